package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** Which entry holds which table: the first of its type in the directory. */
final class TableIndex {

    private final NresArchive archive;
    private final int[] entries = new int[MeshTable.NUMBERS];

    TableIndex(NresArchive archive) {
        this.archive = archive;
        Arrays.fill(entries, -1);
        List<NresEntry> all = archive.entries();
        for (int i = all.size() - 1; i >= 0; i--) {
            int entry = i;
            MeshTable.ofNumber(all.get(i).attributes().type()).ifPresent(table -> entries[table.number()] = entry);
        }
    }

    OptionalInt entry(MeshTable table) {
        int entry = entries[table.number()];
        return entry < 0 ? OptionalInt.empty() : OptionalInt.of(entry);
    }

    boolean has(MeshTable table) {
        return entries[table.number()] >= 0;
    }

    /** The content of a table, null where there is none. */
    ByteView payload(MeshTable table) {
        return has(table) ? archive.entries().get(entries[table.number()]).payload() : null;
    }

    /** What the directory says of a table; nothing where there is none. */
    Attributes attributes(MeshTable table) {
        return has(table) ? archive.entries().get(entries[table.number()]).attributes() : Attributes.NONE;
    }
}
