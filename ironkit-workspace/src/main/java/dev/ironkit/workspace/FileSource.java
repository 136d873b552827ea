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
final class FileSource implements ByteSource, AutoCloseable {

    private final FileChannel channel;
    private final long length;
    private final LongAdder bytesRead = new LongAdder();

    FileSource(Path file) throws IOException {
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
        ByteBuffer buffer = ByteBuffer.wrap(target, at, count);
        try {
            while (buffer.hasRemaining()) {
                int got = channel.read(buffer, position + buffer.position() - at);
                if (got < 0) {
                    throw new IOException("the file became shorter while it was read");
                }
                bytesRead.add(got);
            }
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
