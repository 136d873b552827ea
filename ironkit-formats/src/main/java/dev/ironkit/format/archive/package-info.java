/**
 * What all archives have in common: a directory, the content of its entries, and an editor.
 *
 * <p>NRes archives, RsLi libraries and fonts (one entry, their texture) are {@link dev.ironkit.format.archive.Archive}s themselves. Start
 * there; {@link dev.ironkit.format.archive.ArchiveReader} is the small part of it that the engine's runtime needs. Which of them some bytes
 * are, {@code AssetKind} tells.
 */
package dev.ironkit.format.archive;
