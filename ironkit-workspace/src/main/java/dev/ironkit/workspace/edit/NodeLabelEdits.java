package dev.ironkit.workspace.edit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;

/** New labels for nodes of a model. A label may be longer or shorter than the one before, so the whole table is written anew. */
final class NodeLabelEdits {

    /**
     * A label.
     *
     * @param was the field as it was
     * @param text what it shall be
     */
    private record Label(Leaf was, String text) {}

    private final AssetPath path;
    private final Archive archive;
    private final Map<Integer, Label> byNode = new TreeMap<>();

    /** The table, made when it is first asked for after a change. */
    private ByteView content;

    NodeLabelEdits(AssetPath path, Archive archive) {
        this.path = path;
        this.archive = archive;
    }

    /** Sets a label; the one that is there already is no change. */
    void set(int node, Leaf was, String text) {
        content = null;
        byNode.remove(node);
        if (!was.value().equals(text)) {
            byNode.put(node, new Label(was, text));
        }
    }

    boolean isEmpty() {
        return byNode.isEmpty();
    }

    /** Whether the entry is the table that changes. */
    boolean isTable(int index) {
        return !isEmpty() && model().entry(MeshTable.LABELS).orElse(-1) == index;
    }

    private Model model() {
        return Model.of((NresArchive) archive);
    }

    /** The table with the new labels, by its directory index; nothing where there are none. */
    Map<Integer, ByteView> content() {
        if (isEmpty()) {
            return Map.of();
        }
        Model model = model();
        if (content == null) {
            ModelEditor editor = ModelEditor.of(model).confirmReading();
            byNode.forEach((node, label) -> ArchiveEdit.at(path, () -> editor.relabel(node, label.text())));
            content = ArchiveEdit.at(path, editor::apply).model().payload(MeshTable.LABELS);
        }
        return Map.of(model.entry(MeshTable.LABELS).orElseThrow(), content);
    }

    /** What a receipt says: one line a label. */
    List<Receipt.Change> changes() {
        List<Receipt.Change> changes = new ArrayList<>();
        byNode.forEach((node, label) -> changes.add(new Receipt.Change(
                "set",
                path.text(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                "labels[" + node + "].text " + label.was().value() + " -> " + label.text())));
        return changes;
    }
}
