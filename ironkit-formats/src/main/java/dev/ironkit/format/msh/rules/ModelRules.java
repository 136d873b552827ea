package dev.ironkit.format.msh.rules;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.BatchRanges;
import dev.ironkit.format.msh.geometry.SlotBoxes;
import dev.ironkit.format.msh.geometry.TableCopies;

/**
 * What a model that can be read may still have wrong.
 *
 * <p>The reader takes whatever can be taken apart; this is what the validator asks of it, and what a strict reader asks for
 * behind it. Whether material rows are there is a question to other assets, and how the model looks when it is posed one to the
 * runtime: neither is asked here.
 */
public final class ModelRules {

    private final Model model;
    private final ModelReport report;
    private final TableCopies copies;
    private final BatchRanges ranges;

    private ModelRules(Model model, ByteView image, Problems problems, ModelReport.Hearer hearer) {
        this.model = model;
        this.report = new ModelReport(model, image, problems, hearer);
        this.copies = new TableCopies(model);
        this.ranges = new BatchRanges(model, copies);
    }

    /**
     * Reports whatever is odd about a model.
     *
     * @param model the model
     * @param image its bytes
     * @param problems hears of it
     * @return the boxes around its slots, which were worked out on the way
     */
    public static SlotBoxes check(Model model, ByteView image, Problems problems) {
        ModelRules rules = new ModelRules(model, image, problems, (code, field, arguments) -> {});
        rules.checkTables();
        return rules.checkGeometry();
    }

    /**
     * Reports what keeps a model from being used as it is: references that lead nowhere, keys and frames that do not fit.
     *
     * @param model the model
     * @param image its bytes
     * @param problems hears of it
     */
    public static void checkReferences(Model model, ByteView image, Problems problems) {
        new ModelRules(model, image, problems, (code, field, arguments) -> {}).checkTables();
    }

    /** Says each single record that keeps a model from being used as it is: the same rules, without their sums. */
    static void hearReferences(Model model, ByteView image, ModelReport.Hearer hearer) {
        new ModelRules(model, image, Problems.audit(), hearer).checkTables();
    }

    /** {@return whether an edited model that breaks this rule is not to be saved} */
    public static boolean keepsFromSaving(ProblemCode code) {
        return code.strict() == Severity.ERROR
                || code == MotionProblem.KEY_ORDER
                || code == MotionProblem.KEY_COUNT
                || code == MotionProblem.NO_FRAMES;
    }

    private void checkTables() {
        new AttributeRules(model, report).check();
        new ReferenceRules(model, report).check(copies, ranges);
        new HierarchyRules(model, report).check();
        TrackRules tracks = new TrackRules(model, report);
        if (model.keys().count() > 0) {
            tracks.check();
        }
        if (report.has(MeshTable.FRAME_MAP)) {
            new MapRules(model, report, tracks).check(copies);
        }
    }

    private SlotBoxes checkGeometry() {
        SlotBoxes boxes = SlotBoxes.of(model, copies, ranges);
        new KeyRules(model, report).check();
        new BatchRules(model, report).check(ranges);
        new SlotRules(model, report).check(boxes);
        new SphereRules(model, report).check(copies, ranges, boxes);
        if (report.has(MeshTable.TRIANGLES)) {
            new TriangleRules(model, report, copies).check(copies, ranges);
        }
        new VertexRules(model, report).check(copies, ranges);
        new FlagRules(model, report).check();
        new FiniteRules(model, report).check(copies);
        new PlaceRules(model, report).check();
        return boxes;
    }
}
