package dev.ironkit.format.nres;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;
import static dev.ironkit.format.nres.NresSamples.bytes;
import static dev.ironkit.format.nres.NresSamples.three;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what strict and tolerant readers make of it. */
class NresProblemTest {

    /** An input, the rule it breaks, where, and how much it matters. */
    record Fixture(
            NresProblem code,
            ByteView image,
            long offset,
            long length,
            Severity strict,
            Severity tolerant,
            String what) {

        /** The fixture with a name of its own, where a rule has several. */
        Fixture of(String other) {
            return new Fixture(code, image, offset, length, strict, tolerant, other);
        }

        @Override
        public String toString() {
            return what.isEmpty() ? code.id() : code.id() + ": " + what;
        }
    }

    static Stream<Fixture> fatal() {
        return Stream.of(
                fatal(NresProblem.SHORT, bytes(15, 0), 0, 15).of("one too few"),
                fatal(NresProblem.SHORT, new byte[0], 0, 0).of("nothing"),
                fatal(NresProblem.MAGIC, three().magic(bytes(4, 'x')).build(), 0, 4),
                fatal(NresProblem.VERSION, three().version(0x101).build(), 4, 4),
                fatal(NresProblem.COUNT, three().count(0xFFFF_FFFFL).build(), 8, 4)
                        .of("below 0"),
                fatal(NresProblem.COUNT, three().count(1_000_001).build(), 8, 4).of("above the cap"),
                fatal(NresProblem.TOTAL_SIZE, three().totalSize(233).build(), 12, 4)
                        .of("one too many"),
                fatal(NresProblem.TOTAL_SIZE, three().totalSize(0xFFFF_FFFFL).build(), 12, 4)
                        .of("below 0"),
                fatal(NresProblem.DIRECTORY, archive().count(1).build(), 8, 4).of("one record"),
                fatal(NresProblem.DIRECTORY, three().count(0xF_0000).build(), 8, 4)
                        .of("many records"));
    }

    static Stream<Fixture> local() {
        return Stream.of(
                local(
                                NresProblem.RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").offset(4000))
                                        .build(),
                                24 + 56,
                                4,
                                ERROR,
                                ERROR)
                        .of("behind the image"),
                local(
                                NresProblem.RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").offset(15))
                                        .build(),
                                24 + 56,
                                4,
                                ERROR,
                                ERROR)
                        .of("in the header"),
                local(
                                NresProblem.RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").size(9))
                                        .build(),
                                24 + 56,
                                4,
                                ERROR,
                                ERROR)
                        .of("into the directory"),
                local(
                                NresProblem.RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").size(0xFFFF_FFF0L))
                                        .build(),
                                24 + 56,
                                4,
                                ERROR,
                                ERROR)
                        .of("a sum above 32 bits"),
                local(
                        NresProblem.NAME_NUL,
                        archive()
                                .with(entry(1, "a").nameField(bytes(36, 'a')).payload("1"))
                                .build(),
                        24 + 20,
                        36,
                        ERROR,
                        WARNING),
                local(
                        NresProblem.NAME_EMPTY,
                        archive().with(entry(1, "").payload("1")).build(),
                        24 + 20,
                        36,
                        ERROR,
                        WARNING),
                local(
                                NresProblem.OVERLAP,
                                archive()
                                        .with(
                                                entry(1, "a").payload("12345678"),
                                                entry(1, "b").sharing(0, 4, 4))
                                        .build(),
                                20,
                                4,
                                ERROR,
                                WARNING)
                        .of("four bytes"),
                local(
                                NresProblem.OVERLAP,
                                archive()
                                        .with(
                                                entry(1, "a").payload("12345678"),
                                                entry(1, "b").sharing(0, 4, 0))
                                        .build(),
                                20,
                                0,
                                ERROR,
                                WARNING)
                        .of("an empty payload"),
                local(
                                NresProblem.SORT_RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").cell(1))
                                        .build(),
                                24 + 60,
                                4,
                                ERROR,
                                WARNING)
                        .of("behind the last"),
                local(
                                NresProblem.SORT_RANGE,
                                archive()
                                        .with(entry(1, "a").payload("1").cell(0xFFFF_FFFFL))
                                        .build(),
                                24 + 60,
                                4,
                                ERROR,
                                WARNING)
                        .of("below 0"),
                local(
                        NresProblem.SORT_PERMUTATION,
                        archive().with(entry(1, "a"), entry(1, "b")).cells(0, 0).build(),
                        16 + 64 + 60,
                        4,
                        ERROR,
                        WARNING),
                local(
                                NresProblem.SORT_ORDER,
                                archive()
                                        .with(entry(1, "a"), entry(1, "b"))
                                        .cells(1, 0)
                                        .build(),
                                16 + 64 + 60,
                                4,
                                ERROR,
                                WARNING)
                        .of("turned round"),
                local(
                                NresProblem.SORT_ORDER,
                                archive()
                                        .with(entry(1, "A_A"), entry(1, "AAB"))
                                        .cells(1, 0)
                                        .build(),
                                16 + 64 + 60,
                                4,
                                ERROR,
                                WARNING)
                        .of("by an upper fold"),
                local(
                        NresProblem.SORT_STABLE,
                        archive().with(entry(1, "a"), entry(1, "A")).cells(1, 0).build(),
                        16 + 60,
                        4,
                        WARNING,
                        WARNING),
                local(
                        NresProblem.ALIGN,
                        archive()
                                .lead(bytes(4, 0))
                                .with(entry(1, "a").payload("1234"))
                                .build(),
                        24 + 56,
                        4,
                        WARNING,
                        WARNING),
                local(
                                NresProblem.PADDING,
                                archive()
                                        .with(entry(1, "a").payload("1").after(bytes(7, 1)))
                                        .build(),
                                17,
                                7,
                                WARNING,
                                WARNING)
                        .of("no zeros"),
                local(
                                NresProblem.PADDING,
                                archive()
                                        .with(entry(1, "a").payload("1").after(bytes(15, 0)))
                                        .build(),
                                17,
                                15,
                                WARNING,
                                WARNING)
                        .of("too long"),
                local(
                                NresProblem.UNINDEXED,
                                archive()
                                        .lead(bytes(8, 1))
                                        .with(entry(1, "a").payload("1"))
                                        .build(),
                                16,
                                8,
                                INFO,
                                INFO)
                        .of("before the first"),
                local(
                                NresProblem.UNINDEXED,
                                archive()
                                        .with(entry(1, "a").payload("1").after(bytes(15, 0)))
                                        .build(),
                                17,
                                15,
                                INFO,
                                INFO)
                        .of("behind the last"),
                local(
                        NresProblem.NAME_TAIL,
                        archive().with(entry(1, "a").payload("1").nameTail("x")).build(),
                        24 + 22,
                        34,
                        INFO,
                        INFO),
                local(
                        NresProblem.DUPLICATE_NAME,
                        archive().with(entry(1, "a"), entry(1, "A")).build(),
                        16 + 20,
                        36,
                        INFO,
                        INFO));
    }

    @ParameterizedTest
    @MethodSource("fatal")
    @Clause(
            value = "nres.4.2-fatal-rules",
            rows = {"nres.short", "nres.magic", "nres.version", "nres.count", "nres.total-size", "nres.directory"})
    @Clause(
            value = {"nres.1.1-magic", "nres.4.2-magic"},
            rows = "nres.magic")
    @Clause(
            value = {"nres.1.1-version", "nres.4.2-version"},
            rows = "nres.version")
    @Clause(value = "nres.1.1-count", rows = "nres.count: below 0")
    @Clause(
            value = {"nres.1.1-total-size", "nres.4.2-total-size"},
            rows = {"nres.total-size: one too many", "nres.total-size: below 0"})
    @Clause(
            value = "nres.4.2-short",
            rows = {"nres.short: one too few", "nres.short: nothing"})
    @Clause(
            value = "nres.4.2-count",
            rows = {"nres.count: below 0", "nres.count: above the cap"})
    @Clause(
            value = "nres.4.2-directory",
            rows = {"nres.directory: one record", "nres.directory: many records"})
    @Clause(value = "nres.4.1-caps", rows = "nres.count: above the cap")
    void endsTheReadingInEveryMode(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> decode(fixture, mode))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        }
    }

    @ParameterizedTest
    @MethodSource("local")
    @Clause(
            value = "nres.4.2-local-rules",
            rows = {
                "nres.range",
                "nres.name-nul",
                "nres.name-empty",
                "nres.overlap",
                "nres.sort-range",
                "nres.sort-permutation",
                "nres.sort-order",
                "nres.sort-stable",
                "nres.align",
                "nres.padding",
                "nres.unindexed",
                "nres.name-tail",
                "nres.duplicate-name"
            })
    @Clause(value = "nres.3-zero-size-overlap", rows = "nres.overlap: an empty payload")
    @Clause(
            value = {"D26", "nres.4.2-name-nul", "nres.1.3-no-nul"},
            rows = "nres.name-nul")
    @Clause(
            value = "D28",
            rows = {"nres.align", "nres.padding", "nres.unindexed"})
    @Clause(
            value = "nres.4.2-range",
            rows = {
                "nres.range: behind the image",
                "nres.range: in the header",
                "nres.range: into the directory",
                "nres.range: a sum above 32 bits"
            })
    @Clause(
            value = {"nres.4.2-name-empty", "nres.1.3-empty"},
            rows = "nres.name-empty")
    @Clause(
            value = {"nres.4.2-overlap", "nres.3-overlap"},
            rows = {"nres.overlap: four bytes", "nres.overlap: an empty payload"})
    @Clause(
            value = "nres.4.2-sort-range",
            rows = {"nres.sort-range: behind the last", "nres.sort-range: below 0"})
    @Clause(value = "nres.4.2-sort-permutation", rows = "nres.sort-permutation")
    @Clause(
            value = "nres.4.2-sort-order",
            rows = {"nres.sort-order: turned round", "nres.sort-order: by an upper fold"})
    @Clause(
            value = {"nres.4.2-sort-stable", "nres.2-stable"},
            rows = "nres.sort-stable")
    @Clause(value = "nres.4.2-align", rows = "nres.align")
    @Clause(value = "nres.4.2-padding", rows = "nres.padding")
    @Clause(
            value = {"nres.4.2-unindexed", "nres.3-gaps-allowed"},
            rows = "nres.unindexed")
    @Clause(value = "nres.4.2-name-tail", rows = "nres.name-tail")
    @Clause(value = "nres.4.2-duplicate-name", rows = "nres.duplicate-name")
    @Clause(
            value = {"nres.2-lower-fold", "nres.10-upper-fold"},
            rows = "nres.sort-order: by an upper fold")
    void reportsWhatCanBeReadPast(Fixture fixture) {
        check(only(fixture, Problems.Mode.TOLERANT), fixture, fixture.tolerant());
        check(only(fixture, Problems.Mode.AUDIT), fixture, fixture.strict());
        if (fixture.strict() == ERROR) {
            assertThatThrownBy(() -> decode(fixture, Problems.Mode.STRICT))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        } else {
            check(only(fixture, Problems.Mode.STRICT), fixture, fixture.strict());
        }
    }

    @Test
    void coversEveryRuleOfReading() {
        Set<NresProblem> covered = EnumSet.noneOf(NresProblem.class);
        Stream.concat(fatal(), local()).forEach(fixture -> covered.add(fixture.code()));

        assertThat(covered)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(NresProblem.values())
                        .filter(code -> !code.id().startsWith("nres.edit-"))
                        .toList());
    }

    @Test
    void namesTheEntryInTheAddress() {
        byte[] image = archive()
                .with(
                        entry(1, "twice").payload("1").nameTail("x"),
                        entry(1, "TWICE"),
                        entry(1, "once").nameTail("y"))
                .build();
        Problems problems = Problems.in(Problems.Mode.AUDIT, new AssetPath("a.lib"));

        NresFormat.NRES.decode(ByteView.of(image), problems);

        assertThat(problems.all())
                .filteredOn(found -> found.code() == NresProblem.NAME_TAIL)
                .extracting(found -> found.path().text())
                .containsExactly("a.lib!/@0", "a.lib!/once");
    }

    @Test
    void doesNotReportPlainPadding() {
        Problems problems = Problems.strict();

        NresFormat.NRES.decode(ByteView.of(three().build()), problems);

        assertThat(problems.all()).isEmpty();
    }

    private static Fixture fatal(NresProblem code, byte[] image, long offset, long length) {
        return new Fixture(code, ByteView.of(image), offset, length, ERROR, ERROR, "");
    }

    private static Fixture local(
            NresProblem code, byte[] image, long offset, long length, Severity strict, Severity tolerant) {
        return new Fixture(code, ByteView.of(image), offset, length, strict, tolerant, "");
    }

    private static Problems decode(Fixture fixture, Problems.Mode mode) {
        Problems problems = Problems.in(mode, AssetPath.UNNAMED);
        NresFormat.NRES.decode(fixture.image(), problems);
        return problems;
    }

    private static Diagnostic only(Fixture fixture, Problems.Mode mode) {
        return decode(fixture, mode).all().stream()
                .filter(found -> found.code() == fixture.code())
                .findFirst()
                .orElseThrow(() -> new AssertionError("not reported"));
    }

    private static void check(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.range().offset()).isEqualTo(fixture.offset());
        assertThat(found.range().length()).isEqualTo(fixture.length());
        assertThat(found.message()).doesNotContain("{");
    }
}
