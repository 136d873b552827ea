package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.rsli.PackedData.Presence;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Gives the packed bytes of an edited library their places. */
final class EditedLayout {

    private final RsliLibrary before;
    private final RsliHeader header;
    private final List<EditedEntry> edited;

    EditedLayout(RsliLibrary before, RsliHeader header, List<EditedEntry> edited) {
        this.before = before;
        this.header = header;
        this.edited = edited;
    }

    RsliLibrary apply() {
        return keepsPlaces() ? inPlace() : laidOutAnew();
    }

    /** Whether everything can stay where it is and no byte that changes is seen by two entries. */
    private boolean keepsPlaces() {
        if (edited.size() != before.entries().size()) {
            return false;
        }
        for (int i = 0; i < edited.size(); i++) {
            if (edited.get(i).source() != i
                    || !keepsPlace(edited.get(i).entry(), before.entries().get(i))) {
                return false;
            }
        }
        return before.regions().stream().noneMatch(this::sharesChangedBytes);
    }

    private static boolean keepsPlace(RsliEntry entry, RsliEntry old) {
        // Bytes that are also part of the table or the trailer change with these, so such an entry needs its own.
        boolean lent =
                entry.isPresent() && !entry.data().isPlaced() && entry.packed().length() > 0;
        return !lent
                && entry.data().presence() == old.data().presence()
                && entry.data().isPlaced() == old.data().isPlaced()
                && entry.packed().length() == old.packed().length();
    }

    private boolean sharesChangedBytes(RsliRegion region) {
        return region instanceof RsliRegion.Block block
                && block.members().size() > 1
                && block.members().stream()
                        .anyMatch(member -> edited.get(member.entry()).repacked());
    }

    private RsliLibrary inPlace() {
        List<RsliRegion> regions = before.regions().stream().map(this::refilled).toList();
        return library(edited.stream().map(EditedEntry::entry).toList(), regions);
    }

    private RsliRegion refilled(RsliRegion region) {
        if (region instanceof RsliRegion.Block block && block.members().size() == 1) {
            int entry = block.members().get(0).entry();
            return RsliRegion.Block.of(edited.get(entry).entry().packed(), entry);
        }
        return region;
    }

    /** The packed bytes one behind the other in table order, without those that no entry refers to. */
    RsliLibrary laidOutAnew() {
        List<RsliEntry> entries = new ArrayList<>();
        List<RsliRegion> regions = new ArrayList<>();
        int tableEnd = RsliHeader.SIZE + edited.size() * RsliEntry.SIZE;
        if (before.overlay() > tableEnd) {
            // A stored offset cannot be negative, so nothing can lie in front of the overlay.
            regions.add(new RsliRegion.Unreferenced(ByteView.of(new byte[before.overlay() - tableEnd])));
        }
        for (int i = 0; i < edited.size(); i++) {
            RsliEntry entry = edited.get(i).entry();
            if (entry.isPresent()) {
                PackedData data = placed(i);
                entry = entry.withContent(entry.unpackedSize(), data);
                regions.add(RsliRegion.Block.of(data.bytes(), i));
            }
            entries.add(entry);
        }
        RsliLibrary after = library(entries, regions);
        refuseFoundRanges(after);
        return after;
    }

    private RsliLibrary library(List<RsliEntry> entries, List<RsliRegion> regions) {
        return new RsliLibrary(header, entries, regions, before.trailer(), before.limits());
    }

    private PackedData placed(int index) {
        RsliEntry entry = edited.get(index).entry();
        if (entry.data().presence() == Presence.COMPLETE) {
            return PackedData.of(entry.packed());
        }
        return endsTheFile(index)
                ? new PackedData(entry.packed(), Presence.LAST_BYTE_MISSING, null)
                : PackedData.of(completed(index));
    }

    private boolean endsTheFile(int index) {
        return before.trailer().isEmpty()
                && edited.subList(index + 1, edited.size()).stream()
                        .allMatch(next -> next.entry().packed().length() == 0);
    }

    /**
     * The packed bytes with a 0 for the one that was never there. The size in the record stays what it was, and no byte of the
     * next entry is taken for a part of this one.
     */
    private ByteView completed(int index) {
        RsliEntry entry = edited.get(index).entry();
        byte[] packed = entry.packed().toByteArray();
        try {
            if (entry.unpackedSize() <= before.limits().maxUnpackedSize()) {
                RawDeflate.unpack(packed, 0, packed.length, entry.unpackedSize());
                return ByteView.of(Arrays.copyOf(packed, packed.length + 1));
            }
        } catch (PackedDataException e) {
            // The byte is really missing. Only at the end of a file is that known, and forgiven.
        }
        throw new RefusedException(RsliProblem.EDIT_CUT_SHORT, AssetPath.UNNAMED, index);
    }

    /** Refuses a file that grew so much that an entry without packed bytes would be taken for one with somebody else's. */
    private static void refuseFoundRanges(RsliLibrary after) {
        for (int i = 0; i < after.entries().size(); i++) {
            // One byte more, because a range that ends there is forgiven too.
            if (!after.entries().get(i).isPresent() && ClaimedRange.of(after, i).end() <= after.size() + 1L) {
                throw new RefusedException(RsliProblem.EDIT_UNUSABLE, AssetPath.UNNAMED, i);
            }
        }
    }
}
