package dev.ironkit.format.wear;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.WARNING;
import static dev.ironkit.testkit.WearBytes.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.WearBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what readers and the validator make of it. */
class WearProblemTest {

    /** An input, the rule it breaks, where, and what is said. */
    record Fixture(WearProblem code, ByteView image, String field, int offset, int length, String message) {
        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    static Stream<Fixture> fatal() {
        WearBytes lightmaps = list("A").lightmap("L.0");
        return Stream.of(
                text("", WearProblem.COUNT, "count", 0, 0, "expected a number of rows, found nothing"),
                text("\r\n0 A\r\n", WearProblem.COUNT, "count", 0, 2, "expected a number of rows, found nothing"),
                count("0", "the number of rows must be above 0: 0"),
                count("-1", "the number of rows must be above 0: -1"),
                count("-99999999999999999999", "the number of rows must be above 0: -99999999999999999999"),
                count("2147483648", "the number of rows is more than 2147483647: 2147483648"),
                count("4294967297", "the number of rows is more than 2147483647: 4294967297"),
                count("18446744073709551616", "the number of rows is more than 2147483647: 18446744073709551616"),
                count("1 2", "expected a number of rows, found: 1 2"),
                count("one", "expected a number of rows, found: one"),
                count("1.0", "expected a number of rows, found: 1.0"),
                count("+", "expected a number of rows, found: +"),
                text("1\r0 A\n", WearProblem.COUNT, "count", 0, 6, "expected a number of rows, found: 1\r0 A"),
                text("1", WearProblem.ROWS, "rows", 1, 0, "the text ends before row 0 of 1"),
                rows(list("A").sayCount("2"), "rows", 8, 0, "the text ends before row 1 of 2"),
                rows(list("A").sayCount("2147483647"), "rows", 17, 0, "the text ends before row 1 of 2147483647"),
                rows(list("A").row("x B"), "rows[1].id", 8, 5, "row 1 does not start with a number: x B"),
                rows(list("A").row("1x B"), "rows[1].id", 8, 6, "row 1 does not start with a number: 1x B"),
                rows(list("A").row("").row("1 B"), "rows[1].id", 8, 2, "row 1 does not start with a number: "),
                rows(list().row("0"), "rows[0].name", 3, 3, "row 0 has no name: 0"),
                rows(list().row("0  "), "rows[0].name", 3, 5, "row 0 has no name: 0"),
                lightmaps(
                        list("A").sayLightmapCount("0"),
                        "lightmapCount",
                        21,
                        3,
                        "the number of rows must be above 0: 0"),
                lightmaps(
                        list("A").lightmap("L.0").sayLightmapCount("-5"),
                        "lightmapCount",
                        21,
                        4,
                        "the number of rows must be above 0: -5"),
                lightmaps(
                        list("A").lightmap("L.0").sayLightmapCount("x"),
                        "lightmapCount",
                        21,
                        3,
                        "expected a number of rows, found: x"),
                lightmaps(
                        list("A").rest("\r\nLIGHTMAPS"),
                        "lightmapCount",
                        19,
                        0,
                        "expected a number of rows, found nothing"),
                lightmaps(lightmaps.sayLightmapCount("2"), "lightmaps", 31, 0, "the text ends before row 1 of 2"),
                lightmaps(
                        list("A").lightmapRow("L.0"),
                        "lightmaps[0].id",
                        24,
                        5,
                        "row 0 does not start with a number: L.0"),
                lightmaps(list("A").lightmapRow("3"), "lightmaps[0].name", 24, 3, "row 0 has no name: 3"));
    }

    static Stream<Fixture> odd() {
        return Stream.of(
                odd(
                        WearProblem.BLANK_LINE,
                        list("A").lightmap("L.0").blankLines(0),
                        "separator",
                        8,
                        0,
                        "0 blank lines precede LIGHTMAPS instead of one"),
                odd(
                        WearProblem.BLANK_LINE,
                        list("A").lightmap("L.0").blankLines(2),
                        "separator",
                        8,
                        4,
                        "2 blank lines precede LIGHTMAPS instead of one"),
                odd(
                        WearProblem.KEYWORD,
                        list("A").lightmap("L.0").keyword("LightMaps"),
                        "keyword.word",
                        10,
                        9,
                        "the keyword before the lightmaps is LightMaps"),
                odd(
                        WearProblem.IDS,
                        list().row("0 A").row("2 B").row("3 C"),
                        "rows[1].id",
                        8,
                        1,
                        "row 1 of the materials has id 2"),
                odd(
                        WearProblem.IDS,
                        list("A").lightmapRow("5 L.0"),
                        "lightmaps[0].id",
                        24,
                        1,
                        "row 0 of the lightmaps has id 5"),
                odd(
                        WearProblem.NAME_SPACE,
                        list("A", "ROCK WITH MOSS"),
                        "rows[1].name",
                        10,
                        14,
                        "row 1 of the materials has a name with spaces: ROCK WITH MOSS"),
                odd(
                        WearProblem.LIGHTMAP_NAME,
                        list("A").lightmap("L"),
                        "lightmaps[0].name",
                        26,
                        1,
                        "the name of the lightmap in row 0 has no dot: L"),
                odd(
                        WearProblem.NAME,
                        list("A", "N".repeat(36)),
                        "rows[1].name",
                        10,
                        36,
                        "row 1 of the materials has a name of 36 characters; the maximum is 35: " + "N".repeat(36)),
                odd(
                        WearProblem.NAME,
                        list("A").lightmap("L\0.0"),
                        "lightmaps[0].name",
                        26,
                        4,
                        "row 0 of the lightmaps has a control character in its name: L\0.0"),
                odd(
                        WearProblem.PALETTE_SUFFIX,
                        list("A").lightmap("L.["),
                        "lightmaps[0].name",
                        26,
                        3,
                        "the lightmap name in row 0, L.[, selects palette 286; only 286 palettes exist"),
                odd(
                        WearProblem.ROW_LIMIT,
                        list(Collections.nCopies(65537, "A").toArray(new String[0])),
                        "count.word",
                        0,
                        7,
                        "the list has 65537 materials, but handles reach only the first 65536"),
                odd(
                        WearProblem.TRAILING,
                        list("A").rest("\r\n1 B\r\n"),
                        "rest",
                        10,
                        3,
                        "more text follows the last row: 1 B"));
    }

    @ParameterizedTest
    @MethodSource("fatal")
    @Clause(
            value = {"wear.8.3-count", "wear.12.3-count"},
            rows = {
                "wear.count: the number of rows must be above 0: 0",
                "wear.count: the number of rows must be above 0: -1"
            })
    @Clause(
            value = "wear.8.3-lightmap-count",
            rows = {
                "wear.lightmaps: the number of rows must be above 0: 0",
                "wear.lightmaps: the number of rows must be above 0: -5"
            })
    @Clause(
            value = "wear.12.3-rows",
            rows = {"wear.rows: the text ends before row 0 of 1", "wear.rows: the text ends before row 1 of 2"})
    @Clause(value = "wear.12.3-lightmaps", rows = "wear.lightmaps: the text ends before row 1 of 2")
    @Clause(
            value = "wear.11-count",
            rows = {
                "wear.count: expected a number of rows, found nothing",
                "wear.count: the number of rows is more than",
                "wear.count: expected a number of rows, found: one"
            })
    @Clause(
            value = "wear.11-rows",
            rows = {"wear.rows: row 1 does not start with a number: x B", "wear.rows: row 0 has no name"})
    @Clause(
            value = "wear.11-lightmaps",
            rows = {"wear.lightmaps: row 0 does not start", "wear.lightmaps: row 0 has no name"})
    @Clause(value = "wear.9-lone-cr", rows = "found: 1<CR>0 A")
    @Clause(
            value = "D38",
            rows = {"wear.count", "wear.rows", "wear.lightmaps"})
    @Clause(value = "D39", rows = "wear.lightmaps: the number of rows must be above 0: 0")
    void endsTheReadingInEveryMode(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> decode(fixture, mode))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        }
    }

    @ParameterizedTest
    @MethodSource("odd")
    @Clause(
            value = "wear.11-blank-line",
            rows = {"wear.blank-line: 0", "wear.blank-line: 2"})
    @Clause(value = "wear.12.3-blank-line", rows = "wear.blank-line: 0")
    @Clause(
            value = "wear.11-ids",
            rows = {"row 1 of the materials has id", "row 0 of the lightmaps has id"})
    @Clause(
            value = {"wear.11-trailing", "wear.9-trailing"},
            rows = "wear.trailing")
    @Clause(
            value = "D38",
            rows = {"wear.blank-line: 2", "wear.keyword", "wear.name-space"})
    void takesWhatIsOddAndLetsTheValidatorSayIt(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            Problems problems = decode(fixture, mode);
            assertThat(problems.all()).isEmpty();
            WearRules.check(WearFormat.WEAR.decode(fixture.image(), problems), fixture.image(), problems);
            assertThat(problems.all()).hasSize(1);
            check(problems.all().get(0), fixture, WARNING);
        }
    }

    @Test
    void coversEveryRule() {
        Set<WearProblem> covered = EnumSet.noneOf(WearProblem.class);
        Stream.concat(fatal(), odd()).forEach(fixture -> covered.add(fixture.code()));

        assertThat(covered)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(WearProblem.values())
                        .filter(code -> !code.id().startsWith("wear.edit-"))
                        .toList());
    }

    @Test
    void saysNothingAboutOrdinaryLists() {
        for (WearBytes list : new WearBytes[] {
            list("A", "B").rest("\r\n\r\n"),
            list("A").lightmap("L.0").lightmap("M.A9").lineEnd("\n"),
            list("A").noLastLineEnd()
        }) {
            Problems problems = Problems.strict();
            ByteView image = ByteView.of(list.build());
            WearRules.check(WearFormat.WEAR.decode(image, problems), image, problems);
            assertThat(problems.all()).isEmpty();
        }
    }

    private static Fixture text(String text, WearProblem code, String field, int offset, int length, String message) {
        byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
        return new Fixture(code, ByteView.of(bytes), field, offset, length, message);
    }

    private static Fixture count(String count, String message) {
        return odd(WearProblem.COUNT, list("A").sayCount(count), "count", 0, count.length() + 2, message);
    }

    private static Fixture rows(WearBytes list, String field, int offset, int length, String message) {
        return odd(WearProblem.ROWS, list, field, offset, length, message);
    }

    private static Fixture lightmaps(WearBytes list, String field, int offset, int length, String message) {
        return odd(WearProblem.LIGHTMAPS, list, field, offset, length, message);
    }

    private static Fixture odd(WearProblem code, WearBytes list, String field, int offset, int length, String message) {
        return new Fixture(code, ByteView.of(list.build()), field, offset, length, message);
    }

    private static Problems decode(Fixture fixture, Problems.Mode mode) {
        Problems problems = Problems.in(mode, AssetPath.UNNAMED);
        WearFormat.WEAR.decode(fixture.image(), problems);
        return problems;
    }

    private static void check(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.message()).isEqualTo(fixture.message());
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.field()).isEqualTo(fixture.field());
        assertThat(found.range().offset()).isEqualTo(fixture.offset());
        assertThat(found.range().length()).isEqualTo(fixture.length());
    }
}
