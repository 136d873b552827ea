package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.RgbaImage;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of what matters. */
public final class ContentHash {

    private ContentHash() {}

    /** {@return the hash of bytes} */
    public static String of(ByteView bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes.toByteArray()));
    }

    /** {@return the hash of a picture, whatever file it is in: width, height, then R, G, B, A of each pixel} */
    public static String of(RgbaImage image) {
        MessageDigest digest = digest();
        ByteSink sink = ByteSink.into(digest::update);
        sink.i32(image.width()).i32(image.height());
        for (int pixel : image.pixels()) {
            sink.i32(pixel);
        }
        sink.flush();
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
