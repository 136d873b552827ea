package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Tells contents apart that nobody wants to keep. Of a kind that cannot be forged, or content could be hidden behind other. */
final class ContentHash {

    private ContentHash() {}

    static String of(ByteView content) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            ByteSink sink = ByteSink.into(digest::update);
            sink.bytes(content);
            sink.flush();
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
