package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldPathTest {

    private static final RecordLayout ENTRY = RecordLayout.builder()
            .known("attr1", FieldType.U8, "")
            .known("attr2", FieldType.U8, "")
            .build(2);
    private static final ByteView BYTES = ByteView.of(new byte[] {9, 1, 2, 3, 4, 5, 6});

    /** {@code version}, three {@code entries}, and a matrix of rows of cells over the same bytes. */
    private static final Group ROOT = new Group(
            "",
            BYTES.range(),
            List.of(
                    new Leaf("version", FieldType.U8, FieldRole.KNOWN, BYTES.slice(0, 1), ""),
                    new Sequence("entries", BYTES.range(1, 6), 3, i -> ENTRY.describe("entries", entry(i))),
                    new Sequence("rows", BYTES.range(1, 6), 3, FieldPathTest::row),
                    new Sequence("none", BYTES.range(7, 0), 0, i -> row(0))));

    private static ByteView entry(int index) {
        return BYTES.slice(1 + 2 * index, 2);
    }

    private static Sequence row(int index) {
        return new Sequence(
                "rows",
                entry(index).range(),
                2,
                cell -> new Leaf(
                        "rows", FieldType.U8, FieldRole.KNOWN, entry(index).slice(cell, 1), ""));
    }

    private static String value(String path) {
        return ((Leaf) FieldPath.parse(path).find(ROOT)).value();
    }

    @Test
    void findsOneField() {
        assertThat(value("version")).isEqualTo("9");
        assertThat(value("entries[1].attr2")).isEqualTo("4");
        assertThat(value("rows[2][0]")).isEqualTo("5");
        assertThat(FieldPath.parse("entries[0]").find(ROOT)).isInstanceOf(Group.class);
        assertThat(FieldPath.parse("entries").find(ROOT)).isInstanceOf(Sequence.class);
        assertThat(FieldPath.parse("entries[1].attr2")).hasToString("entries[1].attr2");
    }

    @Test
    void startsWithAnIndexWhereTheRootIsASequence() {
        assertThat(FieldPath.parse("[1]").find(row(0)).range()).isEqualTo(BYTES.range(2, 1));
    }

    @Test
    void aStarNamesOneInEveryElement() {
        List<String> found = new ArrayList<>();
        FieldPath.parse("entries[*].attr1")
                .forEach(ROOT, (path, field) -> found.add(path + "=" + ((Leaf) field).value()));
        assertThat(found).containsExactly("entries[0].attr1=1", "entries[1].attr1=3", "entries[2].attr1=5");
        found.clear();
        FieldPath.parse("rows[*][*]").forEach(ROOT, (path, field) -> found.add(path));
        assertThat(found).hasSize(6).startsWith("rows[0][0]", "rows[0][1]");
        found.clear();
        FieldPath.parse("none[*]").forEach(ROOT, (path, field) -> found.add(path));
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "a.",
                ".a",
                "a..b",
                "a[",
                "a[]",
                "a[x]",
                "a[-1]",
                "a[1",
                "a[1]b",
                "a]",
                "a[1]]",
                "a.[1]",
                "a[1234567890]",
                "a[*",
                "a[**]",
                "[",
                "]",
                "a[1].",
                "a[0x1]"
            })
    void refusesWhatIsNoPath(String text) {
        assertThatThrownBy(() -> FieldPath.parse(text))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("is not a field path");
    }

    @Test
    void saysWhatThereIsInsteadOfAFieldThatIsNot() {
        assertThatThrownBy(() -> value("entries[0].attr9"))
                .isInstanceOf(FieldValueException.class)
                .hasMessage("entries[0] has no field 'attr9'; available: attr1, attr2");
        assertThatThrownBy(() -> value("size"))
                .hasMessageStartingWith("the asset has no field 'size'; available: version");
        assertThatThrownBy(() -> value("version.x")).hasMessage("version has no field 'x'");
        assertThatThrownBy(() -> value("entries.attr1")).hasMessage("entries has no field 'attr1'");
    }

    @Test
    void saysHowManyElementsThereAre() {
        assertThatThrownBy(() -> value("entries[3].attr1"))
                .isInstanceOf(FieldValueException.class)
                .hasMessage("entries has 3 elements, but not [3]");
        assertThatThrownBy(() -> value("entries[999999999].attr1")).isInstanceOf(FieldValueException.class);
        assertThatThrownBy(() -> value("version[0]")).hasMessage("version has no elements");
        assertThatThrownBy(() -> FieldPath.parse("[0]").find(ROOT)).hasMessage("the asset has no elements");
    }

    @Test
    void findWantsExactlyOne() {
        assertThatThrownBy(() -> value("entries[*].attr1")).hasMessageContaining("names 3 fields");
        assertThatThrownBy(() -> value("none[*]")).hasMessageContaining("names 0 fields");
    }

    private static List<String> present(String path) {
        List<String> paths = new ArrayList<>();
        FieldPath.parse(path).forEachPresent(ROOT, (full, field) -> paths.add(full));
        return paths;
    }

    @Test
    void filtersChooseElementsByTheirFields() {
        assertThat(value("entries[attr1=3].attr2")).isEqualTo("4");
        assertThat(present("entries[attr1>1].attr2")).containsExactly("entries[1].attr2", "entries[2].attr2");
        assertThat(present("entries[attr1>1][attr2!=6].attr2")).containsExactly("entries[1].attr2");
        assertThat(present("entries[nothing=1].attr2")).isEmpty();
        assertThat(present("entries[attr1=0x05]")).containsExactly("entries[2]");
    }

    @Test
    void whatIsNotThereIsPassedOverWhereThatIsAskedFor() {
        assertThat(present("missing.attr1")).isEmpty();
        assertThat(present("entries[7].attr1")).isEmpty();
        assertThat(present("version[0]")).isEmpty();
        assertThat(present("entries[2].attr1")).containsExactly("entries[2].attr1");
    }
}
