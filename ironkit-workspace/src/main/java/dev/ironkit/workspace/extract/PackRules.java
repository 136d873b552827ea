package dev.ironkit.workspace.extract;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.workspace.edit.ContentImport;
import dev.ironkit.workspace.edit.EntryDoor;

/**
 * What files that were edited have to be to go back into an archive.
 *
 * @param mode how they have to be readable as what their entries say they are
 * @param raw whether they go in as they are, and nobody looks
 * @param imports what makes contents of files of other kinds
 */
public record PackRules(Problems.Mode mode, boolean raw, ContentImport imports) {

    /** Files are whole contents. */
    public static final PackRules STRICT = new PackRules(Problems.Mode.STRICT, false, ContentImport.NONE);

    EntryDoor door() {
        EntryDoor door = new EntryDoor(mode);
        if (raw) {
            door.open();
        }
        return door;
    }
}
