/**
 * NRes, the archive everything else is stored in.
 *
 * <p>{@link dev.ironkit.format.nres.NresFormat} reads and writes; {@link dev.ironkit.format.nres.NresArchive} is the model;
 * {@link dev.ironkit.format.nres.NresEditor} makes a changed one; {@link dev.ironkit.format.nres.NresCanonical} repacks.
 */
package dev.ironkit.format.nres;
