package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The rows of a PNG, unpacked one after the other.
 *
 * <p>No more is ever unpacked than the header asks for, so a small file cannot fill the memory; a header that asks for more than
 * the packed bytes can hold is refused before anything is allocated.
 */
final class PngData implements AutoCloseable {

    /** Deflate spends at least one bit on 258 bytes twice over: no packed byte becomes more than this. */
    private static final int BEST_RATIO = 1032;

    private final PngHeader header;
    private final List<PngChunk> chunks;
    private final Problems problems;
    private final Inflater inflater = new Inflater();
    private final long wanted;
    private int nextChunk;

    PngData(PngFile file, Problems problems) {
        this.header = file.header();
        this.chunks = file.data();
        this.problems = problems;
        this.wanted = header.unpackedSize();
        long packed =
                chunks.stream().mapToLong(chunk -> chunk.content().length()).sum();
        if (wanted > packed * BEST_RATIO) {
            throw wrongSize("at most " + packed * BEST_RATIO);
        }
    }

    /** Fills the array. */
    void read(byte[] row) {
        for (int at = 0; at < row.length; ) {
            int count = inflate(row, at);
            if (count == 0) {
                throw wrongSize(Long.toString(inflater.getBytesWritten()));
            }
            at += count;
        }
    }

    /** Makes sure that nothing is left, and that the check sum of the pixels holds. */
    void end() {
        byte[] more = new byte[1];
        if (inflate(more, 0) != 0) {
            throw wrongSize("more");
        }
        // Missing only when the last bytes of the stream, its check sum, were cut away.
        if (!inflater.finished()) {
            throw problems.fatal(ImageProblem.PNG_PACKED, range(), "it has no end");
        }
    }

    /** Unpacks into the rest of the array; 0 where there is nothing more. */
    private int inflate(byte[] row, int at) {
        try {
            while (true) {
                int count = inflater.inflate(row, at, row.length - at);
                if (count > 0 || inflater.finished()) {
                    return count;
                }
                if (inflater.needsDictionary()) {
                    throw problems.fatal(ImageProblem.PNG_PACKED, range(), "it needs a dictionary");
                }
                if (nextChunk == chunks.size()) {
                    return 0;
                }
                inflater.setInput(chunks.get(nextChunk++).content().toByteArray());
            }
        } catch (DataFormatException e) {
            String reason = e.getMessage() == null ? "unknown reason" : e.getMessage();
            throw problems.fatal(ImageProblem.PNG_PACKED, range(), reason);
        }
    }

    private RuntimeException wrongSize(String found) {
        return problems.fatal(ImageProblem.PNG_SIZE, range(), header.width(), header.height(), wanted, found);
    }

    /** The piece that was being unpacked. */
    private ByteRange range() {
        ByteView piece = chunks.get(Math.max(0, nextChunk - 1)).content();
        return piece.range();
    }

    @Override
    public void close() {
        inflater.end();
    }
}
