package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;

/**
 * Changes a container and leaves everything else in it as it was. Each index counts in the directory as the changes before it
 * have left it.
 */
public interface ContainerEditor {

    /** Puts other content in place of an entry's. */
    ContainerEditor replace(int index, ByteView content);

    /**
     * Adds an entry.
     *
     * @param at the index it gets; the count to put it last
     */
    ContainerEditor add(int at, byte[] name, Attributes attributes, ByteView content);

    /** Removes an entry. */
    ContainerEditor remove(int index);

    /** Gives an entry another name. */
    ContainerEditor rename(int index, byte[] name);

    /** Gives an entry another place in the directory. */
    ContainerEditor move(int from, int to);

    /** Gives an entry another type and attributes. */
    ContainerEditor attributes(int index, Attributes attributes);

    /** {@return the changed container} */
    Container apply();
}
