package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Keeps bytes that belong to no entry: short ones in the manifest, zeros as their number, others in files of their own. */
final class KeptStore {

    private final TargetFolder folder;
    private boolean exists;

    KeptStore(TargetFolder folder) {
        this.folder = folder;
    }

    /** Refuses if a file is in the way of one that may be needed. */
    void refuseExisting(List<ArchiveParts.Range> ranges) {
        List<String> names = ranges.stream()
                .filter(range -> range.bytes().length() > Kept.LONGEST_INLINE)
                .map(range -> Kept.Stored.file(range.offset()))
                .toList();
        folder.refuseExisting(names, false);
    }

    List<Kept> keep(List<ArchiveParts.Range> ranges) {
        List<Kept> kept = new ArrayList<>(ranges.size());
        for (ArchiveParts.Range range : ranges) {
            kept.add(keep(range.offset(), range.bytes()));
        }
        return kept;
    }

    private Kept keep(int offset, ByteView bytes) {
        if (bytes.isZero()) {
            return new Kept.Zeros(offset, bytes.length());
        }
        if (bytes.length() <= Kept.LONGEST_INLINE) {
            return new Kept.Inline(offset, bytes);
        }
        if (!exists) {
            folder.create();
            exists = true;
        }
        return new Kept.Stored(offset, bytes.length(), folder.write(Kept.Stored.file(offset), bytes));
    }

    /**
     * {@return the bytes that were kept}
     *
     * @param around the folder of the manifest
     * @throws WorkspaceException if they are not there, or are others
     */
    static ByteView load(Path around, Kept kept) {
        if (kept instanceof Kept.Inline inline) {
            return inline.bytes();
        }
        if (!(kept instanceof Kept.Stored stored)) {
            return PieceImage.zeros(kept.size());
        }
        ByteView bytes = PayloadFile.view(PayloadFile.child(around, SafeNames.STORE), stored.file());
        if (bytes.length() != stored.size() || !Sha256.of(bytes).equals(stored.sha256())) {
            throw new WorkspaceException(
                    IoProblem.MANIFEST,
                    around.resolve(SafeNames.STORE).resolve(stored.file()).toString(),
                    "the file differs from the extracted one");
        }
        return bytes;
    }
}
