package dev.ironkit.format.rsli;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;
import static dev.ironkit.testkit.RsliBytes.library;
import static dev.ironkit.testkit.RsliBytes.packed;
import static dev.ironkit.testkit.RsliBytes.stored;
import static dev.ironkit.testkit.RsliBytes.xor;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import dev.ironkit.testkit.RsliEntryBytes;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule of reading with its smallest fixture, strict and tolerant. */
class RsliProblemTest {

    /** A file that breaks one rule, and how much that matters; {@code fatal} files cannot be read at all. */
    private record Case(
            String what, RsliProblem problem, ByteView file, Severity strict, Severity tolerant, boolean fatal) {
        @Override
        public String toString() {
            return problem.id() + ": " + what;
        }
    }

    private static Case reported(String what, RsliProblem problem, byte[] file, Severity strict, Severity tolerant) {
        return new Case(what, problem, ByteView.of(file), strict, tolerant, false);
    }

    private static Case fatal(String what, RsliProblem problem, byte[] file) {
        return new Case(what, problem, ByteView.of(file), ERROR, ERROR, true);
    }

    static Stream<Case> cases() {
        byte[] empty = library().build();
        return Stream.of(
                fatal("nothing", RsliProblem.MAGIC, new byte[0]),
                fatal("three bytes", RsliProblem.MAGIC, HexText.bytes("4E 4C 00")),
                fatal(
                        "third byte",
                        RsliProblem.MAGIC,
                        library().magic(HexText.bytes("4E 4C 01 01")).build()),
                fatal(
                        "version",
                        RsliProblem.MAGIC,
                        library().magic(HexText.bytes("4E 4C 00 02")).build()),
                fatal("four bytes", RsliProblem.COUNT, Arrays.copyOf(empty, 4)),
                fatal("half a count", RsliProblem.COUNT, Arrays.copyOf(empty, 5)),
                fatal("short header", RsliProblem.COUNT, Arrays.copyOf(empty, 31)),
                fatal("negative", RsliProblem.COUNT, library().count(0xFFFF).build()),
                fatal(
                        "most there can be",
                        RsliProblem.COUNT,
                        library().count(0x7FFF).build()),
                fatal(
                        "one too many",
                        RsliProblem.COUNT,
                        library().with(stored("A", "")).count(2).build()),
                reported("range", RsliProblem.SORT, one(stored("A", "").cell(1)), ERROR, WARNING),
                reported("negative", RsliProblem.SORT, one(stored("A", "").cell(-1)), ERROR, WARNING),
                reported("twice", RsliProblem.SORT, two(0, 0), ERROR, WARNING),
                reported("order", RsliProblem.SORT, two(1, 0), ERROR, WARNING),
                reported(
                        "end",
                        RsliProblem.RANGE,
                        one(stored("A", "x").packedSize(2).unpackedSize(2)),
                        ERROR,
                        ERROR),
                reported(
                        "wraps",
                        RsliProblem.RANGE,
                        one(stored("A", "")
                                .offset(-1L & 0xFFFF_FFFFL)
                                .packedSize(2)
                                .unpackedSize(2)),
                        ERROR,
                        ERROR),
                reported(
                        "stored, one more",
                        RsliProblem.RANGE,
                        one(stored("A", "x").packedSize(2)),
                        ERROR,
                        ERROR),
                reported(
                        "two more",
                        RsliProblem.RANGE,
                        one(packed("A", 0x100, 3, RsliSamples.DEFLATE_ABC).packedSize(7)),
                        ERROR,
                        ERROR),
                reported("0x0C0", RsliProblem.METHOD, one(packed("A", 0x0C0, 1, (byte) 1)), WARNING, WARNING),
                reported("0x120", RsliProblem.METHOD, one(packed("A", 0x120, 1, (byte) 1)), WARNING, WARNING),
                reported("smaller", RsliProblem.SIZES, one(stored("A", "x").unpackedSize(2)), ERROR, ERROR),
                reported("larger", RsliProblem.SIZES, one(xor("A", "xyz").unpackedSize(2)), ERROR, WARNING),
                reported(
                        "quirk",
                        RsliProblem.DEFLATE_EOF_PLUS_ONE,
                        RsliSamples.onePastTheEnd().build(),
                        ERROR,
                        WARNING),
                reported("empty", RsliProblem.NAME, one(stored("", "")), WARNING, WARNING),
                reported("small letter", RsliProblem.NAME, one(stored("A.TxT", "")), WARNING, WARNING),
                reported(
                        "twice",
                        RsliProblem.DUPLICATE_NAME,
                        library().with(stored("A", ""), stored("A", "")).build(),
                        WARNING,
                        WARNING),
                reported(
                        "count", RsliProblem.HEADER_COPY, library().countCopy(1).build(), INFO, INFO),
                reported("sum", RsliProblem.HEADER_COPY, library().total(1).build(), INFO, INFO));
    }

    private static byte[] one(RsliEntryBytes entry) {
        return library().seed(0x1234).with(entry).build();
    }

    private static byte[] two(int... cells) {
        return library().with(stored("A", ""), stored("B", "")).cells(cells).build();
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Clause(
            value = "rsli.6-rules",
            rows = {
                "rsli.magic",
                "rsli.count",
                "rsli.sort",
                "rsli.range",
                "rsli.method",
                "rsli.sizes",
                "rsli.deflate-eof-plus-one",
                "rsli.name",
                "rsli.duplicate-name",
                "rsli.header-copy"
            })
    @Clause(value = "rsli.1.1-header", rows = "rsli.count: short header")
    @Clause(
            value = "rsli.6-magic",
            rows = {"rsli.magic: nothing", "rsli.magic: three bytes", "rsli.magic: third byte", "rsli.magic: version"})
    @Clause(
            value = "rsli.6-count",
            rows = {
                "rsli.count: four bytes",
                "rsli.count: half a count",
                "rsli.count: short header",
                "rsli.count: negative",
                "rsli.count: most there can be",
                "rsli.count: one too many"
            })
    @Clause(
            value = "rsli.6-sort",
            rows = {"rsli.sort: range", "rsli.sort: negative", "rsli.sort: twice", "rsli.sort: order"})
    @Clause(
            value = "rsli.6-range",
            rows = {"rsli.range: end", "rsli.range: wraps", "rsli.range: stored, one more", "rsli.range: two more"})
    @Clause(
            value = "rsli.6-method",
            rows = {"rsli.method: 0x0C0", "rsli.method: 0x120"})
    @Clause(
            value = "rsli.6-sizes",
            rows = {"rsli.sizes: smaller", "rsli.sizes: larger"})
    @Clause(value = "rsli.6-deflate-eof-plus-one", rows = "rsli.deflate-eof-plus-one")
    @Clause(
            value = "rsli.6-name",
            rows = {"rsli.name: empty", "rsli.name: small letter"})
    @Clause(value = "rsli.6-duplicate-name", rows = "rsli.duplicate-name")
    @Clause(
            value = "rsli.6-header-copy",
            rows = {"rsli.header-copy: count", "rsli.header-copy: sum"})
    @Clause(
            value = "rsli.1.1-zero-and-version",
            rows = {"rsli.magic: third byte", "rsli.magic: version"})
    @Clause(value = "rsli.1.1-count", rows = "rsli.count: negative")
    void isReported(Case broken) {
        assertThat(broken.problem().strict()).isEqualTo(broken.strict());
        check(broken, Problems.audit(), broken.strict());
        check(broken, Problems.tolerant(), broken.tolerant());
        check(broken, Problems.strict(), broken.strict());
    }

    private static void check(Case broken, Problems problems, Severity severity) {
        boolean ends = broken.fatal() || (problems.mode() == Problems.Mode.STRICT && severity == ERROR);
        ByteView file = broken.file();
        if (ends) {
            assertThatThrownBy(() -> RsliFormat.RSLI.decode(file, problems))
                    .isInstanceOf(MalformedAssetException.class);
        } else {
            assertThat(RsliSamples.encoded(RsliFormat.RSLI.decode(file, problems)))
                    .isEqualTo(file.toByteArray());
        }
        List<Diagnostic> found = problems.all().stream()
                .filter(each -> each.code() == broken.problem())
                .toList();
        assertThat(found).as("%s", problems.all()).isNotEmpty();
        assertThat(found.get(0).severity()).isEqualTo(severity);
        assertThat(found.get(0).range().end()).isLessThanOrEqualTo(file.length());
        assertThat(found.get(0).message() + found.get(0).fix()).doesNotContain("{");
        assertThat(problems.all())
                .as("nothing else is worse than a remark")
                .filteredOn(each -> each.code() != broken.problem())
                .extracting(Diagnostic::code)
                .isSubsetOf(RsliProblem.HEADER_COPY, RsliProblem.SIZES);
    }

    @Test
    void saysWhichFieldAndWhichEntry() {
        Problems problems = Problems.audit();
        RsliFormat.RSLI.decode(ByteView.of(RsliSamples.outside().build()), problems);
        Diagnostic first = problems.all().get(0);
        assertThat(first.code()).isEqualTo(RsliProblem.RANGE);
        assertThat(first.path().text()).isEqualTo("-!/FAR");
        assertThat(first.field()).isEqualTo("entries[0].dataOffset");
        assertThat(first.range().offset()).isEqualTo(32 + 24);
        assertThat(first.message()).contains("16 bytes at 4294967280").contains("136");
    }

    @Test
    @Clause({"D31", "rsli.1.1-count-copy", "rsli.1.1-unpacked-total"})
    void readsZeroedHeaderWords() {
        byte[] file = RsliSamples.everyMethod().countCopy(0).total(0).build();
        assertThat(RsliSamples.contents(RsliSamples.strict(file))).isEqualTo(RsliSamples.EVERY_CONTENT);
    }

    @Test
    @Clause("rsli.2-marker")
    void namesNeverSortedAreNotHeldAgainstAnUnsortedLibrary() {
        Problems problems = Problems.audit();
        byte[] file = RsliSamples.everyMethod().marker(0xABBB).cells(-1, -1, 7).build();
        RsliFormat.RSLI.decode(ByteView.of(file), problems);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    @Clause("rsli.2-permutation")
    void equalNamesMayStandInAnyOrderInTheCells() {
        Problems problems = Problems.audit();
        RsliFormat.RSLI.decode(
                ByteView.of(library()
                        .with(stored("A", ""), stored("A", ""))
                        .cells(1, 0)
                        .build()),
                problems);
        assertThat(problems.has(RsliProblem.SORT)).isFalse();
    }

    @Test
    void takesNoMoreEntriesThanTheLimit() {
        RsliFormat small = new RsliFormat(new Limits(1000, 6, 1000), false);
        assertThatThrownBy(
                        () -> small.decode(ByteView.of(RsliSamples.everyMethod().build()), Problems.tolerant()))
                .isInstanceOf(MalformedAssetException.class)
                .hasMessageContaining("rsli.count");
    }

    @Test
    void aGarbledTableIsSurvived() {
        byte[] file = RsliSamples.everyMethod().build();
        for (int seed = 0; seed < 0x10000; seed += 0x101) {
            byte[] other = file.clone();
            other[20] = (byte) seed;
            other[21] = (byte) (seed >> 8);
            RsliLibrary library = RsliSamples.tolerant(other);
            assertThat(RsliSamples.encoded(library)).isEqualTo(other);
            for (int i = 0; i < library.entries().size(); i++) {
                tryToUnpack(library, i);
            }
        }
    }

    private static void tryToUnpack(RsliLibrary library, int index) {
        try {
            assertThat(library.content(index, Problems.tolerant()).length())
                    .isEqualTo((int) library.entries().get(index).unpackedSize());
        } catch (MalformedAssetException e) {
            assertThat(e.diagnostic().code()).isInstanceOf(RsliProblem.class);
        }
    }

    @Test
    void everyIdIsUsedOnce() {
        Set<String> ids = new HashSet<>();
        for (RsliProblem problem : RsliProblem.values()) {
            assertThat(ids.add(problem.id())).as(problem.id()).isTrue();
            assertThat(problem.id())
                    .isEqualTo("rsli." + problem.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
    }
}
