package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What another program sees in the files of a texture. */
@Tag("outside")
class OtherEyesTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void pngShowsEachLevel(PixelFormat format) throws IOException {
        ImageMagick.require();
        for (int seed = 0; seed < 3; seed++) {
            Texture texture = Textures.noise(format, new Random(seed), false, "none");
            TexturePictures pictures = TexturePictures.of(texture, Optional.empty(), Problems.tolerant());
            List<TextureExport.File> files = Textures.png(texture, MipsOut.FILES);
            for (int level = 0; level < texture.levelCount(); level++) {
                Path file = written(files.get(level));

                assertThat(ImageMagick.pixels(file))
                        .isEqualTo(pictures.image(level).pixels());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"B8G8R8A8, 0", "B8G8R8X8, 0", "A4R4G4B4, 0", "R5G6B5, 1", "INDEXED, 0"})
    void ddsShowsTheTexture(PixelFormat format, int tolerance) throws IOException {
        ImageMagick.require();
        Texture texture = Textures.noise(format, new Random(5), false, "none")
                .edit()
                .flags5(0)
                .apply();
        RgbaImage image =
                TexturePictures.of(texture, Optional.empty(), Problems.strict()).image(0);
        TextureExport.File file = Textures.dds(texture, MipsOut.BASE).get(0);

        int[] seen = ImageMagick.pixels(written(file));
        int[] read =
                DdsReader.read(file.bytes(), Problems.strict()).levels().get(0).pixels();

        assertThat(read).isEqualTo(image.pixels());
        for (int i = 0; i < seen.length; i++) {
            for (int shift = 0; shift < 32; shift += 8) {
                assertThat(seen[i] >>> shift & 255)
                        .isCloseTo(image.pixels()[i] >>> shift & 255, Assertions.within(tolerance));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"R5G5B6", "L8A8", "R5G6B5", "A4R4G4B4", "B8G8R8X8", "B8G8R8A8"})
    void ddsHoldsTheStoredLevels(PixelFormat format) {
        Texture texture = Textures.noise(format, new Random(8), false, "none");

        ByteView dds = Textures.dds(texture, MipsOut.AUTO).get(0).bytes();

        assertThat(dds.from(128)).isEqualTo(texture.pixels());
    }

    @Test
    void pagesBecomePicturesAsFarAsTheyLieInside() {
        Texture texture = Texture.of(PixelFormat.B8G8R8A8, 8, 4, List.of(Noise.bytes(128, 1)))
                .withPages(List.of(PageRect.of(2, 1, 3, 2)));
        RgbaImage whole =
                TexturePictures.of(texture, Optional.empty(), Problems.strict()).image(0);
        TextureExport.Options options = new TextureExport.Options(MipsOut.AUTO, true, false, Optional.empty());

        List<TextureExport.File> files =
                TextureExport.png(texture, "atlas", Textures.SOURCE, options, Problems.strict());

        assertThat(files).extracting(TextureExport.File::name).containsExactly("atlas.png", "atlas.page0.png");
        assertThat(PngReader.read(files.get(1).bytes(), Problems.strict()).image())
                .isEqualTo(TexturePictures.cut(whole, 2, 1, 3, 2));
    }

    @Test
    void indicesWithoutTheirPaletteAreGreyAndSaidToBe() {
        Texture texture = Texture.of(PixelFormat.INDEXED_ELSEWHERE, 2, 1, List.of(ByteView.of(new byte[] {7, 9})));
        Palette palette = Palette.ofPixels(new int[256]);
        Problems problems = Problems.tolerant();

        RgbaImage grey = TexturePictures.of(texture, Optional.empty(), problems).image(0);
        RgbaImage black = TexturePictures.of(texture, Optional.of(palette), Problems.strict())
                .image(0);

        assertThat(grey.pixels()).containsExactly(0xFF070707, 0xFF090909);
        assertThat(problems.has(ConvertProblem.NO_PALETTE)).isTrue();
        assertThat(black.pixels()).containsExactly(0xFF000000, 0xFF000000);
        Assertions.assertThatThrownBy(() -> Textures.dds(texture, MipsOut.AUTO))
                .isInstanceOfSatisfying(
                        MalformedAssetException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(ConvertProblem.NO_DDS));
    }

    private Path written(TextureExport.File file) throws IOException {
        Path path = folder.resolve(file.name());
        Files.write(path, file.bytes().toByteArray());
        return path;
    }
}
