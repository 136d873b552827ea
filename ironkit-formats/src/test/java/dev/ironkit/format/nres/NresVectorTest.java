package dev.ironkit.format.nres;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.HexText;
import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The complete example of the format page, byte for byte, both ways. */
class NresVectorTest {

    private static final byte[] IMAGE = HexText.bytes("""
            0000  4E 52 65 73 00 01 00 00 03 00 00 00 E8 00 00 00   # header: 3 entries, 232 bytes
            0010  48 45 4C 4C 4F 00 00 00 30 31 32 33 34 35 36 37   # HELLO + padding, 0123456789
            0020  38 39 00 00 00 00 00 00 44 41 54 41 01 00 00 00   # directory starts at 28
            0030  02 00 00 00 05 00 00 00 03 00 00 00 42 65 74 61
            0040  2E 62 69 6E 00 00 00 00 00 00 00 00 00 00 00 00
            0050  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            0060  10 00 00 00 01 00 00 00 44 41 54 41 00 00 00 00
            0070  00 00 00 00 00 00 00 00 00 00 00 00 41 5F 41 00
            0080  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            0090  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            00A0  18 00 00 00 02 00 00 00 07 00 00 00 00 00 00 00
            00B0  00 00 00 00 0A 00 00 00 10 00 00 00 41 41 42 00
            00C0  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            00D0  00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00
            00E0  18 00 00 00 00 00 00 00
            """);

    @Test
    @Clause({
        "nres.10-vector",
        "nres.1.1-header",
        "nres.1.2-record",
        "nres.3-placement",
        "nres.1-order",
        "nres.1-stored-raw",
        "nres.1.2-type",
        "nres.1.2-attributes",
        "nres.1.2-size",
        "nres.1.2-fourcc",
        "nres.2-table",
        "nres.3-zero-size"
    })
    void readsTheVector() {
        NresArchive archive = NresSamples.strict(IMAGE);

        assertThat(archive.entries()).hasSize(3);
        NresEntry beta = archive.entries().get(0);
        assertThat(beta.attributes()).isEqualTo(new Attributes(0x41544144, 1, 2, 3));
        assertThat(beta.name().display()).isEqualTo("Beta.bin");
        assertThat(beta.payload()).isEqualTo(text("HELLO"));
        assertThat(archive.entries().get(1).payload().length()).isZero();
        assertThat(archive.entries().get(2).payload()).isEqualTo(text("0123456789"));
        assertThat(archive.entries()).extracting(NresEntry::sortCell).containsExactly(1, 2, 0);
        assertThat(NresFormat.NRES.payloadOffsets(archive)).containsExactly(16, 24, 24);
    }

    @Test
    @Clause({
        "nres.10-vector",
        "nres.6-canonical",
        "D17",
        "nres.1.2-size",
        "nres.1.3-zero-tail",
        "nres.2-table",
        "nres.2-lower-fold",
        "nres.3-padding",
        "nres.3-placement"
    })
    void buildsTheVectorFromNothing() {
        NresArchive archive = NresArchive.empty()
                .edit()
                .add(
                        0,
                        "Beta.bin".getBytes(StandardCharsets.US_ASCII),
                        new Attributes(0x41544144, 1, 2, 3),
                        text("HELLO"))
                .add(
                        1,
                        "A_A".getBytes(StandardCharsets.US_ASCII),
                        new Attributes(0x41544144, 0, 0, 0),
                        ByteView.empty())
                .add(2, "AAB".getBytes(StandardCharsets.US_ASCII), new Attributes(7, 0, 0, 16), text("0123456789"))
                .apply();

        assertThat(NresSamples.encoded(archive)).isEqualTo(IMAGE);
        assertThat(NresSamples.encoded(NresCanonical.of(archive).archive())).isEqualTo(IMAGE);
    }

    @Test
    @Clause({"nres.10-lookups", "nres.2-lookup-by-name", "D17", "nres.2-absent", "nres.2-lookup-by-type"})
    void looksNamesUpAsThePageSays() {
        NresArchive archive = NresSamples.strict(IMAGE);

        assertThat(archive.find(text("a_a"))).isEqualTo(OptionalInt.of(1));
        assertThat(archive.find(text("AAB"))).isEqualTo(OptionalInt.of(2));
        assertThat(archive.find(text("BETA.BIN"))).isEqualTo(OptionalInt.of(0));
        assertThat(archive.find(text("zzz"))).isEmpty();
        assertThat(archive.findType(7)).isEqualTo(OptionalInt.of(2));
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }
}
