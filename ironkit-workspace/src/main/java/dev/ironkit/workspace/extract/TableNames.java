package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.nres.NresArchive;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What entries are called as files. The tables of a model share one name, so each is called by its type and what it holds. */
final class TableNames {

    private TableNames() {}

    static List<ByteView> of(Archive container, List<ArchiveEntry> entries) {
        boolean isModel = container instanceof NresArchive nres && nres.holdsModel();
        return entries.stream()
                .map(entry -> isModel ? ofTable(entry) : entry.name())
                .toList();
    }

    private static ByteView ofTable(ArchiveEntry entry) {
        String word = MeshTable.ofNumber(entry.attributes().type())
                .map(table -> "-" + table.word())
                .orElse("");
        return ByteView.of(("type" + entry.type() + word).getBytes(StandardCharsets.UTF_8));
    }
}
