package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.format.rsli.PackedDataException.Reason;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.LongRun;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for every packer. */
@Timeout(60)
class PackerContractTest {
    private static final long MEBIBYTE = 1 << 20;

    @ParameterizedTest
    @EnumSource
    void givesBackEmptyInput(Packer packer) {
        assertGivesBack(packer, "empty", new byte[0]);
    }

    @ParameterizedTest
    @EnumSource
    void givesBackEverySingleByte(Packer packer) {
        for (int value = 0; value < 256; value++) {
            assertGivesBack(packer, "byte " + value, new byte[] {(byte) value});
        }
    }

    @ParameterizedTest
    @EnumSource
    void givesBackSamplesOfManySizes(Packer packer) {
        Random sizes = new Random(20);
        for (int round = 0; round < 60; round++) {
            assertGivesBackSamples(packer, sizes.nextInt(6000), round);
        }
    }

    @Tag(LongRun.TAG)
    @ParameterizedTest
    @EnumSource
    void givesBackMuchOfAnything(Packer packer) {
        assertGivesBackSamples(packer, LongRun.of((int) MEBIBYTE), 21);
    }

    @ParameterizedTest
    @EnumSource
    void packsTheSameBytesTheSameWay(Packer packer) {
        byte[] plain = PackerSamples.text(5000, 22);
        assertThat(packer.pack(plain)).isEqualTo(packer.pack(plain.clone()));
    }

    @ParameterizedTest
    @EnumSource
    void leavesTheInputAlone(Packer packer) {
        byte[] plain = PackerSamples.text(5000, 23);
        byte[] packed = packer.pack(plain);
        byte[] packedBefore = packed.clone();
        packer.unpack(packed, plain.length);
        assertThat(plain).isEqualTo(PackerSamples.text(5000, 23));
        assertThat(packed).isEqualTo(packedBefore);
    }

    @ParameterizedTest
    @EnumSource
    void readsOnlyTheRangeItIsGiven(Packer packer) {
        byte[] plain = PackerSamples.text(500, 24);
        byte[] packed = packer.pack(plain);
        byte[] around = PackerSamples.random(packed.length + 30, 24);
        System.arraycopy(packed, 0, around, 10, packed.length);

        Unpacked unpacked = packer.unpack(around, 10, packed.length, plain.length);
        assertThat(unpacked.bytes()).isEqualTo(plain);

        assertRefused(Reason.TRUNCATED_INPUT, packer, Arrays.copyOfRange(around, 10, 9 + packed.length), plain.length);
        assertThat(refusal(packer, around, 10, packed.length - 1, plain.length).at())
                .isBetween(0, packed.length - 1);
    }

    @ParameterizedTest
    @EnumSource
    void leavesInputBehindTheStreamUnused(Packer packer) {
        byte[] plain = PackerSamples.text(500, 25);
        byte[] packed = packer.pack(plain);
        byte[] longer = Arrays.copyOf(packed, packed.length + 5);
        Arrays.fill(longer, packed.length, longer.length, (byte) 0xFF);

        Unpacked unpacked = packer.unpack(longer, plain.length);
        assertThat(unpacked.bytes()).isEqualTo(plain);
        assertThat(unpacked.used()).isEqualTo(packed.length);
    }

    @ParameterizedTest
    @EnumSource
    void refusesInputCutAtAnyLength(Packer packer) {
        for (byte[] plain : PackerSamples.ofSize(300, 26).values()) {
            byte[] packed = packer.pack(plain);
            for (int length = 0; length < packed.length; length++) {
                assertRefused(Reason.TRUNCATED_INPUT, packer, Arrays.copyOf(packed, length), plain.length);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesOneByteMoreThanTheStreamHolds(Packer packer) {
        for (byte[] plain : new byte[][] {{}, {1}, PackerSamples.text(77, 27), PackerSamples.random(512, 27)}) {
            // A last byte of LZHUF may have bits to spare, but never a whole symbol of a young tree.
            assertRefused(Reason.TRUNCATED_INPUT, packer, packer.pack(plain), plain.length + 1L);
        }
    }

    @Tag(LongRun.TAG)
    @ParameterizedTest
    @EnumSource
    void answersGarbageWithBytesOrARefusal(Packer packer) {
        Random random = new Random(28);
        for (int round = 0; round < LongRun.of(20_000); round++) {
            byte[] garbage = new byte[random.nextInt(round % 50 == 0 ? 2000 : 40)];
            random.nextBytes(garbage);
            int size = random.nextInt(1 + garbage.length * 4);
            assertBytesOrRefusal(packer, garbage, size);
        }
    }

    @ParameterizedTest
    @EnumSource
    void answersDamagedStreamsWithBytesOrARefusal(Packer packer) {
        byte[] plain = PackerSamples.text(2000, 29);
        byte[] packed = packer.pack(plain);
        for (int bit = 0; bit < packed.length * 8; bit++) {
            byte[] damaged = packed.clone();
            damaged[bit / 8] = (byte) (damaged[bit / 8] ^ (1 << (bit % 8)));
            assertBytesOrRefusal(packer, damaged, plain.length);
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesAPromiseNoInputCouldKeepWithoutAllocatingForIt(Packer packer) {
        byte[] packed = Arrays.copyOf(packer.pack(PackerSamples.filled(1000, 0)), 1024);
        for (long promise : new long[] {200 << 20, Integer.MAX_VALUE, 0xFFFF_FFFFL, Long.MAX_VALUE}) {
            assertThat(Allocation.of(() -> assertRefused(Reason.TRUNCATED_INPUT, packer, packed, promise)))
                    .isLessThan(MEBIBYTE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void allocatesForWhatItReadsNotForWhatIsPromised(Packer packer) {
        byte[] packed = new byte[(int) MEBIBYTE / 4];
        // Zeros are literals and matches to the LZ methods; a first byte of 7 is no block type of Deflate.
        packed[0] = 7;
        long promise = packed.length * mostPerByte(packer);

        assertThat(Allocation.of(() -> assertBytesOrRefusal(packer, packed, promise)))
                .isLessThan(8 * MEBIBYTE);
    }

    @ParameterizedTest
    @EnumSource
    void takesNoNegativeSize(Packer packer) {
        assertThatIllegalArgumentException().isThrownBy(() -> packer.unpack(new byte[10], -1));
    }

    @ParameterizedTest
    @EnumSource
    void takesNoRangeOutsideTheInput(Packer packer) {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> packer.unpack(new byte[10], 5, 6, 1));
    }

    private static void assertGivesBackSamples(Packer packer, int size, long seed) {
        for (Map.Entry<String, byte[]> sample : PackerSamples.ofSize(size, seed).entrySet()) {
            String name = sample.getKey() + ", size " + size + ", seed " + seed;
            assertGivesBack(packer, name, sample.getValue());
        }
    }

    private static void assertGivesBack(Packer packer, String name, byte[] plain) {
        byte[] packed = packer.pack(plain);
        Unpacked unpacked = packer.unpack(packed, plain.length);
        assertThat(Arrays.equals(unpacked.bytes(), plain)).as(name).isTrue();
        assertThat(unpacked.used()).as(name).isEqualTo(packed.length);
    }

    private static void assertBytesOrRefusal(Packer packer, byte[] packed, long size) {
        try {
            Unpacked unpacked = packer.unpack(packed, size);
            assertThat(unpacked.bytes().length).isEqualTo((int) size);
            assertThat(unpacked.used()).isBetween(0, packed.length);
        } catch (PackedDataException e) {
            assertThat(e.at()).isBetween(0, packed.length);
        }
    }

    private static void assertRefused(Reason reason, Packer packer, byte[] packed, long size) {
        assertThat(refusal(packer, packed, 0, packed.length, size).reason()).isEqualTo(reason);
    }

    private static PackedDataException refusal(Packer packer, byte[] packed, int from, int count, long size) {
        PackedDataException refusal =
                catchThrowableOfType(PackedDataException.class, () -> packer.unpack(packed, from, count, size));
        assertThat(refusal).as("%d bytes from %d packed ones", size, count).isNotNull();
        return refusal;
    }

    private static long mostPerByte(Packer packer) {
        return switch (packer) {
            case LZSS -> 9;
            case LZHUF -> 48;
            case RAW_DEFLATE -> 1032;
        };
    }
}
