package dev.ironkit.demo.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An archive read by loops over a buffer; knows none of the readers of the toolkit. */
final class PlainArchive {

    private static final int RECORD = 64;

    /** An entry: its type as four characters or a number, its name, its three attributes, its bytes. */
    record Entry(String type, String name, int attr1, int attr2, int attr3, ByteBuffer bytes) {}

    private final List<Entry> entries = new ArrayList<>();

    PlainArchive(ByteBuffer file) {
        ByteBuffer image = file.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        assertThat(image.getInt(0)).isEqualTo(0x7365524E);
        assertThat(image.getInt(4)).isEqualTo(0x100);
        assertThat(image.getInt(12)).isEqualTo(image.capacity());
        int count = image.getInt(8);
        int directory = image.capacity() - count * RECORD;
        int[] cells = new int[count];
        for (int i = 0; i < count; i++) {
            int at = directory + i * RECORD;
            int offset = image.getInt(at + 56);
            int size = image.getInt(at + 12);
            assertThat(offset % 8).isZero();
            assertThat(offset).isGreaterThanOrEqualTo(16);
            assertThat(offset + size).isLessThanOrEqualTo(directory);
            cells[i] = image.getInt(at + 60);
            entries.add(new Entry(
                    type(image.getInt(at)),
                    text(image, at + 20, 36),
                    image.getInt(at + 4),
                    image.getInt(at + 8),
                    image.getInt(at + 16),
                    image.slice(offset, size).order(ByteOrder.LITTLE_ENDIAN)));
        }
        checkLookup(cells);
    }

    private void checkLookup(int... cells) {
        for (int i = 1; i < cells.length; i++) {
            String before = folded(entries.get(cells[i - 1]).name());
            String after = folded(entries.get(cells[i]).name());
            assertThat(before.compareTo(after) < 0 || (before.equals(after) && cells[i - 1] < cells[i]))
                    .as("%s before %s", before, after)
                    .isTrue();
        }
    }

    private static String type(int word) {
        byte[] letters = {(byte) word, (byte) (word >> 8), (byte) (word >> 16), (byte) (word >> 24)};
        return word < 1000 ? Integer.toString(word) : new String(letters, StandardCharsets.US_ASCII);
    }

    static String text(ByteBuffer from, int at, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < most && from.get(at + i) != 0; i++) {
            text.append((char) (from.get(at + i) & 0xFF));
        }
        return text.toString();
    }

    static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    List<Entry> entries() {
        return entries;
    }

    /** The entry of a name, whatever the case of its letters. */
    Optional<Entry> find(String name) {
        return entries.stream()
                .filter(entry -> folded(entry.name()).equals(folded(name)))
                .findFirst();
    }
}
