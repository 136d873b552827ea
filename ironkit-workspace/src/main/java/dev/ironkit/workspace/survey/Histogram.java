package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldNumbers;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** How often a field has which value. */
public final class Histogram {

    /** How many values are told apart; further ones are only counted, so that memory stays bounded. */
    public static final int MOST_VALUES = 100_000;

    /** A longer value is shown by its length and its hash. */
    private static final int LONG_VALUE = 64;

    private static final int HASH_DIGITS = 16;

    /**
     * A value.
     *
     * @param text as it is printed everywhere
     * @param hex its bytes as a number in hexadecimal, or its bytes; empty where the text is that already
     * @param number what it is sorted by, where it is a number
     * @param count how often it was seen
     * @param example the asset it was seen in first
     * @param path the field there
     */
    public record Value(String text, String hex, Optional<BigDecimal> number, long count, String example, String path) {

        Value times(long other) {
            return new Value(text, hex, number, other, example, path);
        }
    }

    /** A value as it was seen first, and how often since. */
    private static final class Cell {
        private final Value first;
        private long count;

        Cell(Value first) {
            this.first = first;
        }
    }

    private final Map<String, Cell> values = new LinkedHashMap<>();

    /** The same by the bits of short values, because printing takes far longer than counting. */
    private final Map<FieldType, Map<Long, Cell>> byBits = new EnumMap<>(FieldType.class);

    private final Set<Counted> counted = EnumSet.noneOf(Counted.class);

    private long total;
    private long untold;
    private long assets;

    /** What of a field is counted. */
    public enum Counted {
        /** Its values. */
        VALUES,
        /** Of a list: how many elements it has. */
        ELEMENTS,
        /** Of several fields under one name: all of them together. */
        RECORDS
    }

    /** A histogram that has counted nothing. */
    public Histogram() {}

    /** Counts a field: its value, of a list the number of its elements, of several fields under one name all their values. */
    public void add(Field field, String address, String path) {
        if (field instanceof Leaf leaf) {
            counted.add(Counted.VALUES);
            add(leaf, address, path);
        } else if (field instanceof Sequence sequence) {
            counted.add(Counted.ELEMENTS);
            String text = Integer.toString(sequence.count());
            Optional<BigDecimal> number = Optional.of(BigDecimal.valueOf(sequence.count()));
            add(text, 1, () -> new Value(text, "", number, 1, address, path));
        } else if (field instanceof Group group) {
            counted.add(Counted.RECORDS);
            String text = together(group);
            add(text, 1, () -> new Value(text, "", Optional.empty(), 1, address, path));
        }
    }

    /** The values of several fields as one text; of many bytes their length and their hash. */
    private static String together(Group record) {
        List<String> values = new ArrayList<>();
        Sha256 hash = new Sha256();
        long[] length = {0};
        BiConsumer<String, Leaf> each = (path, leaf) -> {
            length[0] += leaf.plain().length();
            byte[] bytes = leaf.plain().toByteArray();
            hash.add(bytes, 0, bytes.length);
            if (length[0] <= LONG_VALUE) {
                values.add(path + "=" + leaf.value());
            }
        };
        record.children().forEach(child -> ByteMap.forEachLeaf(child, each));
        return length[0] <= LONG_VALUE
                ? String.join(", ", values)
                : length[0] + " bytes, sha256 " + hash.hex().substring(0, HASH_DIGITS);
    }

    private void add(Leaf leaf, String address, String path) {
        boolean isShort = leaf.type().width() > 0 && leaf.plain().length() <= Integer.BYTES;
        Map<Long, Cell> ofType = byBits.computeIfAbsent(leaf.type(), any -> new LinkedHashMap<>());
        Cell known = isShort ? ofType.get(bits(leaf)) : null;
        if (known != null) {
            total++;
            known.count++;
            return;
        }
        String text = text(leaf);
        add(text, 1, () -> new Value(text, hex(leaf), FieldNumbers.of(leaf), 1, address, path));
        if (isShort && values.containsKey(text)) {
            ofType.put(bits(leaf), values.get(text));
        }
    }

    /** The bytes of a short value. */
    private static long bits(Leaf leaf) {
        long bits = 0;
        for (int at = 0; at < leaf.plain().length(); at++) {
            bits = bits << Byte.SIZE | leaf.plain().u8(at);
        }
        return bits;
    }

    /** Counts a number that is no field. */
    void add(long number, String address) {
        String text = Long.toString(number);
        add(text, 1, () -> new Value(text, "", Optional.of(BigDecimal.valueOf(number)), 1, address, ""));
    }

    /** Counts a text that is no field. */
    void add(String text, String address) {
        add(text, 1, () -> new Value(text, "", Optional.empty(), 1, address, ""));
    }

    private void add(String text, long count, Supplier<Value> first) {
        total += count;
        Cell cell = values.get(text);
        if (cell == null && values.size() < MOST_VALUES) {
            cell = new Cell(first.get());
            values.put(text, cell);
        }
        if (cell == null) {
            untold += count;
        } else {
            cell.count += count;
        }
    }

    /** Counts an asset in which the field was. */
    public void addAsset() {
        assets++;
    }

    /** Counts what another has counted behind this one. */
    public void add(Histogram other) {
        counted.addAll(other.counted);
        other.values.forEach((text, cell) -> add(text, cell.count, () -> cell.first));
        total += other.untold;
        untold += other.untold;
        assets += other.assets;
    }

    private static String text(Leaf leaf) {
        return leaf.plain().length() <= LONG_VALUE
                ? leaf.value()
                : leaf.plain().length() + " bytes, sha256 "
                        + Sha256.of(leaf.plain()).substring(0, HASH_DIGITS);
    }

    private static String hex(Leaf leaf) {
        FieldType type = leaf.type();
        if (type == FieldType.BYTES
                || type == FieldType.RGB
                || type == FieldType.BGRX
                || leaf.plain().length() > LONG_VALUE) {
            return "";
        }
        byte[] bytes = leaf.plain().toByteArray();
        if (type.width() == 0 || type.width() > Integer.BYTES) {
            return HexFormat.of().withUpperCase().formatHex(bytes);
        }
        // Little-endian numbers, their highest byte first as people write them.
        for (int low = 0, high = bytes.length - 1; low < high; low++, high--) {
            byte swapped = bytes[low];
            bytes[low] = bytes[high];
            bytes[high] = swapped;
        }
        return "0x" + HexFormat.of().withUpperCase().formatHex(bytes);
    }

    /** {@return what was counted; several where the field is one thing here and another there} */
    public Set<Counted> counted() {
        return Collections.unmodifiableSet(counted);
    }

    /** {@return how many values there are in all} */
    public long total() {
        return total;
    }

    /** {@return how many assets have the field} */
    public long assets() {
        return assets;
    }

    /** {@return how many values are in no row because there were too many different ones} */
    public long untold() {
        return untold;
    }

    /** {@return how many different values are told apart} */
    public int distinct() {
        return values.size();
    }

    /** {@return the values, the most frequent first} */
    public List<Value> byCount() {
        List<Value> sorted = byValue();
        sorted.sort(Comparator.comparingLong(Value::count).reversed());
        return sorted;
    }

    /** {@return the values, numbers in their order, then texts in theirs} */
    public List<Value> byValue() {
        List<Value> sorted = new ArrayList<>();
        values.values().forEach(cell -> sorted.add(cell.first.times(cell.count)));
        sorted.sort(Comparator.comparing((Value value) -> value.number().isEmpty())
                .thenComparing(value -> value.number().orElse(BigDecimal.ZERO))
                .thenComparing(Value::text));
        return sorted;
    }

    /** {@return the least value, if all are numbers} */
    public Optional<Value> least() {
        return numbers().min(Comparator.comparing(value -> value.number().orElseThrow()));
    }

    /** {@return the greatest value, if all are numbers} */
    public Optional<Value> greatest() {
        return numbers().max(Comparator.comparing(value -> value.number().orElseThrow()));
    }

    private Stream<Value> numbers() {
        boolean all =
                values.values().stream().allMatch(cell -> cell.first.number().isPresent());
        return all ? values.values().stream().map(cell -> cell.first) : Stream.empty();
    }
}
