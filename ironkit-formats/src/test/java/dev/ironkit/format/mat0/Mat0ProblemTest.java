package dev.ironkit.format.mat0;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.WARNING;
import static dev.ironkit.format.mat0.Mat0Samples.attributes;
import static dev.ironkit.testkit.Mat0Bytes.material;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what strict and tolerant readers and the validator make of it. */
class Mat0ProblemTest {

    /** An input, the rule it breaks, where, and what is said. */
    record Fixture(
            Mat0Problem code,
            ByteView image,
            Attributes attributes,
            String field,
            int offset,
            int length,
            String message) {
        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    private static Mat0Bytes one() {
        return material(6).phase("A.0");
    }

    static Stream<Fixture> cut() {
        byte[] whole = one().phase("B.0").block(0).key(0, 1).key(1, 2).build();
        return Stream.of(
                cut(whole, 0, "header", 0, "the header needs 14 bytes, but only 0 remain"),
                cut(whole, 13, "header", 0, "the header needs 14 bytes, but only 13 remain"),
                cut(whole, 14 + 33, "phases[0]", 14, "phase 0 of 2 needs 34 bytes, but only 33 remain"),
                cut(whole, 14 + 34, "phases[1]", 48, "phase 1 of 2 needs 34 bytes, but only 0 remain"),
                cut(whole, 14 + 68 + 5, "blocks[0]", 82, "block 0 needs 6 bytes, but only 5 remain"),
                cut(
                        whole,
                        14 + 68 + 6,
                        "blocks[0].keys[0]",
                        88,
                        "block 0, key 0 of 2 needs 6 bytes, but only 0 remain"),
                cut(
                        whole,
                        14 + 68 + 17,
                        "blocks[0].keys[1]",
                        94,
                        "block 0, key 1 of 2 needs 6 bytes, but only 5 remain"),
                fixture(
                        Mat0Problem.SIZE,
                        material(0).build(),
                        attributes(0, 2),
                        "header",
                        0,
                        4,
                        "the header needs 6 bytes, but only 4 remain"));
    }

    static Stream<Fixture> errors() {
        return Stream.of(
                fixture(
                        Mat0Problem.SIZE,
                        one().tail((byte) 9, (byte) 8).build(),
                        "tail",
                        48,
                        2,
                        "2 bytes follow the last block"),
                fixture(
                        Mat0Problem.SIZE,
                        material(6).build(),
                        attributes(0, 3),
                        "tail",
                        10,
                        4,
                        "4 bytes follow the last block"),
                fixture(
                        Mat0Problem.ANIM_COUNT,
                        Mat0Samples.blocks(20).build(),
                        "header.animBlockCount",
                        2,
                        2,
                        "the material has 20 animation blocks; the maximum is 19"));
    }

    static Stream<Fixture> badKeys() {
        return Stream.of(
                fixture(
                        Mat0Problem.PHASE_REF,
                        one().block(0).key(0, 1).block(1).key(0, 1).key(1, 2).build(),
                        "blocks[1].keys[1].phase",
                        48 + 12 + 6 + 6,
                        2,
                        "key 1 of block 1 refers to phase 1; the material has 1"),
                fixture(
                        Mat0Problem.PHASE_REF,
                        material(6).block(0).key(0, 1).build(),
                        "blocks[0].keys[0].phase",
                        14 + 6,
                        2,
                        "key 0 of block 0 refers to phase 0; the material has 0"));
    }

    static Stream<Fixture> odd() {
        String field = "blocks[0].";
        return Stream.of(
                fixture(
                        Mat0Problem.NO_PHASES,
                        material(6).build(),
                        "header.phaseCount",
                        0,
                        2,
                        "the material has no phases"),
                fixture(Mat0Problem.NO_KEYS, one().block(1).build(), field + "keyCount", 52, 2, "block 0 has no keys"),
                fixture(
                        Mat0Problem.KEY_ORDER,
                        one().block(0).key(0, 5).key(0, 5).build(),
                        field + "keys[1].end",
                        62,
                        2,
                        "key 1 of block 0 ends at 5 ms, not after its start at 5 ms"),
                fixture(
                        Mat0Problem.KEY_ORDER,
                        one().block(0).key(0, 500).key(0, 200).key(0, 400).build(),
                        field + "keys[1].end",
                        62,
                        2,
                        "key 1 of block 0 ends at 200 ms, not after its start at 500 ms"),
                fixture(
                        Mat0Problem.KEY_ORDER,
                        one().block(0).key(0, 0).key(0, 200).build(),
                        field + "keys[0].end",
                        56,
                        2,
                        "key 0 of block 0 ends at 0 ms, not after its start at 0 ms"),
                fixture(
                        Mat0Problem.CELL,
                        one().phase("B.0").parameter(17, 0xFE).build(),
                        "phases[1].cell",
                        14 + 34 + 17,
                        1,
                        "phase 1 shows rectangle -2 of B.0, which has none below 0"),
                fixture(
                        Mat0Problem.PERIOD_ZERO,
                        one().block(0).key(0, 0).build(),
                        field + "keys[0].end",
                        56,
                        2,
                        "the cycle of block 0 lasts 0 ms"),
                fixture(
                        Mat0Problem.MODE,
                        one().block(4).key(0, 1).build(),
                        field + "modeAndMask",
                        48,
                        4,
                        "block 0 has mode 4, which is undefined"),
                fixture(
                        Mat0Problem.MASK_BITS,
                        one().block(0x100).key(0, 1).build(),
                        field + "modeAndMask",
                        48,
                        4,
                        "the interpolation mask of block 0 is 0x20; bits above 0x1F are undefined"),
                fixture(
                        Mat0Problem.K2,
                        one().block(0).key(0, 1, 3).build(),
                        field + "keys[0].k2",
                        58,
                        2,
                        "k2 of key 0 in block 0 is 3"),
                fixture(
                        Mat0Problem.NIBBLE,
                        one().build(),
                        attributes(5 << 2, 6),
                        "entry.attr1",
                        0,
                        0,
                        "the blend mode in attr1 is 5; the highest is 4"),
                fixture(
                        Mat0Problem.VERSION,
                        one().build(),
                        attributes(0, -1),
                        "entry.attr2",
                        0,
                        0,
                        "attr2 is 4294967295; no shipped material is above 6"),
                fixture(
                        Mat0Problem.ALPHA,
                        one().phase("B.0").parameter(3, 101).build(),
                        "phases[1].ambientAlpha",
                        51,
                        1,
                        "ambientAlpha of phase 1 is 101, above 100 percent"),
                fixture(
                        Mat0Problem.TEXTURE_NUL,
                        material(6).phase("0123456789ABC.D0").build(),
                        "phases[0].texture",
                        32,
                        16,
                        "the texture name of phase 0 fills all 16 bytes: 0123456789ABC.D0"),
                fixture(
                        Mat0Problem.TEXTURE_NAME,
                        material(6).phase("STONE").build(),
                        "phases[0].texture",
                        32,
                        16,
                        "the texture name of phase 0 has no dot: STONE"),
                fixture(
                        Mat0Problem.PALETTE_SUFFIX,
                        material(6).phase("STONE.[").build(),
                        "phases[0].texture",
                        32,
                        16,
                        "the texture name of phase 0, STONE.[, selects palette 286; only 286 palettes exist"));
    }

    @ParameterizedTest
    @MethodSource("cut")
    @Clause({"mat0.11-size", "mat0.12.3-inside", "mat0.12.2-phase-count"})
    void endsTheReadingInEveryMode(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> decode(fixture, mode))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        }
    }

    @Test
    @Clause("mat0.11-size")
    void refusesEveryShorterPayload() {
        byte[] whole = one().phase("B.0")
                .block(0)
                .key(0, 1)
                .key(1, 2)
                .block(3)
                .key(0, 9)
                .build();
        for (int length = 0; length < whole.length; length++) {
            ByteView cut = ByteView.of(Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> Mat0Format.MAT0.decode(cut, attributes(0, 6), Problems.tolerant()))
                    .as("cut to %s bytes", length)
                    .isInstanceOf(MalformedAssetException.class)
                    .hasMessageContaining("mat0.size");
        }
    }

    @ParameterizedTest
    @MethodSource("errors")
    @Clause(
            value = {"mat0.11-size", "mat0.15.1-tail"},
            rows = {"mat0.size: 2 bytes", "mat0.size: 4 bytes"})
    @Clause(
            value = {"mat0.11-anim-count", "mat0.6.2-anim-count", "mat0.12.2-anim-count"},
            rows = "mat0.anim-count")
    void keepsWhatIsTooMuchAndCallsItAnError(Fixture fixture) {
        assertThatThrownBy(() -> decode(fixture, Problems.Mode.STRICT))
                .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        check(only(decode(fixture, Problems.Mode.TOLERANT)), fixture, ERROR);
        check(only(decode(fixture, Problems.Mode.AUDIT)), fixture, ERROR);
    }

    @ParameterizedTest
    @MethodSource("badKeys")
    @Clause({"mat0.11-phase-ref", "mat0.12.3-ranges", "mat0.4-phase-index"})
    void takesAKeyOfNoPhaseUnlessReadingIsStrict(Fixture fixture) {
        assertThatThrownBy(() -> decode(fixture, Problems.Mode.STRICT))
                .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        check(only(decode(fixture, Problems.Mode.TOLERANT)), fixture, WARNING);
        check(only(decode(fixture, Problems.Mode.AUDIT)), fixture, ERROR);
    }

    @ParameterizedTest
    @MethodSource("odd")
    @Clause(
            value = "mat0.11-key-order",
            rows = {
                "mat0.key-order: key 1 of block 0 ends at 5 ms",
                "mat0.key-order: key 1 of block 0 ends at 200 ms",
                "mat0.key-order: key 0"
            })
    @Clause(value = "mat0.11-period-zero", rows = "mat0.period-zero")
    @Clause(value = "mat0.11-mode", rows = "mat0.mode")
    @Clause(
            value = "D41",
            rows = {"mat0.mode", "mat0.no-keys", "mat0.no-phases"})
    @Clause(value = "mat0.11-mask-bits", rows = "mat0.mask-bits")
    @Clause(value = "mat0.11-nibble", rows = "mat0.nibble")
    @Clause(value = "mat0.11-alpha", rows = "mat0.alpha")
    @Clause(value = "mat0.11-texture-name", rows = "mat0.texture-name")
    @Clause(value = "mat0.11-version", rows = "mat0.version")
    @Clause(value = "mat0.11-k2", rows = "mat0.k2")
    @Clause(value = "mat0.4-no-keys", rows = "mat0.no-keys")
    @Clause(value = "mat0.4-no-phases", rows = "mat0.no-phases")
    @Clause(value = "D44", rows = "mat0.texture-nul")
    void takesWhatIsOddAndLetsTheValidatorSayIt(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            Problems problems = decode(fixture, mode);
            assertThat(problems.all()).isEmpty();
            Material material = Mat0Format.MAT0.decode(fixture.image(), fixture.attributes(), problems);
            MaterialRules.check(material, fixture.image(), problems);
            check(only(problems), fixture, WARNING);
        }
    }

    @Test
    void coversEveryRule() {
        Set<Mat0Problem> covered = EnumSet.noneOf(Mat0Problem.class);
        Stream.of(cut(), errors(), badKeys(), odd())
                .flatMap(all -> all)
                .forEach(fixture -> covered.add(fixture.code()));

        assertThat(covered)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(Mat0Problem.values())
                        .filter(code -> !code.id().startsWith("mat0.edit-"))
                        .toList());
    }

    @Test
    void saysNothingAboutOrdinaryMaterials() {
        for (byte[] image : new byte[][] {
            Mat0Samples.EXAMPLE,
            Mat0Samples.blocks(19).build(),
            material(6).phase("").phase("A.Z9").phase("0123456789ABC.0").build()
        }) {
            for (int attr1 : new int[] {0, 2, 4, 5, 8, 16}) {
                Problems problems = Problems.strict();
                ByteView view = ByteView.of(image);
                MaterialRules.check(Mat0Format.MAT0.decode(view, attributes(attr1, 6), problems), view, problems);
                assertThat(problems.all()).isEmpty();
            }
        }
    }

    private static Fixture cut(byte[] whole, int length, String field, int offset, String message) {
        byte[] image = Arrays.copyOf(whole, length);
        return fixture(Mat0Problem.SIZE, image, attributes(0, 6), field, offset, length - offset, message);
    }

    private static Fixture fixture(
            Mat0Problem code, byte[] image, String field, int offset, int length, String message) {
        return fixture(code, image, attributes(0, 6), field, offset, length, message);
    }

    private static Fixture fixture(
            Mat0Problem code,
            byte[] image,
            Attributes attributes,
            String field,
            int offset,
            int length,
            String message) {
        return new Fixture(code, ByteView.of(image), attributes, field, offset, length, message);
    }

    private static Problems decode(Fixture fixture, Problems.Mode mode) {
        Problems problems = Problems.in(mode, AssetPath.UNNAMED);
        Mat0Format.MAT0.decode(fixture.image(), fixture.attributes(), problems);
        return problems;
    }

    private static Diagnostic only(Problems problems) {
        assertThat(problems.all()).hasSize(1);
        return problems.all().get(0);
    }

    private static void check(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.field()).isEqualTo(fixture.field());
        assertThat(found.range().offset()).isEqualTo(fixture.offset());
        assertThat(found.range().length()).isEqualTo(fixture.length());
        assertThat(found.message()).isEqualTo(fixture.message());
    }
}
