package dev.ironkit.format.nres;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.testkit.Clause;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class NresNamesTest {

    @Test
    @Clause("nres.1.3-comparison")
    void sortsByFoldedUnsignedBytesWithAPrefixFirst() {
        NresArchive made = NresSamples.tolerant(archive()
                        .with(entry(1, "abc"), entry(1, "\u0410"), entry(1, "AB"), entry(1, "a~"), entry(1, "B"))
                        .build())
                .edit()
                .move(0, 0)
                .rename(4, new byte[] {'b'})
                .apply();

        // AB, abc, a~, b, and the Cyrillic letter last: its byte is 0xC0.
        assertThat(made.entries()).extracting(NresEntry::sortCell).containsExactly(2, 0, 3, 4, 1);
    }

    @Test
    @Clause("nres.1.3-high-bytes")
    void lettersBeyondAsciiHaveNoCase() {
        NresArchive archive = NresSamples.strict(
                archive().with(entry(1, "\u0411\u043e\u0442")).build());

        assertThat(archive.find(name("\u0411\u043e\u0442"))).isEqualTo(OptionalInt.of(0));
        assertThat(archive.find(name("\u0431\u043e\u0442"))).isEmpty();
    }

    @Test
    @Clause("nres.1.3-display")
    void namesAreShownInCp1251() {
        NresArchive archive = NresSamples.strict(archive()
                .with(entry(1, "x").name((byte) 0xC1, (byte) 0xEE, (byte) 0xF2))
                .build());

        assertThat(archive.entries().get(0).name().display()).isEqualTo("\u0411\u043e\u0442");
    }

    private static ByteView name(String text) {
        return ByteView.of(FieldType.encodeText(text));
    }
}
