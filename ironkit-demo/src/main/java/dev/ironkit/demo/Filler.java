package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.texture.Grain;
import java.nio.charset.StandardCharsets;

/** What stands in for things the toolkit does not know: landscapes, and descriptions of objects. */
final class Filler {

    private Filler() {}

    /** {@return bytes in which nothing is to be read} */
    static ByteView bytes(int count, int salt) {
        byte[] bytes = new byte[count];
        int state = salt * 0x9E3779B9 + 1;
        for (int i = 0; i < count; i++) {
            state = state * 1_664_525 + 1_013_904_223;
            bytes[i] = (byte) (state >>> 24);
        }
        return ByteView.of(bytes);
    }

    /** {@return the corners of a landscape of hills} */
    static ByteView hills(int side, int salt) {
        ByteSink out = ByteSink.inMemory();
        for (int i = 0; i < side * side; i++) {
            int x = i % side;
            int y = i / side;
            int height = Grain.dot(x / 8, y / 8, salt) + Grain.dot(x, y, salt) / 16;
            out.i32(Float.floatToIntBits(x * 8f))
                    .i32(Float.floatToIntBits(y * 8f))
                    .i32(Float.floatToIntBits(height / 8f));
        }
        return out.toView();
    }

    /** {@return a description of an object, as lines of text} */
    static ByteView description(String name, int salt) {
        StringBuilder text = new StringBuilder("object " + name + "\r\n");
        for (int i = 0; i < 6 + Grain.dot(salt, 1, 60) % 10; i++) {
            text.append("value")
                    .append(i)
                    .append(' ')
                    .append(Grain.dot(salt, i, 61))
                    .append("\r\n");
        }
        return ByteView.of(text.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
