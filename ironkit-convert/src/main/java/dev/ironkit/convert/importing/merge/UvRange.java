package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.UvTable;

/** Texture coordinates are stored in 16 bits. */
final class UvRange {

    private UvRange() {}

    /** {@return the stored number; refused where it does not fit} */
    static int check(float value, String title, MergeNotes notes) {
        return check((int) Math.rint(value * (double) UvTable.STEPS), title, notes);
    }

    static int check(int stored, String title, MergeNotes notes) {
        if (stored < Short.MIN_VALUE || stored > Short.MAX_VALUE) {
            throw notes.refuse(MergeProblem.UV, title, stored / UvTable.STEPS);
        }
        return stored;
    }
}
