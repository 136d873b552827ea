package dev.ironkit.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Text that comes beside the assets, such as lists of edits: read up to a limit, because a device has no end. */
public final class LimitedText {

    private LimitedText() {}

    /**
     * {@return the text of a file}
     *
     * @param most the most bytes it may have
     * @throws IOException if it cannot be read, is longer, or is not UTF-8
     */
    public static String read(Path file, int most) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, most);
        }
    }

    /** {@return the text that comes in; see {@link #read(Path, int)}} */
    public static String read(InputStream in, int most) throws IOException {
        byte[] bytes = in.readNBytes(most + 1);
        if (bytes.length > most) {
            throw new IOException("it is longer than " + most + " bytes");
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString();
    }
}
