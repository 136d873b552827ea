package dev.ironkit.workspace;

import java.nio.file.Path;

/**
 * Where a plan is written to.
 *
 * @param file the file
 * @param name how the user names it
 * @param inPlace whether it is the file the plan starts from
 * @param overwrite whether another file that is there may be replaced
 * @param backup whether the original is kept when it is changed in place
 */
public record SaveTarget(Path file, String name, boolean inPlace, boolean overwrite, boolean backup) {}
