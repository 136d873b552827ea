package dev.ironkit.format.msh;

/** Where the name of a node comes from. */
public enum NameSource {
    /** The table of names. */
    NAMES,
    /** The label, where the names do not fit the nodes. */
    LABELS,
    /** Neither: the name is made from the index. */
    INDEX
}
