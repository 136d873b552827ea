package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.ArrayList;
import java.util.List;

/**
 * The archive as its authoring tool would have written it: payloads in directory order, nothing between them but padding, clean
 * name fields, a fresh lookup table.
 *
 * @param archive the archive made anew
 * @param dropped the unclaimed bytes that were left out
 */
public record NresCanonical(NresArchive archive, List<ByteView> dropped) {

    public NresCanonical {
        dropped = List.copyOf(dropped);
    }

    /** {@return the canonical form; refuses an archive with an entry that has no payload or no proper name} */
    public static NresCanonical of(NresArchive archive) {
        List<NresEntry> entries = new ArrayList<>();
        List<DataRegion> regions = new ArrayList<>();
        for (int i = 0; i < archive.entries().size(); i++) {
            NresEntry entry = archive.entries().get(i);
            if (!entry.isUsable()) {
                throw new RefusedException(NresProblem.EDIT_UNUSABLE, AssetPath.UNNAMED, i);
            }
            FixedText name = NresEditor.nameField(entry.name().text().toByteArray());
            entries.add(new NresEntry(entry.attributes(), name, entry.payload(), 0, null));
            regions.add(new DataRegion.Block(entry.payload(), List.of(new DataRegion.Member(i, 0))));
            regions.add(new DataRegion.Padding());
        }
        int[] table = new NameOrder(entries).table();
        for (int i = 0; i < table.length; i++) {
            entries.set(i, entries.get(i).withSortCell(table[i]));
        }
        List<ByteView> dropped = new ArrayList<>();
        for (DataRegion region : archive.regions()) {
            if (region instanceof DataRegion.Unclaimed gap && gap.bytes().length() > 0) {
                dropped.add(gap.bytes());
            }
        }
        return new NresCanonical(NresArchive.of(entries, regions), dropped);
    }
}
