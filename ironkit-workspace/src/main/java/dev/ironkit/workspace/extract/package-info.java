/**
 * Archives as folders: {@link dev.ironkit.workspace.extract.Extraction} takes one apart into files and a
 * {@link dev.ironkit.workspace.extract.Manifest}, {@link dev.ironkit.workspace.extract.Packing} puts it together again.
 *
 * <p>The manifest says what the directory of the archive said, byte for byte, and where each file lay. Packing lays the files out
 * as they were, reads the result as any archive is read, and brings edited files in through the same editor as every other
 * change; so a folder nobody touched gives the bytes it came from.
 */
package dev.ironkit.workspace.extract;
