package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import java.util.List;

/** The triangles of slots, as they went out and as they came back. */
final class SlotShape {

    private static final String BATCH = "ironkit.msh.batch/";

    private SlotShape() {}

    /**
     * What went out of a slot: its batches in order, without those that lead out of the model.
     *
     * @param surfaces what our export wrote of it
     */
    static TriangleSoup exported(Model model, int slot, List<IncomingSurface> surfaces) {
        TriangleSoup soup = new TriangleSoup();
        int next = 0;
        GeometryCursor cursor = new GeometryCursor(model);
        for (cursor.toSlot(slot); cursor.nextBatch(); ) {
            int[] vertices = vertices(cursor);
            if (vertices.length > 0 && next < surfaces.size()) {
                IncomingSurface surface = surfaces.get(next++);
                if (surface.triangleCount() * 3 != vertices.length) {
                    throw new IllegalArgumentException("slot " + slot + " was exported from another model");
                }
                int corner = soup.count() * 3;
                soup.add(surface, null, cursor.batch());
                for (int vertex : vertices) {
                    soup.vertex(corner++, vertex);
                }
            }
        }
        return soup;
    }

    /** The vertices of the triangles of a batch, none where it draws nothing or leads out of the model. */
    static int[] vertices(GeometryCursor cursor) {
        int[] vertices = new int[cursor.isWhole() ? cursor.triangleCount() * 3 : 0];
        int count = 0;
        while (count < vertices.length && cursor.nextTriangle()) {
            for (int corner = 0; corner < 3; corner++) {
                vertices[count++] = cursor.corner(corner);
            }
        }
        return count == vertices.length ? vertices : new int[0];
    }

    /** A piece of what came back, with where it stands in the frame of its node. */
    record Piece(IncomingNode node, Affine moved) {}

    /** What came back. */
    static TriangleSoup returned(Model model, List<Piece> pieces) {
        TriangleSoup soup = new TriangleSoup();
        for (Piece piece : pieces) {
            for (IncomingSurface surface : piece.node().surfaces()) {
                soup.add(surface, piece.moved(), batch(model, surface));
            }
        }
        return soup;
    }

    /** Whether marks are those of a batch. */
    static boolean isBatch(Marks marks) {
        return marks.schema().orElse("").startsWith(BATCH);
    }

    private static int batch(Model model, IncomingSurface surface) {
        int batch = surface.marks().number("i").orElse(TriangleSoup.NONE);
        return isBatch(surface.marks()) && batch >= 0 && batch < model.batches().count() ? batch : TriangleSoup.NONE;
    }
}
