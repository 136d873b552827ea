package dev.ironkit.format.msh.reading;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a model that is read differently after an edit.
 *
 * @param what the part
 * @param before how it was read
 * @param after how it is read now, unless readers are told
 */
public record ReadingChange(String what, String before, String after) {

    /** {@return what differs} */
    public static List<ReadingChange> between(ModelReading before, ModelReading after) {
        List<ReadingChange> changes = new ArrayList<>();
        add("materials", before.materials().id(), after.materials().id(), changes);
        add("rotations", before.rotations().id(), after.rotations().id(), changes);
        add("table 18", before.vertexWord(), after.vertexWord(), changes);
        return changes;
    }

    private static void add(String what, String before, String after, List<ReadingChange> changes) {
        if (!before.equals(after)) {
            changes.add(new ReadingChange(what, before, after));
        }
    }

    /** {@return the change in words} */
    public String sentence() {
        return what + " are now interpreted as " + after + ", previously as " + before;
    }
}
