package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.edit.EditedModel;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import java.util.Arrays;

/**
 * Takes vertex moves of an OBJ file over into the model it was made of.
 *
 * <p>The file is compared with what would be written now. Vertices that stand where they stood keep their bytes; others go where they
 * were moved, taken back through the pose in which the file shows them. More than moves is refused.
 */
public final class ObjMoves {

    /** How near a place has to be to count as the same: programs write six decimals. */
    private static final double SLACK = 1.01e-6;

    private static final int NONE = -1;

    /**
     * What was moved.
     *
     * @param edited the model, with what follows from the moves; nothing else differs
     * @param moved how many vertices were moved
     */
    public record Moved(EditedModel edited, int moved) {}

    private final Model model;
    private final ObjExport.Options options;
    private final ObjShape shape;
    private final Problems problems;

    private ObjMoves(Model model, ObjShape shape, ObjExport.Options options, Problems problems) {
        this.model = model;
        this.shape = shape;
        this.options = options;
        this.problems = problems;
    }

    /**
     * {@return the model with the moves}
     *
     * @param model the model the file was made of
     * @param file the file
     * @param order how the model stores rotations
     * @param options how it was made; {@link ObjHeader} tells where the file does
     * @param editor the editor of the model that moves its vertices
     * @throws RefusedException if the file has other vertices or faces than would be written
     */
    public static Moved of(
            Model model,
            ByteView file,
            RotationOrder order,
            ObjExport.Options options,
            ModelEditor editor,
            Problems problems) {
        ObjMoves moves = new ObjMoves(model, ObjShape.read(file, problems), options, problems);
        return moves.apply(editor, new PosedVertices(model, order, options.frame()));
    }

    private Moved apply(ModelEditor editor, PosedVertices posed) {
        int[] places = places();
        float[] shown = new float[3];
        int moved = 0;
        for (int vertex = 0; vertex < places.length; vertex++) {
            if (places[vertex] == NONE) {
                continue;
            }
            posed.place(vertex, shown);
            float x = shape.places.get(places[vertex] * 3);
            float second = shape.places.get(places[vertex] * 3 + 1);
            float third = shape.places.get(places[vertex] * 3 + 2);
            float y = options.engineAxes() ? second : -third;
            float z = options.engineAxes() ? third : second;
            if (isOther(shown[0], x) || isOther(shown[1], y) || isOther(shown[2], z)) {
                Point back = posed.back(vertex, x, y, z);
                editor.move(vertex, back);
                moved++;
            }
        }
        return new Moved(editor.apply(), moved);
    }

    /** What is no number was written as 0. */
    private static boolean isOther(float shown, float read) {
        float written = Float.isFinite(shown) ? shown : 0;
        return Math.abs((double) written - read) > SLACK * Math.max(1, Math.abs(written));
    }

    /** The vertices of the corners of all faces that an OBJ file of the model has, three for each face. */
    private int[] exportedCorners() {
        Ints corners = new Ints();
        GeometryCursor cursor = new GeometryCursor(model);
        for (int node = 0; node < model.nodes().count(); node++) {
            cursor.toSlot(model.nodes().slot(node, options.state(), options.level()));
            while (cursor.nextBatch()) {
                while (cursor.isWhole() && cursor.nextTriangle()) {
                    corners.add(cursor.corner(0));
                    corners.add(cursor.corner(1));
                    corners.add(cursor.corner(2));
                }
            }
        }
        return corners.toArray();
    }

    /** For each vertex of the model its place in the file, {@link #NONE} where the file does not have it. */
    private int[] places() {
        int[] corners = exportedCorners();
        int there = shape.places.size() / 3;
        int count = model.positions().count();
        if (corners.length != shape.corners.size()) {
            throw refused(shape.corners.size() / 3 + " faces; the model shows " + corners.length / 3 + " in state "
                    + options.state() + " at level " + options.level());
        }
        int[] places = new int[count];
        Arrays.fill(places, NONE);
        int[] vertices = new int[there];
        Arrays.fill(vertices, NONE);
        for (int at = 0; at < corners.length; at++) {
            int vertex = corners[at];
            int place = shape.corners.get(at);
            // Programs leave vertices out that no face uses; the others are then numbered anew.
            boolean fits = there == count
                    ? place == vertex
                    : (places[vertex] == NONE || places[vertex] == place)
                            && (vertices[place] == NONE || vertices[place] == vertex);
            if (!fits) {
                throw refused("face " + at / 3 + " has other corners than in the model"
                        + (there == count ? "" : ", and the file has " + there + " vertices instead of " + count));
            }
            if (isLaidElsewhere(vertex, shape.laid.get(at))) {
                throw refused("face " + at / 3 + " has other texture coordinates than in the model");
            }
            places[vertex] = place;
            vertices[place] = vertex;
        }
        for (int vertex = 0; there == count && vertex < count; vertex++) {
            places[vertex] = vertex;
        }
        return places;
    }

    private boolean isLaidElsewhere(int vertex, int coordinate) {
        if (coordinate == ObjShape.NONE || vertex >= model.uvs().count()) {
            return false;
        }
        double u = shape.coordinates.get(coordinate * 2);
        double v = 1.0 - shape.coordinates.get(coordinate * 2 + 1);
        double step = 0.5 / UvTable.STEPS;
        return Math.abs(u - model.uvs().u(vertex)) > step
                || Math.abs(v - model.uvs().v(vertex)) > step;
    }

    private RefusedException refused(String why) {
        return new RefusedException(ObjProblem.MOVES, problems.path(), "it does not fit the model: " + why);
    }

    /** Places and faces of an OBJ file as they stand in it, for a comparison with what was written. */
    private static final class ObjShape {

        private final TextLines lines;
        final Floats places = new Floats();

        /** The places of all corners of triangles. */
        final Ints corners = new Ints();

        final Floats coordinates = new Floats();

        /** The texture coordinates of all corners, {@link #NONE} where the file has none. */
        final Ints laid = new Ints();

        static final int NONE = -1;

        private ObjShape(ByteView file, Problems problems) {
            lines = new TextLines(file, problems);
        }

        static ObjShape read(ByteView file, Problems problems) {
            ObjShape shape = new ObjShape(file, problems);
            while (shape.lines.next()) {
                String word = shape.lines.word();
                if (word.equals("v")) {
                    for (int axis = 0; axis < 3; axis++) {
                        shape.places.add(shape.lines.number());
                    }
                } else if (word.equals("vt")) {
                    shape.coordinates.add(shape.lines.number());
                    shape.coordinates.add(shape.lines.hasMore() ? shape.lines.number() : 0);
                } else if (word.equals("f")) {
                    shape.face();
                }
                shape.lines.end();
            }
            return shape;
        }

        private int index(String what, int count) {
            long stored = lines.integer();
            long place = stored < 0 ? count + stored : stored - 1;
            if (place < 0 || place >= count) {
                throw lines.fault(ObjProblem.INDEX, stored, what, count);
            }
            return (int) place;
        }

        private void face() {
            int count = 0;
            while (lines.hasMore()) {
                corners.add(index("vertex", places.size() / 3));
                boolean isLaid = lines.skip('/') && lines.atInteger();
                laid.add(isLaid ? index("texture coordinate", coordinates.size() / 2) : NONE);
                lines.skipWord();
                count++;
            }
            if (count != 3) {
                throw lines.fault(ObjProblem.MOVES_FACE, count);
            }
        }
    }
}
