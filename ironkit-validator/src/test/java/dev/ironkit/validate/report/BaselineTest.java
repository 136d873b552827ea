package dev.ironkit.validate.report;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

@Clause("links.4-baseline")
class BaselineTest {

    private static final CheckedFile.Checked ONE = Reports.checked(
            "a.lib", archive().with(entry("DATA", "a").nameTail("old")).build());

    private static final CheckedFile.Checked TWO = Reports.checked(
            "a.lib",
            archive()
                    .with(
                            entry("DATA", "x").payload("abc"),
                            entry("DATA", "a").nameTail("old"),
                            entry("DATA", "c").nameTail("old"))
                    .build());

    private static Baseline written(CheckedFile... files) {
        StringBuilder text = new StringBuilder();
        Baseline.of(List.of(files), Baseline.Names.AS_PRINTED).write("ironkit 0.1.0", ".", text::append);
        return parse(text.toString());
    }

    private static Baseline parse(String text) {
        return Baseline.parse(JsonReader.read(text), Baseline.Names.AS_PRINTED, UnaryOperator.identity());
    }

    private static int left(Baseline known, CheckedFile file) {
        return ((CheckedFile.Checked) known.without(file))
                .validation()
                .findings()
                .size();
    }

    @Test
    void whatIsKnownIsLeftOut() {
        Baseline known = written(ONE);

        assertThat(left(known, ONE)).isZero();
        assertThat(known.taken()).isEqualTo(1);
        assertThat(known.gone()).isZero();
    }

    @Test
    void whatIsNewStaysThoughTheOtherMoved() {
        CheckedFile.Checked moved = Reports.checked(
                "a.lib",
                archive()
                        .with(entry("DATA", "a").nameTail("old").payload("longer than before"))
                        .build());

        assertThat(left(written(ONE), moved)).isZero();
        assertThat(left(written(ONE), TWO)).isEqualTo(2);
    }

    @Test
    void asManyAreKnownAsThereWere() {
        Baseline known = written(ONE);

        assertThat(left(known, ONE)).isZero();
        assertThat(left(known, ONE)).isEqualTo(1);
    }

    @Test
    void whatIsNotMetAgainIsCounted() {
        Baseline known = written(TWO);

        known.without(Reports.checked("a.lib", archive().build()));

        assertThat(known.gone()).isEqualTo(2);
    }

    @Test
    void otherDocumentsAreRefused() {
        assertThatThrownBy(() -> parse("{\"schema\": \"ironkit.report\"}")).isInstanceOf(JsonException.class);
        assertThatThrownBy(() -> parse("{\"schema\": \"ironkit.baseline\", \"findings\": [{\"code\": 5}]}"))
                .isInstanceOf(JsonException.class);
    }
}
