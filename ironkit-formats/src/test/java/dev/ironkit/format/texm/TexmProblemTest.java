package dev.ironkit.format.texm;

import static dev.ironkit.base.diagnostic.Severity.ERROR;
import static dev.ironkit.base.diagnostic.Severity.INFO;
import static dev.ironkit.base.diagnostic.Severity.WARNING;
import static dev.ironkit.testkit.TexmBytes.texture;
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
import dev.ironkit.testkit.TexmBytes;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One smallest input for each rule, and what strict and tolerant readers and the validator make of it. */
class TexmProblemTest {

    /** An input, the rule it breaks, where, how much it matters and what is said. */
    record Fixture(
            TexmProblem code,
            ByteView image,
            long offset,
            long length,
            Severity strict,
            Severity tolerant,
            String message) {
        @Override
        public String toString() {
            return code.id() + ": " + message;
        }
    }

    static Stream<Fixture> fatal() {
        TexmBytes cut = texture(565, 64, 64).levels(7);
        return Stream.of(
                fatal(
                        TexmProblem.MAGIC,
                        texture(565, 1, 1)
                                .magic(new byte[] {'T', 'e', 'x', 'M'})
                                .build(),
                        0,
                        4,
                        "the data starts with 54 65 78 4D instead of 54 65 78 6D"),
                fatal(TexmProblem.SIZE, new byte[0], 0, 0, "the header needs 32 bytes, but only 0 remain"),
                fatal(
                        TexmProblem.SIZE,
                        Arrays.copyOf(texture(565, 1, 1).build(), 31),
                        0,
                        31,
                        "the header needs 32 bytes, but only 31 remain"),
                fatal(
                        TexmProblem.SIZE,
                        Arrays.copyOf(texture(0, 1, 1).build(), 1055),
                        32,
                        1023,
                        "the palette needs 1024 bytes, but only 1023 remain"),
                fatal(
                        TexmProblem.SIZE,
                        Arrays.copyOf(cut.build(), cut.levelAt(3) + 104),
                        cut.levelAt(3),
                        104,
                        "level 3 (8x8, format 565) needs 128 bytes, but only 104 remain; the header says 64x64, levels: 7,"
                                + " complete: 3"),
                fatal(
                        TexmProblem.SIZE,
                        texture(8888, 1, 1)
                                .sayWidth(-1)
                                .sayHeight(-1)
                                .sayLevels(-1)
                                .build(),
                        32,
                        4,
                        "level 0 (4294967295x4294967295, format 8888) needs 73786976260478468100 bytes, but only 4 remain; the"
                                + " header says 4294967295x4294967295, levels: 4294967295, complete: 0"),
                fatal(
                        TexmProblem.SIZE,
                        texture(8888, 1, 1).sayLevels(-1).build(),
                        36,
                        0,
                        "level 1 (1x1, format 8888) needs 4 bytes, but only 0 remain; the header says 1x1, levels: 4294967295,"
                                + " complete: 1"),
                fatal(
                        TexmProblem.DIMENSIONS,
                        texture(565, 1, 1).sayWidth(0).build(),
                        4,
                        12,
                        "the header says 0x1 pixels and 1 levels"),
                fatal(
                        TexmProblem.DIMENSIONS,
                        texture(565, 1, 1).sayHeight(0).build(),
                        4,
                        12,
                        "the header says 1x0 pixels and 1 levels"),
                fatal(
                        TexmProblem.DIMENSIONS,
                        texture(565, 1, 1).sayLevels(0).build(),
                        4,
                        12,
                        "the header says 1x1 pixels and 0 levels"));
    }

    static Stream<Fixture> tails() {
        return Stream.of(
                tail(
                        texture(565, 1, 1).tail((byte) 1, (byte) 2, (byte) 3).build(),
                        3,
                        "3 bytes follow the last level, and they start with 01 02 03 instead of 50 61 67 65"
                                + " (\"Page\")"),
                tail(
                        texture(565, 1, 1).noPages().tail((byte) 7).build(),
                        9,
                        "9 bytes follow the last level, and a Page table of 0 rectangles takes 8"),
                tail(
                        texture(565, 1, 1).page(0, 0, 1, 1).sayPages(2).build(),
                        16,
                        "16 bytes follow the last level, and a Page table of 2 rectangles takes 24"),
                tail(
                        texture(565, 1, 1)
                                .page(0, 0, 1, 1)
                                .sayPages(0xFFFF_FFFFL)
                                .build(),
                        16,
                        "16 bytes follow the last level, and a Page table of 4294967295 rectangles takes"
                                + " 34359738368"),
                tail(
                        texture(565, 1, 1)
                                .tail((byte) 'P', (byte) 'a', (byte) 'g', (byte) 'e', (byte) 0)
                                .build(),
                        5,
                        "5 bytes follow the last level, and a Page table takes at least 8"));
    }

    static Stream<Fixture> odd() {
        byte[] palette = new byte[1024];
        palette[7] = 1;
        return Stream.of(
                odd(
                        TexmProblem.FORMAT,
                        texture(1555, 1, 1).build(),
                        28,
                        4,
                        WARNING,
                        "format 1555 is unknown; four bytes per pixel are assumed"),
                odd(
                        TexmProblem.MIP_COUNT,
                        texture(565, 4, 1).levels(4).flat().build(),
                        12,
                        4,
                        WARNING,
                        "a 4x1 texture has at most 3 levels, but the header says 4"),
                odd(
                        TexmProblem.PAGE_RECT,
                        texture(2, 4, 4).page(0, 0, 2, 4).page(3, 0, 2, 1).build(),
                        32 + 16 + 16,
                        8,
                        WARNING,
                        "page 1 is 2x1 at 3,0, but the image is 4x4"),
                odd(
                        TexmProblem.PAGE_RECT,
                        texture(2, 4, 4).page(-1, 0, 2, 1).build(),
                        32 + 16 + 8,
                        8,
                        WARNING,
                        "page 0 is 2x1 at -1,0, but the image is 4x4"),
                odd(
                        TexmProblem.PAGE_RECT,
                        texture(2, 4, 4).page(0, 0, 0, 1).build(),
                        32 + 16 + 8,
                        8,
                        WARNING,
                        "page 0 is 0x1 at 0,0, but the image is 4x4"),
                odd(
                        TexmProblem.PAGE_RECT,
                        texture(2, 4, 4).page(0, 0, 1, -1).build(),
                        32 + 16 + 8,
                        8,
                        WARNING,
                        "page 0 is 1x-1 at 0,0, but the image is 4x4"),
                odd(
                        TexmProblem.PAGE_OVERLAP,
                        texture(2, 4, 4).page(0, 0, 2, 4).page(1, 3, 2, 1).build(),
                        32 + 16 + 16,
                        8,
                        INFO,
                        "page 1 (2x1 at 1,3) shares pixels with page 0 (2x4 at 0,0)"),
                odd(
                        TexmProblem.MIPS_NOT_BOX,
                        texture(88, 4, 2)
                                .levels(3)
                                .pixels(new byte[] {
                                    10, 9, 11, 9, 0, 0, 0, 0, 12, 9, 14, 9, 0, 0, 0, 0, 11, 9, 0, 0, 4, 4
                                })
                                .build(),
                        32 + 20,
                        2,
                        INFO,
                        "level 2 differs from the average of level 0 in 1 of 1 pixels"),
                odd(
                        TexmProblem.MIPS_NOT_BOX,
                        texture(565, 2, 2)
                                .levels(2)
                                .pixels(new byte[] {1, 0, 1, 0, 1, 0, 1, 0, 2, 0})
                                .build(),
                        32 + 8,
                        2,
                        INFO,
                        "level 1 differs from the average of level 0 in 1 of 1 pixels"),
                odd(
                        TexmProblem.FLAGS4,
                        texture(565, 1, 1).words(33, 0, 0).build(),
                        16,
                        4,
                        INFO,
                        "flags4 is 0x00000021"),
                odd(
                        TexmProblem.FLAGS5,
                        texture(565, 1, 1).words(0, 0x0500_0001, 0).build(),
                        20,
                        4,
                        INFO,
                        "flags5 is 0x05000001; no shipped texture sets the bits 0x00000001"),
                odd(
                        TexmProblem.FLAGS5,
                        texture(565, 1, 1).words(0, 0x0FC0_0000, 0).build(),
                        20,
                        4,
                        INFO,
                        "flags5 is 0x0FC00000; no shipped texture sets the bits 0x08400000"),
                odd(
                        TexmProblem.FLAGS5,
                        texture(565, 1, 1).words(0, 0x0200_01FF, 0).build(),
                        20,
                        4,
                        INFO,
                        "flags5 is 0x020001FF; no shipped texture sets the bits 0x00000100"),
                odd(
                        TexmProblem.PALETTE_X,
                        texture(0, 1, 1).palette(palette).build(),
                        32 + 7,
                        1,
                        INFO,
                        "the fourth byte of colour 1 is 1, but that of colour 0 is 0"),
                odd(
                        TexmProblem.X_BYTE,
                        texture(888, 1, 2)
                                .pixels(new byte[] {1, 2, 3, 0, 4, 5, 6, 7})
                                .build(),
                        39,
                        1,
                        INFO,
                        "the fourth byte of 1 pixels in format 888 is not 0"));
    }

    @ParameterizedTest
    @MethodSource("fatal")
    @Clause(
            value = {"texm.12-magic", "texm.12.2-magic"},
            rows = "texm.magic")
    @Clause(
            value = "texm.12-size",
            rows = {
                "texm.size: the header needs 32 bytes, but only 0",
                "texm.size: the header needs 32 bytes, but only 31",
                "texm.size: the palette",
                "texm.size: level 3"
            })
    @Clause(
            value = {"texm.12-dimensions", "texm.12.2-positive"},
            rows = {"says 0x1 pixels and 1 levels", "says 1x0 pixels and 1 levels", "says 1x1 pixels and 0 levels"})
    @Clause(
            value = "texm.12.3-core-size",
            rows = {"level 0 (4294967295x4294967295", "level 1 (1x1"})
    @Clause(value = "texm.15.2-truncated", rows = "texm.size: level 3")
    void endsTheReadingInEveryMode(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            assertThatThrownBy(() -> decode(fixture, mode))
                    .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        }
    }

    @ParameterizedTest
    @MethodSource("tails")
    @Clause(
            value = {"texm.12-tail", "texm.12.2-tail", "texm.15.2-tail", "D56"},
            rows = {"texm.tail: 3 bytes", "texm.tail: 9 bytes", "texm.tail: 5 bytes"})
    @Clause(
            value = {"texm.12.3-page-size", "texm.8-tail-size"},
            rows = {
                "a Page table of 0 rectangles",
                "a Page table of 2 rectangles",
                "a Page table of 4294967295 rectangles"
            })
    void keepsAForeignTailUnlessReadingIsStrict(Fixture fixture) {
        assertThatThrownBy(() -> decode(fixture, Problems.Mode.STRICT))
                .isInstanceOfSatisfying(MalformedAssetException.class, e -> check(e.diagnostic(), fixture, ERROR));
        check(only(decode(fixture, Problems.Mode.TOLERANT)), fixture, WARNING);
        check(only(decode(fixture, Problems.Mode.AUDIT)), fixture, ERROR);
        Texture texture = TexmFormat.TEXM.decode(fixture.image(), Problems.tolerant());
        assertThat(texture.pages()).isEmpty();
        assertThat(texture.tail()).isEqualTo(fixture.image().from((int) fixture.offset()));
    }

    @ParameterizedTest
    @MethodSource("odd")
    @Clause(value = "texm.12-format", rows = "texm.format")
    @Clause(value = "texm.12-mip-count", rows = "texm.mip-count")
    @Clause(
            value = {"texm.12-page-rect", "texm.8-page-bounds"},
            rows = {
                "texm.page-rect: page 1 is 2x1 at 3,0",
                "texm.page-rect: page 0 is 2x1 at -1,0",
                "texm.page-rect: page 0 is 0x1",
                "texm.page-rect: page 0 is 1x-1"
            })
    @Clause(value = "texm.12-flags4", rows = "texm.flags4")
    @Clause(
            value = "texm.12-flags5",
            rows = {"flags5 is 0x05000001", "flags5 is 0x0FC00000", "flags5 is 0x020001FF"})
    @Clause(value = "texm.12-palette-x", rows = "texm.palette-x")
    @Clause(value = "texm.12-x-byte", rows = "texm.x-byte")
    @Clause(
            value = "texm.12-mips-not-box",
            rows = {"texm.mips-not-box: level 2", "texm.mips-not-box: level 1"})
    @Clause(value = "texm.8-page-overlap", rows = "texm.page-overlap")
    @Clause(
            value = "D33",
            rows = {"texm.page-rect: page 0 is 2x1 at -1,0", "texm.page-rect: page 0 is 1x-1"})
    void takesWhatIsOddAndLetsTheValidatorSayIt(Fixture fixture) {
        for (Problems.Mode mode : Problems.Mode.values()) {
            Problems problems = decode(fixture, mode);
            assertThat(problems.all()).isEmpty();
            Texture texture = TexmFormat.TEXM.decode(fixture.image(), problems);
            TextureRules.check(texture, fixture.image(), problems);
            check(only(problems), fixture, fixture.strict());
        }
    }

    @Test
    @Clause("texm.15.2-truncated")
    void namesTheLevelATextureIsCutOffIn() {
        for (int format : new int[] {0, 2, 565, 8888, 7}) {
            TexmBytes bytes = texture(format, 16, 8).levels(5);
            for (int level = 0; level < 5; level++) {
                int end = bytes.levelAt(level + 1) - 1;
                ByteView cut = ByteView.of(Arrays.copyOf(bytes.build(), end));
                String field = "levels[" + level + "]";
                int start = bytes.levelAt(level);
                assertThatThrownBy(() -> TexmFormat.TEXM.decode(cut, Problems.tolerant()))
                        .isInstanceOfSatisfying(MalformedAssetException.class, e -> {
                            assertThat(e.diagnostic().code()).isEqualTo(TexmProblem.SIZE);
                            assertThat(e.diagnostic().field()).isEqualTo(field);
                            assertThat(e.diagnostic().range().offset()).isEqualTo(start);
                        });
            }
        }
    }

    @Test
    void coversEveryRule() {
        Set<TexmProblem> covered = EnumSet.of(TexmProblem.PALETTE_SUFFIX);
        Stream.of(fatal(), tails(), odd()).flatMap(all -> all).forEach(fixture -> covered.add(fixture.code()));

        assertThat(covered)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(TexmProblem.values())
                        .filter(code -> !code.id().startsWith("texm.edit-"))
                        .toList());
    }

    @Test
    void saysNothingAboutAnOrdinaryTexture() {
        for (int format : new int[] {0, 2, 565, 556, 4444, 88, 888, 8888}) {
            byte[] image = texture(format, 16, 8)
                    .levels(5)
                    .flat()
                    .words(32, 0x0480_0000, 0x55)
                    .page(0, 0, 8, 8)
                    .page(8, 0, 8, 8)
                    .build();
            Problems problems = Problems.strict();
            TextureRules.check(TexmFormat.TEXM.decode(ByteView.of(image), problems), ByteView.of(image), problems);
            assertThat(problems.all()).isEmpty();
        }
    }

    private static Fixture fatal(TexmProblem code, byte[] image, long offset, long length, String message) {
        return new Fixture(code, ByteView.of(image), offset, length, ERROR, ERROR, message);
    }

    private static Fixture tail(byte[] image, long length, String message) {
        return new Fixture(TexmProblem.TAIL, ByteView.of(image), 34, length, ERROR, WARNING, message);
    }

    private static Fixture odd(
            TexmProblem code, byte[] image, long offset, long length, Severity severity, String message) {
        return new Fixture(code, ByteView.of(image), offset, length, severity, severity, message);
    }

    private static Problems decode(Fixture fixture, Problems.Mode mode) {
        Problems problems = Problems.in(mode, AssetPath.UNNAMED);
        TexmFormat.TEXM.decode(fixture.image(), Attributes.NONE, problems);
        return problems;
    }

    private static Diagnostic only(Problems problems) {
        assertThat(problems.all()).hasSize(1);
        return problems.all().get(0);
    }

    private static void check(Diagnostic found, Fixture fixture, Severity severity) {
        assertThat(found.code()).isEqualTo(fixture.code());
        assertThat(found.severity()).isEqualTo(severity);
        assertThat(found.range().offset()).isEqualTo(fixture.offset());
        assertThat(found.range().length()).isEqualTo(fixture.length());
        assertThat(found.message()).isEqualTo(fixture.message());
    }
}
