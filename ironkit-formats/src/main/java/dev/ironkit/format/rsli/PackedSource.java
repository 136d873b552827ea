package dev.ironkit.format.rsli;

import dev.ironkit.format.rsli.PackedDataException.Reason;
import java.util.Objects;

/** Packed input, taken front to back by bytes or by bits, where running out is a truncated stream. */
final class PackedSource {
    private final byte[] packed;
    private final int from;
    private final int end;
    private int at;
    private int current;
    private int bitsLeft;

    PackedSource(byte[] packed, int from, int count) {
        Objects.checkFromIndexSize(from, count, packed.length);
        this.packed = packed;
        this.from = from;
        this.end = from + count;
        this.at = from;
    }

    int nextByte() {
        if (at == end) {
            throw new PackedDataException(Reason.TRUNCATED_INPUT, used());
        }
        return packed[at++] & 0xFF;
    }

    /** {@return the next bit, high bits of a byte first} */
    int nextBit() {
        if (bitsLeft == 0) {
            current = nextByte();
            bitsLeft = 8;
        }
        bitsLeft--;
        return (current >>> bitsLeft) & 1;
    }

    int nextBits(int width) {
        int value = 0;
        for (int i = 0; i < width; i++) {
            value = (value << 1) | nextBit();
        }
        return value;
    }

    /** {@return how many bytes were taken, a byte taken in part included} */
    int used() {
        return at - from;
    }
}
