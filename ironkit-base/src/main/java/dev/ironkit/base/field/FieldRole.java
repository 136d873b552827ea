package dev.ironkit.base.field;

import java.util.Locale;

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
    PAYLOAD;

    private final String word = name().toLowerCase(Locale.ROOT);

    /** {@return the lower-case word used in JSON} */
    public String word() {
        return word;
    }
}
