package dev.ironkit.workspace.diff;

/**
 * A field with another value.
 *
 * @param field its name
 * @param a its value on the first side
 * @param b its value on the second
 */
public record FieldChange(String field, String a, String b) {}
