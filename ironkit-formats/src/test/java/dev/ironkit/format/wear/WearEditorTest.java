package dev.ironkit.format.wear;

import static dev.ironkit.format.wear.WearSamples.strict;
import static dev.ironkit.format.wear.WearSamples.text;
import static dev.ironkit.testkit.WearBytes.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WearEditorTest {

    @Test
    @Clause({"wear.9-writer", "wear.12.1-blank-line"})
    void writesNewTextAsTheGameHasIt() {
        assertThat(text(WearList.of(List.of("STONE", "Трава"), List.of()))).isEqualTo("2\r\n0 STONE\r\n1 Трава\r\n");
        assertThat(text(WearList.of(List.of("A"), List.of("L.0", "M.0"))))
                .isEqualTo("1\r\n0 A\r\n\r\nLIGHTMAPS\r\n2\r\n0 L.0\r\n1 M.0\r\n");
        assertThat(WearList.ATTRIBUTES).isEqualTo(new Attributes(0x52414557, 0, 0, 1));
        assertThat(WearFormat.WEAR.sniff(ByteView.empty(), WearList.ATTRIBUTES)).isTrue();
        assertThat(WearFormat.WEAR.sniff(ByteView.empty(), Attributes.NONE)).isFalse();
    }

    @Test
    @Clause("wear.9-edit-row")
    void anotherNameTouchesOnlyItself() {
        WearList odd = strict(list().row(" 7\tSTONE  ").row("3 B").lineEnd("\n").rest("\n\n"));

        assertThat(text(odd.withMaterial(0, "LAVA"))).isEqualTo("2\n 7\tLAVA  \n3 B\n\n\n");
    }

    @Test
    void addedAndRemovedRowsKeepIdsThatCountAndLeaveOthersAlone() {
        WearList counting = strict(list("A", "B", "C"));
        WearList odd = strict(list().row("5 A").row("7 B"));

        assertThat(text(counting.edit().removeMaterial(0).apply())).isEqualTo("2\r\n0 B\r\n1 C\r\n");
        assertThat(text(counting.edit().insertMaterial(1, "N").apply())).isEqualTo("4\r\n0 A\r\n1 N\r\n2 B\r\n3 C\r\n");
        assertThat(text(odd.edit().insertMaterial(0, "N").apply())).isEqualTo("3\r\n0 N\r\n5 A\r\n7 B\r\n");
    }

    @Test
    void theFirstLightmapBringsItsWordAndTheLastTakesItAway() {
        WearList bare = strict(list("A").lineEnd("\n").noLastLineEnd());

        WearList lit = bare.edit().addLightmap("L.0").apply();

        assertThat(text(lit)).isEqualTo("1\n0 A\n\nLIGHTMAPS\n1\n0 L.0\n");
        assertThat(text(lit.edit().removeLightmap(0).apply())).isEqualTo("1\n0 A\n");
        assertThat(text(lit.edit().insertLightmap(0, "K.0").lightmap(1, "M.0").apply()))
                .isEqualTo("1\n0 A\n\nLIGHTMAPS\n2\n0 K.0\n1 M.0\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "A B", "A\n", "A\r", "\tA", "A\0", "日", "123456789012345678901234567890123456"})
    void refusesNamesTheEngineWouldNotTake(String name) {
        WearList list = strict(list("A").lightmap("L.0"));

        assertRefused(
                WearProblem.EDIT_NAME,
                "a name must have 1 to 35 characters and no spaces: " + name,
                () -> list.withMaterial(0, name));
        assertRefused(
                WearProblem.EDIT_LIGHTMAP,
                "a lightmap name must have 1 to 35 characters, no spaces, and a dot: " + name,
                () -> list.withLightmap(0, name));
    }

    @Test
    void refusesALightmapWithoutADotAndAListWithoutMaterials() {
        WearList list = strict(list("A").lightmap("L.0"));

        assertRefused(
                WearProblem.EDIT_LIGHTMAP,
                "a lightmap name must have 1 to 35 characters, no spaces, and a dot: LIGHT",
                () -> list.edit().addLightmap("LIGHT"));
        assertRefused(
                WearProblem.EDIT_COUNT,
                "a list must have at least one material",
                () -> list.edit().removeMaterial(0).apply());
        assertRefused(
                WearProblem.EDIT_COUNT,
                "a list must have at least one material",
                () -> WearList.of(List.of(), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"LIGHTMAPS", "\r\nlightmaps\r\n1\r\n0 M.0\r\n", "more LIGHTMAPS 1 0 M.0"})
    @Clause("wear.9-edit-row")
    void refusesToTakeLightmapsAwayWhereOthersWouldBeReadInTheirPlace(String rest) {
        WearEditor editor = strict(list("A").lightmap("L.0").rest(rest)).edit().removeLightmap(0);

        assertRefused(
                WearProblem.EDIT_REST,
                "the text after the last row contains LIGHTMAPS and would be read as lightmaps",
                editor::apply);
        assertThat(text(editor.withoutRest().apply())).isEqualTo("1\r\n0 A\r\n");
    }

    @Test
    void keepsARestThatNobodyReads() {
        WearList odd = strict(list("A").lightmap("L.0").rest("some lightmaps\r\n"));

        assertThat(text(odd.edit().removeLightmap(0).apply())).isEqualTo("1\r\n0 A\r\nsome lightmaps\r\n");
        WearList said = strict(list("A").rest("more LIGHTMAPS 1 0 M.0"));
        assertThat(text(said.withMaterial(0, "B"))).isEqualTo("1\r\n0 B\r\nmore LIGHTMAPS 1 0 M.0");
    }

    private static void assertRefused(WearProblem code, String message, ThrowingCallable edit) {
        assertThatThrownBy(edit)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(code))
                .hasMessage(message);
    }
}
