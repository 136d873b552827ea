package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** The packer of the JDK, as a judge. */
final class JdkPacker {
    private JdkPacker() {}

    /** {@return what a stream holds, if it ends with its last byte and its text with the last expected one} */
    static byte[] inflate(byte[] packed, int size) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed);
            byte[] room = new byte[size + 1];
            int count = inflater.inflate(room);
            assertThat(inflater.finished()).isTrue();
            assertThat(inflater.getBytesRead()).isEqualTo(packed.length);
            return Arrays.copyOf(room, count);
        } catch (DataFormatException e) {
            throw new AssertionError(e);
        } finally {
            inflater.end();
        }
    }

    /** {@return how large the usual level of the JDK packs some bytes} */
    static int deflatedSize(byte[] plain) {
        Deflater deflater = new Deflater(6, true);
        try {
            deflater.setInput(plain);
            deflater.finish();
            return deflater.deflate(new byte[plain.length + 1000]);
        } finally {
            deflater.end();
        }
    }
}
