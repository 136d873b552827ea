package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import java.util.Locale;
import java.util.StringJoiner;

/** Bytes as people read them: {@code 4E 52 65 73}. */
final class HexBytes {

    private HexBytes() {}

    /** {@return the first bytes of the view, at most so many} */
    static String of(ByteView bytes, int most) {
        if (bytes.length() == 0) {
            return "nothing";
        }
        StringJoiner text = new StringJoiner(" ");
        for (int i = 0; i < Math.min(most, bytes.length()); i++) {
            text.add(String.format(Locale.ROOT, "%02X", bytes.u8(i)));
        }
        return text.toString();
    }
}
