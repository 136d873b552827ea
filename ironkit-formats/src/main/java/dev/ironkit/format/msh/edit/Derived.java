package dev.ironkit.format.msh.edit;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Values of a model that follow from others. */
public enum Derived {
    /** The triangles of a slot, from its batches. */
    SLOT_RANGE("range of triangles", "slot", Group.RANGES),
    /** The box of a slot. */
    SLOT_BOX("box", "slot", Group.BOUNDS),
    /** The sphere of a slot. */
    SLOT_SPHERE("sphere", "slot", Group.BOUNDS),
    /** The area of a slot. */
    SLOT_AREA("area", "slot", Group.AREA),
    /** The volume of a slot. */
    SLOT_VOLUME("volume", "slot", Group.BOUNDS),
    /** The normal of a triangle descriptor. */
    TRIANGLE_NORMAL("normal", "triangle", Group.NORMALS),
    /** The neighbours of a triangle descriptor, and the edges they share. */
    TRIANGLE_LINKS("neighbours", "triangle", Group.LINKS),
    /** The vertex count of a batch, its word at 14. */
    BATCH_VERTICES("vertex count", "batch", Group.COUNTS),
    /** The box of the whole model. */
    HEADER_BOX("box", "model", Group.BOUNDS),
    /** The sphere of the whole model. */
    HEADER_SPHERE("sphere", "model", Group.BOUNDS),
    /** The cylinder of the whole model. */
    HEADER_AXIS("cylinder", "model", Group.BOUNDS),
    /** The words that say which key each frame of a node starts from. */
    FRAME_MAP("frame map", "node", Group.FRAMES),
    /** The length of the timeline. */
    FRAME_COUNT("frame count", "model", Group.FRAMES),
    /** What the directory says of a table; its number is the type of the table. */
    TABLE_COUNTS("attributes", "table", Group.COUNTS);

    /** Derived values that people ask for together. */
    public enum Group {
        /** Boxes, spheres, volumes, the cylinder. */
        BOUNDS,
        /** Areas of slots; nobody has shown how the game's own ones are made. */
        AREA,
        /** Normals of triangles. */
        NORMALS,
        /** Neighbours of triangles. */
        LINKS,
        /** Triangles of slots. */
        RANGES,
        /** Vertex counts of batches, and what the directory says of tables. */
        COUNTS,
        /** Frame maps and the length of the timeline. */
        FRAMES;

        /** {@return the values} */
        public Set<Derived> members() {
            Set<Derived> members = EnumSet.noneOf(Derived.class);
            Arrays.stream(Derived.values()).filter(value -> value.group == this).forEach(members::add);
            return members;
        }
    }

    private static final int NAMED = 8;

    private final String word;
    private final String owner;
    private final Group group;

    Derived(String word, String owner, Group group) {
        this.word = word;
        this.owner = owner;
        this.group = group;
    }

    /** {@return the word for it} */
    public String word() {
        return word;
    }

    /** {@return what has it} */
    public String owner() {
        return owner;
    }

    /** {@return what it is asked for with} */
    public Group group() {
        return group;
    }

    /** {@return the value with what has it, in words: {@code box of slots 3, 5}} */
    public String of(List<Integer> numbers) {
        if (owner.equals("model")) {
            return word + " of the model";
        }
        if (numbers.size() > NAMED) {
            return word + " of " + numbers.size() + " " + owners();
        }
        return word + " of " + (numbers.size() == 1 ? owner : owners()) + " "
                + numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }

    private String owners() {
        return owner.equals("batch") ? "batches" : owner + "s";
    }
}
