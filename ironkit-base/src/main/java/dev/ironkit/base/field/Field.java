package dev.ironkit.base.field;

import dev.ironkit.base.bytes.ByteRange;

/** A named piece of an asset: one value, a group of named pieces, or a sequence of numbered ones. */
public sealed interface Field permits Leaf, Group, Sequence {

    /** {@return the name inside the group; elements of a sequence repeat the name of the sequence} */
    String name();

    /** {@return where it lies in the outermost file} */
    ByteRange range();
}
