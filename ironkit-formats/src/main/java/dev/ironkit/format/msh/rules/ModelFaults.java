package dev.ironkit.format.msh.rules;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Template;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What in a model no writer may write, record by record: where one of the rules is broken that keep a model from being saved.
 *
 * <p>What is wrong is found by {@link ModelRules} alone; here it is only put into the words of an edit.
 */
final class ModelFaults {

    /**
     * Something that must not be written.
     *
     * @param code the rule about edits
     * @param arguments of its message
     */
    private record Fault(MshEditProblem code, List<Object> arguments) {}

    private final Map<String, Fault> byPlace = new LinkedHashMap<>();

    private ModelFaults() {}

    static ModelFaults of(Model model) {
        ModelFaults faults = new ModelFaults();
        ByteView image = MshFormat.MSH.encoded(model);
        ModelRules.hearReferences(model, image, (code, field, arguments) -> {
            String place = code.id() + " " + field;
            // A sum comes behind the records it counts, under the name of the first.
            if (ModelRules.keepsFromSaving(code) && !faults.byPlace.containsKey(place)) {
                faults.byPlace.put(place, fault(code, arguments));
            }
        });
        return faults;
    }

    boolean isEmpty() {
        return byPlace.isEmpty();
    }

    /**
     * Refuses a fault that another model does not have at the same place; what refers to nothing is told before anything else.
     *
     * @throws RefusedException if there is one
     */
    void refuseNew(ModelFaults before) {
        byPlace.entrySet().stream()
                .filter(fault -> !before.byPlace.containsKey(fault.getKey()))
                .map(Map.Entry::getValue)
                .min(Comparator.comparing(Fault::code))
                .ifPresent(fault -> {
                    throw new RefusedException(
                            fault.code(), AssetPath.UNNAMED, fault.arguments().toArray());
                });
    }

    private static Fault fault(ProblemCode code, Object... a) {
        if (code instanceof ModelProblem problem) {
            return switch (problem) {
                case CELL_SLOT ->
                    range(
                            "cell " + (number(a[2]) * NodeTable.LEVELS + number(a[3])) + " of node " + a[0],
                            "slot " + a[1],
                            a[4]);
                case SLOT_BATCHES -> range("slot " + a[0], "batch " + last(a), a[3]);
                case SLOT_TRIANGLES -> range("slot " + a[0], "triangle " + last(a), a[3]);
                case BATCH_INDICES -> range("batch " + a[0], "index " + last(a), a[3]);
                case BATCH_VERTICES -> range("batch " + a[0], "vertex " + a[1], a[2]);
                case LINK_TRIANGLE -> range("edge " + a[2] + " of triangle " + a[1], "triangle " + a[3], a[4]);
                case PARENT -> range("node " + a[0], "parent " + a[1], a[2]);
                case PARENT_CYCLE -> new Fault(MshEditProblem.PARENT, List.of(a[0], a[1]));
                default -> broken(code, a);
            };
        }
        return code instanceof MotionProblem problem ? motion(problem, a) : broken(code, a);
    }

    private static Fault motion(MotionProblem code, Object... a) {
        return switch (code) {
            case FALLBACK_KEY -> range("node " + a[0], "key " + a[1], a[2]);
            case MAP_RANGE -> range("node " + a[0], "word " + a[2], a[3]);
            case KEY_ORDER ->
                keys("the time of keys[" + a[2] + "], key " + a[5] + " of node " + a[0]
                        + ", is not later than the one before");
            case KEY_COUNT -> keys("node " + a[0] + " moves but has fewer than two keys");
            case NO_FRAMES -> keys("a timeline must have a frame");
            default -> broken(code, a);
        };
    }

    private static Fault range(String place, String target, Object there) {
        return new Fault(MshEditProblem.RANGE, List.of(place, target, there));
    }

    private static Fault keys(String sentence) {
        return new Fault(MshEditProblem.KEYS, List.of(sentence));
    }

    private static Fault broken(ProblemCode code, Object... arguments) {
        return new Fault(MshEditProblem.BROKEN, List.of(Template.fill(code.template(), List.of(arguments))));
    }

    /** The last of a range that the arguments give by its first and its length. */
    private static long last(Object... arguments) {
        return number(arguments[1]) + number(arguments[2]) - 1;
    }

    private static long number(Object argument) {
        return ((Number) argument).longValue();
    }
}
