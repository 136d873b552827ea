package dev.ironkit.format.msh.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.ModelBytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeometryCursorTest {

    private static final int NONE = 0xFFFF;

    private static ModelBytes batch(ModelBytes bytes, int indexCount, long indexStart, long baseVertex) {
        return bytes.batch(0, 0, 0xFF00, NONE, indexCount, indexStart, 0, baseVertex);
    }

    private static ModelBytes slot(ModelBytes bytes, int batchStart, int batchCount) {
        return bytes.slot(0, 0, batchStart, batchCount, 0, 0, 0, 0, 0, 0);
    }

    private static GeometryCursor cursor(ModelBytes bytes) {
        Model model = MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
        return new GeometryCursor(model);
    }

    /** Four vertices, seven indices. */
    private static ModelBytes vertices() {
        ModelBytes bytes = ModelBytes.empty().node(0, NONE, NONE, 0, 0);
        for (int vertex = 0; vertex < 4; vertex++) {
            bytes.vertex(vertex, 0, 0);
        }
        return bytes.indices(0, 1, 2, 0, 9, 3, 1);
    }

    private static List<Integer> triangles(GeometryCursor cursor) {
        List<Integer> all = new ArrayList<>();
        while (cursor.nextTriangle()) {
            all.addAll(List.of(cursor.triangle(), cursor.corner(0), cursor.corner(1), cursor.corner(2)));
        }
        return all;
    }

    private static List<Integer> vertices(GeometryCursor cursor) {
        List<Integer> all = new ArrayList<>();
        while (cursor.nextVertex()) {
            all.add(cursor.vertex());
        }
        return all;
    }

    @Test
    void goesThroughTheBatchesOfASlotThatExist() {
        ModelBytes bytes = vertices();
        batch(batch(batch(bytes, 3, 0, 0), 3, 0, 1), 3, 0, 0);
        slot(slot(bytes, 1, 900), 7, 2);
        GeometryCursor cursor = cursor(bytes);

        cursor.toSlot(0);
        assertThat(cursor.nextBatch()).isTrue();
        assertThat(cursor.batch()).isEqualTo(1);
        assertThat(triangles(cursor)).containsExactly(0, 1, 2, 3);
        assertThat(cursor.nextBatch()).isTrue();
        assertThat(cursor.batch()).isEqualTo(2);
        assertThat(cursor.nextBatch()).isFalse();
        assertThat(cursor.nextBatch()).as("asked again").isFalse();
        assertThat(cursor.toSlot(1).nextBatch()).as("no such batches").isFalse();
        assertThat(cursor.toSlot(2).nextBatch()).as("no such slot").isFalse();
        assertThat(cursor.toSlot(NONE).nextBatch()).isFalse();
    }

    @Test
    void passesOverVerticesThatAreNotThere() {
        ModelBytes bytes = vertices();
        batch(batch(bytes, 7, 0, 0), 3, 0, 0xFFFF_FFFFL);
        slot(bytes, 0, 2);
        GeometryCursor cursor = cursor(bytes);

        assertThat(cursor.toSlot(0).nextBatch()).isTrue();
        assertThat(vertices(cursor)).containsExactly(0, 1, 2, 0, 3, 1);
        assertThat(cursor.nextBatch()).isTrue();
        assertThat(vertices(cursor)).isEmpty();
        assertThat(cursor.toSlot(0).nextBatch()).isTrue();
        assertThat(triangles(cursor)).as("the second one has a vertex 9").containsExactly(0, 0, 1, 2);
        assertThat(cursor.triangleCount()).isEqualTo(2);
        assertThat(cursor.isWhole()).as("an index is left over").isTrue();
    }

    @Test
    void passesOverIndicesThatAreNotThere() {
        ModelBytes bytes = vertices();
        batch(batch(batch(bytes, 6, 5, 0), 3, 0xFFFF_FFF0L, 0), 2, 8, 0);
        slot(bytes, 0, 3);
        GeometryCursor cursor = cursor(bytes);

        assertThat(cursor.toSlot(0).nextBatch()).isTrue();
        assertThat(cursor.indexCount()).isEqualTo(2);
        assertThat(cursor.triangleCount()).isZero();
        assertThat(cursor.isWhole()).isFalse();
        assertThat(triangles(cursor)).isEmpty();
        assertThat(vertices(cursor)).containsExactly(3, 1);
        assertThat(cursor.nextBatch()).isTrue();
        assertThat(cursor.indexCount()).isZero();
        assertThat(vertices(cursor)).isEmpty();
        assertThat(cursor.nextBatch()).isTrue();
        assertThat(cursor.isWhole()).as("starts behind the end").isFalse();
    }
}
