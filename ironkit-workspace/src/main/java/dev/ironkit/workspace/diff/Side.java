package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;

/**
 * A file or an entry on one of the two sides.
 *
 * @param path its address
 * @param name the bytes of its name, where it is an entry; otherwise empty
 * @param index its place in the directory; -1 for a file
 * @param type its type for people, where it is an entry; otherwise empty
 * @param offset where it starts in its archive; 0 for a file
 * @param size how many bytes it has
 */
public record Side(AssetPath path, ByteView name, int index, String type, long offset, long size) {

    /** {@return a file} */
    static Side file(AssetPath path, long size) {
        return new Side(path, ByteView.empty(), -1, "", 0, size);
    }

    /** {@return whether it is an entry of an archive} */
    public boolean isEntry() {
        return index >= 0;
    }
}
