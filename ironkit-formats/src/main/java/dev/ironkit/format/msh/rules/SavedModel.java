package dev.ironkit.format.msh.rules;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingChange;
import java.util.List;

/** What has to hold before an edited model is saved. What did not hold before the edit may stay as it is. */
public final class SavedModel {

    private SavedModel() {}

    /** Refuses a model that refers to what it has not, cannot be played, or breaks another rule it cannot do without. */
    public static void checkReferences(Model before, Model after) {
        checkStride(before, after);
        checkNames(before, after);
        ModelFaults faults = ModelFaults.of(after);
        if (!faults.isEmpty()) {
            faults.refuseNew(ModelFaults.of(before));
        }
    }

    /** Nodes of 24 bytes stay as they are, and no others become such. */
    private static void checkStride(Model before, Model after) {
        boolean was = before.nodes().stride24();
        if (was != after.nodes().stride24()) {
            String sentence = was
                    ? "its 24-byte nodes would be read in another layout"
                    : "its nodes would be read as 24-byte records, whose layout is unknown";
            throw new RefusedException(MshEditProblem.BROKEN, AssetPath.UNNAMED, sentence);
        }
        if (was && !before.payload(MeshTable.NODES).equals(after.payload(MeshTable.NODES))) {
            throw new RefusedException(MshEditProblem.STRIDE_24, AssetPath.UNNAMED);
        }
    }

    /** A name ends with a NUL; one that filled its field before may stay. */
    private static void checkNames(Model before, Model after) {
        NodeNames names = after.nodeNames();
        for (int node = 0; names.fits() && node < names.count(); node++) {
            ByteView row = names.row(node);
            boolean isOld = before.nodeNames().fits()
                    && node < before.nodeNames().count()
                    && before.nodeNames().row(node).equals(row);
            if (new FixedText(row).text().length() == NodeNames.SIZE && !isOld) {
                throw new RefusedException(
                        MshEditProblem.VALUE,
                        AssetPath.UNNAMED,
                        "the name of node " + node,
                        new FixedText(row).display() + ", which has " + NodeNames.SIZE + " bytes; "
                                + (NodeNames.SIZE - 1) + " and a NUL fit");
            }
        }
    }

    /** Refuses another reading than before. */
    public static void checkReading(ModelReading before, ModelReading after) {
        List<ReadingChange> changes = ReadingChange.between(before, after);
        if (!changes.isEmpty()) {
            ReadingChange first = changes.get(0);
            throw new RefusedException(
                    MshEditProblem.READING, AssetPath.UNNAMED, first.what(), first.after(), first.before());
        }
    }
}
