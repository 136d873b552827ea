package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Kinds of picture that are known but not read, so that a message can name them. */
public final class OtherPicture {

    private static final Set<String> ENDINGS =
            Set.of("jpg", "jpeg", "gif", "bmp", "tga", "tif", "tiff", "webp", "psd", "pcx", "ico");

    private OtherPicture() {}

    /** {@return what a picture that starts like this is called; nothing where it is none of them} */
    public static Optional<String> name(ByteView bytes) {
        if (starts(bytes, 0, "\u00FF\u00D8\u00FF")) {
            return Optional.of("JPEG");
        }
        if (starts(bytes, 0, "GIF8")) {
            return Optional.of("GIF");
        }
        // Behind the size of the file stand four bytes that are zero; two letters alone say too little.
        if (starts(bytes, 0, "BM") && starts(bytes, 6, "\0\0\0\0")) {
            return Optional.of("BMP");
        }
        if (starts(bytes, 0, "RIFF") && starts(bytes, 8, "WEBP")) {
            return Optional.of("WebP");
        }
        if (starts(bytes, 0, "II*\0") || starts(bytes, 0, "MM\0*")) {
            return Optional.of("TIFF");
        }
        return starts(bytes, 0, "8BPS") ? Optional.of("Photoshop") : Optional.empty();
    }

    /** {@return the ending of a file name if it is that of such a picture, in small letters} */
    public static Optional<String> ending(String fileName) {
        String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return ENDINGS.contains(ending) && fileName.contains(".") ? Optional.of(ending) : Optional.empty();
    }

    private static boolean starts(ByteView bytes, int at, String letters) {
        if (bytes.length() < at + letters.length()) {
            return false;
        }
        for (int i = 0; i < letters.length(); i++) {
            if (bytes.u8(at + i) != letters.charAt(i)) {
                return false;
            }
        }
        return true;
    }
}
