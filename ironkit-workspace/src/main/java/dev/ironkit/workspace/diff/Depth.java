package dev.ironkit.workspace.diff;

/** How closely things that differ are looked at. */
public enum Depth {
    /** Which entries differ, and in what the directory says about them. */
    ENTRY,
    /** Also each field of the archive itself. */
    FIELD,
    /** Also which bytes. */
    BYTE
}
