package dev.ironkit.format.msh.edit;

/** What happens to a table that nobody understands, or not well enough, and that may not fit the model after an edit. */
public enum StalePolicy {
    /** The edit is refused. */
    REFUSE,
    /** Rows go where their vertices go, with zeros for new ones, and node numbers are changed; what cannot follow is refused. */
    FOLLOW,
    /** The table stays as it is. */
    KEEP
}
