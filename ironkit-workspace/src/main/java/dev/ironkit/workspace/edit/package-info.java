/**
 * Changes of assets, from what a user asks to what a writer may write.
 *
 * <p>Start with {@link dev.ironkit.workspace.edit.FileEdit}: all changes to one file, nested archives included. It holds an
 * {@link dev.ironkit.workspace.edit.ArchiveEdit} for each archive that changes, to which entries are added, from which they are removed, and
 * in which they get other content, names, attributes and fields ({@link dev.ironkit.workspace.edit.FieldSetter}). What may go into an entry
 * is decided by {@link dev.ironkit.workspace.edit.EntryDoor}. An archive that was not there is a
 * {@link dev.ironkit.workspace.edit.NewArchive}. Before anything is written the result is read back and compared with what was asked, and a
 * receipt says what changed, what followed from it and what stayed. Nothing here touches a disk: a finished edit is a
 * {@link dev.ironkit.workspace.WritePlan}, which {@link dev.ironkit.workspace.PlanSave} saves.
 */
package dev.ironkit.workspace.edit;
