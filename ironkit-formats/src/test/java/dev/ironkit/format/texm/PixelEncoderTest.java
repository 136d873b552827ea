package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.PixelSamples.bytes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PixelEncoderTest {

    @ParameterizedTest
    @CsvSource({
        "B8G8R8A8, 33 22 11 44",
        "B8G8R8X8, 33 22 11 00",
        "A4R4G4B4, 23 41",
        "R5G6B5, 06 11",
        "R5G5B6, 0D 11",
        "L8A8, 1E 44"
    })
    @Clause({"texm.1-orders", "texm.2-nearest"})
    void putsTheChannelsInTheirPlaces(PixelFormat format, String stored) {
        RgbaImage image = new RgbaImage(1, 1, new int[] {RgbaImage.pixel(0x11, 0x22, 0x33, 0x44)});

        ByteView level = PixelEncoder.of(format).encode(image);

        assertThat(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(level.toByteArray()))
                .isEqualTo(stored);
    }

    @ParameterizedTest
    @EnumSource(names = {"R5G6B5", "R5G5B6", "A4R4G4B4", "L8A8"})
    @Clause("texm.2-inverse")
    void givesBackEveryWord(PixelFormat format) {
        ByteView words = PixelSamples.allWords();
        RgbaImage image = PixelDecoder.of(format).decode(words, 256, 256);

        assertThat(PixelEncoder.of(format).encode(image)).isEqualTo(words);
        assertThat(PixelEncoder.of(format).encode(image, words)).isEqualTo(words);
        for (Dither dither : Dither.values()) {
            if (dither.suits(format)) {
                assertThat(PixelEncoder.of(format).with(dither).encode(image)).isEqualTo(words);
            }
        }
    }

    @Test
    @Clause("texm.2-inverse")
    void givesBackEveryValueOfEveryByteOfFour() {
        byte[] level = new byte[4 * 4 * 256];
        for (int place = 0; place < 4; place++) {
            for (int value = 0; value < 256; value++) {
                int at = 4 * (256 * place + value);
                level[at] = 0x12;
                level[at + 1] = 0x34;
                level[at + 2] = 0x56;
                level[at + 3] = 0x78;
                level[at + place] = (byte) value;
            }
        }
        ByteView stored = ByteView.of(level);
        RgbaImage straight = PixelDecoder.of(PixelFormat.B8G8R8A8).decode(stored, 256, 4);
        RgbaImage opaque = PixelDecoder.of(PixelFormat.B8G8R8X8).decode(stored, 256, 4);

        assertThat(PixelEncoder.of(PixelFormat.B8G8R8A8).encode(straight)).isEqualTo(stored);
        assertThat(PixelEncoder.of(PixelFormat.B8G8R8X8).encode(opaque, stored)).isEqualTo(stored);
    }

    @Test
    @Clause("texm.2-inverse")
    void givesBackEveryIndexAlsoAmongEqualColours() {
        byte[] indices = new byte[65536];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (byte) (i ^ i >> 8);
        }
        ByteView level = ByteView.of(indices);
        for (int flags5 : new int[] {0, PaletteColours.FIRST_TRANSPARENT, PaletteColours.FADE | 3}) {
            PaletteColours colours = PaletteColours.of(PixelSamples.palette(4), flags5);
            RgbaImage image = PixelDecoder.of(PixelFormat.INDEXED, colours).decode(level, 256, 256);
            for (PaletteMatch match : PaletteMatch.values()) {
                PixelEncoder encoder = PixelEncoder.of(PixelFormat.INDEXED, colours, match);
                assertThat(encoder.encode(image, level)).isEqualTo(level);
            }
        }
    }

    @Test
    void ofEqualColoursANewPictureTakesTheLowestIndex() {
        Palette palette = PixelSamples.palette(4);
        RgbaImage image = new RgbaImage(1, 1, new int[] {palette.pixel(250)});

        assertThat(palette.pixel(250)).isEqualTo(palette.pixel(0));
        assertThat(PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.EXACT)
                        .encode(image))
                .isEqualTo(bytes(0));
    }

    @ParameterizedTest
    @CsvSource({"4, 15", "5, 31", "6, 63"})
    @Clause({"texm.2-widen", "texm.2-nearest", "D35"})
    void narrowsToTheNearestValueThatIsStored(int bits, int largest) {
        for (int channel = 0; channel < 256; channel++) {
            int error = 255;
            for (int value = 0; value <= largest; value++) {
                error = Math.min(error, Math.abs(PixelChannels.widen(value, bits) - channel));
            }
            int narrow = PixelChannels.narrow(channel, bits);
            assertThat(Math.abs(PixelChannels.widen(narrow, bits) - channel)).isEqualTo(error);
            assertThat(narrow).isEqualTo((channel * largest + 127) / 255);
        }
        for (int value = 0; value <= largest; value++) {
            assertThat(PixelChannels.narrow(PixelChannels.widen(value, bits), bits))
                    .isEqualTo(value);
        }
    }

    @Test
    @Clause("texm.2-luminance")
    void coloursBecomeTheirLuminance() {
        assertThat(luminance(255, 255, 255)).isEqualTo(255);
        assertThat(luminance(255, 0, 0)).isEqualTo((255 * 77) >> 8);
        assertThat(luminance(0, 255, 0)).isEqualTo((255 * 151) >> 8);
        assertThat(luminance(0, 0, 255)).isEqualTo((255 * 28) >> 8);
        assertThat(luminance(200, 100, 50)).isEqualTo(124);
        for (int grey = 0; grey < 256; grey++) {
            assertThat(luminance(grey, grey, grey)).isEqualTo(grey);
        }
    }

    private static int luminance(int red, int green, int blue) {
        RgbaImage image = new RgbaImage(1, 1, new int[] {RgbaImage.pixel(red, green, blue, 9)});
        ByteView level = PixelEncoder.of(PixelFormat.L8A8).encode(image);
        assertThat(level.u8(1)).isEqualTo(9);
        return level.u8(0);
    }

    @Test
    @Clause("texm.2-unused-kept")
    void unusedBytesStayWhereTheyWereAndAreZeroInANewPicture() {
        ByteView stored = bytes(1, 2, 3, 0x77, 4, 5, 6, 0x88);
        PixelEncoder encoder = PixelEncoder.of(PixelFormat.B8G8R8X8);
        RgbaImage image = PixelDecoder.of(PixelFormat.B8G8R8X8).decode(stored, 2, 1);
        image.pixels()[1] = RgbaImage.pixel(9, 8, 7, 255);

        assertThat(encoder.encode(image, stored)).isEqualTo(bytes(1, 2, 3, 0x77, 7, 8, 9, 0x88));
        assertThat(encoder.encode(image)).isEqualTo(bytes(1, 2, 3, 0, 7, 8, 9, 0));
    }

    @ParameterizedTest
    @EnumSource
    @Clause("texm.2-unchanged-kept")
    void oneChangedPixelChangesItsStoredBytesAndNoOthers(PixelFormat format) {
        Palette palette = PixelSamples.palette(5);
        int width = 37;
        int height = 23;
        ByteView stored = PixelSamples.noise(11, width * height * format.bytesPerPixel());
        for (Dither dither : Dither.values()) {
            if (!dither.suits(format)) {
                continue;
            }
            RgbaImage image = PixelDecoder.of(format, palette.colours()).decode(stored, width, height);
            image.pixels()[400] ^= 0x00808080;
            ByteView level = PixelEncoder.of(format, palette.colours(), PaletteMatch.NEAREST)
                    .with(dither)
                    .encode(image, stored);

            int at = 400 * format.bytesPerPixel();
            int after = at + format.bytesPerPixel();
            assertThat(level.slice(0, at)).isEqualTo(stored.slice(0, at));
            assertThat(level.from(after)).isEqualTo(stored.from(after));
            assertThat(level).isNotEqualTo(stored);
        }
    }

    @Test
    @Clause("texm.2-no-alpha")
    void aFormatWithoutAlphaTakesNoNoticeOfIt() {
        Palette palette = PixelSamples.palette(6);
        for (PixelFormat format : PixelFormat.values()) {
            if (!format.alpha()) {
                ByteView stored = PixelSamples.noise(12, 64 * format.bytesPerPixel());
                PixelEncoder encoder = PixelEncoder.of(format, palette.colours(), PaletteMatch.EXACT);
                RgbaImage image = PixelDecoder.of(format, palette.colours()).decode(stored, 8, 8);
                Random random = new Random(1);
                for (int i = 0; i < 64; i++) {
                    image.pixels()[i] = (image.pixels()[i] & 0xFFFFFF) | random.nextInt(256) << 24;
                }
                assertThat(encoder.encode(image, stored)).as(format.name()).isEqualTo(stored);
            }
        }
    }

    @Test
    @Clause("texm.3-exact-match")
    void coloursThatThePaletteDoesNotHaveAreRefusedAndNamed() {
        Palette palette = Palette.ofPixels(RgbaImage.pixel(1, 2, 3, 255), RgbaImage.pixel(200, 100, 50, 255));
        int known = palette.pixel(1);
        int unknown = RgbaImage.pixel(200, 100, 51, 255);
        RgbaImage image = new RgbaImage(2, 2, new int[] {known, known, known, unknown});

        assertThatThrownBy(() -> PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.EXACT)
                        .encode(image))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(PixelProblem.PALETTE_MATCH))
                .hasMessage("1 of 4 pixels have a colour that is not in the palette; the first is #C86433 at x 1, y 1");
        assertThat(PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.NEAREST)
                        .encode(image))
                .isEqualTo(bytes(1, 1, 1, 1));
    }

    @Test
    void theNearestColourIsTheOneALookAtAllFinds() {
        Palette palette = PixelSamples.palette(7);
        RgbaImage image = PixelSamples.noise(8, 64, 64);
        ByteView level = PixelEncoder.of(PixelFormat.INDEXED, palette.colours(), PaletteMatch.NEAREST)
                .encode(image);
        for (int i = 0; i < image.pixels().length; i++) {
            int best = 0;
            for (int index = 1; index < 256; index++) {
                if (distance(palette.pixel(index), image.pixels()[i])
                        < distance(palette.pixel(best), image.pixels()[i])) {
                    best = index;
                }
            }
            assertThat(level.u8(i)).isEqualTo(best);
        }
    }

    private static int distance(int one, int other) {
        int sum = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int difference = (one >> shift & 255) - (other >> shift & 255);
            sum += difference * difference;
        }
        return sum;
    }

    @Test
    void onlyTransparentPixelsTakeTheTransparentIndex() {
        PaletteColours colours =
                Palette.ofPixels(0, 0xFFFFFF, 0x202020).colours().firstTransparent();
        RgbaImage image =
                new RgbaImage(4, 1, new int[] {RgbaImage.pixel(255, 255, 255, 0), 0xFF000000, 0xFF101010, 0xFFFFFFFF});

        ByteView level = PixelEncoder.of(PixelFormat.INDEXED, colours, PaletteMatch.NEAREST)
                .encode(image);

        assertThat(level.u8(0)).isZero();
        assertThat(level.u8(1)).isEqualTo(3);
        assertThat(level.u8(2)).isEqualTo(2);
        assertThat(level.u8(3)).isEqualTo(1);
    }

    @Test
    void refusesWhatDoesNotFit() {
        PixelEncoder encoder = PixelEncoder.of(PixelFormat.R5G6B5);
        assertThatThrownBy(() -> encoder.encode(new RgbaImage(2, 2), bytes(1, 2)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PixelEncoder.of(PixelFormat.INDEXED)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PixelEncoder.of(PixelFormat.L8A8).with(Dither.ORDERED))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PixelEncoder.of(PixelFormat.INDEXED, PaletteColours.grey(), PaletteMatch.EXACT)
                        .with(Dither.ERROR_DIFFUSION))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
