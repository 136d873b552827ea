package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.convert.image.ImportOptions.PaletteChoice;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.PixelProblem;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmProblem;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TextureEditTest {

    @ParameterizedTest
    @EnumSource
    void oneChangedPixelChangesItsStoredBytesAndRebuiltLevels(PixelFormat format) {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            Texture texture = Textures.noise(format, random, seed % 2 == 0, "some");
            int at = random.nextInt(texture.width() * texture.height());
            PictureFile edited = withPixelOf(texture, at, random);

            Imported kept = Textures.back(edited, texture, null, Options.mips(MipsIn.KEEP));
            Imported anew = Textures.back(edited, texture, null, ImportOptions.PLAIN);

            List<Integer> places = differences(Textures.bytes(texture), Textures.bytes(kept.texture()));
            int first = texture.pixelsAt() + at * format.bytesPerPixel();
            assertThat(places)
                    .as("seed %d", seed)
                    .allMatch(place -> place >= first && place < first + format.bytesPerPixel());
            boolean changed = !places.isEmpty();
            // Another index of the same colour changes a byte and nothing that is seen.
            assertThat(kept.levels().get(0).changed().orElseThrow())
                    .isBetween(changed && !format.indexed() ? 1 : 0, changed ? 1 : 0);
            int second = texture.pixelsAt() + texture.level(0).bytes().length();
            assertThat(differences(Textures.bytes(texture), Textures.bytes(anew.texture())))
                    .as("seed %d", seed)
                    .allMatch(place -> (place >= first && place < first + format.bytesPerPixel())
                            || (place >= second && place < texture.coreSize()));
            if (changed && texture.levelCount() > 1) {
                assertThat(anew.mips()).isEqualTo(MipsIn.REBUILD);
                assertThat(MipChain.stored(anew.texture())).isEqualTo(MipChain.of(anew.texture(), Optional.empty()));
            }
        }
    }

    @Test
    void sidecarHoldsNoPixels() {
        List<Integer> sizes = new ArrayList<>();
        for (int side : new int[] {16, 512}) {
            ByteView level = Noise.bytes(side * side * 4, 1);
            Texture texture = Texture.of(PixelFormat.B8G8R8A8, side, side, List.of(level));
            List<TextureExport.File> files = Textures.png(texture, MipsOut.AUTO);
            sizes.add(files.get(1).bytes().length());
        }

        assertThat(sizes.get(1) - sizes.get(0)).isLessThan(8);
    }

    @Test
    void reorderedPaletteAndPictureInColoursChangeNothing() {
        Random random = new Random(4);
        Texture texture = Textures.noise(PixelFormat.INDEXED, random, false, "some");
        IndexedImage indexed = Textures.picture(Textures.png(texture, MipsOut.BASE))
                .levels()
                .get(0)
                .indexed()
                .orElseThrow();
        int[] palette = indexed.palette().clone();
        byte[] indices = indexed.indices().clone();
        for (int i = 0; i < 256; i++) {
            palette[i] = indexed.palette()[255 - i];
        }
        for (int i = 0; i < indices.length; i++) {
            indices[i] = (byte) (255 - indices[i]);
        }
        Picture reordered = Picture.of(new IndexedImage(indexed.width(), indexed.height(), indices, palette));
        Picture colours = Picture.of(indexed.toRgba());

        for (Picture picture : List.of(reordered, colours)) {
            Imported back = Textures.back(file(picture), texture, null, ImportOptions.PLAIN);
            assertThat(Textures.bytes(back.texture())).isEqualTo(Textures.bytes(texture));
        }
    }

    @Test
    void anotherIndexOfTheSameColourIsAnEditWhereThePaletteIsOurs() {
        Palette palette = Palette.ofPixels(1, 2, 1);
        Texture texture = Texture.of(
                PixelFormat.INDEXED, 2, 1, palette.raw(), List.of(ByteView.of(new byte[] {0, 1})), List.of());
        int[] table = new int[256];
        for (int i = 0; i < 256; i++) {
            table[i] = palette.pixel(i);
        }
        Picture picture = Picture.of(new IndexedImage(2, 1, new byte[] {2, 1}, table));

        Imported back = Textures.back(file(picture), texture, null, ImportOptions.PLAIN);

        assertThat(back.texture().level(0).bytes().toByteArray()).containsExactly(2, 1);
    }

    @Test
    void otherColoursThanThePaletteAreRefusedUnlessAskedFor() {
        Texture texture = Texture.of(
                PixelFormat.INDEXED,
                2,
                1,
                Palette.ofPixels(0x000000, 0x0000FF).raw(),
                List.of(ByteView.of(new byte[] {0, 1})),
                List.of());
        PictureFile other = file(Picture.of(new RgbaImage(2, 1, new int[] {0xFF0000FE, 0xFF123456})));

        assertThat(refusal(other, texture, ImportOptions.PLAIN)).isEqualTo(PixelProblem.PALETTE_MATCH);
        Imported nearest = Textures.back(other, texture, null, Options.colours(PaletteChoice.NEAREST));
        assertThat(nearest.texture().level(0).bytes().toByteArray()).containsExactly(1, 0);
        assertThat(nearest.loss()).singleElement().asString().contains("level 0 differs");
        Imported fresh = Textures.back(other, texture, null, Options.colours(PaletteChoice.NEW));
        assertThat(fresh.newPalette()).isTrue();
        assertThat(fresh.loss()).isEmpty();
        assertThat(TexturePictures.of(fresh.texture(), Optional.empty(), Problems.strict())
                        .image(0)
                        .pixels())
                .containsExactly(0xFF0000FE, 0xFF123456);
    }

    @Test
    void anotherSizeIsRefusedUnlessAskedForAndKeepsPagesThatFit() {
        Texture texture = Texture.of(PixelFormat.R5G6B5, 8, 8, List.of(Noise.bytes(128, 1), Noise.bytes(32, 2)))
                .withPages(List.of(PageRect.of(4, 4, 4, 4)));
        PictureFile large = file(Picture.of(Noise.image(32, 16, 3)));
        PictureFile small = file(Picture.of(Noise.image(4, 4, 3)));

        assertThat(refusal(large, texture, ImportOptions.PLAIN)).isEqualTo(ConvertProblem.SIZE);
        Texture grown = Textures.back(large, texture, null, Options.resize()).texture();
        assertThat(grown.width()).isEqualTo(32);
        assertThat(grown.levelCount()).isEqualTo(3);
        assertThat(grown.pages()).isEqualTo(texture.pages());
        assertThat(refusal(small, texture, Options.resize())).isEqualTo(TexmProblem.EDIT_PAGE);
    }

    @Test
    void editedLevelsWinOverRebuiltOnes() {
        Texture texture = Texture.of(
                PixelFormat.B8G8R8A8, 4, 4, List.of(Noise.bytes(64, 1), Noise.bytes(16, 2), Noise.bytes(4, 3)));
        List<TextureExport.File> files = Textures.png(texture, MipsOut.FILES);
        Sidecar sidecar = Textures.sidecar(files);
        PictureFile all = Textures.picture(files);
        Picture edited = Picture.of(Noise.image(4, 4, 9));
        Picture editedSmall = Picture.of(Noise.image(2, 2, 9));
        PictureFile first = new PictureFile(
                List.of(edited, all.levels().get(1), all.levels().get(2)), Optional.empty());
        PictureFile both =
                new PictureFile(List.of(edited, editedSmall, all.levels().get(2)), Optional.empty());

        assertThat(Textures.back(first, null, sidecar, ImportOptions.PLAIN).mips())
                .isEqualTo(MipsIn.REBUILD);
        assertThat(Textures.back(first, texture, null, ImportOptions.PLAIN).mips())
                .isEqualTo(MipsIn.REBUILD);
        assertThat(Textures.back(both, null, sidecar, ImportOptions.PLAIN).mips())
                .isEqualTo(MipsIn.FILES);
        assertThat(Textures.back(both, texture, null, ImportOptions.PLAIN).mips())
                .isEqualTo(MipsIn.FILES);
    }

    @Test
    void levelsThatAreNotAtHandAreALossOrARefusal() {
        Texture texture = Texture.of(PixelFormat.B8G8R8A8, 2, 2, List.of(Noise.bytes(16, 1), Noise.bytes(4, 2)));
        List<TextureExport.File> files = Textures.png(texture, MipsOut.BASE);
        PictureFile picture = Textures.picture(files);
        Sidecar sidecar = Textures.sidecar(files);

        assertThat(Textures.back(picture, null, sidecar, ImportOptions.PLAIN).loss())
                .hasSize(1);
        RefusedException refused = catchThrowableOfType(
                RefusedException.class, () -> Textures.back(picture, null, sidecar, Options.mips(MipsIn.KEEP)));
        assertThat(refused.diagnostic().code()).isEqualTo(ConvertProblem.LEVELS);
        assertThat(refusal(picture, texture, Options.mips(MipsIn.FILES))).isEqualTo(ConvertProblem.LEVELS);
    }

    @Test
    void newTexturesGetWhatTheirPictureSuggestsAndSaySo() {
        Imported alpha = fresh(Picture.of(Noise.image(16, 16, 1)));
        Imported opaque = fresh(Picture.of(new RgbaImage(1, 1, new int[] {-1})));
        Imported indexed = fresh(Picture.of(new IndexedImage(1, 1, new byte[1], new int[] {-1})));

        assertThat(alpha.texture().format()).contains(PixelFormat.B8G8R8A8);
        assertThat(alpha.texture().levelCount()).isEqualTo(3);
        assertThat(alpha.defaults())
                .containsExactly("format 8888 (the image has alpha)", "3 levels (down to 4 pixels)");
        assertThat(opaque.texture().format()).contains(PixelFormat.B8G8R8X8);
        assertThat(indexed.texture().format()).contains(PixelFormat.INDEXED);
    }

    @Test
    void aNewTextureOfTooManyColoursIsRefusedUnlessAskedFor() {
        PictureFile many = file(Picture.of(opaque(Noise.image(32, 32, 1))));

        RefusedException refused = catchThrowableOfType(
                RefusedException.class, () -> Textures.back(many, null, null, Options.format(PixelFormat.INDEXED)));
        assertThat(refused.diagnostic().code()).isEqualTo(ConvertProblem.COLOURS);
        Imported chosen =
                Textures.back(many, null, null, Options.of(PixelFormat.INDEXED, PaletteChoice.NEW, MipsIn.AUTO, false));
        assertThat(chosen.loss()).isNotEmpty();
    }

    @Test
    void aFormatThatIsAskedForReplacesTheOneThatWas() {
        Texture texture = Texture.of(PixelFormat.B8G8R8A8, 4, 4, List.of(Noise.bytes(64, 1), Noise.bytes(16, 2)))
                .edit()
                .flags5(77)
                .apply();
        PictureFile picture = Textures.picture(Textures.png(texture, MipsOut.BASE));

        Texture changed = Textures.back(picture, texture, null, Options.format(PixelFormat.A4R4G4B4))
                .texture();

        assertThat(changed.format()).contains(PixelFormat.A4R4G4B4);
        assertThat(changed.levelCount()).isEqualTo(2);
        assertThat(changed.header().flags5()).isEqualTo(77);
    }

    private static RgbaImage opaque(RgbaImage image) {
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] |= 0xFF000000;
        }
        return image;
    }

    private static Imported fresh(Picture picture) {
        return Textures.back(file(picture), null, null, ImportOptions.PLAIN);
    }

    private static PictureFile file(Picture picture) {
        return new PictureFile(List.of(picture), Optional.empty());
    }

    private static ProblemCode refusal(PictureFile picture, Texture base, ImportOptions options) {
        RefusedException refused =
                catchThrowableOfType(RefusedException.class, () -> Textures.back(picture, base, null, options));
        assertThat(refused).isNotNull();
        return refused.diagnostic().code();
    }

    /** The picture of a texture with one pixel that shows what another stored value does. */
    private static PictureFile withPixelOf(Texture texture, int at, Random random) {
        Texture other = texture.withLevels(changed(texture, at, random));
        return new PictureFile(
                List.of(Textures.picture(Textures.png(other, MipsOut.BASE))
                        .levels()
                        .get(0)),
                Optional.empty());
    }

    private static List<ByteView> changed(Texture texture, int at, Random random) {
        List<ByteView> levels = new ArrayList<>(MipChain.stored(texture));
        byte[] bytes = levels.get(0).toByteArray();
        int width = texture.format().orElseThrow().bytesPerPixel();
        // Not the unused byte of 888, which no picture shows.
        bytes[at * width + random.nextInt(Math.min(width, 3))] ^= (byte) (1 + random.nextInt(255));
        levels.set(0, ByteView.of(bytes));
        return levels;
    }

    private static List<Integer> differences(ByteView some, ByteView others) {
        assertThat(some.length()).isEqualTo(others.length());
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < some.length(); i++) {
            if (some.u8(i) != others.u8(i)) {
                places.add(i);
            }
        }
        return places;
    }
}
