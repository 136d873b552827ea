package dev.ironkit.cli.console;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/** Standard output that remembers why it could not be written: print streams only forget. */
final class ResultStream extends FilterOutputStream {

    /** What the system says when the reader has gone, as {@code head} does: it has seen all it wanted. */
    private static final String READER_IS_GONE = "Broken pipe";

    private String failure;

    ResultStream(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int at, int count) throws IOException {
        try {
            out.write(bytes, at, count);
        } catch (IOException e) {
            failure = failure == null ? String.valueOf(e.getMessage()) : failure;
            throw e;
        }
    }

    /** {@return why something that somebody waits for was not written} */
    Optional<String> failure() {
        return Optional.ofNullable(failure).filter(reason -> !reason.contains(READER_IS_GONE));
    }
}
