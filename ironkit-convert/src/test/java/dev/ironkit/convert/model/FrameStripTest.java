package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.TexmBytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameStripTest {

    private static ModelTexture skin(int format, int width, int height) {
        byte[] texture = TexmBytes.texture(format, width, height).build();
        return ModelTexture.of(TexmFormat.TEXM.decode(ByteView.of(texture), Problems.strict()), Problems.strict());
    }

    private static RgbaImage picture(ModelTexture skin) {
        return PictureFile.read(skin.png(), Problems.strict()).levels().get(0).image();
    }

    @Test
    @Clause("conv.6-strip")
    void putsPicturesSideBySide() {
        ModelTexture one = skin(4444, 4, 2);
        ModelTexture two = skin(565, 4, 2);
        ModelTexture strip = FrameStrip.of(List.of(one, two), false, 3).orElseThrow();
        assertThat(strip.width()).isEqualTo(4 * 8);
        assertThat(strip.height()).isEqualTo(2);
        for (int place = 0; place < 8; place++) {
            RgbaImage from = picture(place < 3 ? one : two);
            for (int y = 0; y < 2; y++) {
                for (int x = 0; x < 4; x++) {
                    assertThat(picture(strip).pixels()[y * 32 + place * 4 + x]).isEqualTo(from.pixels()[y * 4 + x]);
                }
            }
        }
    }

    @Test
    void putsPicturesBelowEachOther() {
        ModelTexture one = skin(4444, 4, 2);
        ModelTexture two = skin(565, 4, 2);
        ModelTexture strip = FrameStrip.of(List.of(one, two), true, 1).orElseThrow();
        assertThat(strip.height()).isEqualTo(4);
        for (int i = 0; i < 8; i++) {
            assertThat(picture(strip).pixels()[i]).isEqualTo(picture(one).pixels()[i]);
            assertThat(picture(strip).pixels()[8 + i]).isEqualTo(picture(two).pixels()[i]);
        }
    }

    @Test
    void leavesPicturesAloneThatDoNotFitTogether() {
        assertThat(FrameStrip.of(List.of(skin(565, 4, 2), skin(565, 2, 4)), false, 1))
                .isEmpty();
        assertThat(FrameStrip.of(List.of(skin(565, 8, 2), skin(565, 8, 2)), false, 1000))
                .isEmpty();
    }

    @Test
    @Clause("conv.6-cutout")
    void knowsWhatIsThereOrNot() {
        // The alpha of two pixels: the upper half of the second byte.
        assertThat(cutOut((byte) 0xFF, (byte) 0x03)).isTrue();
        assertThat(cutOut((byte) 0xFF, (byte) 0x73)).isFalse();
        assertThat(cutOut((byte) 0xFF, (byte) 0xF3)).isFalse();
        assertThat(skin(565, 4, 4).cutOut()).isFalse();
    }

    private static boolean cutOut(byte first, byte second) {
        byte[] texture = TexmBytes.texture(4444, 1, 2)
                .pixels((byte) 0x12, first, (byte) 0x34, second)
                .build();
        return ModelTexture.of(TexmFormat.TEXM.decode(ByteView.of(texture), Problems.strict()), Problems.strict())
                .cutOut();
    }
}
