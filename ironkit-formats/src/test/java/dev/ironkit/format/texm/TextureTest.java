package dev.ironkit.format.texm;

import static dev.ironkit.format.texm.TexmSamples.encoded;
import static dev.ironkit.format.texm.TexmSamples.filled;
import static dev.ironkit.format.texm.TexmSamples.strict;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.TexmBytes;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextureTest {

    @Test
    @Clause({"texm.10.1-header", "texm.10.1-words"})
    void readsTheEightWordsOfTheHeader() {
        Texture texture = strict(texture(4444, 8, 4)
                .levels(2)
                .words(0x11223344, 0x55667788, 0x99AABBCCL)
                .build());

        assertThat(texture.header()).isEqualTo(new TextureHeader(8, 4, 2, 0x11223344, 0x55667788, 0x99AABBCC, 4444));
        assertThat(texture.format()).contains(PixelFormat.A4R4G4B4);
        assertThat(TextureHeader.LAYOUT.slots())
                .extracting(slot -> slot.offset() + " " + slot.name())
                .containsExactly(
                        "0 magic",
                        "4 width",
                        "8 height",
                        "12 mipCount",
                        "16 flags4",
                        "20 flags5",
                        "24 unk6",
                        "28 format");
    }

    @ParameterizedTest(name = "format {0}: {1} {2}", quoteTextArguments = false)
    @CsvSource({"0,1,1024", "2,1,0", "565,2,0", "556,2,0", "4444,2,0", "88,2,0", "888,4,0", "8888,4,0", "7,4,0"})
    @Clause(
            value = {"texm.10.3-bytes-per-pixel", "texm.10.3-size", "texm.10.2-formats", "texm.1-bytes"},
            rows = {
                "format 0:",
                "format 2:",
                "format 565:",
                "format 556:",
                "format 4444:",
                "format 88:",
                "format 888:",
                "format 8888:"
            })
    @Clause(
            value = "texm.10.3-palette",
            rows = {"format 0: 1 1024", "format 2: 1 0"})
    @Clause(
            value = "D32",
            rows = {"format 0:", "format 7:"})
    void takesExactlyTheBytesOfItsFormat(int format, int bytesPerPixel, int palette) {
        byte[] image = texture(format, 4, 2).levels(3).build();

        assertThat(image).hasSize(32 + palette + bytesPerPixel * (8 + 2 + 1));
        assertThat(strict(image).coreSize()).isEqualTo(image.length);
        assertThat(strict(image).palette().length()).isEqualTo(palette);
        assertThatThrownBy(() -> strict(Arrays.copyOf(image, image.length - 1))).hasMessageContaining("texm.size");
    }

    @Test
    @Clause("texm.1-other")
    void keepsPixelsOfAnUnknownFormatAndDecodesNone() {
        byte[] image = texture(1555, 4, 2).levels(2).build();
        Texture texture = strict(image);

        assertThat(texture.format()).isEmpty();
        assertThat(texture.pixels().length()).isEqualTo(4 * (8 + 2));
        assertThat(texture.pixels().toByteArray()).isEqualTo(Arrays.copyOfRange(image, 32, image.length));
        assertThat(encoded(texture)).isEqualTo(image);
        assertThatThrownBy(() -> texture.decode(0)).hasMessageContaining("1555");
        assertThatThrownBy(() -> strict(Arrays.copyOf(image, image.length - 1))).hasMessageContaining("texm.size");
    }

    @Test
    @Clause({"texm.7-level-size", "texm.10.3-order"})
    void levelsHalveDownToOnePixelAndLieOneBehindTheOther() {
        TexmBytes bytes = texture(888, 5, 2).levels(4).page(0, 0, 1, 1);
        byte[] image = bytes.build();

        Texture texture = strict(image);

        assertThat(texture.levels())
                .extracting(TextureLevel::toString)
                .containsExactly("level 0, 5x2", "level 1, 2x1", "level 2, 1x1", "level 3, 1x1");
        for (int i = 0; i < 4; i++) {
            ByteView level = texture.level(i).bytes();
            assertThat(level.origin()).isEqualTo(bytes.levelAt(i));
            assertThat(level.length()).isEqualTo(bytes.levelAt(i + 1) - bytes.levelAt(i));
        }
        assertThat(encoded(texture)).isEqualTo(image);
        assertThatThrownBy(() -> texture.level(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> texture.level(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void aMillionLevelsOfOnePixelCostNothing() {
        byte[] image = texture(2, 1, 1)
                .sayLevels(1_000_000)
                .pixels(new byte[1_000_000])
                .build();

        assertThat(strict(image).level(999_999).bytes().origin()).isEqualTo(32 + 999_999);
        assertThat(Allocation.of(() -> strict(image))).isLessThan(64 << 10);
    }

    @Test
    @Clause({"texm.10.4-page", "texm.10.4-rect", "texm.8-order"})
    void readsRectanglesAsXWYH() {
        byte[] image = texture(2, 1, 1)
                .tail(new byte[] {'P', 'a', 'g', 'e', 1, 0, 0, 0, 1, 0, 2, 0, 3, 0, -1, -1})
                .build();

        PageRect rect = strict(image).pages().orElseThrow().rect(0);

        assertThat(rect).isEqualTo(new PageRect((short) 1, (short) 2, (short) 3, (short) -1));
    }

    @Test
    @Clause("texm.8-count-0")
    void keepsATableWithoutRectanglesAndMakesNone() {
        byte[] image = texture(565, 1, 1).noPages().build();

        assertThat(strict(image).pages().orElseThrow().count()).isZero();
        assertThat(encoded(strict(image))).isEqualTo(image);
        assertThat(strict(image).edit().unk6(1).apply().pages()).isPresent();
        assertThat(strict(image).withPages(List.of()).pages()).isEmpty();
    }

    @Test
    @Clause({"texm.4-flags4-new", "texm.4-unk6-new"})
    void aNewTextureHasTheFlagsOfTheGamesTextures() {
        Texture one = Texture.of(PixelFormat.R5G6B5, 2, 2, List.of(filled(8, 1)));
        Texture two = Texture.of(PixelFormat.R5G6B5, 2, 2, List.of(filled(8, 1), filled(2, 1)));

        assertThat(one.header()).isEqualTo(new TextureHeader(2, 2, 1, 0, 0, 0, 565));
        assertThat(two.header()).isEqualTo(new TextureHeader(2, 2, 2, 32, 0, 0, 565));
    }

    @Test
    void aNewTextureIsWhatTheFormatPageSays() {
        Texture made = Texture.of(
                PixelFormat.INDEXED, 2, 1, filled(1024, 5), List.of(filled(2, 7)), List.of(PageRect.of(1, 0, 1, 1)));

        assertThat(encoded(made))
                .isEqualTo(texture(0, 2, 1)
                        .palette(filled(1024, 5).toByteArray())
                        .pixels(new byte[] {7, 7})
                        .page(1, 0, 1, 1)
                        .build());
    }

    @Test
    void isToldByItsFirstFourBytes() {
        assertThat(TexmFormat.TEXM.sniff(ByteView.of(texture(565, 1, 1).build()), Attributes.NONE))
                .isTrue();
        assertThat(TexmFormat.TEXM.sniff(ByteView.of(new byte[] {'T', 'e', 'x'}), Attributes.NONE))
                .isFalse();
    }
}
