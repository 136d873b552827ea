package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.Arrays;

/** What the engine asks of a name, and what it does to one it looks for. */
final class RsliName {

    /** The engine copies this much of a name it is asked for. */
    private static final int QUERY_WIDTH = 15;

    private RsliName() {}

    /** The name as the engine looks for it: at most 15 bytes, in upper case. */
    static byte[] query(ByteView name) {
        int end = name.indexOf(0);
        int length = Math.min(end < 0 ? name.length() : end, QUERY_WIDTH);
        return upperCase(name.slice(0, length).toByteArray());
    }

    /** The field of a new name, in upper case; refuses what is not 1 to 12 printable ASCII characters. */
    static FixedText field(byte[] name) {
        boolean printable = true;
        for (byte b : name) {
            printable &= b >= 0x20 && b <= 0x7E;
        }
        if (name.length == 0 || name.length > RsliEntry.NAME_WIDTH || !printable) {
            throw new RefusedException(RsliProblem.EDIT_NAME, AssetPath.UNNAMED, name.length);
        }
        return FixedText.of(upperCase(name), RsliEntry.NAME_WIDTH);
    }

    /** Whether the engine can find an entry of that name. */
    static boolean canBeFound(FixedText name) {
        byte[] text = name.text().toByteArray();
        return text.length > 0 && Arrays.equals(text, upperCase(text));
    }

    private static byte[] upperCase(byte[] name) {
        byte[] upper = name.clone();
        for (int at = 0; at < upper.length; at++) {
            if (upper[at] >= 'a' && upper[at] <= 'z') {
                upper[at] = (byte) (upper[at] - 'a' + 'A');
            }
        }
        return upper;
    }
}
