package dev.ironkit.format.archive;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;

/**
 * What the directory says about an entry.
 *
 * @param index its place in the directory
 * @param name the bytes of its name
 * @param attributes type and attributes; attr1 of a library entry is its flags, which name its packing method
 * @param type the type for people
 * @param offset where its data starts in the image
 * @param size how many bytes its content has
 * @param storedSize how many bytes it takes in the image
 * @param usable whether its content can be had
 */
public record ArchiveEntry(
        int index,
        ByteView name,
        Attributes attributes,
        String type,
        long offset,
        long size,
        long storedSize,
        boolean usable) {

    /** {@return name, type and size, as a line of a listing} */
    @Override
    public String toString() {
        return AssetPath.segment(name) + "  " + type + "  " + size + " bytes";
    }
}
