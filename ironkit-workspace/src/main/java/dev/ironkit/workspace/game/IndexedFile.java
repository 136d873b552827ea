package dev.ironkit.workspace.game;

import dev.ironkit.format.link.LinkFile;
import java.util.List;

/**
 * A file as it was read, and how to tell whether it still is what it was.
 *
 * @param file what it says
 * @param stamp what the file system said of it
 * @param readAt when its reading began, in nanoseconds
 * @param seen the bytes that were looked at
 * @param hash the hash of those bytes
 */
record IndexedFile(LinkFile file, FileStamp stamp, long readAt, List<SeenRange> seen, String hash) {

    IndexedFile {
        seen = List.copyOf(seen);
    }

    IndexedFile stamped(FileStamp now, long checkedAt) {
        return new IndexedFile(file, now, checkedAt, seen, hash);
    }
}
