package dev.ironkit.convert.image;

import static dev.ironkit.convert.image.PngBytes.png;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.RgbaImage;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PngProblemTest {

    private static final byte[] ROW_OF_ONE = {0, 1, 2, 3};

    static Stream<Arguments> badFiles() {
        byte[] packed = PngBytes.pack(ROW_OF_ONE);
        return Stream.of(
                bad("empty", ImageProblem.PNG_SIGNATURE, 0),
                bad("a JPEG", ImageProblem.PNG_SIGNATURE, 0, 0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 'J', 'F'),
                bad("sent as text", ImageProblem.PNG_SIGNATURE, 0, 0x89, 'P', 'N', 'G', '\n', 0x1A, '\n', 0),
                bad("no chunk", ImageProblem.PNG_CUT, 8, 0x89, 'P', 'N', 'G', 13, 10, 26, 10),
                bad("no end", ImageProblem.PNG_CUT, 57, one().rows(ROW_OF_ONE).withoutEnd()),
                bad(
                        "no header",
                        ImageProblem.PNG_CHUNK,
                        8,
                        new PngBytes().rows(ROW_OF_ONE).build()),
                bad(
                        "long header",
                        ImageProblem.PNG_CHUNK,
                        8,
                        new PngBytes().with("IHDR", new byte[14]).build()),
                bad("no pixels", ImageProblem.PNG_CHUNK, 33, one().build()),
                bad(
                        "unknown and needed",
                        ImageProblem.PNG_CHUNK,
                        33,
                        one().with("CgBI").rows(ROW_OF_ONE).build()),
                bad(
                        "pixels in two places",
                        ImageProblem.PNG_CHUNK,
                        69,
                        one().rows(ROW_OF_ONE)
                                .with("tEXt")
                                .with("IDAT2", packed)
                                .build()),
                bad(
                        "palette behind the pixels",
                        ImageProblem.PNG_CHUNK,
                        57,
                        one().rows(ROW_OF_ONE).with("PLTE", new byte[3]).build()),
                bad(
                        "short tRNS",
                        ImageProblem.PNG_CHUNK,
                        41,
                        one().with("tRNS", new byte[2]).rows(ROW_OF_ONE).build()),
                bad(
                        "check sum",
                        ImageProblem.PNG_CRC,
                        33,
                        one().rows(ROW_OF_ONE).wrongSum("IDAT").build()),
                bad(
                        "no width",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(0, 1, 8, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "negative height",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, -1, 8, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "RGB of 4 bits",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, 1, 4, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "depth 3",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, 1, 3, 0, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "depth 0",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, 1, 0, 0, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "colour type 5",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, 1, 8, 5, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "interlace 2",
                        ImageProblem.PNG_HEADER,
                        16,
                        png(1, 1, 8, 2, 2).rows(ROW_OF_ONE).build()),
                bad(
                        "huge",
                        ImageProblem.PNG_TOO_LARGE,
                        16,
                        png(Integer.MAX_VALUE, Integer.MAX_VALUE, 16, 6, 0)
                                .rows(ROW_OF_ONE)
                                .build()),
                bad(
                        "wide",
                        ImageProblem.PNG_TOO_LARGE,
                        16,
                        png(32769, 1, 1, 0, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "many pixels",
                        ImageProblem.PNG_TOO_LARGE,
                        16,
                        png(8193, 8192, 8, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "more than packed",
                        ImageProblem.PNG_SIZE,
                        41,
                        png(8192, 8192, 8, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "a row less",
                        ImageProblem.PNG_SIZE,
                        41,
                        png(1, 2, 8, 2, 0).rows(ROW_OF_ONE).build()),
                bad(
                        "a bomb",
                        ImageProblem.PNG_SIZE,
                        41,
                        one().rows(new byte[50_000_000]).build()),
                bad(
                        "not packed",
                        ImageProblem.PNG_PACKED,
                        41,
                        one().with("IDAT", ROW_OF_ONE).build()),
                bad(
                        "check sum of the pixels",
                        ImageProblem.PNG_PACKED,
                        41,
                        one().with("IDAT", changed(packed, packed.length - 1)).build()),
                bad(
                        "end of the pixels cut",
                        ImageProblem.PNG_PACKED,
                        41,
                        one().with("IDAT", Arrays.copyOf(packed, packed.length - 2))
                                .build()),
                bad(
                        "filter",
                        ImageProblem.PNG_FILTER,
                        41,
                        one().rows(5, 1, 2, 3).build()),
                bad(
                        "no palette",
                        ImageProblem.PNG_PALETTE,
                        33,
                        png(1, 1, 8, 3, 0).rows(0, 0).build()),
                bad(
                        "half a colour",
                        ImageProblem.PNG_PALETTE,
                        41,
                        png(1, 1, 8, 3, 0).with("PLTE", new byte[4]).rows(0, 0).build()),
                bad(
                        "index past the palette",
                        ImageProblem.PNG_PALETTE,
                        41,
                        png(1, 1, 8, 3, 0).with("PLTE", new byte[3]).rows(0, 1).build()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badFiles")
    void isRefusedWithItsRuleAndPlace(String name, ImageProblem rule, long offset, byte[] file) {
        Diagnostic found = refusal(file);

        assertThat(found.code()).isEqualTo(rule);
        assertThat(found.range().offset()).isEqualTo(offset);
        assertThat(found.range().offset() + found.range().length()).isLessThanOrEqualTo(file.length);
    }

    @Test
    void everyRuleHasAFixture() {
        assertThat(badFiles().map(arguments -> arguments.get()[1]).distinct())
                .containsExactlyInAnyOrder(Arrays.stream(ImageProblem.values())
                        .filter(rule -> rule.id().startsWith("png."))
                        .toArray());
    }

    @Test
    void isRefusedAtEveryLength() {
        byte[] file = PngWriter.write(new RgbaImage(5, 3), PngColour.RGBA).toByteArray();

        for (int length = 0; length < file.length; length++) {
            assertThat(refusal(Arrays.copyOf(file, length)).code()).isInstanceOf(ImageProblem.class);
        }
    }

    @Test
    void survivesAnyDamage() {
        byte[] file = png(9, 9, 4, 3, 1)
                .with("PLTE", new byte[48])
                .with("tRNS", new byte[7])
                .rows(new byte[200])
                .build();
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = file.clone();
            for (int n = random.nextInt(4); n >= 0; n--) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
            }
            try {
                PngReader.read(ByteView.of(damaged), Problems.strict());
            } catch (MalformedAssetException e) {
                assertThat(e.diagnostic().code()).isInstanceOf(ImageProblem.class);
            }
        }
    }

    private static Diagnostic refusal(byte[] file) {
        MalformedAssetException refused = catchThrowableOfType(
                MalformedAssetException.class, () -> PngReader.read(ByteView.of(file), Problems.tolerant()));
        assertThat(refused).isNotNull();
        return refused.diagnostic();
    }

    private static PngBytes one() {
        return png(1, 1, 8, 2, 0);
    }

    private static byte[] changed(byte[] bytes, int at) {
        byte[] copy = bytes.clone();
        copy[at] ^= 1;
        return copy;
    }

    private static Arguments bad(String name, ImageProblem rule, long offset, int... file) {
        byte[] bytes = new byte[file.length];
        for (int i = 0; i < file.length; i++) {
            bytes[i] = (byte) file[i];
        }
        return Arguments.of(name, rule, offset, bytes);
    }

    private static Arguments bad(String name, ImageProblem rule, long offset, byte[] file) {
        return Arguments.of(name, rule, offset, file);
    }
}
