package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.format.Attributes;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The orders in which the engine can present a directory at run time, in the order of their numbers. The order on disk never
 * changes.
 */
public enum DirectoryOrder {
    NONE(""),
    ATTR1("1"),
    ATTR2("2"),
    ATTR1_ATTR2("12"),
    TYPE("t"),
    TYPE_ATTR1("t1"),
    /** The engine has this order twice. */
    TYPE_ATTR1_AGAIN("t1"),
    TYPE_ATTR1_ATTR2("t12"),
    NAME("n"),
    TYPE_NAME("tn"),
    ATTR1_NAME("1n"),
    ATTR2_NAME("2n");

    /** What is compared, one letter each: type, attr1, attr2, name. */
    private final String keys;

    DirectoryOrder(String keys) {
        this.keys = keys;
    }

    /** {@return the directory indices in this order; what compares equal keeps its directory order} */
    public List<Integer> of(NresArchive archive) {
        List<NresEntry> entries = archive.entries();
        return IntStream.range(0, entries.size())
                .boxed()
                .sorted((a, b) -> compare(entries.get(a), entries.get(b)))
                .toList();
    }

    private int compare(NresEntry a, NresEntry b) {
        for (int i = 0; i < keys.length(); i++) {
            int compared = compare(keys.charAt(i), a, b);
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }

    private static int compare(char key, NresEntry a, NresEntry b) {
        Attributes left = a.attributes();
        Attributes right = b.attributes();
        return switch (key) {
            case 't' -> Integer.compareUnsigned(left.type(), right.type());
            case '1' -> Integer.compareUnsigned(left.attr1(), right.attr1());
            case '2' -> Integer.compareUnsigned(left.attr2(), right.attr2());
            default -> FixedText.compareFolded(a.name().text(), b.name().text());
        };
    }
}
