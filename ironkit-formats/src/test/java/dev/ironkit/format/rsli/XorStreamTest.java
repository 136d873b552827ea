package dev.ironkit.format.rsli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class XorStreamTest {
    @ParameterizedTest
    @CsvSource({
        "0x0000, 00 00 00 00 00 00 00 00 00 00 00 00",
        "0x0001, 02 06 0B 1E 26 67 BC FD 45 90 BD 89",
        "0x0003, 06 0A 1D 23 69 AC CB 14 7D AD DC 27",
        "0x00FF, FE 02 79 B5 FC 4F 8A 94 FC 6E F9 19",
        "0x1234, 7A 87 B0 8F E6 56 B7 D4 21 27 5B E7",
        "0x5678, A6 C1 05 4C F7 2E 12 11 29 7E 94 88",
        "0x8000, 80 C0 20 30 68 BC F2 53 AE F6 4F 80"
    })
    @Clause({"rsli.1.2-key-stream", "rsli.1.2-key-zero"})
    void hasTheKeyStreamOfTheFormatPage(String key, String expected) {
        XorStream stream = new XorStream(Integer.decode(key));
        byte[] bytes = new byte[12];
        for (int at = 0; at < bytes.length; at++) {
            bytes[at] = (byte) stream.next();
        }
        assertThat(bytes).isEqualTo(PackerSamples.hex(expected));
    }

    @Test
    @Clause("rsli.1.2-example")
    void changesTheBytesInPlace() {
        byte[] bytes = PackerSamples.hex("00 01 02 03");
        XorStream.apply(0x1234, bytes, 0, 4);
        assertThat(bytes).isEqualTo(PackerSamples.hex("7A 86 B2 8C"));
    }

    @Test
    void unscramblesAPayload() {
        byte[] payload = PackerSamples.hex("6A 63 67 72 49");
        XorStream.apply(1, payload, 0, 5);
        assertThat(payload).isEqualTo(PackerSamples.ascii("hello"));
    }

    @Test
    @Clause("rsli.1.2-one-stream")
    void runsOnFromOneRecordToTheNext() {
        byte[] table = PackerSamples.hex("38 A9 E4 D7 B2 56 B7 D4 21 27 5B E7 01 64 9F 8A"
                + " E4 24 3B 77 9D 93 E4 4D 15 B8 81 FB 74 D0 69 DF"
                + " 26 EB 1E E6 83 2C 35 69 BA FA 49 85 84 CB 3C 11"
                + " 07 1B 27 61 B3 E7 6E E2 BC 35 7C 8F AD A4 94 D2"
                + " 48 64 A4 7A 53 28 6B A0 DB 20 2B 48 D7 5A 94 AC"
                + " F6 AD 95 DF 1F 78 AD D9 A6 32 65 AF C6 0B 5B CB");
        XorStream stream = new XorStream(0x1234);
        for (int record = 0; record < table.length; record += 32) {
            stream.apply(table, record, 32);
        }
        assertThat(table)
                .isEqualTo(PackerSamples.hex("42 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00"
                        + " 20 00 01 00 05 00 00 00 80 00 00 00 05 00 00 00"
                        + " 41 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00"
                        + " 00 00 00 00 07 00 00 00 85 00 00 00 07 00 00 00"
                        + " 43 2E 54 58 54 00 00 00 00 00 00 00 00 00 00 00"
                        + " 40 00 02 00 06 00 00 00 8C 00 00 00 05 00 00 00"));
    }

    @Test
    @Clause("rsli.1.2-self-inverse")
    void undoesItselfForEveryKey() {
        byte[] plain = PackerSamples.random(64, 1);
        for (int key = 0; key <= 0xFFFF; key++) {
            byte[] bytes = plain.clone();
            XorStream.apply(key, bytes, 0, bytes.length);
            XorStream.apply(key, bytes, 0, bytes.length);
            assertThat(bytes).isEqualTo(plain);
        }
    }

    @Test
    @Clause("rsli.1.1-seed")
    void usesOnlyTheLowSixteenBitsOfTheKey() {
        byte[] narrow = new byte[20];
        byte[] wide = new byte[20];
        XorStream.apply(0x8001, narrow, 0, 20);
        XorStream.apply(0xFFFF_8001, wide, 0, 20);
        assertThat(wide).isEqualTo(narrow);
    }

    @Test
    void leavesBytesOutsideTheRangeAlone() {
        byte[] bytes = new byte[6];
        XorStream.apply(1, bytes, 2, 3);
        assertThat(bytes).isEqualTo(PackerSamples.hex("00 00 02 06 0B 00"));
    }

    @Test
    void takesNoRangeOutsideTheBytes() {
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> XorStream.apply(1, new byte[4], 2, 3));
    }
}
