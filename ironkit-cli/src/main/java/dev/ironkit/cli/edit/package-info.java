/**
 * Commands that change entries and fields, and {@code get}, which reads what {@code set} writes.
 *
 * <p>Start with {@link dev.ironkit.cli.edit.EditCommand}: the others say what changes, it has that written.
 * {@link dev.ironkit.cli.edit.ArchiveWrite} writes one file and {@link dev.ironkit.cli.edit.BatchWrite} several, all or none; both end with a
 * receipt.
 */
package dev.ironkit.cli.edit;
