package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.NresContainer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What entries are called as files. The tables of a model share one name, so each is called by its type and what it holds. */
final class TableNames {

    private TableNames() {}

    static List<ByteView> of(Container container, List<Container.Entry> entries) {
        boolean isModel =
                container instanceof NresContainer nres && nres.archive().holdsModel();
        return entries.stream()
                .map(entry -> isModel ? ofTable(entry) : entry.name())
                .toList();
    }

    private static ByteView ofTable(Container.Entry entry) {
        String word = MeshTable.ofNumber(entry.attributes().type())
                .map(table -> "-" + table.word())
                .orElse("");
        return ByteView.of(("type" + entry.type() + word).getBytes(StandardCharsets.UTF_8));
    }
}
