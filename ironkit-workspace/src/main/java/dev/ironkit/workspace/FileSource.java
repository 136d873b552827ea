package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSource;
import java.io.IOException;
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

    /** Null for a file in the making. */
    private final Path file;

    private final FileChannel channel;
    private final long length;
    private final LongAdder bytesRead = new LongAdder();

    /** Opens a file, which this run then never writes to. */
    public FileSource(Path file) throws IOException {
        this(file, FileChannel.open(file, StandardOpenOption.READ));
        RunFiles.read(file);
    }

    /** The bytes of a file in the making that is open already. */
    FileSource(FileChannel channel) throws IOException {
        this(null, channel);
    }

    private FileSource(Path file, FileChannel channel) throws IOException {
        this.file = file;
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
                    throw new IOException("the file shrank while it was read");
                }
                done += got;
            }
            bytesRead.add(count);
        } catch (IOException e) {
            throw new ReadFailedException(file, e);
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
