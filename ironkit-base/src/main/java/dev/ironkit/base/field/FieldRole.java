package dev.ironkit.base.field;

/** What is known about a field, and so who may change it. */
public enum FieldRole {
    /** Understood; may be set. */
    KNOWN,
    /** Not understood; kept as it is, may be set raw. */
    UNKNOWN,
    /** Computed when the asset is written; cannot be set by hand. */
    DERIVED,
    /** Filler that a rule of the format makes. */
    PADDING,
    /** The content of an entry, an asset of its own. */
    PAYLOAD
}
