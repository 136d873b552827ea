package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import java.util.Optional;

/** A file to be written, and the proof that it was written as it should be. */
public interface WritePlan {

    /** {@return the file this one is made from} */
    Optional<MountedFile> source();

    /** {@return how that file is called in addresses; empty where there is none} */
    String sourceName();

    /** {@return what the receipt says of what this file is made from} */
    default Optional<Receipt.FileState> before() {
        return source().map(file -> {
            ByteView bytes = file.bytes();
            return new Receipt.FileState(sourceName(), bytes.length(), Sha256.of(bytes));
        });
    }

    /** {@return whether the bytes are those of the source} */
    default boolean isEmpty() {
        return false;
    }

    /** Writes the bytes. */
    void encode(ByteSink sink);

    /**
     * {@return what the write did, as the bytes show it}
     *
     * @param written the bytes, read back
     * @throws dev.ironkit.base.diagnostic.RefusedException if they are not as they should be
     */
    Receipt.Summary check(ByteView written);
}
