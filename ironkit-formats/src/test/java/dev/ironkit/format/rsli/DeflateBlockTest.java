package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.rsli.DeflatePlan.DeflateCounts;
import dev.ironkit.format.rsli.HuffmanCode.HuffmanLengths;
import dev.ironkit.format.rsli.StrictInflater.Block;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DeflateBlockTest {
    @Test
    void writesCodesNoLongerThanFifteenBits() {
        // The end of the block is the other symbol that occurs once.
        int[] counts = Arrays.copyOfRange(HuffmanLengthsTest.fibonacci(23), 1, 23);
        byte[] text = shuffled(counts, 30);
        StrictInflater inflater = StrictInflater.read(writtenAsLiterals(text));
        assertThat(inflater.text()).isEqualTo(text);
        assertThat(inflater.blocks).containsExactly(Block.OWN_CODES);
        assertThat(inflater.longestCode()).isEqualTo(15);
        assertThat(JdkPacker.inflate(writtenAsLiterals(text), text.length)).isEqualTo(text);
    }

    @Test
    void writesAHeaderWhoseOwnCodeWouldBeTooLong() {
        int[] kindCounts = HuffmanLengthsTest.fibonacci(11);
        kindCounts[10] = 144;
        assertThat(Arrays.stream(HuffmanLengths.of(kindCounts)).max()).hasValue(10);

        // Lengths 1 to 10 occur 1, 1, 2, 3 to 55 times, with a length 11 before each, so there are no runs.
        int[] symbols = new int[286];
        for (int length = 1, at = 0; length <= 10; length++) {
            for (int left = kindCounts[length - 1]; left > 0; left--) {
                symbols[at++] = 11;
                symbols[at++] = length;
            }
        }
        assertHeaderComesBack(symbols, new int[] {11});
    }

    @Test
    void writesEveryRunOfLengths() {
        Random random = new Random(32);
        for (int round = 0; round < 2000; round++) {
            assertHeaderComesBack(runs(random, 286), runs(random, 30));
        }
    }

    private static void assertHeaderComesBack(int[] symbols, int[] distances) {
        DeflateHeader header = new DeflateHeader(symbols, distances);
        DeflateBits out = new DeflateBits();
        header.write(out);
        byte[] written = out.toBytes();
        assertThat(written).hasSize((int) (header.bits() + 7) / 8);

        StrictBits in = new StrictBits(written);
        int symbolCount = in.read(5) + 257;
        int distanceCount = in.read(5) + 1;
        int[] row = StrictInflater.readRow(in, symbolCount + distanceCount);
        assertThat(Arrays.copyOf(Arrays.copyOf(row, symbolCount), symbols.length))
                .isEqualTo(symbols);
        assertThat(Arrays.copyOf(Arrays.copyOfRange(row, symbolCount, row.length), distances.length))
                .isEqualTo(distances);
    }

    private static int[] runs(Random random, int size) {
        int[] lengths = new int[size];
        for (int at = 0; at < size; ) {
            int end = Math.min(size, at + 1 + random.nextInt(1 << random.nextInt(9)));
            Arrays.fill(lengths, at, end, random.nextBoolean() ? 0 : random.nextInt(16));
            at = end;
        }
        return lengths;
    }

    @Test
    void takesTheSizeThatWasPlanned() {
        Random random = new Random(33);
        for (int round = 0; round < 300; round++) {
            byte[] text = PackerSamples.fewSymbols(1 + random.nextInt(600), 1 + random.nextInt(100), round);
            byte[] packed = writtenAsLiterals(text);
            assertThat(packed).hasSize((int) (plan(text).bits() + 7) / 8);
            assertThat(StrictInflater.read(packed).text()).isEqualTo(text);
        }
    }

    @Test
    void takesTheSmallestOfTheThreeForms() {
        assertThat(formOf(PackerSamples.ascii("abc"))).containsExactly(Block.FIXED);
        assertThat(formOf(PackerSamples.random(2000, 34))).containsExactly(Block.STORED);
        assertThat(formOf(PackerSamples.fewSymbols(2000, 20, 34))).containsExactly(Block.OWN_CODES);
    }

    @Test
    void splitsAStoredBlockAtTheMostItCanHold() {
        for (int size : new int[] {65535, 65536, 2 * 65535, 2 * 65535 + 1}) {
            byte[] text = PackerSamples.random(size, 35);
            StrictInflater inflater = StrictInflater.read(writtenAsLiterals(text));
            assertThat(inflater.blocks).hasSize((size + 65534) / 65535).containsOnly(Block.STORED);
            assertThat(inflater.text()).isEqualTo(text);
        }
    }

    @Test
    void countsTwoBlocksMadeOneLikeOneBlock() {
        byte[] text = PackerSamples.text(3000, 36);
        DeflateCounts first = counts(Arrays.copyOf(text, 1000));
        DeflateCounts second = counts(Arrays.copyOfRange(text, 1000, 3000));
        DeflateCounts joined = first.plus(second);
        assertThat(joined.textLength()).isEqualTo(3000);
        assertThat(new DeflatePlan(joined).bits()).isEqualTo(plan(text).bits());
    }

    private static List<Block> formOf(byte[] text) {
        return StrictInflater.read(writtenAsLiterals(text)).blocks;
    }

    private static byte[] writtenAsLiterals(byte[] text) {
        DeflateBits out = new DeflateBits();
        int[] tokens = IntStream.range(0, text.length)
                .map(at -> DeflateToken.literal(text[at]))
                .toArray();
        plan(text).write(tokens, tokens.length, text, 0, true, out);
        return out.toBytes();
    }

    private static DeflatePlan plan(byte[] text) {
        return new DeflatePlan(counts(text));
    }

    private static DeflateCounts counts(byte[] text) {
        DeflateCounts counts = new DeflateCounts();
        for (byte value : text) {
            counts.add(DeflateToken.literal(value));
        }
        return counts;
    }

    /** {@return each value as often as it is counted, in any order} */
    static byte[] shuffled(int[] counts, long seed) {
        List<Integer> values = new ArrayList<>();
        for (int value = 0; value < counts.length; value++) {
            values.addAll(Collections.nCopies(counts[value], value));
        }
        Collections.shuffle(values, new Random(seed));
        byte[] text = new byte[values.size()];
        for (int at = 0; at < text.length; at++) {
            text[at] = values.get(at).byteValue();
        }
        return text;
    }
}
