/**
 * What differs between two files, archives or folders.
 *
 * <p>{@link dev.ironkit.workspace.diff.AssetComparer} compares two assets and goes into archives,
 * {@link dev.ironkit.workspace.diff.FolderComparer} compares two folders file by file; both give a
 * {@link dev.ironkit.workspace.diff.Difference}, which is a tree.
 */
package dev.ironkit.workspace.diff;
