package dev.ironkit.workspace.diff;

/**
 * Fields of the same kind, taken together, whose bytes differ between two archives.
 *
 * @param field their path, with empty brackets for any number: {@code entries[].sortIndex}
 * @param bytesA how many bytes they have on the first side
 * @param bytesB how many on the second
 */
public record LayoutChange(String field, long bytesA, long bytesB) {}
