package dev.ironkit.format.archive;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;

/**
 * Changes an archive and leaves everything else in it as it was. Each index counts in the directory as the changes before it
 * have left it.
 */
public interface ArchiveEditor {

    /** Puts other content in place of an entry's. */
    ArchiveEditor replace(int index, ByteView content);

    /**
     * Adds an entry.
     *
     * @param at the index it gets; the count to put it last
     */
    ArchiveEditor add(int at, byte[] name, Attributes attributes, ByteView content);

    /** Removes an entry. */
    ArchiveEditor remove(int index);

    /** Gives an entry another name. */
    ArchiveEditor rename(int index, byte[] name);

    /** Gives an entry another place in the directory. */
    ArchiveEditor move(int from, int to);

    /** Gives an entry another type and attributes. */
    ArchiveEditor attributes(int index, Attributes attributes);

    /** {@return the changed archive} */
    Archive apply();
}
