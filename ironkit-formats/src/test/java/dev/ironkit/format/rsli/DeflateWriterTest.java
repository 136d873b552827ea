package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.rsli.StrictInflater.Block;
import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeflateWriterTest {
    private static final int MEBIBYTE = 1 << 20;

    @Test
    void packsNothingIntoTwoBytes() {
        assertThat(assertComesBack(new byte[0]).blocks).containsExactly(Block.FIXED);
        assertThat(DeflateWriter.pack(new byte[0])).isEqualTo(PackerSamples.hex("03 00"));
    }

    @Test
    void givesBackEverySingleByte() {
        for (int value = 0; value < 256; value++) {
            assertComesBack(new byte[] {(byte) value});
        }
    }

    @Test
    void givesBackAllBytesInARow() {
        byte[] plain = new byte[256];
        for (int value = 0; value < plain.length; value++) {
            plain[value] = (byte) value;
        }
        assertComesBack(plain);
    }

    @ParameterizedTest
    @ValueSource(ints = {0x00, 0x20, 0xFF})
    void givesBackRunsOfAnyLength(int value) {
        for (int size = 1; size <= 1100; size++) {
            assertComesBack(PackerSamples.filled(size, value));
        }
        StrictInflater inflater = assertComesBack(PackerSamples.filled(3 * MEBIBYTE, value));
        assertThat(inflater.lengths.last()).isEqualTo(258);
        assertThat(inflater.distances).containsExactly(1);
    }

    @Test
    void givesBackOneMebibyteOfAnything() {
        for (Map.Entry<String, byte[]> sample :
                PackerSamples.ofSize(MEBIBYTE, 40).entrySet()) {
            byte[] packed = DeflateWriter.pack(sample.getValue());
            assertThat(Arrays.equals(JdkPacker.inflate(packed, MEBIBYTE), sample.getValue()))
                    .as(sample.getKey())
                    .isTrue();
        }
    }

    @Test
    void givesBackManySmallInputs() {
        Random random = new Random(41);
        for (int seed = 0; seed < 5000; seed++) {
            int size = random.nextInt(seed % 100 == 0 ? 3000 : 80);
            assertComesBack(PackerSamples.fewSymbols(size, 1 + random.nextInt(1 << random.nextInt(9)), seed));
        }
    }

    @Test
    void givesBackCountsThatGrowLikeFibonacciNumbers() {
        assertComesBack(DeflateBlockTest.shuffled(HuffmanLengthsTest.fibonacci(24), 42));
    }

    @Test
    void makesACodeOfTwoDistancesWhereOnlyOneOccurs() {
        StrictInflater inflater = assertComesBack(PackerSamples.repeated(20_000, 200, 43));
        assertThat(inflater.distances).containsExactly(200);
        assertThat(inflater.distanceCodeCounts).containsExactly(2);
    }

    @Test
    void makesACodeOfTwoDistancesWhereNoneOccurs() {
        StrictInflater inflater = assertComesBack(PackerSamples.withoutRepeats(2000, 20, 44));
        assertThat(inflater.blocks).containsExactly(Block.OWN_CODES);
        assertThat(inflater.distances).isEmpty();
        assertThat(inflater.distanceCodeCounts).containsExactly(2);
    }

    @Test
    void reachesBackAsFarAsTheWindowAndNoFarther() {
        byte[] within = PackerSamples.repeated(32768 + 258, 32768, 45);
        StrictInflater inflater = assertComesBack(within);
        assertThat(inflater.distances.last()).isEqualTo(32768);
        assertThat(inflater.lengths.last()).isEqualTo(258);

        byte[] beyond = PackerSamples.repeated(32769 + 258, 32769, 45);
        assertThat(assertComesBack(beyond).lengths.stream().filter(length -> length > 4))
                .isEmpty();
    }

    @Test
    void putsAMatchOffForALongerOneAtTheNextByte() {
        // "abc" is known, but behind "a" there is all of "bcdefgh".
        StrictInflater inflater = assertComesBack(PackerSamples.ascii("abcX bcdefghijk Y abcdefghijk"));
        assertThat(inflater.lengths).containsExactly(10);
    }

    @Test
    void growsNoiseByFiveBytesForABlock() {
        for (int size : new int[] {1000, 61_000, 65_536, MEBIBYTE}) {
            byte[] plain = PackerSamples.random(size, 46);
            byte[] packed = DeflateWriter.pack(plain);
            StrictInflater inflater = StrictInflater.read(packed);
            assertThat(inflater.text()).isEqualTo(plain);
            assertThat(inflater.blocks).containsOnly(Block.STORED).hasSize(size / 61_440 + 1);
            assertThat(packed).hasSize(size + 5 * inflater.blocks.size());
        }
    }

    @Test
    void changesCodesWhereTheTextChanges() {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        plain.writeBytes(PackerSamples.random(30_000, 47));
        plain.writeBytes(PackerSamples.text(60_000, 47));
        plain.writeBytes(PackerSamples.fewSymbols(10_000, 2, 47));
        StrictInflater inflater = assertComesBack(plain.toByteArray());
        assertThat(inflater.blocks.get(0)).isEqualTo(Block.STORED);
        assertThat(inflater.blocks).contains(Block.OWN_CODES).hasSizeBetween(3, 8);
    }

    @Test
    void isNotMuchLargerThanTheUsualLevelOfTheJdk() {
        assertThat(sizeInPercentOfJdk(PackerSamples.text(MEBIBYTE, 48))).isLessThan(106);
        assertThat(sizeInPercentOfJdk(PackerSamples.pixels(MEBIBYTE, 48))).isLessThan(106);
        assertThat(sizeInPercentOfJdk(PackerSamples.sparse(MEBIBYTE, 48))).isLessThan(106);
        assertThat(sizeInPercentOfJdk(PackerSamples.runs(MEBIBYTE, 48))).isLessThan(106);
    }

    @Test
    void writesTheSameBytesEverywhere() {
        assertThat(packedSha256(PackerSamples.text(300_000, 49)))
                .isEqualTo("fa659c44cfaf35412c6d241d88b0e93757ba9c3025ccf5ba8081e9c0f20c138f");
        assertThat(packedSha256(PackerSamples.pixels(200_000, 49)))
                .isEqualTo("71dc80e0edd75d788aa9956f978cc6cdfb122ec427fa28028d489f019ef8ae84");
        assertThat(packedSha256(mixed())).isEqualTo("816ed060ce2620541e9fa5b1e7d8a3fc3e571026f7407a5231ef5bc93ad63ee4");
    }

    private static byte[] mixed() {
        ByteArrayOutputStream plain = new ByteArrayOutputStream();
        PackerSamples.ofSize(20_000, 50).values().forEach(plain::writeBytes);
        return plain.toByteArray();
    }

    private static double sizeInPercentOfJdk(byte[] plain) {
        byte[] packed = DeflateWriter.pack(plain);
        assertThat(Arrays.equals(JdkPacker.inflate(packed, plain.length), plain))
                .isTrue();
        return 100.0 * packed.length / JdkPacker.deflatedSize(plain);
    }

    /** Asks three readers, of which the strictest tells what it found. */
    private static StrictInflater assertComesBack(byte[] plain) {
        byte[] packed = DeflateWriter.pack(plain);
        assertThat(JdkPacker.inflate(packed, plain.length)).isEqualTo(plain);
        Unpacked unpacked = RawDeflate.unpack(packed, 0, packed.length, plain.length);
        assertThat(unpacked.bytes()).isEqualTo(plain);
        assertThat(unpacked.used()).isEqualTo(packed.length);
        StrictInflater inflater = StrictInflater.read(packed);
        assertThat(inflater.text()).isEqualTo(plain);
        return inflater;
    }

    private static String packedSha256(byte[] plain) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(DeflateWriter.pack(plain));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
