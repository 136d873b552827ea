package dev.ironkit.workspace;

import java.nio.file.Path;

/**
 * A temporary file that an interrupted save left behind.
 *
 * @param file where it is or was
 * @param removed whether it is gone now; if not, it could not be removed
 */
public record Leftover(Path file, boolean removed) {}
