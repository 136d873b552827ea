package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.PixelSamples.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PixelDecoderTest {

    /** The colour R 0x11, G 0x22, B 0x33, A 0x44 in every format that can say it. */
    @ParameterizedTest
    @CsvSource({
        "B8G8R8A8, 33 22 11 44, 11 22 33 44",
        "B8G8R8X8, 33 22 11 00, 11 22 33 FF",
        "A4R4G4B4, 23 41, 11 22 33 44",
        "R5G6B5, 06 11, 10 20 31 FF",
        "R5G5B6, 0D 11, 10 21 34 FF",
        "L8A8, 27 44, 27 27 27 44"
    })
    @Clause({"texm.1-orders", "D20"})
    void takesTheChannelsFromTheirPlaces(PixelFormat format, String stored, String rgba) {
        ByteView level = ByteView.of(HexFormat.ofDelimiter(" ").parseHex(stored));
        int[] pixel = new int[1];

        PixelDecoder.of(format).decode(level, pixel);

        ByteView expected = ByteView.of(HexFormat.ofDelimiter(" ").parseHex(rgba));
        assertThat(pixel[0]).isEqualTo(expected.i32(0));
    }

    @ParameterizedTest
    @CsvSource({"0,1", "2,1", "565,2", "556,2", "4444,2", "88,2", "888,4", "8888,4", "777,4", "1,4", "-1,4"})
    @Clause("texm.1-bytes")
    void everyCodeSaysHowManyBytesAPixelTakes(int code, int bytes) {
        assertThat(PixelFormat.bytesPerPixel(code)).isEqualTo(bytes);
    }

    @Test
    @Clause("texm.1-bits")
    void everyWordDecodesChannelByChannel() {
        ByteView words = PixelSamples.allWords();
        for (int word = 0; word < 65536; word++) {
            check(PixelFormat.R5G6B5, words, word, wide(word >> 11, 5), wide(word >> 5, 6), wide(word, 5), 255);
            check(PixelFormat.R5G5B6, words, word, wide(word >> 11, 5), wide(word >> 6, 5), wide(word, 6), 255);
            int alpha = wide(word >> 12, 4);
            check(PixelFormat.A4R4G4B4, words, word, wide(word >> 8, 4), wide(word >> 4, 4), wide(word, 4), alpha);
            int light = word & 255;
            check(PixelFormat.L8A8, words, word, light, light, light, word >> 8);
        }
    }

    /** Written out bit by bit, unlike the code under test: the bits from the top, again and again until there are eight. */
    private static int wide(int value, int bits) {
        int result = 0;
        for (int i = 0; i < 8; i++) {
            int bit = value >> (bits - 1 - i % bits) & 1;
            result = result << 1 | bit;
        }
        return result;
    }

    private static void check(PixelFormat format, ByteView words, int word, int red, int green, int blue, int alpha) {
        int[] pixel = new int[1];
        PixelDecoder decoder = PixelDecoder.of(format);
        decoder.decode(words.slice(2 * word, 2), pixel);
        if (pixel[0] != RgbaImage.pixel(red, green, blue, alpha) || decoder.decode(word) != pixel[0]) {
            throw new AssertionError(format + " of " + word + " is " + PixelText.of(pixel[0]));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aWholeLevelDecodesLikeItsPixelsOneByOne(PixelFormat format) {
        PixelDecoder decoder = PixelDecoder.of(format, PixelSamples.palette(3).colours());
        for (int count : new int[] {1, 2, 3, 4, 7, 8191, 8192, 8193, 16384, 20001}) {
            ByteView level = PixelSamples.noise(count, count * format.bytesPerPixel() + 3)
                    .slice(3, count * format.bytesPerPixel());
            int[] target = new int[count + 5];
            Arrays.fill(target, 0x5A5A5A5A);

            decoder.decode(level, target);

            for (int i = 0; i < count; i++) {
                assertThat(target[i]).isEqualTo(decoder.decode(PixelValues.read(format, level, i)));
            }
            assertThat(Arrays.copyOfRange(target, count, count + 5)).containsOnly(0x5A5A5A5A);
            assertThat(decoder.decode(level, 1, count).pixels()).isEqualTo(Arrays.copyOf(target, count));
        }
    }

    @Test
    @Clause("texm.3-order")
    void aPaletteHoldsBlueGreenRedAndAByteThatIsNotAlpha() {
        byte[] raw = new byte[Palette.SIZE];
        raw[4 * 7] = 0x33;
        raw[4 * 7 + 1] = 0x22;
        raw[4 * 7 + 2] = 0x11;
        raw[4 * 7 + 3] = 0x44;
        Palette palette = Palette.of(ByteView.of(raw));

        assertThat(palette.pixel(7)).isEqualTo(RgbaImage.pixel(0x11, 0x22, 0x33, 255));
        assertThat(palette.unused(7)).isEqualTo(0x44);
        assertThat(palette.raw().toByteArray()).isEqualTo(raw);
        assertThat(decodeIndices(palette.colours(), 7, 0))
                .containsExactly(RgbaImage.pixel(0x11, 0x22, 0x33, 255), RgbaImage.pixel(0, 0, 0, 255));
    }

    @Test
    @Clause("texm.3-opaque")
    void indexZeroIsAColourLikeAnyOther() {
        Palette palette = PixelSamples.palette(1);

        assertThat(palette.colours().isOpaque()).isTrue();
        assertThat(decodeIndices(PaletteColours.of(palette, 0), 0)[0] >>> 24).isEqualTo(255);
        assertThat(decodeIndices(PaletteColours.of(palette, 0x04800000), 0)[0] >>> 24)
                .isEqualTo(255);
    }

    @Test
    @Clause("texm.4-first-transparent")
    void aHeaderBitMakesIndexZeroTransparentAndKeepsItsColour() {
        Palette palette = PixelSamples.palette(1);

        int[] pixels = decodeIndices(PaletteColours.of(palette, 0x01000000), 0, 1, 255);

        assertThat(pixels).containsExactly(palette.pixel(0) & 0xFFFFFF, palette.pixel(1), palette.pixel(255));
    }

    @Test
    @Clause("texm.4-fade")
    void aHeaderBitMakesThePaletteAFadeOfOneColour() {
        Palette palette = PixelSamples.palette(1);

        int[] pixels = decodeIndices(PaletteColours.of(palette, 0x02000000 | 9), 0, 1, 30, 31, 32, 255);

        int colour = palette.pixel(9) & 0xFFFFFF;
        assertThat(pixels)
                .containsExactly(
                        colour | 7 << 24,
                        colour | 15 << 24,
                        colour | 247 << 24,
                        colour | 255 << 24,
                        colour | 255 << 24,
                        colour | 255 << 24);
    }

    @Test
    @Clause("texm.3-external")
    void anExternalPaletteIsTheCallers() {
        Palette palette = PixelSamples.palette(2);
        PixelDecoder decoder = PixelDecoder.of(PixelFormat.INDEXED_ELSEWHERE, palette.colours());

        assertThat(decoder.decode(bytes(5, 6), 2, 1).pixels()).containsExactly(palette.pixel(5), palette.pixel(6));
        assertThatThrownBy(() -> PixelDecoder.of(PixelFormat.INDEXED_ELSEWHERE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("texm.3-grey")
    void withoutAPaletteIndicesAreShadesOfGreyAndThatIsSaid() {
        assertThat(decodeIndices(PaletteColours.grey(), 0, 7, 255)).containsExactly(0xFF000000, 0xFF070707, 0xFFFFFFFF);
        assertThat(PaletteColours.grey().isGrey()).isTrue();
        assertThat(PixelSamples.palette(1).colours().isGrey()).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void decodingIntoPixelsThatAreThereAllocatesNothing(PixelFormat format) {
        PixelDecoder decoder = PixelDecoder.of(format, PixelSamples.palette(3).colours());
        ByteView level = PixelSamples.noise(1, 50_001 * format.bytesPerPixel());
        int[] target = new int[50_001];

        assertThat(Allocation.least(() -> decoder.decode(level, target))).isZero();
    }

    @Test
    void refusesBytesThatAreNotThePixels() {
        PixelDecoder decoder = PixelDecoder.of(PixelFormat.R5G6B5);
        assertThatThrownBy(() -> decoder.decode(bytes(1, 2, 3), new int[2]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> decoder.decode(bytes(1, 2, 3, 4), 3, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> decoder.decode(bytes(1, 2, 3, 4), 1 << 20, 1 << 20))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> decoder.decode(bytes(1, 2, 3, 4), new int[1]))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Palette.of(bytes(1, 2, 3, 4))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Palette.ofPixels(new int[257])).isInstanceOf(IndexOutOfBoundsException.class);
    }

    private static int[] decodeIndices(PaletteColours colours, int... indices) {
        return PixelDecoder.of(PixelFormat.INDEXED, colours)
                .decode(bytes(indices), indices.length, 1)
                .pixels();
    }
}
