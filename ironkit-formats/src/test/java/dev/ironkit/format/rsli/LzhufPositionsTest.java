package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LzhufPositionsTest {
    private static final int POSITIONS = 4096;

    @ParameterizedTest
    @CsvSource({
        "0, 000000000",
        "63, 000111111",
        "64, 0010000000",
        "192, 0100000000",
        "256, 01010000000",
        "1000, 100111101000",
        "2047, 1100111111111",
        "4035, 11111111000011",
        "4095, 11111111111111"
    })
    @Clause({"rsli.4.2-position-bits", "D25"})
    void writesTheBitsOfTheFormatPage(int position, String bits) {
        PackedSink out = new PackedSink();
        LzhufPositions.write(position, out);
        // A closing 1 bit shows where the position ended.
        out.addBits(1, 1);
        assertThat(bitText(out.toBytes())).startsWith(bits + "1").matches(bits + "10*");
    }

    @Test
    @Clause({"rsli.4.2-positions", "D25"})
    void givesBackEveryPosition() {
        PackedSink out = new PackedSink();
        for (int position = 0; position < POSITIONS; position++) {
            LzhufPositions.write(position, out);
        }
        byte[] packed = out.toBytes();
        PackedSource in = new PackedSource(packed, 0, packed.length);
        for (int position = 0; position < POSITIONS; position++) {
            assertThat(LzhufPositions.read(in)).isEqualTo(position);
        }
        assertThat(in.used()).isEqualTo(packed.length);
    }

    @Test
    void readsEveryBitPatternAsItWouldWriteIt() {
        for (int pattern = 0; pattern < 1 << 14; pattern++) {
            byte[] packed = {(byte) (pattern >> 6), (byte) (pattern << 2)};
            int position = LzhufPositions.read(new PackedSource(packed, 0, 2));
            PackedSink out = new PackedSink();
            LzhufPositions.write(position, out);
            byte[] again = out.toBytes();
            String bits = bitText(packed);
            // Bits behind the position are free, so only a common start of at least 9 bits is asked for.
            assertThat(bits).startsWith(bitText(again).substring(0, 9));
            assertThat(LzhufPositions.read(new PackedSource(again, 0, again.length)))
                    .isEqualTo(position);
        }
    }

    private static String bitText(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte value : bytes) {
            text.append(Integer.toBinaryString((value & 0xFF) | 0x100).substring(1));
        }
        return text.toString();
    }
}
