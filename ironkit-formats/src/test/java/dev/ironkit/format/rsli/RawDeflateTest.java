package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.format.rsli.PackedDataException.Reason;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawDeflateTest {
    private static final String ABC = "4B 4C 4A 06 00";

    @Test
    @Clause("rsli.4.3-raw-deflate")
    void unpacksTheVectorOfTheFormatPage() {
        Unpacked unpacked = RawDeflate.unpack(PackerSamples.hex(ABC), 0, 5, 3);
        assertThat(unpacked.bytes()).isEqualTo(PackerSamples.ascii("abc"));
        assertThat(unpacked.used()).isEqualTo(5);
    }

    @Test
    @Clause("rsli.4.3-raw-deflate")
    void packsWithoutAWrapper() {
        assertThat(RawDeflate.pack(PackerSamples.ascii("abc"))).isEqualTo(PackerSamples.hex(ABC));
    }

    @Test
    void unpacksStoredBlocks() {
        byte[] packed = PackerSamples.hex("00 01 00 FE FF 61 01 02 00 FD FF 62 63");
        assertThat(RawDeflate.unpack(packed, 0, packed.length, 3).bytes()).isEqualTo(PackerSamples.ascii("abc"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6, 9})
    @Clause("rsli.4.3-zlib-rejected")
    void refusesZlibWrappedData(int level) {
        for (byte[] plain : PackerSamples.ofSize(3000, 10).values()) {
            byte[] wrapped = zlib(plain, level);
            assertRefused(Reason.BAD_STREAM, wrapped, plain.length);
        }
    }

    @Test
    void refusesZlibWrappedDataThatIsAlsoABareStream() {
        // The four bytes behind the first one are a block length and its complement.
        byte[] packed = new byte[5 + 0x639C];
        System.arraycopy(PackerSamples.hex("78 9C 63 63 9C"), 0, packed, 0, 5);
        assertRefused(Reason.BAD_STREAM, packed, 0x639C);
    }

    @Test
    @Clause("rsli.4.3-engine-limits")
    void refusesMoreLengthCodesThanTheEngine() {
        // Dynamic block: 257 + 30 length codes, then 257 + 31.
        assertRefused(Reason.BAD_STREAM, dynamicHeader(30, 0), 1);
        assertRefused(Reason.BAD_STREAM, dynamicHeader(31, 0), 1);
    }

    @Test
    @Clause("rsli.4.3-engine-limits")
    void refusesMoreDistanceCodesThanTheEngine() {
        assertRefused(Reason.BAD_STREAM, dynamicHeader(0, 30), 1);
        assertRefused(Reason.BAD_STREAM, dynamicHeader(0, 31), 1);
    }

    @Test
    @Clause("rsli.4.3-engine-limits")
    void refusesBlockTypeThree() {
        assertRefused(Reason.BAD_STREAM, PackerSamples.hex("07 00 00 00"), 1);
        assertRefused(Reason.BAD_STREAM, PackerSamples.hex("06 00 00 00"), 1);
    }

    @Test
    void refusesADistanceBeforeTheFirstByte() {
        // Fixed block: a match of 3 bytes at distance 1, with nothing there to repeat.
        assertRefused(Reason.BAD_STREAM, PackerSamples.hex("03 02 00"), 3);
    }

    @Test
    void refusesAStreamThatGoesOnBehindThePromisedBytes() {
        PackedDataException refusal = assertRefused(Reason.TOO_MUCH_OUTPUT, PackerSamples.hex(ABC), 2);
        assertThat(refusal.at()).isBetween(1, 5);
        assertRefused(Reason.TOO_MUCH_OUTPUT, PackerSamples.hex(ABC), 0);
    }

    @Test
    void refusesAStreamThatEndsBeforeThePromisedBytes() {
        assertThat(assertRefused(Reason.TRUNCATED_INPUT, PackerSamples.hex(ABC), 4)
                        .at())
                .isEqualTo(5);
    }

    @Test
    void wantsTheEndOfTheStreamToo() {
        assertRefused(Reason.TRUNCATED_INPUT, PackerSamples.hex("4B 4C 4A 06"), 3);
        assertRefused(Reason.TRUNCATED_INPUT, new byte[0], 0);
    }

    @Test
    void passesOverEmptyBlocksBeforeTheEnd() {
        byte[] packed = PackerSamples.hex("00 01 00 FE FF 61 00 00 00 FF FF 03 00");
        Unpacked unpacked = RawDeflate.unpack(packed, 0, packed.length, 1);
        assertThat(unpacked.bytes()).isEqualTo(PackerSamples.ascii("a"));
        assertThat(unpacked.used()).isEqualTo(packed.length);
    }

    @Test
    void doesWithoutTheEndOfAStreamThatWasCutShort() {
        Unpacked unpacked = RawDeflate.unpackCutShort(PackerSamples.hex("4B 4C 4A 06"), 0, 4, 3);
        assertThat(unpacked.bytes()).isEqualTo(PackerSamples.ascii("abc"));
        assertThat(unpacked.used()).isEqualTo(4);
    }

    @Test
    void wantsAllBytesOfAStreamThatWasCutShort() {
        byte[] packed = PackerSamples.hex("4B 4C 4A");
        PackedDataException refusal =
                catchThrowableOfType(PackedDataException.class, () -> RawDeflate.unpackCutShort(packed, 0, 3, 3));
        assertThat(refusal.reason()).isEqualTo(Reason.TRUNCATED_INPUT);
    }

    @Test
    void readsAWholeStreamTheSameWayWhenItMayBeCutShort() {
        for (byte[] plain : PackerSamples.ofSize(3000, 11).values()) {
            byte[] packed = RawDeflate.pack(plain);
            Unpacked unpacked = RawDeflate.unpackCutShort(packed, 0, packed.length, plain.length);
            assertThat(unpacked.bytes()).isEqualTo(plain);
            assertThat(unpacked.used()).isEqualTo(packed.length);
        }
    }

    @Test
    void refusesMoreThanAnArrayHolds() {
        byte[] packed = new byte[Integer.MAX_VALUE / 1032 + 1];
        assertRefused(Reason.TOO_LARGE, packed, Integer.MAX_VALUE);
    }

    @Test
    void expandsByNoMoreThanItsBound() {
        byte[] plain = new byte[1 << 24];
        byte[] packed = RawDeflate.pack(plain);
        assertThat(plain.length / (double) packed.length).isBetween(1000.0, 1032.0);
        assertThat(RawDeflate.unpack(packed, 0, packed.length, plain.length).bytes())
                .hasSize(plain.length);
    }

    /** A final dynamic block up to and with its counts, and zeros for the rest. */
    private static byte[] dynamicHeader(int lengthCodes, int distanceCodes) {
        int bits = 0b101 | (lengthCodes << 3) | (distanceCodes << 8);
        byte[] packed = new byte[100];
        packed[0] = (byte) bits;
        packed[1] = (byte) (bits >> 8);
        return packed;
    }

    private static byte[] zlib(byte[] plain, int level) {
        Deflater deflater = new Deflater(level, false);
        try {
            deflater.setInput(plain);
            deflater.finish();
            byte[] room = new byte[plain.length * 2 + 100];
            return Arrays.copyOf(room, deflater.deflate(room));
        } finally {
            deflater.end();
        }
    }

    private static PackedDataException assertRefused(Reason reason, byte[] packed, long size) {
        PackedDataException refusal = catchThrowableOfType(
                PackedDataException.class, () -> RawDeflate.unpack(packed, 0, packed.length, size));
        assertThat(refusal).isNotNull();
        assertThat(refusal.reason()).isEqualTo(reason);
        return refusal;
    }
}
