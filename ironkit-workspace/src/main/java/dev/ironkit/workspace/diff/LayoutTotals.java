package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/** The fields of an archive around its entries' content, added up by kind, to tell two archives apart. */
final class LayoutTotals {

    private static final Pattern NUMBER = Pattern.compile("\\[[0-9]+\\]");

    /** The bytes of all fields of a kind, one behind the other. */
    private static final class Total {
        private final CRC32 sum = new CRC32();
        private long bytes;

        void add(Leaf leaf) {
            bytes += leaf.plain().length();
            ByteSink sink = ByteSink.into(sum::update);
            sink.u8(leaf.plain().length() & 0xFF).bytes(leaf.plain());
            sink.flush();
        }

        boolean equalTo(Total other) {
            return bytes == other.bytes && sum.getValue() == other.sum.getValue();
        }
    }

    private final Map<String, Total> totals = new TreeMap<>();

    private LayoutTotals(Field root) {
        ByteMap.forEachLeaf(root, (path, leaf) -> {
            if (leaf.role() != FieldRole.PAYLOAD) {
                totals.computeIfAbsent(NUMBER.matcher(path).replaceAll("[]"), p -> new Total())
                        .add(leaf);
            }
        });
    }

    /** The kinds of fields whose bytes differ, by path. */
    static List<LayoutChange> compare(Field a, Field b) {
        Map<String, Total> left = new LayoutTotals(a).totals;
        Map<String, Total> right = new LayoutTotals(b).totals;
        Set<String> paths = new TreeSet<>(left.keySet());
        paths.addAll(right.keySet());
        List<LayoutChange> changes = new ArrayList<>();
        for (String path : paths) {
            Total before = left.getOrDefault(path, new Total());
            Total after = right.getOrDefault(path, new Total());
            if (!before.equalTo(after)) {
                changes.add(new LayoutChange(path, before.bytes, after.bytes));
            }
        }
        return changes;
    }
}
