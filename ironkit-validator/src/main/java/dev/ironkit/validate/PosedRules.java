package dev.ironkit.validate;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PositionTable;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.format.msh.geometry.SlotBoxes;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.rules.ShapeProblem;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Whether a model at rest lies in the box, the sphere and the cylinder of its header: first state, finest level, every node.
 *
 * <p>Rotations are read in the order that is found in the model. A made-up model whose nodes all show the same vertices is not
 * followed to the end.
 */
final class PosedRules {

    /** How much of its diagonal a box may be missed by. */
    private static final double SLACK = 0.01;

    /** The size of the corners in the header. */
    private static final int HULL_SIZE = 0x60;

    /** The size of the sphere in the header. */
    private static final int SPHERE_SIZE = 16;

    private final Model model;
    private final float[] matrices;
    private final SlotBoxes boxes;
    private final GeometryCursor cursor;
    private final double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
    private final double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
    private final float[] point = new float[3];

    /** How many vertices may still be looked at: sound models have each of them once for the box, the sphere and the cylinder. */
    private long left;

    /** What is asked of each vertex at present, and the largest answer so far. */
    private ToDoubleFunction<float[]> measure;

    private double farthest;

    private PosedRules(Model model, SlotBoxes boxes) {
        this.model = model;
        this.boxes = boxes;
        this.left = GeometryCursor.mostUses(model.indices().count());
        this.cursor = new GeometryCursor(model);
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        PoseBuffer pose = poser.newBuffer();
        poser.rest(pose);
        this.matrices = pose.models();
        for (Point corner : model.header().hull()) {
            widen(0, corner.x());
            widen(1, corner.y());
            widen(2, corner.z());
        }
    }

    private void widen(int axis, float value) {
        low[axis] = Math.min(low[axis], value);
        high[axis] = Math.max(high[axis], value);
    }

    static void check(Model model, SlotBoxes boxes, Problems problems) {
        if (model.slots().hasHeader() && boxes.isKnown()) {
            new PosedRules(model, boxes).check(problems);
        }
    }

    private void check(Problems problems) {
        double diagonal = Math.sqrt(square(0) + square(1) + square(2));
        // A box that is not finite has a rule of its own.
        if (Double.isFinite(diagonal)) {
            boolean inside = checkBox(problems, diagonal);
            checkSphere(problems, inside, SLACK * diagonal);
            checkCylinder(problems, inside, SLACK * diagonal);
        }
    }

    private boolean checkBox(Problems problems, double diagonal) {
        boolean inside = true;
        for (int node = 0; node < model.nodes().count(); node++) {
            double outside = reach(node, SLACK * diagonal, this::outsideBox);
            if (outside > SLACK * diagonal) {
                report(problems, node, outside, diagonal);
                inside = false;
            }
        }
        return inside;
    }

    /** What lies outside the box has been said there: the sphere is asked only of a model that lies inside. */
    private void checkSphere(Problems problems, boolean inside, double slack) {
        Point centre = model.header().sphereCenter();
        float radius = model.header().sphereRadius();
        double most = radius + slack;
        double reach =
                reach(most, point -> squares(point[0] - centre.x(), point[1] - centre.y(), point[2] - centre.z()));
        if (Float.isFinite(radius) && Double.isFinite(reach) && (radius < 0 || (inside && reach > most))) {
            header(problems, ShapeProblem.HEADER_SPHERE, HULL_SIZE, SPHERE_SIZE, radius, shown(reach));
        }
    }

    private void checkCylinder(Problems problems, boolean inside, double slack) {
        Point low = model.header().axisLow();
        Point high = model.header().axisHigh();
        float radius = model.header().axisRadius();
        double most = radius + slack;
        double reach = reach(most, point -> squares(point[0] - low.x(), point[1] - low.y(), 0));
        boolean finite = Float.isFinite(radius) && Float.isFinite(low.z()) && Float.isFinite(high.z());
        if (finite && Double.isFinite(reach) && (radius < 0 || low.z() > high.z() || (inside && reach > most))) {
            int at = HULL_SIZE + SPHERE_SIZE;
            int size = ModelHeader.SIZE - at;
            header(problems, ShapeProblem.HEADER_CYLINDER, at, size, radius, low.z(), high.z(), shown(reach));
        }
    }

    private void header(Problems problems, ShapeProblem code, int at, int size, Object... arguments) {
        problems.field("bounds").report(code, model.slots().payload().range(at, size), arguments);
    }

    private static double squares(double x, double y, double z) {
        return x * x + y * y + z * z;
    }

    /** How far the farthest vertex of all nodes reaches, or 0 where no corner of a box reaches farther than it may. */
    private double reach(double most, ToDoubleFunction<float[]> square) {
        double farthest = 0;
        for (int node = 0; node < model.nodes().count(); node++) {
            farthest = Math.max(farthest, reach(node, most, square));
        }
        return farthest;
    }

    private double square(int axis) {
        return (high[axis] - low[axis]) * (high[axis] - low[axis]);
    }

    private void report(Problems problems, int node, double outside, double diagonal) {
        problems.at(problems.path().part("node=@" + node))
                .field("bounds")
                .report(
                        ShapeProblem.OUTSIDE_BOX,
                        model.slots().payload().range(0, HULL_SIZE),
                        node,
                        shown(outside),
                        shown(diagonal));
    }

    private static String shown(double value) {
        return String.format(Locale.ROOT, "%.4g", value);
    }

    /** How far a node reaches; its vertices are looked at only if the corners of their box do not settle it. */
    private double reach(int node, double most, ToDoubleFunction<float[]> square) {
        int slot = model.nodes().slot(node, 0, 0);
        if (slot >= model.slots().count() || !boxes.has(slot)) {
            return 0;
        }
        measure = square;
        farthest = 0;
        for (int corner = 0; corner < ModelHeader.CORNERS; corner++) {
            float x = (corner & 1) == 0 ? boxes.min(slot, 0) : boxes.max(slot, 0);
            float y = (corner & 2) == 0 ? boxes.min(slot, 1) : boxes.max(slot, 1);
            float z = (corner & 4) == 0 ? boxes.min(slot, 2) : boxes.max(slot, 2);
            add(node, x, y, z);
        }
        if (most < 0 || farthest > most * most) {
            farthest = 0;
            addVertices(node, slot);
        }
        return Math.sqrt(farthest);
    }

    private void addVertices(int node, int slot) {
        PositionTable positions = model.positions();
        cursor.toSlot(slot);
        while (left > 0 && cursor.nextBatch()) {
            left -= 1 + model.batches().indexCount(cursor.batch());
            while (cursor.nextVertex()) {
                int at = cursor.vertex();
                add(node, positions.x(at), positions.y(at), positions.z(at));
            }
        }
    }

    private void add(int node, float x, float y, float z) {
        Matrices.transform(matrices, PoseBuffer.matrixAt(node), x, y, z, point, 0);
        double square = measure.applyAsDouble(point);
        // What is no number is passed over.
        farthest = square > farthest ? square : farthest;
    }

    private double outsideBox(float[] point) {
        double sum = 0;
        for (int axis = 0; axis < 3; axis++) {
            double miss = Math.max(0, Math.max(low[axis] - point[axis], point[axis] - high[axis]));
            sum += miss * miss;
        }
        return sum;
    }
}
