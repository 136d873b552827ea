package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.build.LabelRecord;
import dev.ironkit.format.msh.build.NodePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Names and labels of the nodes, while they are changed. */
final class TextDraft {

    private final Model model;
    private final List<ByteView> names = new ArrayList<>();
    private final List<ByteView> labels = new ArrayList<>();
    private boolean namesChanged;
    private boolean labelsChanged;

    TextDraft(Model model) {
        this.model = model;
        for (int node = 0; model.nodeNames().fits() && node < model.nodeCount(); node++) {
            names.add(model.nodeNames().row(node));
        }
        for (int node = 0; node < model.labels().count(); node++) {
            labels.add(model.labels().record(node));
        }
    }

    /** A name goes to the table it comes from. */
    void rename(int node, String name) {
        byte[] bytes = NodePlan.nameBytes(name);
        if (model.nodeNames().fits()) {
            names.set(node, FixedText.of(bytes, NodeNames.SIZE).raw());
            namesChanged = true;
        } else {
            label(node, bytes);
        }
    }

    void relabel(int node, String label) {
        label(node, NodePlan.labelBytes(label));
    }

    private void label(int node, byte[] text) {
        openLabels();
        labels.set(node, record(text));
        labelsChanged = true;
    }

    private static ByteView record(byte[] text) {
        ByteSink sink = ByteSink.inMemory();
        LabelRecord.write(text, sink);
        return sink.toView();
    }

    /** A model without labels gets them; one with damaged ones keeps them. */
    private void openLabels() {
        if (!model.has(MeshTable.LABELS)) {
            while (labels.size() < model.nodeCount()) {
                labels.add(record(new byte[0]));
            }
        }
        if (model.has(MeshTable.LABELS) && model.labels().count() != model.nodeCount()) {
            throw Refusals.layout("the number of labels differs from the number of nodes");
        }
    }

    /** Refuses names and labels that nodes cannot come into or go from. */
    void checkNodes() {
        checkNames();
        openLabels();
    }

    void add(NodePlan plan) {
        checkNames();
        if (model.nodeNames().fits()) {
            names.add(FixedText.of(NodePlan.nameBytes(plan.name()), NodeNames.SIZE)
                    .raw());
            namesChanged = true;
        }
        if (model.has(MeshTable.LABELS)) {
            openLabels();
            labels.add(record(NodePlan.labelBytes(plan.label())));
            labelsChanged = true;
        }
    }

    void remove(int node) {
        checkNames();
        if (model.nodeNames().fits()) {
            names.remove(node);
            namesChanged = true;
        }
        if (model.has(MeshTable.LABELS)) {
            openLabels();
            labels.remove(node);
            labelsChanged = true;
        }
    }

    private void checkNames() {
        if (model.nodeNames().present() && !model.nodeNames().fits()) {
            throw Refusals.layout("the number of names differs from the number of nodes");
        }
    }

    void write(Map<MeshTable, ByteView> target) {
        if (namesChanged) {
            ByteSink sink = ByteSink.inMemory();
            names.forEach(sink::bytes);
            target.put(MeshTable.NODE_NAMES, sink.toView());
        }
        if (labelsChanged) {
            ByteSink sink = ByteSink.inMemory();
            labels.forEach(sink::bytes);
            target.put(MeshTable.LABELS, sink.bytes(model.labels().tail()).toView());
        }
    }
}
