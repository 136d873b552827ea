package dev.ironkit.runtime.texture;

import static dev.ironkit.runtime.texture.SkipPolicyTest.read;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureHeader;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.PalBytes;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextureLoaderTest {

    private final TextureLoader loader = new TextureLoader(RenderSettings.STANDARD);

    @Test
    @Clause({"texm.10.5-page-flag", "texm.5-pages", "texm.12.2-page-flag"})
    void readsPagesOnlyIfItIsAskedTo() {
        Texture atlas = read(texture(2, 8, 4).page(0, 0, 4, 4));

        assertThat(loader.load(atlas, LoadFlags.NONE).pages().count()).isEqualTo(1);
        assertThat(loader.load(atlas, LoadFlags.ofMaterial()).pages().count()).isEqualTo(2);
        assertThat(LoadFlags.ofMaterial().bits()).isEqualTo(0x0040_0000);
    }

    @ParameterizedTest(name = "format {0}, {1}, {2}", quoteTextArguments = false)
    @CsvSource({
        "4444, 0, 0, true",
        "8888, 0, 0, true",
        "88, 0, 0, false",
        "565, 0, 0, false",
        "888, 0, 0, false",
        "0, 0, 0, false",
        "0, 0x01000000, 0, true",
        "0, 0x02000000, 0, true",
        "565, 0x01000000, 0, true",
        "2, 0x00800000, 0, false",
        "565, 0x04000000, 0, false",
        "4444, 0, 0x00080000, false",
        "0, 0x01000000, 0x00080000, false"
    })
    @Clause(
            value = "texm.6-alpha-surface",
            rows = {
                "format 4444, 0, 0",
                "format 8888, 0, 0",
                "format 565, 0, 0",
                "format 888, 0, 0",
                "format 0, 0, 0",
                "format 0, 0x01000000, 0",
                "format 0, 0x02000000, 0"
            })
    @Clause(value = "texm.6-no-88", rows = "format 88, 0, 0")
    @Clause(
            value = "texm.5-opaque",
            rows = {"format 4444, 0, 0x00080000", "format 0, 0x01000000, 0x00080000"})
    @Clause(value = "texm.4-bit-24", rows = "format 565, 0x01000000, 0")
    @Clause(
            value = "texm.4-bits-23-26",
            rows = {"0x00800000", "0x04000000"})
    void makesAnAlphaSurfaceForTwoFormatsAndTwoBits(int format, String flags5, String flags, boolean alpha) {
        Texture read = read(texture(format, 4, 4).words(0, Long.decode(flags5), 0));

        assertThat(loader.load(read, new LoadFlags(Integer.decode(flags))).alpha())
                .isEqualTo(alpha);
    }

    @Test
    @Clause({"texm.4-bit-24", "texm.4-bit-25", "texm.3-opaque"})
    void flags5ChangesWhatIndicesMean() {
        Texture plain = read(texture(0, 4, 4));
        Texture cut = read(texture(0, 4, 4).words(0, 0x0100_0000, 0));
        Texture fade = read(texture(0, 4, 4).words(0, 0x0200_0003, 0));

        assertThat(alphaOf(plain, 0)).isEqualTo(255);
        assertThat(alphaOf(cut, 0)).isZero();
        assertThat(alphaOf(cut, 1)).isEqualTo(255);
        for (int step = 0; step < 32; step++) {
            assertThat(alphaOf(fade, step)).isEqualTo(8 * step + 7);
            int pixel =
                    loader.load(fade, LoadFlags.NONE).colours().orElseThrow().pixel(step);
            assertThat(RgbaImage.blue(pixel)).isEqualTo(3);
            assertThat(RgbaImage.green(pixel)).isEqualTo(252);
            assertThat(RgbaImage.red(pixel)).isEqualTo(21);
        }
        assertThat(loader.load(read(texture(565, 4, 4)), LoadFlags.NONE).colours())
                .isEmpty();
    }

    @Test
    @Clause("texm.3-external")
    void aPaletteThatLiesElsewhereIsTheCallers() {
        Texture texture = read(texture(2, 4, 4));
        Optional<Palette> palette = Optional.of(Palette.of(ByteView.of(PalBytes.colours())));

        LoadedTexture with = loader.load(texture, LoadFlags.NONE, 0, palette);

        assertThat(loader.load(texture, LoadFlags.NONE).colours().orElseThrow().isGrey())
                .isTrue();
        assertThat(with.colours().orElseThrow().isGrey()).isFalse();
    }

    @Test
    @Clause({"texm.10.6-applied", "D16"})
    void passesFlags5OrAnotherWordToThePolicy() {
        Texture texture = read(texture(565, 8, 8).levels(3).words(0, 0x1000_0000, 0));

        LoadedTexture byHeader = loader.load(texture, LoadFlags.NONE);
        LoadedTexture byCaller = loader.load(texture, LoadFlags.NONE, 0x0200_0000, Optional.empty());

        assertThat(byHeader.view().skipped()).isEqualTo(1);
        assertThat(byHeader.levels()).hasSize(2);
        assertThat(byHeader.levels().get(0)).isEqualTo(texture.level(1).bytes());
        assertThat(byCaller.view().skipped()).isEqualTo(2);
    }

    @Test
    @Clause({"texm.10.5-run-time-levels", "texm.7-run-time-levels", "texm.11-disable-mipmap"})
    void makesLevelsOfATextureWithOneUnlessThatIsSwitchedOff() {
        Texture single = read(texture(8888, 64, 64));
        LoadFlags material = LoadFlags.ofMaterial();
        TextureLoader without = new TextureLoader(RenderSettings.STANDARD.withDisableMipmap(true));

        LoadedTexture made = loader.load(single, material);

        assertThat(made.makesLevels()).isTrue();
        assertThat(made.levels()).hasSize(5);
        assertThat(made.levels().get(0)).isEqualTo(single.level(0).bytes());
        assertThat(made.levels().get(4).length()).isEqualTo(4 * 4 * 4);
        assertThat(single.levelCount()).isEqualTo(1);
        assertThat(without.load(single, material).levels()).hasSize(1);
        assertThat(loader.load(single, LoadFlags.NONE).makesLevels()).isFalse();
        assertThat(loader.load(read(texture(8888, 60, 64)), material).makesLevels())
                .isFalse();
        assertThat(loader.load(read(texture(8888, 64, 64).levels(2)), material).makesLevels())
                .isFalse();
        assertThat(loader.load(read(texture(1555, 64, 64)), material).makesLevels())
                .isFalse();
        assertThat(loader.load(read(texture(2, 64, 64)), material).makesLevels())
                .isFalse();
        assertThat(loader.load(read(texture(0, 64, 64)), material).makesLevels())
                .isTrue();
    }

    @Test
    @Clause({"texm.11-force-16-bit", "texm.11-settings"})
    void forcesSurfacesOfSixteenBits() {
        TextureLoader forced = new TextureLoader(RenderSettings.STANDARD.withForce16BitTextures(true));

        assertThat(forced.load(read(texture(8888, 4, 4)), LoadFlags.NONE).target())
                .contains(PixelFormat.A4R4G4B4);
        assertThat(forced.load(read(texture(8888, 4, 4)), new LoadFlags(LoadFlags.OPAQUE))
                        .target())
                .contains(PixelFormat.R5G6B5);
        assertThat(forced.load(read(texture(888, 4, 4)), LoadFlags.NONE).target())
                .contains(PixelFormat.R5G6B5);
        assertThat(loader.load(read(texture(888, 4, 4)), LoadFlags.NONE).target())
                .contains(PixelFormat.B8G8R8X8);
        assertThat(loader.load(read(texture(1555, 4, 4)), LoadFlags.NONE).target())
                .isEmpty();
    }

    @Test
    @Clause("texm.11-settings")
    void carriesTheOtherSettings() {
        RenderSettings all = new RenderSettings(true, true, true, true, true, true, true);

        assertThat(all.withDisableMipmap(false).withForce16BitTextures(false))
                .isEqualTo(new RenderSettings(true, false, false, true, true, true, true));
        assertThat(new TextureLoader(all).settings()).isEqualTo(all);
    }

    @Test
    @Clause({"texm.5-stage"})
    void namesTheTextureStage() {
        Texture texture = read(texture(565, 4, 4));

        assertThat(loader.load(texture, LoadFlags.NONE).stage()).isZero();
        assertThat(loader.load(texture, LoadFlags.ofMaterial().with(LoadFlags.STAGE_1))
                        .stage())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0x08000000, 565", "0x20000000, 4444", "0x00800000, 88", "0x01000000, 556"})
    @Clause({"texm.5-made-formats", "texm.5-made-header"})
    void textureTheEngineMakesHasOneLevelAndNoFlags(String flags, int format) {
        assertThat(MadeTexture.header(0xFFFF_F11F, new LoadFlags(Integer.decode(flags))))
                .contains(new TextureHeader(0x100, 0x100, 1, 0, 0, 0, format));
        assertThat(MadeTexture.header(0x1F, new LoadFlags(Integer.decode(flags))))
                .isEmpty();
        assertThat(MadeTexture.header(0x100, LoadFlags.NONE)).isEmpty();
    }

    private int alphaOf(Texture texture, int index) {
        return RgbaImage.alpha(
                loader.load(texture, LoadFlags.NONE).colours().orElseThrow().pixel(index));
    }
}
