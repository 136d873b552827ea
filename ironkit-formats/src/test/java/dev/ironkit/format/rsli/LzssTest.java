package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LzssTest {
    private static final String KIT = "The iron kit, the iron kit, the iron kit.";

    @ParameterizedTest
    @CsvSource({
        "07 41 42 43, ABC",
        "00 FF F1, '    '",
        "00 00 00, '   '",
        "03 61 62 EE F1, ababab",
        "01 61 EE FF 00 02, aaaaaaaaaaaaaaaaaaaaaaaa",
        "FF 54 68 65 20 69 72 6F 6E 7F 20 6B 69 74 2C 20 74 EF FF 02 01 04 2E, '" + KIT + "'"
    })
    @Clause({"rsli.4.1-vectors", "rsli.4.1-ring-fill", "rsli.4.1-items", "rsli.4.1-match"})
    void unpacksTheVectorsOfTheFormatPage(String packed, String plain) {
        byte[] input = PackerSamples.hex(packed);
        Unpacked unpacked = Lzss.unpack(input, 0, input.length, plain.length());
        assertThat(unpacked.bytes()).isEqualTo(PackerSamples.ascii(plain));
        assertThat(unpacked.used()).isEqualTo(input.length);
    }

    @ParameterizedTest
    @CsvSource({
        "ABC, 07 41 42 43",
        "ababab, 03 61 62 EE F1",
        "aaaaaaaaaaaaaaaaaaaaaaaa, 01 61 EE FF 00 02",
        "'" + KIT + "', FF 54 68 65 20 69 72 6F 6E 7F 20 6B 69 74 2C 20 74 EF FF 02 01 04 2E"
    })
    @Clause("rsli.4.1-packed-vectors")
    void packsToTheVectorsOfTheFormatPage(String plain, String packed) {
        assertThat(Lzss.pack(PackerSamples.ascii(plain))).isEqualTo(PackerSamples.hex(packed));
    }

    @Test
    void packsNothingToNothing() {
        assertThat(Lzss.pack(new byte[0])).isEmpty();
        assertThat(Lzss.unpack(new byte[0], 0, 0, 0).used()).isZero();
    }

    @Test
    @Clause("rsli.4.1-reach")
    void usesTheSpacesBeforeTheFirstByte() {
        // Distance 1 is the nearest of all the spaces in the ring.
        assertThat(Lzss.pack(PackerSamples.ascii("    "))).isEqualTo(PackerSamples.hex("00 ED F1"));
    }

    @Test
    @Clause("rsli.4.1-stop-in-match")
    void stopsInsideAMatchWhenTheOutputIsFull() {
        byte[] packed = PackerSamples.hex("03 61 62 EE FF");
        assertThat(Lzss.unpack(packed, 0, 5, 5).bytes()).isEqualTo(PackerSamples.ascii("ababa"));
    }

    @Test
    void countsOnlyTheBytesItNeeded() {
        byte[] packed = PackerSamples.hex("07 41 42 43 FF FF");
        assertThat(Lzss.unpack(packed, 0, 6, 2).used()).isEqualTo(3);
        assertThat(Lzss.unpack(packed, 0, 6, 0).used()).isZero();
    }

    @Test
    @Clause("rsli.4.1-writer")
    void packsAsBruteForceDoes() {
        Random sizes = new Random(1);
        for (int round = 0; round < 40; round++) {
            for (byte[] plain : PackerSamples.ofSize(sizes.nextInt(200), round).values()) {
                assertThat(Lzss.pack(plain)).as("seed %d", round).isEqualTo(BruteForcePacker.lzss(plain));
            }
        }
    }

    @Test
    @Clause("rsli.4.1-reach")
    void packsAsBruteForceDoesBeyondTheReach() {
        PackerSamples.ofSize(10_000, 2)
                .forEach(
                        (name, plain) -> assertThat(Lzss.pack(plain)).as(name).isEqualTo(BruteForcePacker.lzss(plain)));
    }

    @Test
    @Clause({"rsli.4.1-ring-fill", "rsli.4.1-items", "rsli.4.1-match"})
    void readsAnyStreamAsARingDoes() {
        Random random = new Random(3);
        for (int round = 0; round < 300; round++) {
            int size = random.nextInt(9000);
            // Even rounds hold nothing but matches, most of which start before the first byte.
            byte[] packed = round % 2 == 0 ? new byte[size * 2 + 10] : PackerSamples.random(size * 2 + 10, round);
            for (int at = 0; round % 2 == 0 && at < packed.length; at++) {
                packed[at] = at % 17 == 0 ? (byte) (at % 34 == 0 ? 0x55 : 0) : (byte) random.nextInt();
            }
            assertThat(Lzss.unpack(packed, 0, packed.length, size).bytes())
                    .as("round %d", round)
                    .isEqualTo(RingUnpacker.lzss(packed, size));
        }
    }

    @Test
    void takesAPositionEqualToTheWritePositionAsAFullTurnBack() {
        byte[] turn = PackerSamples.random(4096, 4);
        byte[] packed = new byte[4096 + 512 + 3];
        int at = 0;
        for (int i = 0; i < turn.length; i++) {
            if (i % 8 == 0) {
                packed[at++] = (byte) 0xFF;
            }
            packed[at++] = turn[i];
        }
        packed[at + 1] = (byte) 0xEE;
        packed[at + 2] = (byte) 0xF0;

        byte[] plain = Lzss.unpack(packed, 0, packed.length, 4099).bytes();
        assertThat(plain).startsWith(turn).endsWith(turn[0], turn[1], turn[2]);
    }
}
