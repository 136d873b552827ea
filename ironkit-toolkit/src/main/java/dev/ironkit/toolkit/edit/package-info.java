/**
 * Files that become entries of archives: pictures, JSON and models of other programs in place of what is there, or as new entries.
 *
 * <p>Start with {@link dev.ironkit.toolkit.edit.NewContent} for an entry that is added, {@link dev.ironkit.toolkit.edit.FolderPack}
 * for a whole new archive, and {@link dev.ironkit.toolkit.edit.ModelImportReplacement} for a model that comes back. The changes
 * themselves are collected in {@code dev.ironkit.workspace.edit.ArchiveEdit}; nothing is written here.
 */
package dev.ironkit.toolkit.edit;
