package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.LongAdder;

/**
 * The bytes of a file, read where they are asked for.
 *
 * <p>Positional reads rather than a memory map: a mapped file cannot be replaced on Windows, and one that is cut while mapped
 * takes the process down.
 */
public final class FileSource implements ByteSource, AutoCloseable {

    /** The most that is asked for at once: Java copies each read through memory of its own, which then stays small. */
    private static final int PIECE = 1 << 18;

    private final FileChannel channel;
    private final long length;
    private final LongAdder bytesRead = new LongAdder();

    /** Opens a file. */
    public FileSource(Path file) throws IOException {
        this(FileChannel.open(file, StandardOpenOption.READ));
    }

    /** The bytes of a file that is open already. */
    FileSource(FileChannel channel) throws IOException {
        this.channel = channel;
        length = channel.size();
    }

    @Override
    public long length() {
        return length;
    }

    @Override
    public void read(long position, byte[] target, int at, int count) {
        int done = 0;
        try {
            while (done < count) {
                ByteBuffer piece = ByteBuffer.wrap(target, at + done, Math.min(PIECE, count - done));
                int got = channel.read(piece, position + done);
                if (got < 0) {
                    throw new IOException("the file became shorter while it was read");
                }
                done += got;
            }
            bytesRead.add(count);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    long bytesRead() {
        return bytesRead.sum();
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
