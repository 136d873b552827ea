package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.PackedDataException.Reason;
import java.util.Objects;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The Deflate method: a bare RFC 1951 stream without zlib header and checksum.
 *
 * <p>The inflater of the JDK refuses what the engine refuses: block type 3, more than 286 length codes,
 * more than 30 distance codes. Its deflater is left alone, because what that writes depends on the library
 * behind the JDK. Other packers wrote other streams for the same bytes, so an untouched entry is never
 * packed again.
 */
final class RawDeflate {
    /** A run of 258 bytes takes at least 2 bits, one of the length and one of the distance. */
    private static final int MOST_PER_BYTE = 1032;

    private RawDeflate() {}

    /** {@return exactly {@code unpackedSize} bytes, where the stream has to end; input behind it is left unused} */
    static Unpacked unpack(byte[] packed, int from, int count, long unpackedSize) {
        return unpack(packed, from, count, unpackedSize, false);
    }

    /**
     * Unpacks a stream whose last byte is missing.
     *
     * <p>As {@link #unpack(byte[], int, int, long)}, but once all bytes are there the input may stop before
     * the mark that ends the stream, which is all that the last byte of a stream usually holds.
     */
    static Unpacked unpackCutShort(byte[] packed, int from, int count, long unpackedSize) {
        return unpack(packed, from, count, unpackedSize, true);
    }

    /** {@return the first bytes of a stream, whatever comes behind them} */
    static byte[] unpackStart(byte[] packed, int count) {
        UnpackTarget out = new UnpackTarget(packed.length, count, MOST_PER_BYTE);
        refuseZlibHeader(packed, 0, packed.length);
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(packed);
            inflate(inflater, out);
            return out.finish((int) inflater.getBytesRead()).bytes();
        } catch (DataFormatException e) {
            throw new PackedDataException(Reason.BAD_STREAM, (int) inflater.getBytesRead(), e);
        } finally {
            inflater.end();
        }
    }

    private static Unpacked unpack(byte[] packed, int from, int count, long unpackedSize, boolean mayStopEarly) {
        Objects.checkFromIndexSize(from, count, packed.length);
        UnpackTarget out = new UnpackTarget(count, unpackedSize, MOST_PER_BYTE);
        refuseZlibHeader(packed, from, count);
        Inflater inflater = new Inflater(true);
        try {
            // Without the dummy byte that older zlibs wanted: a zero could complete a stream that was cut.
            inflater.setInput(packed, from, count);
            inflate(inflater, out);
            if (!endsHere(inflater) && !mayStopEarly) {
                throw refusal(Reason.TRUNCATED_INPUT, inflater);
            }
            return out.finish((int) inflater.getBytesRead());
        } catch (DataFormatException e) {
            throw new PackedDataException(Reason.BAD_STREAM, (int) inflater.getBytesRead(), e);
        } finally {
            inflater.end();
        }
    }

    /**
     * Refuses data in a zlib wrapper.
     *
     * <p>Read as a bare stream, such a header opens a stored block with rubbish in its unused bits, which no
     * packer writes; the block length nearly always fails its check then, but this leaves nothing to chance.
     */
    private static void refuseZlibHeader(byte[] packed, int from, int count) {
        if (count < 2) {
            return;
        }
        int method = packed[from] & 0xFF;
        int header = (method << 8) | (packed[from + 1] & 0xFF);
        if ((method & 0x8F) == 0x08 && header % 31 == 0) {
            throw new PackedDataException(Reason.BAD_STREAM, 0);
        }
    }

    private static void inflate(Inflater inflater, UnpackTarget out) throws DataFormatException {
        while (!out.isFull()) {
            byte[] room = out.room();
            int count = inflater.inflate(room, out.filled(), room.length - out.filled());
            if (count == 0) {
                throw refusal(Reason.TRUNCATED_INPUT, inflater);
            }
            out.added(count);
        }
    }

    /** {@return whether the stream ends without another byte, or false if the input ends first} */
    private static boolean endsHere(Inflater inflater) throws DataFormatException {
        if (inflater.inflate(new byte[1]) > 0) {
            throw refusal(Reason.TOO_MUCH_OUTPUT, inflater);
        }
        return inflater.finished();
    }

    private static PackedDataException refusal(Reason reason, Inflater inflater) {
        return new PackedDataException(reason, (int) inflater.getBytesRead());
    }

    /** {@return some bytes, packed the same way on every machine} */
    static byte[] pack(byte[] plain) {
        return DeflateWriter.pack(plain);
    }
}
