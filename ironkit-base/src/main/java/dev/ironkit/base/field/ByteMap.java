package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteRange;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;

/** Which field owns which bytes. */
public final class ByteMap {

    /**
     * A field with its full path.
     *
     * @param path for example {@code entries[3].attr1}
     * @param leaf the field
     */
    public record Owner(String path, Leaf leaf) {}

    private final ByteRange whole;
    private final List<Owner> owners;

    private ByteMap(ByteRange whole, List<Owner> owners) {
        this.whole = whole;
        this.owners = owners;
    }

    /** {@return the map of an asset that spans {@code whole}} */
    public static ByteMap of(Field root, ByteRange whole) {
        List<Owner> owners = new ArrayList<>();
        forEachLeaf(root, (path, leaf) -> owners.add(new Owner(path, leaf)));
        owners.sort(Comparator.comparingLong((Owner o) -> o.leaf().stored().origin())
                .thenComparingLong(o -> o.leaf().stored().length()));
        return new ByteMap(whole, owners);
    }

    /**
     * Hands over every field that has a value, with its full path, in the order of the bytes.
     *
     * <p>Most assets are described in that order already; then no field is held while the next one is made.
     */
    public static void forEachInOrder(Field root, BiConsumer<String, Leaf> action) {
        if (new Order().holds(root)) {
            forEachLeaf(root, action);
        } else {
            of(root, root.range()).owners().forEach(owner -> action.accept(owner.path(), owner.leaf()));
        }
    }

    /** Looks whether fields come in the order of their bytes. */
    private static final class Order {
        private long offset = Long.MIN_VALUE;
        private long length;

        boolean holds(Field field) {
            if (field instanceof Leaf leaf) {
                return next(leaf.stored().origin(), leaf.stored().length());
            } else if (field instanceof Group group) {
                return group.children().stream().allMatch(this::holds);
            } else if (field instanceof Sequence sequence) {
                return ofElements(sequence);
            }
            return true;
        }

        private boolean next(long at, long size) {
            boolean behind = at > offset || (at == offset && size >= length);
            offset = at;
            length = size;
            return behind;
        }

        private boolean ofElements(Sequence sequence) {
            // Of those that are alike and behind each other the first and the last tell of all.
            int step = sequence.uniform() ? Math.max(1, sequence.count() - 1) : 1;
            for (int i = 0; i < sequence.count(); i += step) {
                if (!holds(sequence.element().apply(i))) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Hands over every field that has a value, with its full path, in the order of the description. */
    public static void forEachLeaf(Field root, BiConsumer<String, Leaf> action) {
        visit(root, root.name(), action);
    }

    private static void visit(Field field, String path, BiConsumer<String, Leaf> action) {
        if (field instanceof Leaf leaf) {
            action.accept(path, leaf);
        } else if (field instanceof Group group) {
            for (Field child : group.children()) {
                visit(child, path.isEmpty() ? child.name() : path + "." + child.name(), action);
            }
        } else if (field instanceof Sequence sequence) {
            for (int i = 0; i < sequence.count(); i++) {
                visit(sequence.element().apply(i), path + "[" + i + "]", action);
            }
        }
    }

    /** {@return the fields in the order of their bytes} */
    public List<Owner> owners() {
        return owners;
    }

    /** {@return the runs of bytes no field owns} */
    public List<ByteRange> unowned() {
        List<ByteRange> holes = new ArrayList<>();
        long end = whole.offset();
        for (Owner owner : owners) {
            ByteRange range = owner.leaf().range();
            if (range.offset() > end) {
                holes.add(new ByteRange(end, range.offset() - end));
            }
            end = Math.max(end, range.end());
        }
        if (end < whole.end()) {
            holes.add(new ByteRange(end, whole.end() - end));
        }
        return holes;
    }

    /** {@return the fields that share bytes with one before them, or reach outside the asset} */
    public List<Owner> overlapping() {
        List<Owner> shared = new ArrayList<>();
        long end = whole.offset();
        for (Owner owner : owners) {
            ByteRange range = owner.leaf().range();
            if (range.length() > 0 && (range.offset() < end || range.end() > whole.end())) {
                shared.add(owner);
            }
            end = Math.max(end, range.end());
        }
        return shared;
    }

    /** {@return how many bytes are owned by fields that are understood} */
    public long explained() {
        return owners.stream()
                .filter(owner -> owner.leaf().role() != FieldRole.UNKNOWN)
                .mapToLong(owner -> owner.leaf().range().length())
                .sum();
    }
}
