package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.List;

/** One of two archives that are compared. */
final class OpenedArchive {

    private final Archive container;
    private final ByteView image;
    private final AssetPath path;
    private final List<ArchiveEntry> entries;
    private final ReadingBudget budget;
    private StoredContent lastStored;
    private ByteView lastContent;

    OpenedArchive(Archive container, ByteView image, AssetPath path, ReadingBudget budget) {
        this.container = container;
        this.image = image;
        this.path = path;
        this.entries = container.directory();
        this.budget = budget;
    }

    Archive container() {
        return container;
    }

    ByteView image() {
        return image;
    }

    AssetPath path() {
        return path;
    }

    List<ArchiveEntry> entries() {
        return entries;
    }

    ArchiveEntry entry(int index) {
        return entries.get(index);
    }

    Side side(int index) {
        ArchiveEntry entry = entries.get(index);
        return new Side(
                path.entry(container.segment(index)), entry.name(), index, entry.type(), entry.offset(), entry.size());
    }

    /** The content of an entry; of one that cannot be unpacked, the bytes that are stored. */
    ByteView content(int index) {
        ArchiveEntry entry = entries.get(index);
        if (entry.usable()) {
            try {
                return unpacked(index);
            } catch (MalformedAssetException e) {
                // What cannot be unpacked can still be compared as it is stored.
            }
        }
        boolean inside = entry.offset() + entry.storedSize() <= image.length();
        return inside ? image.slice((int) entry.offset(), (int) entry.storedSize()) : ByteView.empty();
    }

    /** Entries may share their bytes; what the last one unpacked to is not unpacked again for the next. */
    private ByteView unpacked(int index) {
        StoredContent stored = container.stored(index);
        if (!stored.isUnpacked() || !stored.equals(lastStored)) {
            budget.take(stored.credibleSize(), path);
            lastContent = container.content(index, Problems.in(Problems.Mode.TOLERANT, path));
            lastStored = stored;
        }
        return lastContent;
    }

    String hash(int index) {
        return Sha256.of(content(index));
    }
}
