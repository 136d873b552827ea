package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

/**
 * A reader of Deflate streams that is slow, shares nothing with the writer, and forgives nothing.
 *
 * <p>Beyond what any reader checks it wants codes without unused bit strings, counts that the engine
 * accepts, the shortest form of each length, and zeros wherever bits have no meaning.
 */
final class StrictInflater {
    enum Block {
        STORED,
        FIXED,
        OWN_CODES
    }

    private static final int[] KIND_ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    /** The blocks, lengths, distances and number of distance codes that the stream uses. */
    final List<Block> blocks = new ArrayList<>();

    final TreeSet<Integer> lengths = new TreeSet<>();
    final TreeSet<Integer> distances = new TreeSet<>();
    final TreeSet<Integer> distanceCodeCounts = new TreeSet<>();
    private int longestCode;

    private final StrictBits in;
    private byte[] text = new byte[1024];
    private int size;

    private StrictInflater(byte[] packed) {
        in = new StrictBits(packed);
    }

    /** {@return the reader of a stream that was read to its end} */
    static StrictInflater read(byte[] packed) {
        StrictInflater inflater = new StrictInflater(packed);
        boolean last = false;
        while (!last) {
            last = inflater.in.read(1) == 1;
            inflater.readBlock();
        }
        inflater.in.align();
        inflater.in.assertAtEnd();
        return inflater;
    }

    byte[] text() {
        return Arrays.copyOf(text, size);
    }

    /** {@return the length of the longest code of all blocks with codes of their own} */
    int longestCode() {
        return longestCode;
    }

    private void readBlock() {
        int type = in.read(2);
        assertThat(type).as("block type").isLessThan(3);
        blocks.add(Block.values()[type]);
        switch (Block.values()[type]) {
            case STORED -> readStored();
            case FIXED -> readTokens(fixedSymbols(), fixedDistances());
            case OWN_CODES -> readOwnCodes();
        }
    }

    private void readStored() {
        in.align();
        int length = in.read(16);
        assertThat(in.read(16)).as("complement of a length").isEqualTo(length ^ 0xFFFF);
        for (int at = 0; at < length; at++) {
            add(in.read(8));
        }
    }

    private static StrictCode fixedSymbols() {
        int[] symbols = new int[288];
        for (int symbol = 0; symbol < symbols.length; symbol++) {
            symbols[symbol] = symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8;
        }
        return new StrictCode(symbols);
    }

    private static StrictCode fixedDistances() {
        int[] distances = new int[32];
        Arrays.fill(distances, 5);
        return new StrictCode(distances);
    }

    private void readOwnCodes() {
        int symbolCount = in.read(5) + 257;
        int distanceCount = in.read(5) + 1;
        assertThat(symbolCount).isLessThanOrEqualTo(286);
        assertThat(distanceCount).isLessThanOrEqualTo(30);
        int[] row = readRow(in, symbolCount + distanceCount);
        int[] distanceRow = Arrays.copyOfRange(row, symbolCount, row.length);
        StrictCode symbolCode = new StrictCode(Arrays.copyOf(row, symbolCount));
        StrictCode distanceCode = new StrictCode(distanceRow);
        longestCode = Math.max(longestCode, Math.max(symbolCode.longest(), distanceCode.longest()));
        distanceCodeCounts.add(
                (int) Arrays.stream(distanceRow).filter(length -> length > 0).count());
        readTokens(symbolCode, distanceCode);
    }

    /** {@return the code lengths of symbols and distances, read from behind the counts of both} */
    static int[] readRow(StrictBits in, int count) {
        int[] kindLengths = new int[19];
        int kindCount = in.read(4) + 4;
        for (int at = 0; at < kindCount; at++) {
            kindLengths[KIND_ORDER[at]] = in.read(3);
        }
        StrictCode kinds = new StrictCode(kindLengths);
        int[] row = new int[count];
        int at = 0;
        while (at < count) {
            int kind = kinds.read(in);
            int times = kind < 16 ? 1 : kind == 16 ? 3 + in.read(2) : kind == 17 ? 3 + in.read(3) : 11 + in.read(7);
            int length = kind < 16 ? kind : kind == 16 ? row[at - 1] : 0;
            Arrays.fill(row, at, at + times, length);
            at += times;
        }
        return row;
    }

    private void readTokens(StrictCode symbolCode, StrictCode distanceCode) {
        for (int symbol = symbolCode.read(in); symbol != 256; symbol = symbolCode.read(in)) {
            if (symbol < 256) {
                add(symbol);
            } else {
                int length = RfcTables.LENGTH_BASE[symbol - 257] + in.read(RfcTables.LENGTH_EXTRA[symbol - 257]);
                assertThat(length == 258).as("length 258").isEqualTo(symbol == 285);
                int code = distanceCode.read(in);
                repeat(length, RfcTables.DISTANCE_BASE[code] + in.read(RfcTables.DISTANCE_EXTRA[code]));
            }
        }
    }

    private void repeat(int length, int distance) {
        assertThat(distance).isLessThanOrEqualTo(size);
        lengths.add(length);
        distances.add(distance);
        for (int at = 0; at < length; at++) {
            add(text[size - distance]);
        }
    }

    private void add(int value) {
        if (size == text.length) {
            text = Arrays.copyOf(text, size * 2);
        }
        text[size++] = (byte) value;
    }
}
