package dev.ironkit.format.msh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.file.MshProblem;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what strict and tolerant readers make of it. */
class MshProblemTest {

    /** An input, the rule it breaks, where, and what is said. */
    record Fixture(MshProblem code, ByteView image, String field, ByteRange range, String message) {
        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    private static Fixture fixture(
            MshProblem code, ModelBytes model, String field, int entry, int at, int length, String message) {
        int start = model.archive().payloadOffset(entry) + at;
        return new Fixture(code, ByteView.of(model.build()), field, new ByteRange(start, length), message);
    }

    /** The tables come as 1, 2, 3, 13, 6 and then whatever a fixture adds. */
    private static ModelBytes one() {
        return ModelBytes.bare()
                .node(0, 0xFFFF, 0xFFFF, 0)
                .order(List.of(1, 2, 3, 13, 6, 4, 7, 8, 9, 10, 16, 17, 19, 20));
    }

    static Stream<Fixture> findings() {
        return Stream.of(
                fixture(
                        MshProblem.STRIDE,
                        one().append(1, 9, 9, 9),
                        "nodes",
                        0,
                        38,
                        3,
                        "nodes (Res1) has 3 extra bytes after its last complete 38-byte record"),
                fixture(
                        MshProblem.STRIDE,
                        one().append(2, 9),
                        "slots",
                        1,
                        140,
                        1,
                        "slots (Res2) has 1 extra bytes after its last complete 68-byte record"),
                fixture(
                        MshProblem.STRIDE,
                        one().payload(8, new byte[23]),
                        "keys",
                        5,
                        0,
                        23,
                        "keys (Res8) has 23 extra bytes after its last complete 24-byte record"),
                fixture(
                        MshProblem.STRIDE,
                        one().payload(19, new byte[3]),
                        "frameMap",
                        5,
                        2,
                        1,
                        "frameMap (Res19) has 1 extra bytes after its last complete 2-byte record"),
                fixture(
                        MshProblem.HEADER_SIZE,
                        one().payload(2, new byte[139]),
                        "bounds",
                        1,
                        0,
                        139,
                        "slots (Res2) has 139 bytes, but its header needs 140"),
                fixture(
                        MshProblem.LABEL_COUNT,
                        one().payload(10, new byte[3]),
                        "labels",
                        5,
                        0,
                        3,
                        "0 complete labels for 1 nodes"),
                fixture(
                        MshProblem.LABEL_COUNT,
                        one().payloadOf(10, 0xFF, 0xFF, 0xFF, 0xFF, 'a', 0),
                        "labels",
                        5,
                        0,
                        6,
                        "0 complete labels for 1 nodes"),
                fixture(
                        MshProblem.LABEL_TAIL,
                        one().payloadOf(10, 0, 0, 0, 0, 7, 7),
                        "labels",
                        5,
                        4,
                        2,
                        "2 bytes follow the label of the last node"),
                fixture(
                        MshProblem.LABEL_NUL,
                        one().payloadOf(10, 1, 0, 0, 0, 'a', 0x5F),
                        "labels[0]",
                        5,
                        5,
                        1,
                        "the label of node 0 ends with 0x5F instead of a NUL"),
                fixture(
                        MshProblem.NAME_SIZE,
                        one().payload(9, new byte[31]),
                        "nodeNames",
                        5,
                        0,
                        31,
                        "nodeNames (Res9) has 31 bytes, but 1 nodes need 32"),
                fixture(
                        MshProblem.PATH_SIZE,
                        one().payload(17, new byte[20]).attrs(17, 0xFFFF_FFFFL, 2, 20),
                        "pathGraph",
                        5,
                        0,
                        20,
                        "pathGraph (Res17) has 20 bytes, but 4294967295 places and 2 links need 85899345980"),
                fixture(
                        MshProblem.LIGHT_SIZE,
                        one().payload(20, new byte[50]),
                        "lights",
                        5,
                        0,
                        50,
                        "lights (Res20) has 50 bytes, not a multiple of 48; they are kept but not interpreted"),
                fixture(
                        MshProblem.STRIDE_24,
                        one().payload(1, new byte[24]).attrs(1, 1, 0, 24),
                        "nodes",
                        0,
                        0,
                        24,
                        "the nodes have 24-byte records, whose layout is unknown; they are kept unchanged"),
                duplicate());
    }

    private static Fixture duplicate() {
        ModelBytes model = one().entry(NresBytes.entry(3, "again")).entry(NresBytes.entry(3, "once more"));
        return new Fixture(
                MshProblem.DUPLICATE_TYPE,
                ByteView.of(model.build()),
                "entries[2].type",
                new ByteRange(model.archive().recordOffset(2), 4),
                "positions (Res3) occurs 3 times; entry 2, the first one, is used");
    }

    @ParameterizedTest
    @MethodSource("findings")
    @Clause(
            value = "msh-core.7.1-whole-records",
            rows = {"nodes (Res1) has 3", "keys (Res8) has 23", "frameMap (Res19) has 1"})
    @Clause(value = "msh-core.7.1-header", rows = "msh.header-size")
    @Clause(value = "msh-core.7.1-slots", rows = "slots (Res2) has 1 extra bytes")
    @Clause(
            value = "msh-core.7.2-labels",
            rows = {"msh.label-count", "msh.label-tail", "msh.label-nul"})
    @Clause(
            value = "msh-core.7.3-tolerant",
            rows = {
                "msh.stride:",
                "msh.header-size",
                "msh.label-count",
                "msh.name-size",
                "msh.path-size",
                "msh.light-size",
                "msh.stride-24",
                "msh.duplicate-type"
            })
    @Clause(value = "msh.14-duplicate", rows = "msh.duplicate-type")
    @Clause(value = "msh.14-name-size", rows = "msh.name-size")
    void readsOnPastWhatIsDamagedOnlyLocally(Fixture fixture) {
        Problems problems = Problems.tolerant();
        ByteView image = fixture.image();
        Model model = MshFormat.MSH.decode(image, problems);

        assertThat(problems.all()).hasSize(1);
        check(problems.all().get(0), fixture, fixture.code().tolerant());
        assertThat(MshFormat.MSH.encoded(model)).isEqualTo(image);
    }

    @ParameterizedTest
    @MethodSource("findings")
    @Clause("msh-core.7.3-strict")
    void aStrictReaderStopsAtAnError(Fixture fixture) {
        Problems problems = Problems.strict();
        ByteView image = fixture.image();
        if (fixture.code().strict() == Severity.ERROR) {
            assertThatExceptionOfType(MalformedAssetException.class)
                    .isThrownBy(() -> MshFormat.MSH.decode(image, problems))
                    .satisfies(e -> check(e.diagnostic(), fixture, Severity.ERROR));
        } else {
            MshFormat.MSH.decode(image, problems);
            check(problems.all().get(0), fixture, fixture.code().strict());
        }
    }

    static Stream<Fixture> refusals() {
        byte[] land = NresBytes.archive()
                .with(NresBytes.entry(3, "Land"), NresBytes.entry(21, "Land"))
                .build();
        byte[] noBatches = ModelBytes.bare().without(13).build();
        return Stream.of(
                new Fixture(
                        MshProblem.LANDSCAPE,
                        ByteView.of(land),
                        "",
                        new ByteRange(0, land.length),
                        "this is a landscape: its tables use the numbers of model tables with other meanings"),
                new Fixture(
                        MshProblem.MISSING_STREAM,
                        ByteView.of(noBatches),
                        "",
                        new ByteRange(0, noBatches.length),
                        "the archive has no batches (Res13)"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    @Clause({"msh-core.3.1-required", "msh.1-landscape", "D60"})
    void everyReaderRefusesWhatIsNoModel(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatExceptionOfType(MalformedAssetException.class)
                    .isThrownBy(() -> MshFormat.MSH.decode(fixture.image(), Problems.in(mode, AssetPath.UNNAMED)))
                    .satisfies(e -> check(e.diagnostic(), fixture, Severity.ERROR));
        }
    }

    @Test
    @Clause({"msh.1-landscape", "D60"})
    void aModelWithATable21IsNoLandscape() {
        byte[] whole = one().entry(NresBytes.entry(21, "x")).build();
        Problems problems = Problems.tolerant();
        assertThat(MshFormat.MSH.decode(ByteView.of(whole), problems).nodeCount())
                .isEqualTo(1);
        assertThat(problems.has(MshProblem.LANDSCAPE)).isFalse();

        for (int missing : new int[] {6, 13}) {
            byte[] half = one().entry(NresBytes.entry(21, "x")).without(missing).build();
            assertThatExceptionOfType(MalformedAssetException.class)
                    .isThrownBy(() -> MshFormat.MSH.decode(ByteView.of(half), Problems.tolerant()))
                    .satisfies(e -> assertThat(e.diagnostic().code()).isEqualTo(MshProblem.MISSING_STREAM));
        }
    }

    @Test
    void countsNodesOf24BytesAsFarAsThereAreBytes() {
        ModelBytes bytes = one().payload(1, new byte[50]).attrs(1, 0xFFFF_FFFFL, 0, 24);
        Problems problems = Problems.tolerant();
        Model model = MshFormat.MSH.decode(ByteView.of(bytes.build()), problems);

        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(problems.all())
                .extracting(Diagnostic::message)
                .contains("the directory says 4294967295 nodes of 24 bytes, but the table holds 2");
        assertThat(problems.has(MshProblem.STRIDE_24_COUNT)).isTrue();
    }

    @Test
    void aTableThatLeadsNowhereIsEmptyAndReportedOnce() {
        byte[] image = ModelBytes.quad().archive().build();
        int record = ModelBytes.quad().archive().recordOffset(12);
        image[record + 59] = 0x7F;
        Problems problems = Problems.tolerant();
        Model model = MshFormat.MSH.decode(ByteView.of(image), problems);

        assertThat(model.labels().present()).isTrue();
        assertThat(model.labels().count()).isZero();
        assertThat(problems.all()).extracting(found -> found.code().id()).contains("nres.range");
        assertThat(problems.all()).noneMatch(found -> found.code() instanceof MshProblem);
    }

    @Test
    void saysNothingAboutOrdinaryModels() {
        for (ModelBytes bytes : List.of(
                ModelBytes.bare(),
                ModelBytes.empty(),
                ModelBytes.quad(),
                ModelBytes.animated(),
                MshSamples.lightmaps())) {
            Problems problems = Problems.strict();
            MshFormat.MSH.decode(ByteView.of(bytes.build()), problems);
            assertThat(problems.all()).isEmpty();
        }
    }

    @Test
    void everyRuleHasAnInput() {
        List<MshProblem> shown = Stream.concat(findings(), refusals())
                .map(Fixture::code)
                .distinct()
                .toList();

        assertThat(Arrays.stream(MshProblem.values()).filter(code -> !shown.contains(code)))
                .containsExactly(MshProblem.STRIDE_24_COUNT);
    }

    private static void check(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.field()).isEqualTo(fixture.field());
        assertThat(found.range()).isEqualTo(fixture.range());
        assertThat(found.message()).isEqualTo(fixture.message());
    }
}
