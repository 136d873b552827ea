package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What has to hold before an edited model is saved. What did not hold before the edit may stay as it is. */
public final class SavedModel {

    private SavedModel() {}

    /** Refuses a model that refers to what it has not, cannot be played, or breaks another rule it cannot do without. */
    public static void checkReferences(Model before, Model after) {
        checkStride(before, after);
        checkNames(before, after);
        List<Fault> faults = ModelFaults.of(after);
        if (!faults.isEmpty()) {
            checkFaults(before, faults);
        }
        List<Diagnostic> broken = broken(after);
        if (!broken.isEmpty()) {
            checkRules(before, broken);
        }
    }

    /** Nodes of 24 bytes stay as they are, and no others become such. */
    private static void checkStride(Model before, Model after) {
        boolean was = before.nodes().stride24();
        if (was != after.nodes().stride24()) {
            String sentence = was
                    ? "its nodes of 24 bytes each would be read as others"
                    : "its nodes would be read as records of 24 bytes, which nobody can read";
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
                                + (NodeNames.SIZE - 1) + " and a NUL have room");
            }
        }
    }

    private static void checkFaults(Model before, List<Fault> faults) {
        Set<String> old = new LinkedHashSet<>();
        ModelFaults.of(before).forEach(fault -> old.add(fault.place()));
        for (Fault fault : faults) {
            if (!old.contains(fault.place())) {
                throw new RefusedException(
                        fault.code(), AssetPath.UNNAMED, fault.arguments().toArray());
            }
        }
    }

    private static void checkRules(Model before, List<Diagnostic> broken) {
        Set<String> old = new LinkedHashSet<>();
        broken(before).forEach(found -> old.add(place(found)));
        for (Diagnostic found : broken) {
            if (!old.contains(place(found))) {
                throw new RefusedException(MshEditProblem.BROKEN, AssetPath.UNNAMED, found.message());
            }
        }
    }

    private static List<Diagnostic> broken(Model model) {
        Problems problems = Problems.audit();
        ModelRules.checkReferences(model, MshFormat.MSH.encoded(model), problems);
        return problems.all().stream()
                .filter(found -> ModelRules.keepsFromSaving(found.code()))
                .toList();
    }

    private static String place(Diagnostic found) {
        return found.code().id() + " " + found.path();
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

    /**
     * Something that must not be written.
     *
     * @param code the rule
     * @param place the rule and where it is broken, to be found again in another model
     * @param arguments of the message
     */
    record Fault(MshEditProblem code, String place, List<Object> arguments) {}
}
