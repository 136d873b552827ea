package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Diagnostic;
import java.util.List;
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

    /** Lets somebody look at what changes, so that {@link #newFindings} can tell. */
    default void audit(AssetAudit audit) {
        // Most plans change nothing that was there before.
    }

    /** {@return what is odd about the bytes that were checked, and was not before} */
    default List<Diagnostic> newFindings() {
        return List.of();
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
