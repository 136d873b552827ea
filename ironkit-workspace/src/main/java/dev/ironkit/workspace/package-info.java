/**
 * Files, folders and what is inside them.
 *
 * <p>An {@link dev.ironkit.workspace.Address} says what a user means, a {@link dev.ironkit.workspace.Workspace} finds it, a
 * {@link dev.ironkit.format.archive.Archive} is an archive of any kind, and {@link dev.ironkit.workspace.SafeWriter} is the only
 * thing that changes a file.
 */
package dev.ironkit.workspace;
