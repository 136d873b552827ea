package dev.ironkit.format.msh;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the runtime loader makes of a model: in which order it looks the tables up, and what it writes into its structure of
 * {@value #SIZE} bytes.
 */
public final class ModelStreams {

    /** The size of the loader's structure. */
    public static final int SIZE = 0xA4;

    /** How much the loader needs a table. */
    public enum Need {
        /** No model without it. */
        REQUIRED,
        /** Every known model has it. */
        USUAL,
        /** A model that does not move may lack it. */
        OPTIONAL_IF_STATIC,
        /** May be missing. */
        OPTIONAL
    }

    /**
     * One step of the loader: it looks for a table and keeps where it is.
     *
     * @param table the table, found by its type
     * @param offset where in the structure the pointer goes
     * @param need how much it is needed
     */
    public record Lookup(MeshTable table, int offset, Need need) {}

    /**
     * A 32-bit word of the structure: a pointer into a table, or a number.
     *
     * @param offset where in the structure it is
     * @param table the table a pointer leads into; empty for a number and for the null pointer
     * @param value for a pointer how far into the table, otherwise the number; 0 for the null pointer
     */
    public record Word(int offset, Optional<MeshTable> table, long value) {}

    private static final List<Lookup> LOOKUPS = List.of(
            new Lookup(MeshTable.NODES, 0x00, Need.REQUIRED),
            new Lookup(MeshTable.SLOTS, 0x04, Need.REQUIRED),
            new Lookup(MeshTable.POSITIONS, 0x0C, Need.REQUIRED),
            new Lookup(MeshTable.NORMALS, 0x10, Need.USUAL),
            new Lookup(MeshTable.UVS, 0x14, Need.USUAL),
            new Lookup(MeshTable.LABELS, 0x20, Need.USUAL),
            new Lookup(MeshTable.KEYS, 0x18, Need.OPTIONAL_IF_STATIC),
            new Lookup(MeshTable.FRAME_MAP, 0x1C, Need.OPTIONAL_IF_STATIC),
            new Lookup(MeshTable.TRIANGLES, 0x24, Need.USUAL),
            new Lookup(MeshTable.BATCHES, 0x28, Need.REQUIRED),
            new Lookup(MeshTable.INDICES, 0x2C, Need.REQUIRED),
            new Lookup(MeshTable.UNNAMED_15, 0x34, Need.OPTIONAL),
            new Lookup(MeshTable.UNNAMED_16, 0x38, Need.OPTIONAL),
            new Lookup(MeshTable.LIGHTMAP_OR_COLOUR, 0x64, Need.OPTIONAL),
            new Lookup(MeshTable.LIGHTS, 0x30, Need.OPTIONAL));

    private final Model model;
    private final SortedMap<Integer, Word> words = new TreeMap<>();

    private ModelStreams(Model model) {
        this.model = model;
        LOOKUPS.forEach(lookup -> pointer(lookup.offset(), lookup.table(), 0));
        pointer(0x08, MeshTable.SLOTS, ModelHeader.SIZE);
        stream(0x3C, MeshTable.POSITIONS, 0);
        stream(0x44, MeshTable.NORMALS, 0);
        stream(0x5C, MeshTable.UVS, 0);
        stream(0x8C, MeshTable.UNNAMED_15, 0);
        number(0x94, 0);
        pointer(0x4C, MeshTable.UNNAMED_16, 0);
        pointer(0x54, MeshTable.UNNAMED_16, 4);
        if (model.has(MeshTable.UNNAMED_16)) {
            // Without the table the two strides are left as they were: nothing reads through a null pointer.
            number(0x50, MeshTable.UNNAMED_16.stride());
            number(0x58, MeshTable.UNNAMED_16.stride());
        }
        boolean has18 = model.has(MeshTable.LIGHTMAP_OR_COLOUR);
        number(0x68, has18 ? MeshTable.LIGHTMAP_OR_COLOUR.stride() : 0);
        number(0x9C, frameCount());
        number(0xA0, lightCount());
    }

    static ModelStreams of(Model model) {
        return new ModelStreams(model);
    }

    /** {@return the tables in the order the loader looks for them} */
    public static List<Lookup> lookups() {
        return LOOKUPS;
    }

    /** {@return the word at an offset of the structure; nothing where the loader writes none} */
    public Optional<Word> word(int offset) {
        return Optional.ofNullable(words.get(offset));
    }

    /** {@return every word the loader writes, in the order of the structure} */
    public List<Word> words() {
        return Collections.unmodifiableList(new ArrayList<>(words.values()));
    }

    /** {@return the tables the loader needs and does not find} */
    public List<MeshTable> missing() {
        return LOOKUPS.stream()
                .filter(lookup -> lookup.need() == Need.REQUIRED && !model.has(lookup.table()))
                .map(Lookup::table)
                .toList();
    }

    /** {@return the length of the timeline in frames: attr2 of the frame map} */
    public long frameCount() {
        return model.frameMap().frameCount();
    }

    /** {@return attr1 of table 20, 0 without it} */
    public long lightCount() {
        return Integer.toUnsignedLong(model.attributes(MeshTable.LIGHTS).attr1());
    }

    private void stream(int offset, MeshTable table, int at) {
        pointer(offset, table, at);
        number(offset + 4, table.stride());
    }

    private void pointer(int offset, MeshTable table, int at) {
        boolean has = model.has(table);
        words.put(offset, new Word(offset, has ? Optional.of(table) : Optional.empty(), has ? at : 0));
    }

    private void number(int offset, long value) {
        words.put(offset, new Word(offset, Optional.empty(), value));
    }
}
