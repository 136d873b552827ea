package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.PixelFormat;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DdsProblemTest {

    private static final byte[] GOOD = DdsWriter.write(
                    PixelFormat.R5G6B5, 8, 4, DdsTest.levels(PixelFormat.R5G6B5, 8, 4, 4))
            .toByteArray();

    static Stream<Arguments> badFiles() {
        return Stream.of(
                Arguments.of("empty", ImageProblem.DDS_SIGNATURE, 0, new byte[0]),
                Arguments.of("another header", ImageProblem.DDS_SIGNATURE, 0, with(4, 100)),
                Arguments.of("half a header", ImageProblem.DDS_CUT, 0, Arrays.copyOf(GOOD, 64)),
                Arguments.of("half of level 2", ImageProblem.DDS_CUT, 208, Arrays.copyOf(GOOD, 210)),
                Arguments.of("no width", ImageProblem.DDS_SIZE, 12, with(16, 0)),
                Arguments.of("levels past 1 x 1", ImageProblem.DDS_SIZE, 12, with(28, 5)),
                Arguments.of("endless levels", ImageProblem.DDS_SIZE, 12, with(28, -1)),
                Arguments.of("huge", ImageProblem.DDS_TOO_LARGE, 12, with(16, -1)),
                Arguments.of("no such letters", ImageProblem.DDS_PIXELS, 0x54, letters("BC7 ")),
                Arguments.of("floats", ImageProblem.DDS_PIXELS, 0x54, letters("t\0\0\0")),
                Arguments.of("premultiplied", ImageProblem.DDS_PIXELS, 0x54, letters("DXT2")),
                Arguments.of("palette", ImageProblem.DDS_PIXELS, 0x50, with(0x50, 0x20)),
                Arguments.of("64 bits", ImageProblem.DDS_PIXELS, 0x50, with(0x58, 64)),
                Arguments.of("masks over each other", ImageProblem.DDS_PIXELS, 0x5C, with(0x60, 0x0FE0)),
                Arguments.of("a mask wider than the pixel", ImageProblem.DDS_PIXELS, 0x5C, with(0x5C, 0x1F800)),
                Arguments.of("no bit of a colour", ImageProblem.DDS_PIXELS, 0x5C, colourless()),
                Arguments.of("a cube", ImageProblem.DDS_KIND, 0x70, with(0x70, 0x200)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badFiles")
    void isRefusedWithItsRuleAndPlace(String name, ImageProblem rule, long offset, byte[] file) {
        Diagnostic found = refusal(file);

        assertThat(found.code()).isEqualTo(rule);
        assertThat(found.range().offset()).isEqualTo(offset);
    }

    @Test
    void everyRuleHasAFixture() {
        assertThat(badFiles().map(arguments -> arguments.get()[1]).distinct())
                .containsExactlyInAnyOrder(Arrays.stream(ImageProblem.values())
                        .filter(rule -> rule.id().startsWith("dds."))
                        .toArray());
    }

    @Test
    void isRefusedAtEveryLength() {
        for (int length = 0; length < GOOD.length; length++) {
            assertThat(refusal(Arrays.copyOf(GOOD, length)).code()).isInstanceOf(ImageProblem.class);
        }
    }

    @Test
    void survivesAnyDamage() {
        Random random = new Random(6);
        for (int i = 0; i < 20_000; i++) {
            byte[] damaged = GOOD.clone();
            for (int n = random.nextInt(4); n >= 0; n--) {
                damaged[random.nextInt(0x90)] = (byte) random.nextInt(256);
            }
            try {
                DdsReader.read(ByteView.of(damaged), Problems.strict());
            } catch (MalformedAssetException e) {
                assertThat(e.diagnostic().code()).isInstanceOf(ImageProblem.class);
            }
        }
    }

    private static byte[] with(int at, int value) {
        byte[] file = GOOD.clone();
        for (int i = 0; i < 4; i++) {
            file[at + i] = (byte) (value >> (8 * i));
        }
        return file;
    }

    private static byte[] colourless() {
        byte[] file = GOOD.clone();
        Arrays.fill(file, 0x5C, 0x6C, (byte) 0);
        return file;
    }

    @Test
    void bitsAreNoNegativeNumber() {
        assertThat(refusal(with(0x58, -1)).message()).doesNotContain("-1 bits");
    }

    private static byte[] letters(String name) {
        byte[] file = with(0x50, 4);
        for (int i = 0; i < 4; i++) {
            file[0x54 + i] = (byte) name.charAt(i);
        }
        return file;
    }

    private static Diagnostic refusal(byte[] file) {
        MalformedAssetException refused = catchThrowableOfType(
                MalformedAssetException.class, () -> DdsReader.read(ByteView.of(file), Problems.tolerant()));
        assertThat(refused).isNotNull();
        return refused.diagnostic();
    }
}
