package dev.ironkit.format.msh.reading;

/**
 * One of several ways to read something, and why it was chosen.
 *
 * @param <T> the ways there are
 * @param value the way
 * @param reason what decided
 */
public record Decided<T>(T value, ReadingReason reason) {}
