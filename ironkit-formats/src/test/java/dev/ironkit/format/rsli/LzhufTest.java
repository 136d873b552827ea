package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LzhufTest {
    private static final String KIT = "The iron kit, the iron kit, the iron kit.";

    @ParameterizedTest
    @CsvSource({
        "00, t",
        "E6 80, A",
        "FA 7C 7F 18 7F B0, hello",
        "8D 00 00, '    '",
        "F6 CE 00 00, aaaaaaaaaaaaaaaaaaaa",
        "F0 7D 3E 3A CF AF FB F7 FA C2 FB E0 80 6E 2E DE 51 03 77 40, '" + KIT + "'"
    })
    @Clause({"rsli.4.2-vectors", "rsli.4.2-tree", "rsli.4.2-symbols", "rsli.4.2-end"})
    void packsAndUnpacksTheVectorsOfTheFormatPage(String packed, String plain) {
        assertVector(PackerSamples.hex(packed), PackerSamples.ascii(plain));
    }

    @Test
    @Clause("rsli.4.2-vectors")
    void packsAndUnpacksTheLongVectorOfTheFormatPage() {
        String plain = "abcdefgh".repeat(3) + "x".repeat(70) + "abcdefgh";
        assertVector(
                PackerSamples.hex("F6 FB BD FF 0F 8F CB E7 F4 99 03 82 7B 40 12 40 09 12 34"),
                PackerSamples.ascii(plain));
    }

    private static void assertVector(byte[] packed, byte[] plain) {
        assertThat(Lzhuf.pack(plain)).isEqualTo(packed);
        Unpacked unpacked = Lzhuf.unpack(packed, 0, packed.length, plain.length);
        assertThat(unpacked.bytes()).isEqualTo(plain);
        assertThat(unpacked.used()).isEqualTo(packed.length);
    }

    @Test
    @Clause("rsli.4.2-scrambled-vector")
    void unpacksWhatTheStreamCipherHid() {
        byte[] packed = PackerSamples.hex("02");
        XorStream.apply(1, packed, 0, 1);
        assertThat(Lzhuf.unpack(packed, 0, 1, 1).bytes()).isEqualTo(PackerSamples.ascii("t"));
    }

    @Test
    void packsNothingToNothing() {
        assertThat(Lzhuf.pack(new byte[0])).isEmpty();
        assertThat(Lzhuf.unpack(new byte[0], 0, 0, 0).used()).isZero();
    }

    @Test
    @Clause({"rsli.4.2-rebuild", "rsli.4.2-tree"})
    void rebuildsTheTreeAsTheFormatPageDoes() {
        byte[] plain = new byte[40_000];
        int state = 1;
        for (int at = 0; at < plain.length; at++) {
            state = state * 214013 + 2531011;
            plain[at] = (byte) (state >> 16);
        }
        byte[] packed = Lzhuf.packLiterals(plain);

        assertThat(sha256(plain)).isEqualTo("c993bfc5f4b3dc5f8a288caa5fc2d2c7cbb7bbcd4e802d625f87e2d5035248f0");
        assertThat(packed).hasSize(40_135);
        assertThat(sha256(packed)).isEqualTo("568fa18ea01f89b2eadf5b91a1553f57c79cb30652cf2b255f377a36531c2542");
        assertThat(Lzhuf.unpack(packed, 0, packed.length, plain.length).bytes()).isEqualTo(plain);
    }

    @Test
    void givesBackLiteralsThroughManyRebuilds() {
        byte[] plain = PackerSamples.text(300_000, 5);
        byte[] packed = Lzhuf.packLiterals(plain);
        assertThat(Lzhuf.unpack(packed, 0, packed.length, plain.length).bytes()).isEqualTo(plain);
    }

    @Test
    @Clause("rsli.4.2-writer")
    void packsAsBruteForceDoes() {
        Random sizes = new Random(6);
        for (int round = 0; round < 40; round++) {
            for (byte[] plain : PackerSamples.ofSize(sizes.nextInt(200), round).values()) {
                assertThat(Lzhuf.pack(plain)).as("seed %d", round).isEqualTo(BruteForcePacker.lzhuf(plain));
            }
        }
    }

    @Test
    @Clause("rsli.4.2-writer")
    void packsAsBruteForceDoesBeyondTheReach() {
        PackerSamples.ofSize(10_000, 7)
                .forEach((name, plain) ->
                        assertThat(Lzhuf.pack(plain)).as(name).isEqualTo(BruteForcePacker.lzhuf(plain)));
    }

    @Test
    @Clause("rsli.4.2-symbols")
    void readsAnyStreamAsARingDoes() {
        Random random = new Random(8);
        for (int round = 0; round < 300; round++) {
            int size = random.nextInt(9000);
            byte[] packed = PackerSamples.random(size * 3 + 10, round);
            assertThat(Lzhuf.unpack(packed, 0, packed.length, size).bytes())
                    .as("round %d", round)
                    .isEqualTo(RingUnpacker.lzhuf(packed, size));
        }
    }

    @Test
    void expandsByNoMoreThanItsBound() {
        // A run of one match length over and over is the most that the method can do.
        byte[] plain = PackerSamples.filled(1 << 22, 0x20);
        byte[] packed = Lzhuf.pack(plain);
        assertThat(plain.length / (double) packed.length).isBetween(45.0, 48.0);
        assertThat(Lzhuf.unpack(packed, 0, packed.length, plain.length).bytes()).isEqualTo(plain);
    }

    private static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
