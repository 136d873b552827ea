package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a record of fixed size, in byte order and without holes.
 *
 * <p>A format states each of its records once, here; the byte map, field paths, get and set, JSON and the field tables of the
 * documentation all come from it.
 */
public final class RecordLayout {

    /**
     * One field of the record.
     *
     * @param offset from the start of the record
     * @param size in bytes
     * @param name its name
     * @param type how it is read
     * @param role what is known about it
     * @param note what a reader may want to know; may be empty
     */
    public record Slot(int offset, int size, String name, FieldType type, FieldRole role, String note) {}

    private final int size;
    private final List<Slot> slots;

    private RecordLayout(int size, List<Slot> slots) {
        this.size = size;
        this.slots = List.copyOf(slots);
    }

    /** {@return the size of a record in bytes} */
    public int size() {
        return size;
    }

    /** {@return the fields in byte order} */
    public List<Slot> slots() {
        return slots;
    }

    /** {@return the field of a name, which the record has to have} */
    public Slot field(String name) {
        return slots.stream()
                .filter(slot -> slot.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no field " + name));
    }

    /** {@return the fields of a record that is stored as it is} */
    public Group describe(String name, ByteView stored) {
        List<Field> fields = new ArrayList<>(slots.size());
        for (Slot slot : slots) {
            ByteView here = stored.slice(slot.offset(), slot.size());
            fields.add(new Leaf(slot.name(), slot.type(), slot.role(), here, slot.note()));
        }
        return new Group(name, stored.range(), fields);
    }

    /**
     * {@return the fields of a record}
     *
     * @param name the name of the group
     * @param stored the bytes in the file
     * @param plain the bytes as they are meant, unscrambled
     */
    public Group describe(String name, ByteView stored, ByteView plain) {
        List<Field> fields = new ArrayList<>(slots.size());
        for (Slot slot : slots) {
            ByteView here = stored.slice(slot.offset(), slot.size());
            ByteView meant = plain.slice(slot.offset(), slot.size());
            fields.add(new Leaf(slot.name(), slot.type(), slot.role(), here, meant, slot.note()));
        }
        return new Group(name, stored.range(), fields);
    }

    /** {@return a layout to be filled} */
    public static Builder builder() {
        return new Builder();
    }

    /** Adds fields one behind the other. */
    public static final class Builder {
        private final List<Slot> slots = new ArrayList<>();
        private int end;

        private Builder() {}

        /** Adds a known field of a type that has a size. */
        public Builder known(String name, FieldType type, String note) {
            return add(name, type, type.width(), FieldRole.KNOWN, note);
        }

        /** Adds a field that is computed when the asset is written. */
        public Builder derived(String name, FieldType type, String note) {
            return add(name, type, type.width(), FieldRole.DERIVED, note);
        }

        /** Adds a text field. */
        public Builder text(String name, int size, String note) {
            return add(name, FieldType.TEXT, size, FieldRole.KNOWN, note);
        }

        /** Adds bytes nobody understands. */
        public Builder unknown(String name, int size, String note) {
            return add(name, FieldType.BYTES, size, FieldRole.UNKNOWN, note);
        }

        /** Adds any field. */
        public Builder add(String name, FieldType type, int size, FieldRole role, String note) {
            slots.add(new Slot(end, size, name, type, role, note));
            end += size;
            return this;
        }

        /** {@return the layout; {@code expectedSize} guards against a field forgotten} */
        public RecordLayout build(int expectedSize) {
            if (end != expectedSize) {
                throw new IllegalStateException("the fields take " + end + " bytes, not " + expectedSize);
            }
            return new RecordLayout(end, slots);
        }
    }
}
