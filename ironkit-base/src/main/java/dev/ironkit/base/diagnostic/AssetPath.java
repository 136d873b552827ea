package dev.ironkit.base.diagnostic;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import java.util.Locale;

/**
 * The address of an asset or of a part of one, in the grammar of the command line: {@code units.rlb!/R_B_01.msh?batch=12}.
 *
 * @param text the printed form, ready to be pasted between single quotes
 */
public record AssetPath(String text) {

    /** An asset that has no name, such as bytes in memory. */
    public static final AssetPath UNNAMED = new AssetPath("-");

    /** {@return the entry of this archive that the segment names} */
    public AssetPath entry(String segment) {
        return new AssetPath(text + "!/" + segment);
    }

    /** {@return the part of this asset, for example {@code batch=12}} */
    public AssetPath part(String part) {
        return new AssetPath(text + (text.indexOf('?') < 0 ? "?" : "&") + part);
    }

    /** {@return the asset, whatever part of it is named} */
    public AssetPath whole() {
        // The name of an entry never has this character, that of a file may.
        int part = text.indexOf('?', text.lastIndexOf('/') + 1);
        return part < 0 ? this : new AssetPath(text.substring(0, part));
    }

    /**
     * {@return the segment that stands for an entry name: its CP1251 text, with {@code %XX} for every byte that has no
     * printable character or would be read as grammar}
     */
    public static String segment(ByteView name) {
        StringBuilder out = new StringBuilder();
        for (int at = 0; at < name.length(); at++) {
            int b = name.u8(at);
            if (isGrammar(b, at, name)) {
                out.append(String.format(Locale.ROOT, "%%%02X", b));
            } else if (b < 0x80) {
                out.append((char) b);
            } else {
                out.append(new String(new byte[] {(byte) b}, FixedText.CP1251));
            }
        }
        return out.toString();
    }

    private static boolean isGrammar(int b, int at, ByteView name) {
        return switch (b) {
            case '%', '!', '?', '#', '\'', '&', ',' -> true;
            case '@' -> at == 0;
            // "::" is the other way to write "!/", and "type:8" asks for a type: neither may stand in a name.
            case ':' -> true;
            // 0x98 has no character in CP1251, 0xA0 is a space nobody sees, 0xAD a hyphen that is not there.
            case 0x98, 0xA0, 0xAD, 0x7F -> true;
            case ' ' -> at == 0 || at == name.length() - 1;
            default -> b < 0x20;
        };
    }

    @Override
    public String toString() {
        return text;
    }
}
