package dev.ironkit.format.texm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.TexmBytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TexturePixelsTest {

    @ParameterizedTest
    @EnumSource
    void aPictureThatWasOnlyDecodedGivesBackTheTexture(PixelFormat format) {
        for (int flags5 : new int[] {0, PaletteColours.FIRST_TRANSPARENT, PaletteColours.FADE | 9}) {
            Texture texture = noise(format, 13, 6, 3).edit().flags5(flags5).apply();
            RgbaImage image = texture.decode(0);

            assertThat(TexturePainter.of(texture).paint(image)).isEqualTo(texture);
            assertThat(TexturePainter.of(texture).paint(List.of(image, texture.decode(1), texture.decode(2))))
                    .isEqualTo(texture);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Clause("texm.7-from-base")
    void aChangedPixelChangesItsStoredBytesAndTheSmallerLevelsAreMadeAnew(PixelFormat format) {
        Texture texture = noise(format, 16, 8, 4);
        Palette palette = PixelSamples.palette(2);
        RgbaImage image = TexturePixels.of(texture, palette).decode(0);
        image.pixels()[37] ^= 0x00FFFFFF;

        Texture painted = TexturePainter.of(texture)
                .elsewhere(palette)
                .match(PaletteMatch.NEAREST)
                .paint(image);

        ByteView before = texture.level(0).bytes();
        ByteView after = painted.level(0).bytes();
        int at = 37 * format.bytesPerPixel();
        assertThat(after.slice(0, at)).isEqualTo(before.slice(0, at));
        assertThat(after.from(at + format.bytesPerPixel())).isEqualTo(before.from(at + format.bytesPerPixel()));
        assertThat(after).isNotEqualTo(before);
        assertThat(painted.header()).isEqualTo(texture.header());
        Palette own = format == PixelFormat.INDEXED ? Palette.of(texture.palette()) : palette;
        List<ByteView> chain = MipBuilder.of(format, own).chain(after, 16, 8, 4);
        for (int level = 1; level < 4; level++) {
            assertThat(painted.level(level).bytes()).isEqualTo(chain.get(level));
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "INDEXED_ELSEWHERE")
    void aNewTextureShowsItsPicture(PixelFormat format) {
        RgbaImage image = PixelSamples.noise(5, 32, 16);
        Texture texture = Texture.of(format, image, MipLevels.defaultCount(32, 16), List.of(PageRect.of(0, 0, 16, 16)));

        assertThat(texture.levelCount()).isEqualTo(3);
        assertThat(texture.header().flags4()).isEqualTo(TextureHeader.MIP_MAPPED);
        assertThat(texture.pages().orElseThrow().count()).isEqualTo(1);
        assertThat(texture.decode(1).width()).isEqualTo(16);
        assertThat(Texture.of(format, texture.decode(0), 3, List.of(PageRect.of(0, 0, 16, 16)))
                        .decode(0))
                .as("what can be stored is stored exactly")
                .isEqualTo(texture.decode(0));
        if (format == PixelFormat.B8G8R8A8) {
            assertThat(texture.decode(0)).isEqualTo(image);
        }
    }

    @Test
    void aNewTextureThatCannotBeIsRefused() {
        RgbaImage image = new RgbaImage(8, 8);
        assertThatThrownBy(() -> Texture.of(PixelFormat.R5G6B5, image, 5, List.of()))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(TexmProblem.EDIT_COUNT));
        assertThatThrownBy(() -> Texture.of(PixelFormat.R5G6B5, new RgbaImage(4097, 1), 1, List.of()))
                .isInstanceOf(RefusedException.class);
        assertThatThrownBy(() -> Texture.of(PixelFormat.INDEXED_ELSEWHERE, image, 1, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Clause("texm.3-grey")
    void withoutItsPaletteATextureIsGreyAndSaysSo() {
        Texture texture = noise(PixelFormat.INDEXED_ELSEWHERE, 4, 4, 1);
        Palette palette = PixelSamples.palette(1);

        assertThat(TexturePixels.of(texture).isGrey()).isTrue();
        assertThat(texture.decode(0).pixels()[3])
                .isEqualTo(0xFF000000 | texture.pixels().u8(3) * 0x010101);
        assertThat(TexturePixels.of(texture, palette).isGrey()).isFalse();
        assertThat(TexturePixels.of(texture, palette).decode(0).pixels()[3])
                .isEqualTo(palette.pixel(texture.pixels().u8(3)));
        assertThat(TexturePixels.of(noise(PixelFormat.INDEXED, 4, 4, 1)).isGrey())
                .isFalse();
    }

    @Test
    void withoutItsPaletteATextureIsPaintedInGrey() {
        Texture texture = noise(PixelFormat.INDEXED_ELSEWHERE, 4, 4, 3);
        RgbaImage image = texture.decode(0);
        image.pixels()[5] = 0xFF070707;

        Texture painted = TexturePainter.of(texture).paint(image);

        assertThat(painted.pixels().u8(5)).isEqualTo(7);
        assertThat(painted.decode(0)).isEqualTo(image);
        assertThat(painted.levelCount()).isEqualTo(3);
    }

    @Test
    void aFormatThatIsNotKnownIsRefusedByItsNumber() {
        Texture texture = TexmSamples.strict(TexmBytes.texture(1555, 3, 2).build());
        assertThatThrownBy(() -> texture.decode(0))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(PixelProblem.UNKNOWN_FORMAT))
                .hasMessageContaining("1555");
        assertThatThrownBy(() -> TexturePainter.of(texture).paint(new RgbaImage(3, 2)))
                .isInstanceOf(RefusedException.class);
    }

    @Test
    @Clause("texm.3-quantise")
    void aNewPaletteIsMadeOnRequestAndKeepsTheUnusedBytes() {
        Texture texture = noise(PixelFormat.INDEXED, 16, 16, 3);
        RgbaImage image = PixelSamples.noise(77, 16, 16);

        assertThatThrownBy(() -> TexturePainter.of(texture).paint(image)).isInstanceOf(RefusedException.class);
        Texture painted = TexturePainter.of(texture).newPalette().paint(image);

        for (int i = 0; i < 256; i++) {
            assertThat(painted.decode(0).pixels()[i]).isEqualTo(image.pixels()[i] | 0xFF000000);
            assertThat(painted.palette().u8(4 * i + 3))
                    .isEqualTo(texture.palette().u8(4 * i + 3));
        }
        assertThat(painted.levelCount()).isEqualTo(3);
    }

    @Test
    void anotherSizeKeepsAsManyLevelsAsItAllows() {
        Texture texture = noise(PixelFormat.R5G6B5, 16, 16, 5);
        assertThat(TexturePainter.of(texture).paint(new RgbaImage(4, 4)).levelCount())
                .isEqualTo(3);
        assertThat(TexturePainter.of(texture).paint(new RgbaImage(64, 4)).levelCount())
                .isEqualTo(5);
        Texture paged = texture.withPages(List.of(PageRect.of(8, 8, 8, 8)));
        assertThatThrownBy(() -> TexturePainter.of(paged).paint(new RgbaImage(8, 8)))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(TexmProblem.EDIT_PAGE));
    }

    @Test
    void aLevelThatIsNotTheMeansIsNamedWithItsPlace() {
        Texture made = Texture.of(PixelFormat.B8G8R8A8, PixelSamples.noise(1, 16, 8), 4, List.of());
        assertThat(findings(made)).isEmpty();

        List<ByteView> levels =
                new ArrayList<>(made.levels().stream().map(TextureLevel::bytes).toList());
        byte[] changed = levels.get(2).toByteArray();
        changed[9] ^= 1;
        changed[20] ^= 1;
        levels.set(2, ByteView.of(changed));
        List<Diagnostic> found = findings(made.withLevels(levels));

        assertThat(found).hasSize(1);
        assertThat(found.get(0).code()).isEqualTo(TexmProblem.MIPS_NOT_BOX);
        assertThat(found.get(0).message()).isEqualTo("level 2 differs from the average of level 0 in 2 of 8 pixels");
        assertThat(found.get(0).range().offset()).isEqualTo(32 + 4 * (128 + 32));
        assertThat(findings(Texture.of(PixelFormat.INDEXED, PixelSamples.noise(1, 16, 8), 4, List.of())))
                .isEmpty();
    }

    private static List<Diagnostic> findings(Texture texture) {
        Problems problems = Problems.audit();
        TextureRules.check(texture, TexmFormat.TEXM.encoded(texture), problems);
        return problems.all().stream()
                .filter(found -> found.code() == TexmProblem.MIPS_NOT_BOX)
                .toList();
    }

    private static Texture noise(PixelFormat format, int width, int height, int levels) {
        List<ByteView> stored = new ArrayList<>();
        for (int i = 0; i < levels; i++) {
            int pixels = MipLevels.side(width, i) * MipLevels.side(height, i);
            stored.add(PixelSamples.noise(i + 10L, pixels * format.bytesPerPixel()));
        }
        ByteView palette =
                format == PixelFormat.INDEXED ? PixelSamples.palette(2).raw() : ByteView.empty();
        return Texture.of(format, width, height, palette, stored, List.of());
    }
}
