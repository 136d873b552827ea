package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * The bytes of a file in the making: written, read back and checked, under a name that is not its own yet.
 *
 * @param size how many there are
 * @param sha256 their hash
 */
record Draft(long size, String sha256) {

    /**
     * Writes what is asked for.
     *
     * @param path where to
     * @param channel the same file, open and empty
     * @param durable whether to wait until the disk has it
     * @throws IOException if it cannot be written
     * @throws WorkspaceException if what it is made from cannot be read
     */
    static Draft write(SaveRequest request, Path path, FileChannel channel, boolean durable) throws IOException {
        try {
            Draft draft = write(request, path, channel);
            if (durable) {
                Disk.flush(channel, path);
            }
            draft.readBack(request, channel);
            return draft;
        } catch (ReadFailedException e) {
            if (e.isOfSource()) {
                throw e.forUser();
            }
            throw new RefusedException(
                    IoProblem.READ_BACK, path(request), "reading failed: " + MountedFile.reason(e.getCause()));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Draft write(SaveRequest request, Path path, FileChannel channel) {
        Sha256 hash = new Sha256();
        ByteSink sink = ByteSink.into((bytes, at, count) -> {
            hash.add(bytes, at, count);
            try {
                Disk.write(channel, path, ByteBuffer.wrap(bytes, at, count));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        request.content().accept(sink);
        sink.flush();
        if (sink.position() > Integer.MAX_VALUE) {
            throw new RefusedException(IoProblem.TOO_LARGE, path(request), sink.position());
        }
        return new Draft(sink.position(), hash.hex());
    }

    /** Through the same channel: a second one, once closed, would drop the lock on the file. */
    private void readBack(SaveRequest request, FileChannel channel) throws IOException {
        if (channel.size() == size) {
            ByteView bytes = ByteView.of(new FileSource(channel));
            if (Sha256.of(bytes).equals(sha256)) {
                request.check().accept(bytes);
                return;
            }
        }
        throw new RefusedException(IoProblem.READ_BACK, path(request), "its bytes differ");
    }

    private static AssetPath path(SaveRequest request) {
        return new AssetPath(request.target().toString());
    }
}
