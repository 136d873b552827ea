package dev.ironkit.cli;

import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.NresEntryBytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Archives nobody would write but somebody may have: gaps, old bytes behind names, shuffled payloads, broken tables. */
final class OddArchives {

    private final Random random;

    OddArchives(Random random) {
        this.random = random;
    }

    /** An archive that opens strictly, however odd it is. */
    byte[] proper(int most) {
        return build(most, false);
    }

    /** An archive that opens only tolerantly, or not even odd. */
    byte[] broken(int most) {
        return build(most, true);
    }

    private byte[] build(int most, boolean broken) {
        int count = random.nextInt(most + 1);
        NresBytes archive = NresBytes.archive();
        for (int i = 0; i < count; i++) {
            NresEntryBytes entry = entry(broken);
            if (broken && i > 0 && random.nextInt(20) == 0) {
                entry.sharing(random.nextInt(i), 0, random.nextInt(3));
            }
            archive.with(entry);
        }
        if (random.nextInt(3) == 0) {
            archive.lead(foreign(1 + random.nextInt(30)));
        }
        if (random.nextInt(3) == 0) {
            archive.beforeDirectory(foreign(1 + random.nextInt(30)));
        }
        if (random.nextBoolean()) {
            archive.physicalOrder(shuffled(count));
        }
        if (broken && random.nextInt(3) == 0) {
            archive.cells(shuffled(count));
        }
        return archive.build();
    }

    private NresEntryBytes entry(boolean broken) {
        int type = random.nextBoolean() ? random.nextInt(25) : 0x6D786554;
        NresEntryBytes entry = NresBytes.entry(type, name())
                .attrs(random.nextInt(9), random.nextInt() & 0xFFFFFFFFL, random.nextInt(3))
                .payload(bytes(random.nextInt(4) == 0 ? 0 : random.nextInt(50)));
        if (random.nextInt(4) == 0) {
            entry.nameTail("old");
        }
        if (random.nextInt(4) == 0) {
            entry.after(foreign(1 + random.nextInt(20)));
        }
        if (broken && random.nextInt(6) == 0) {
            entry.offset(0xFFFF0000L + random.nextInt(1000));
        }
        return entry;
    }

    private String name() {
        StringBuilder name = new StringBuilder();
        int length = 1 + random.nextInt(random.nextInt(8) == 0 ? 31 : 4);
        for (int i = 0; i < length; i++) {
            name.append("abAB_.0\\".charAt(random.nextInt(8)));
        }
        return name.toString();
    }

    byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Bytes that cannot be taken for padding. */
    private byte[] foreign(int count) {
        byte[] bytes = bytes(count);
        for (int i = 0; i < count; i++) {
            bytes[i] = bytes[i] == 0 ? 1 : bytes[i];
        }
        return bytes;
    }

    private int[] shuffled(int count) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            order.add(i);
        }
        Collections.shuffle(order, random);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }
}
