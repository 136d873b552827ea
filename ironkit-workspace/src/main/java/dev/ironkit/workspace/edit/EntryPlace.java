package dev.ironkit.workspace.edit;

/**
 * An entry that is going to be changed.
 *
 * @param archive the changes to its archive
 * @param index its index there
 */
public record EntryPlace(ArchiveEdit archive, int index) {}
