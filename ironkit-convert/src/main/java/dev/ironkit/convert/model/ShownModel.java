package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.nres.NresEditor;
import java.util.ArrayList;
import java.util.List;

/**
 * A model as other programs are shown it.
 *
 * <p>Most are shown as they are. Where nobody knows how to read the nodes, everything the model has is one body that hangs on one node
 * and never moves, as it is for those who pick.
 */
public final class ShownModel {

    private ShownModel() {}

    /** {@return whether all of a model is shown as one body} */
    public static boolean isWhole(Model model) {
        return model.nodes().stride24();
    }

    /** {@return the model that is shown} */
    public static Model of(Model model) {
        if (!isWhole(model)) {
            return model;
        }
        NresEditor editor = model.archive().edit();
        List<Integer> cells = new ArrayList<>(Node.NO_SLOTS);
        cells.set(0, 0);
        ByteSink node = ByteSink.inMemory();
        new Node(0, NodeTable.NONE, NodeTable.NONE, 0, cells).write(node);
        replace(editor, model, MeshTable.NODES, node.toView(), 1, Node.SIZE);
        ByteSink slots = ByteSink.inMemory();
        model.header().write(slots);
        everything(model).write(slots);
        replace(editor, model, MeshTable.SLOTS, slots.toView(), 1, Slot.SIZE);
        if (model.has(MeshTable.KEYS)) {
            // Whatever the keys say, nobody knows which of them are whose.
            replace(
                    editor,
                    model,
                    MeshTable.KEYS,
                    ByteView.empty(),
                    0,
                    model.attributes(MeshTable.KEYS).attr3());
        }
        return Model.of(editor.apply());
    }

    private static Slot everything(Model model) {
        Point origin = new Point(0, 0, 0);
        int triangles = Math.min(NodeTable.NONE, (model.indices().count() + 2) / 3);
        int batches = Math.min(NodeTable.NONE, model.batches().count());
        return new Slot(0, triangles, 0, batches, origin, origin, origin, 0, 0, 0, 0, 0, 0);
    }

    private static void replace(
            NresEditor editor, Model model, MeshTable table, ByteView content, int count, int stride) {
        int index = model.entry(table).orElseThrow();
        Attributes was = model.attributes(table);
        editor.replace(index, content).attributes(index, new Attributes(was.type(), count, was.attr2(), stride));
    }
}
