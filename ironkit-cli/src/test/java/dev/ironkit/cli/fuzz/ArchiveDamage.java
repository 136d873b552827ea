package dev.ironkit.cli.fuzz;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Damages NRes archives entry by entry, so that what comes out is an archive again: entries that are doubled, gone, mixed up or
 * share their content, archives inside archives, archives inside themselves.
 */
final class ArchiveDamage {

    private static final int HEADER = 16;
    private static final int RECORD = 64;
    private static final int SIZE_AT = 12;
    private static final int NAME_AT = 20;
    private static final int OFFSET_AT = 56;
    private static final int SORT_AT = 60;

    /** Deeper than any guard allows. */
    private static final int DEEPEST = 40;

    private static final int MOST_COPIES = 200;

    private final Chance chance;
    private final Corpus corpus;

    ArchiveDamage(Chance chance, Corpus corpus) {
        this.chance = chance;
        this.corpus = corpus;
    }

    /** Whether it looks like an archive whose directory is where its header says. */
    static boolean isArchive(byte[] bytes) {
        return bytes.length >= HEADER && bytes[0] == 'N' && bytes[1] == 'R' && bytes[2] == 'e' && bytes[3] == 's';
    }

    byte[] of(byte[] archive) {
        int count = words(archive).getInt(8);
        if (count < 0 || (long) count * RECORD > archive.length - HEADER) {
            return archive;
        }
        byte[] data = Arrays.copyOf(archive, archive.length - count * RECORD);
        List<byte[]> records = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int at = data.length + i * RECORD;
            records.add(Arrays.copyOfRange(archive, at, at + RECORD));
        }
        return change(data, records);
    }

    private byte[] change(byte[] data, List<byte[]> records) {
        byte[] content = data;
        int some = chance.below(records.size());
        switch (chance.below(9)) {
            case 0 -> {
                if (!records.isEmpty()) {
                    records.remove(some);
                }
            }
            case 1 -> {
                // Many entries with one content.
                if (!records.isEmpty()) {
                    records.addAll(Collections.nCopies(chance.from(1, MOST_COPIES), records.get(some)));
                }
            }
            case 2 -> Collections.shuffle(records, new Random(chance.bits()));
            case 3 -> records.add(record("SELF", 0, data.length + RECORD * (records.size() + 1)));
            case 4 -> records.add(record("SELF", HEADER, data.length - HEADER));
            case 5 -> {
                byte[] other = chance.of(corpus.of(chance.of(Seed.Kind.values())))
                        .bytes()
                        .toByteArray();
                records.add(record("MORE", data.length, other.length));
                content = BinaryDamage.inserted(data, data.length, other);
            }
            case 6 -> {
                for (byte[] record : records) {
                    // All entries lead to one place, or to none.
                    words(record).putInt(OFFSET_AT, chance.oneIn(3) ? (int) chance.boundary() : HEADER);
                }
            }
            case 7 -> {
                byte[] name = Arrays.copyOf(OddText.entryName(chance), OFFSET_AT - NAME_AT);
                records.forEach(record -> System.arraycopy(name, 0, record, NAME_AT, name.length));
            }
            default -> {
                return nested(built(data, records), chance.from(1, chance.oneIn(3) ? DEEPEST : 4));
            }
        }
        return built(content, records);
    }

    /** The archive inside another one, many times; sometimes two entries of each lead to the one below. */
    private byte[] nested(byte[] archive, int depth) {
        byte[] inner = archive;
        int copies = chance.oneIn(3) ? chance.from(2, 4) : 1;
        for (int i = 0; i < depth && inner.length < 60_000; i++) {
            byte[] data = BinaryDamage.inserted(Arrays.copyOf(header(), HEADER), HEADER, inner);
            List<byte[]> records = new ArrayList<>();
            for (int copy = 0; copy < copies; copy++) {
                records.add(record("BOX" + copy, HEADER, inner.length));
            }
            inner = built(data, records);
        }
        return inner;
    }

    private static byte[] header() {
        return new byte[] {'N', 'R', 'e', 's', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    }

    private byte[] record(String name, int offset, int size) {
        byte[] record = new byte[RECORD];
        byte[] type = chance.of("NRES", "DATA", "MESH", "Texm").getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        System.arraycopy(type, 0, record, 0, type.length);
        byte[] bytes = name.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        System.arraycopy(bytes, 0, record, NAME_AT, bytes.length);
        words(record).putInt(SIZE_AT, size).putInt(OFFSET_AT, offset);
        return record;
    }

    private byte[] built(byte[] data, List<byte[]> records) {
        byte[] all = Arrays.copyOf(data, data.length + records.size() * RECORD);
        boolean sorted = chance.percent(70);
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            order.add(i);
        }
        if (sorted) {
            order.sort((a, b) -> Arrays.compareUnsigned(name(records.get(a)), name(records.get(b))));
        }
        for (int i = 0; i < records.size(); i++) {
            byte[] record = records.get(i).clone();
            words(record).putInt(SORT_AT, order.get(i));
            System.arraycopy(record, 0, all, data.length + i * RECORD, RECORD);
        }
        words(all).putInt(8, records.size()).putInt(SIZE_AT, all.length);
        return all;
    }

    /** The name as the lookup table compares it. */
    private static byte[] name(byte[] record) {
        byte[] name = Arrays.copyOfRange(record, NAME_AT, OFFSET_AT);
        for (int i = 0; i < name.length; i++) {
            if (name[i] >= 'A' && name[i] <= 'Z') {
                name[i] = (byte) (name[i] + 32);
            }
        }
        return name;
    }

    private static ByteBuffer words(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
