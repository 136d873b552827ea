package dev.ironkit.workspace.extract;

import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.NresEntryBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.RsliEntryBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Archives that are odd in every way the formats allow, made from a seed. */
final class OddArchives {

    private static final String[] NAMES = {
        "HULL01.0",
        "hull01.0",
        "Land",
        "Land",
        "..",
        ".",
        "",
        "CON",
        "nul.txt",
        "a/b",
        "..\\x",
        "C:x",
        "x ",
        "x.",
        "manifest.json",
        ".ironkit",
        "a#2",
        "a~1",
        "\u0098\u00FF",
        "b\tc",
        "%41",
        "-x",
        "ABCDEFGHIJKL"
    };

    private final Random random;

    OddArchives(long seed) {
        random = new Random(seed);
    }

    /** An NRes archive; {@code depth} says how often archives may be in archives. */
    byte[] nres(int depth) {
        NresBytes archive = NresBytes.archive();
        int count = random.nextInt(9);
        for (int i = 0; i < count; i++) {
            archive.with(nresEntry(i, depth));
        }
        if (chance(4)) {
            archive.lead(bytes(random.nextInt(90)));
        }
        if (chance(4)) {
            archive.beforeDirectory(bytes(random.nextInt(90)));
        }
        if (chance(3)) {
            archive.physicalOrder(shuffled(count));
        }
        if (chance(3)) {
            archive.cells(chance(2) ? shuffled(count) : random.ints(count).toArray());
        }
        return archive.build();
    }

    private NresEntryBytes nresEntry(int index, int depth) {
        NresEntryBytes entry = NresBytes.entry(chance(2) ? random.nextInt(30) : random.nextInt(), "x");
        entry.attrs(random.nextInt() & 0xFFFFFFFFL, random.nextInt(4), random.nextInt(100));
        byte[] name = name();
        entry.name(Arrays.copyOf(name, Math.min(35, name.length)));
        entry.payload(depth > 0 && chance(4) ? archive(depth - 1) : bytes(random.nextInt(40)));
        if (chance(6) && name.length < 30) {
            entry.nameTail("junk");
        }
        if (chance(12)) {
            entry.nameField(filled(36));
        }
        if (chance(5)) {
            entry.before(bytes(random.nextInt(12)));
        }
        if (chance(5)) {
            entry.after(bytes(random.nextInt(chance(3) ? 100 : 12)));
        }
        if (chance(10)) {
            entry.offset(chance(2) ? random.nextInt(16) : random.nextInt() & 0xFFFFFFFFL);
        }
        if (chance(12)) {
            entry.size(chance(2) ? 0x7FFFFFFF : random.nextInt() & 0xFFFFFFFFL);
        }
        if (index > 0 && chance(10)) {
            entry.sharing(random.nextInt(index), random.nextInt(4), random.nextInt(30));
        }
        return entry;
    }

    /** An RsLi library whose packed data need not unpack. */
    byte[] rsli() {
        RsliBytes library = RsliBytes.library();
        library.seed(random.nextInt() & 0xFFFFFFFFL);
        int count = random.nextInt(7);
        for (int i = 0; i < count; i++) {
            library.with(rsliEntry());
        }
        if (chance(3)) {
            library.marker(random.nextInt(0x10000));
        }
        if (chance(4)) {
            library.unknown8(bytes(6)).unknown24(bytes(8));
        }
        if (chance(4)) {
            library.countCopy(random.nextInt(100)).total(random.nextInt(1000));
        }
        if (chance(3)) {
            library.beforePayloads(bytes(random.nextInt(90)));
        }
        if (chance(3)) {
            library.behindPayloads(bytes(random.nextInt(90)));
        }
        if (chance(3)) {
            library.cells(shuffled(count));
        }
        return library.build();
    }

    private RsliEntryBytes rsliEntry() {
        String text = new String(filled(random.nextInt(60)), StandardCharsets.US_ASCII);
        RsliEntryBytes entry = switch (random.nextInt(6)) {
            case 0 -> RsliBytes.stored("x", text);
            case 1 -> RsliBytes.xor("x", text);
            case 2 -> RsliBytes.packed("x", 0x040, 6, new byte[] {3, 0x61, 0x62, (byte) 0xEE, (byte) 0xF1});
            case 3 -> RsliBytes.packed("x", 0x100, 3, new byte[] {0x4B, 0x4C, 0x4A, 6, 0});
            case 4 -> RsliBytes.packed("x", 0x1E0, random.nextInt(99), bytes(random.nextInt(40)));
            default -> RsliBytes.packed("x", 0x080, random.nextInt(99), bytes(random.nextInt(40)));
        };
        entry.nameField(Arrays.copyOf(name(), 12)).service(bytes(4)).extraFlags(chance(2) ? 0 : 0x8001);
        if (chance(8)) {
            entry.offset(random.nextInt() & 0xFFFFFFFFL);
        }
        if (chance(10)) {
            entry.packedSize(random.nextInt(200));
        }
        if (chance(10)) {
            entry.unpackedSize(random.nextInt() & 0xFFFFFFFFL);
        }
        if (chance(6)) {
            entry.before(bytes(random.nextInt(9)));
        }
        return entry;
    }

    private byte[] archive(int depth) {
        return chance(4) ? rsli() : nres(depth);
    }

    private byte[] name() {
        return chance(6)
                ? filled(1 + random.nextInt(35))
                : NAMES[random.nextInt(NAMES.length)].getBytes(StandardCharsets.ISO_8859_1);
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        if (!chance(4)) {
            random.nextBytes(bytes);
        }
        return bytes;
    }

    private byte[] filled(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) (1 + random.nextInt(127));
        }
        return bytes;
    }

    private int[] shuffled(int count) {
        List<Integer> order = IntStream.range(0, count).boxed().collect(Collectors.toList());
        Collections.shuffle(order, random);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }
}
