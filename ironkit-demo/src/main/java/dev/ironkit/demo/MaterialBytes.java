package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Materials, and the lists that name them. */
final class MaterialBytes {

    private static final int ONE = Float.floatToIntBits(1.0f);

    private MaterialBytes() {}

    /**
     * A material that shows one texture after the other.
     *
     * @param diffuse 0xRRGGBB
     * @param stepMillis how long each is shown
     * @param textures their names
     */
    static ByteView of(int diffuse, int stepMillis, List<String> textures) {
        ByteSink out = ByteSink.inMemory();
        out.u16(textures.size()).u16(1);
        out.u8(5).u8(0xFF).i32(ONE).i32(0);
        for (String texture : textures) {
            phase(out, diffuse, texture);
        }
        out.i32(0).u16(textures.size());
        for (int i = 0; i < textures.size(); i++) {
            out.u16(i).u16((i + 1) * stepMillis).u16(0);
        }
        return out.toView();
    }

    private static void phase(ByteSink out, int diffuse, String texture) {
        out.u8(0).u8(0).u8(0).u8(100);
        out.u8(diffuse >> 16 & 0xFF).u8(diffuse >> 8 & 0xFF).u8(diffuse & 0xFF).u8(0);
        out.zeros(9).u8(0xFF);
        out.bytes(FixedText.of(texture.getBytes(StandardCharsets.US_ASCII), 16).raw());
    }

    /** The list of materials a model wears, one row each. */
    static ByteView wear(List<String> materials) {
        StringBuilder text = new StringBuilder(materials.size() + "\r\n");
        for (int i = 0; i < materials.size(); i++) {
            text.append(i).append(' ').append(materials.get(i)).append("\r\n");
        }
        return ByteView.of(text.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
