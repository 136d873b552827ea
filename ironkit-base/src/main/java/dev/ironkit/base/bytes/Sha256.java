package dev.ironkit.base.bytes;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 hash in the making. */
public final class Sha256 {

    private final MessageDigest digest;

    /** The hash of nothing yet. */
    public Sha256() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Adds bytes. */
    public void add(byte[] bytes, int at, int count) {
        digest.update(bytes, at, count);
    }

    /** {@return the hash in hexadecimal; ends the making} */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** {@return the hash of a view in hexadecimal} */
    public static String of(ByteView view) {
        Sha256 hash = new Sha256();
        ByteSink sink = ByteSink.into(hash::add);
        sink.bytes(view);
        sink.flush();
        return hash.hex();
    }
}
