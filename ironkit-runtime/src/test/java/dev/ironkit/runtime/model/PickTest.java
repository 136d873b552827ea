package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class PickTest {

    private static final HitQuery FRONT = HitQuery.EVERYTHING.withBothSides(false);

    private final TriangleHit hit = new TriangleHit();
    private final HitList list = new HitList();

    private static ModelPicker picker(ModelBytes bytes) {
        return picker(new ModelInstance(Made.prepared(bytes)));
    }

    private static ModelPicker picker(ModelInstance instance) {
        ModelPose pose = instance.newPose();
        instance.rest(pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);
        return picker;
    }

    private static Ray down(double x, double y) {
        return Ray.of(x, y, 10, 0, 0, -1);
    }

    private static Ray up(double x, double y) {
        return Ray.of(x, y, -10, 0, 0, 1);
    }

    private boolean hits(ModelPicker picker, Ray ray, HitQuery query) {
        picker.first(ray, query, hit);
        return hit.found();
    }

    @Test
    @Clause({"msh-core.6.4-triangles", "msh.2-winding", "msh.3.1-default"})
    void tellsWhereATriangleIsHit() {
        picker(Made.oneTriangle(0, 0)).first(Ray.of(0.5, 1, 10, 0, 0, -2), HitQuery.COLLISION, hit);

        assertThat(hit.found()).isTrue();
        assertThat(new int[] {hit.piece(), hit.node(), hit.slot(), hit.batch(), hit.triangle()})
                .containsExactly(0, 0, 0, 0, 0);
        assertThat(hit.distance()).isEqualTo(5);
        assertThat(new double[] {hit.weight(0), hit.weight(1), hit.weight(2)}).containsExactly(0.25, 0.25, 0.5);
        assertThat(new double[] {hit.point(0), hit.point(1), hit.point(2)}).containsExactly(0.5, 1, 0);
        assertThat(new double[] {hit.normal(0), hit.normal(1), hit.normal(2)}).containsExactly(0, 0, 1);
        assertThat(hit.fromBehind()).isFalse();
    }

    @Test
    @Clause("msh.6-two-sided")
    void hitsFromBehindOnlyWhatSaysSo() {
        assertThat(hits(picker(Made.oneTriangle(0, 0)), down(0.5, 0.5), FRONT)).isTrue();
        assertThat(hits(picker(Made.oneTriangle(0, 0)), up(0.5, 0.5), FRONT)).isFalse();
        assertThat(hits(picker(Made.oneTriangle(0x0002, 0)), up(0.5, 0.5), FRONT))
                .isTrue();
        assertThat(hit.fromBehind()).isTrue();
        assertThat(hit.normal(2)).as("still that of the front").isEqualTo(1);
        assertThat(hits(picker(Made.oneTriangle(0, 0)), up(0.5, 0.5), HitQuery.EVERYTHING))
                .isTrue();
    }

    @Test
    @Clause("msh.6-portals")
    void shotsAndMoversPassPortals() {
        ModelPicker picker = picker(Made.oneTriangle(0x0008, 0));

        assertThat(hits(picker, down(0.5, 0.5), HitQuery.SHOT)).isFalse();
        assertThat(hits(picker, down(0.5, 0.5), HitQuery.COLLISION)).isFalse();
        assertThat(hits(picker, down(0.5, 0.5), HitQuery.EVERYTHING)).isTrue();
        picker.nearest(new Ball(0.5, 0.5, 0, 1), HitQuery.COLLISION, hit);
        assertThat(hit.found()).isFalse();
    }

    @Test
    @Clause("msh.6-no-shots")
    void shotsPassBatchesThatExcludeThem() {
        ModelPicker picker = picker(Made.oneTriangle(0x0200, 0));

        assertThat(hits(picker, down(0.5, 0.5), HitQuery.SHOT)).isFalse();
        assertThat(hits(picker, down(0.5, 0.5), HitQuery.COLLISION)).isTrue();
    }

    @Test
    @Clause({"msh.8-shots", "msh.8-collision"})
    void foliageStopsNothingAndGlassStopsWhatMoves() {
        int[][] shotAndCollision = {{0x00, 1, 1}, {0x04, 0, 0}, {0x20, 0, 1}, {0x24, 0, 0}, {0x12, 1, 1}};
        for (int[] row : shotAndCollision) {
            ModelPicker picker = picker(Made.oneTriangle(0, row[0]));
            assertThat(hits(picker, down(0.5, 0.5), HitQuery.SHOT)).isEqualTo(row[1] == 1);
            assertThat(hits(picker, down(0.5, 0.5), HitQuery.COLLISION)).isEqualTo(row[2] == 1);
        }
    }

    @Test
    void cornersAndEdgesBelongToTheTriangle() {
        ModelPicker picker = picker(Made.oneTriangle(0, 0));
        double[][] on = {{0, 0}, {2, 0}, {0, 2}, {1, 0}, {0, 1}, {1, 1}};
        for (double[] point : on) {
            assertThat(hits(picker, down(point[0], point[1]), FRONT)).isTrue();
        }
        double[][] off = {{-0.001, 0}, {2.001, 0}, {1.001, 1}, {0, -0.001}};
        for (double[] point : off) {
            assertThat(hits(picker, down(point[0], point[1]), FRONT)).isFalse();
        }
    }

    @Test
    void noRaySlipsThroughBetweenTwoTriangles() {
        ModelPicker picker = picker(ModelBytes.quad());
        for (int i = 0; i <= 1000; i++) {
            double at = i / 500.0;
            assertThat(hits(picker, Ray.of(at + 0.3, at - 0.7, 5, -0.3, 0.7, -5), FRONT))
                    .isTrue();
        }
    }

    @Test
    void aRayInThePlaneOfATriangleHitsNothing() {
        ModelPicker picker = picker(Made.oneTriangle(0, 0));

        assertThat(hits(picker, Ray.of(-5, 0.5, 0, 1, 0, 0), HitQuery.EVERYTHING))
                .isFalse();
        assertThat(hits(picker, Ray.of(-5, 0, 0, 1, 0, 0), HitQuery.EVERYTHING))
                .as("along an edge")
                .isFalse();
        assertThat(hits(picker, Ray.of(-5, 0.5, 1, 1, 0, 0), HitQuery.EVERYTHING))
                .as("above")
                .isFalse();
    }

    @Test
    void startAndEndOfARayCount() {
        ModelPicker picker = picker(Made.oneTriangle(0, 0));

        assertThat(hits(picker, Ray.of(0.5, 0.5, 0, 0, 0, -1), FRONT))
                .as("starts there")
                .isTrue();
        assertThat(hit.distance()).isZero();
        assertThat(hits(picker, new Ray(0.5, 0.5, 1, 0, 0, -1, 1), FRONT))
                .as("ends there")
                .isTrue();
        assertThat(hits(picker, new Ray(0.5, 0.5, 1, 0, 0, -1, 0.999), FRONT)).isFalse();
        assertThat(hits(picker, Ray.of(0.5, 0.5, -1, 0, 0, -1), HitQuery.EVERYTHING))
                .as("behind")
                .isFalse();
        assertThat(hits(picker, Ray.between(0.5, 0.5, 1, 0.5, 0.5, -1), FRONT)).isTrue();
        assertThat(hit.distance()).isEqualTo(0.5);
    }

    @Test
    void refusesRaysAndBallsThatAreNone() {
        assertThatThrownBy(() -> Ray.of(0, 0, 0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Ray.of(Double.NaN, 0, 0, 0, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Ray.of(0, 0, 0, 0, Double.NaN, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Ray.of(0, 0, 0, 0, 0, Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ray(0, 0, 0, 0, 0, 1, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ray(0, 0, 0, 0, 0, 1, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ball(0, 0, 0, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ball(0, Double.NaN, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Ball(0, 0, 0, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void equalHitsComeInTheOrderOfPiecesAndTriangles() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0);
        Made.still(bytes, 1, 0, 0, 0, 1);
        Made.still(bytes, 2, 0, 0, 0, 0);
        Made.triangleSlot(bytes, 0, 0, 0, 0, 0);
        Made.triangleSlot(bytes, 1, 0, 0, 0, 0);
        ModelPicker picker = picker(bytes);

        picker.first(down(0.5, 0.5), FRONT, hit);
        assertThat(hit.piece()).isEqualTo(1);
        assertThat(hit.slot()).isEqualTo(1);
        picker.all(down(0.5, 0.5), FRONT, list);
        assertThat(list.size()).isEqualTo(2);
        assertThat(new int[] {list.hit(0).piece(), list.hit(1).piece()}).containsExactly(1, 2);
        picker.touched(new Ball(0.5, 0.5, 1, 1), FRONT, list);
        assertThat(new int[] {list.hit(0).piece(), list.hit(1).piece()}).containsExactly(1, 2);
    }

    @Test
    void equalHitsOfASlotComeInTheOrderTheyAreDrawn() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        bytes.vertex(0, 0, 0).vertex(2, 0, 0).vertex(0, 2, 0);
        int triangles = 20;
        for (int i = 0; i < triangles; i++) {
            bytes.indices(0, 1, 2).triangle(0, Made.NONE, Made.NONE, Made.NONE, 0, 0, 32767, 0x3F);
        }
        bytes.batch(0, 0, 0, 0, 30, 0, 0, 0).batch(0, 0, 0, 0, 30, 30, 0, 0);
        ModelPicker picker = picker(bytes.slot(0, triangles, 0, 2, 0, 0, 0, 2, 2, 0));

        picker.first(down(0.5, 0.5), FRONT, hit);
        assertThat(hit.triangle()).isZero();
        picker.all(down(0.5, 0.5), FRONT, list);
        picker.nearest(new Ball(0.5, 0.5, 1, 1), FRONT, hit);
        assertThat(hit.triangle()).isZero();
        assertThat(list.size()).isEqualTo(triangles);
        for (int i = 0; i < triangles; i++) {
            assertThat(list.hit(i).triangle()).isEqualTo(i);
            assertThat(list.hit(i).batch()).isEqualTo(i / 10);
        }
    }

    @Test
    void findsAllHitsNearestFirst() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        Made.still(bytes, 1, 0, Made.NONE, 0, 1);
        Made.still(bytes, 2, 0, Made.NONE, 0, 2);
        Made.triangleSlot(bytes, 0, 0, 0, 0, 2);
        Made.triangleSlot(bytes, 1, 0, 0, 0, 7);
        Made.triangleSlot(bytes, 2, 0, 0, 0, 4);
        picker(bytes).all(down(0.5, 0.5), FRONT, list);

        assertThat(new double[] {
                    list.hit(0).distance(), list.hit(1).distance(), list.hit(2).distance()
                })
                .containsExactly(3, 6, 8);
        assertThat(list.hit(0).triangle()).isEqualTo(1);
    }

    @Test
    @Clause("msh.5-consumed")
    void eachBatchTakesItsTriangleRecordsInOrder() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        for (int i = 0; i < 3; i++) {
            bytes.vertex(i * 10, 0, 0).vertex(i * 10 + 2, 0, 0).vertex(i * 10, 2, 0);
            bytes.indices(i * 3, i * 3 + 1, i * 3 + 2);
        }
        // Four indices: a triangle and one begun, two records.
        bytes.batch(0, 0, 0, 0, 4, 0, 0, 0).batch(0, 0, 0, 0, 3, 6, 0, 0);
        for (int record = 0; record < 4; record++) {
            bytes.triangle(record == 2 ? 0x04 : 0, Made.NONE, Made.NONE, Made.NONE, 0, 0, 32767, 0x3F);
        }
        bytes.slot(0, 3, 0, 2, 0, 0, 0, 22, 2, 0);
        ModelPicker picker = picker(bytes);

        assertThat(hits(picker, down(0.5, 0.5), FRONT)).isTrue();
        assertThat(hits(picker, down(20.5, 0.5), FRONT)).isTrue();
        assertThat(hit.triangle()).isEqualTo(2);
        assertThat(hit.batch()).isEqualTo(1);
        assertThat(hits(picker, down(20.5, 0.5), HitQuery.COLLISION))
                .as("record 2 is foliage")
                .isFalse();
        assertThat(Made.prepared(bytes).skippedTriangles(0)).as("the one begun").isEqualTo(1);
    }

    @Test
    void trianglesOutsideTheRangeOfTheSlotAreNotItsOwn() {
        ModelBytes bytes = ModelBytes.quad();
        bytes.slot(1, 1, 0, 1, 0, 0, 0, 2, 2, 0).slot(0, 3, 0, 1, 0, 0, 0, 2, 2, 0);
        bytes.payload(1).node(0, Made.NONE, Made.NONE, 0, 1, 2);
        PreparedModel model = Made.prepared(bytes);

        assertThat(model.triangleCount(0)).isEqualTo(2);
        assertThat(model.triangleCount(1)).isEqualTo(1);
        assertThat(model.triangleCount(2)).isEqualTo(2);
        assertThat(model.skippedTriangles(2)).as("one more than there are").isEqualTo(1);
    }

    @Test
    void skipsWhatIsDamagedAndCountsIt() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        bytes.vertex(0, 0, 0)
                .vertex(2, 0, 0)
                .vertex(0, 2, 0)
                .vertex(Float.NaN, 0, 0)
                .vertex(1, 0, 0);
        bytes.indices(0, 1, 2, 0, 1, 9, 0, 1, 3, 0, 4, 1);
        bytes.batch(0, 0, 0, 0, 12, 0, 0, 0)
                .batch(0, 0, 0, 0, 3, 0xFFFF_FFFFL, 0, 0)
                .batch(0, 0, 0, 0, 3, 0, 0, 0xFFFF_FFFFL)
                .batch(0, 0, 0, 0, 3, 0, 0, 0);
        for (int record = 0; record < 6; record++) {
            bytes.triangle(0, Made.NONE, Made.NONE, Made.NONE, 0, 0, 32767, 0x3F);
        }
        PreparedModel model = Made.prepared(bytes.slot(0, 9, 0, 60, 0, 0, 0, 2, 2, 0));

        assertThat(model.triangleCount(0)).isEqualTo(1);
        assertThat(model.flatTriangles(0)).isEqualTo(1);
        assertThat(model.skippedTriangles(0))
                .as("two corners, two batches, one record, two without a batch")
                .isEqualTo(7);
        assertThat(hits(picker(bytes), down(0.5, 0.5), FRONT)).isTrue();
    }

    @Test
    void slotsThatClaimWhatIsNotThereTakeNothingFromOthers() {
        ModelBytes bytes = ModelBytes.quad().without(7);
        for (int slot = 1; slot < 10; slot++) {
            bytes.slot(0, 65535, 0, 65535, 0, 0, 0, 2, 2, 0);
        }
        PreparedModel model = Made.prepared(bytes);

        for (int slot = 0; slot < 10; slot++) {
            assertThat(model.triangleCount(slot)).isEqualTo(2);
        }
        assertThat(model.skippedTriangles(9)).isEqualTo(65533);
    }

    @Test
    void indicesThatAreNotThereCountNothing() {
        ModelBytes bytes = ModelBytes.quad().without(7);
        for (int batch = 1; batch < 10; batch++) {
            bytes.batch(0, 0, 0, 0, 65535, 3, 4, 0).slot(0, 65535, batch, 1, 0, 0, 0, 2, 2, 0);
        }
        PreparedModel model = Made.prepared(bytes);

        assertThat(model.triangleCount(9)).isEqualTo(1);
        assertThat(model.skippedTriangles(9))
                .as("21,844 of the batch, the rest of no batch")
                .isEqualTo(65534);
    }

    @Test
    void slotsThatHaveTheSameTrianglesOverAndOverAreLimitedFromTheLargestOn() {
        ModelBytes bytes = stack(0);
        for (int slot = 1; slot < 40; slot++) {
            bytes.slot(0, 21_845, 0, 1, 0, 0, 0, 2, 2, 0);
        }
        PreparedModel model = Made.prepared(bytes.slot(0, 9, 0, 1, 0, 0, 0, 2, 2, 0));

        assertThat(model.triangleCount(26)).isEqualTo(21_845);
        assertThat(model.triangleCount(27))
                .as("16 times what there is, and 262,144, are used")
                .isZero();
        assertThat(model.triangleCount(40)).as("the smallest").isEqualTo(9);
    }

    /** The same triangle 21,845 times, as one batch and one slot; its nodes are one below the other. */
    private static ModelBytes stack(int nodes) {
        ModelBytes bytes = ModelBytes.empty().without(7);
        int[] indices = new int[65_535];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i % 3;
        }
        bytes.vertex(0, 0, 0).vertex(2, 0, 0).vertex(0, 2, 0).indices(indices);
        bytes.batch(0, 0, 0, 0, 65_535, 0, 3, 0).slot(0, 21_845, 0, 1, 0, 0, 0, 2, 2, 0);
        for (int node = 0; node < nodes; node++) {
            bytes.node(0, Made.NONE, Made.NONE, node, 0).key(0, 0, node, 0, 32767, 0, 0, 0);
        }
        return bytes;
    }

    @Test
    void listsOfHitsEndSomewhereAndKeepTheNearest() {
        ModelPicker picker = picker(stack(4));

        picker.all(down(0.5, 0.5), FRONT, list);
        assertThat(list.size()).isEqualTo(1 << 16);
        assertThat(list.isComplete()).isFalse();
        assertThat(list.hit(0).piece()).as("the nearest was met last").isEqualTo(3);
        assertThat(list.hit(0).distance()).isEqualTo(7);
        assertThat(list.hit(0).point(2)).isEqualTo(3);
        assertThat(list.hit(21_845).piece()).isEqualTo(2);
        assertThat(list.hit(43_690).piece()).isEqualTo(1);
        assertThat(list.hit((1 << 16) - 1).piece()).as("one is left").isZero();
        assertThat(list.hit((1 << 16) - 2).piece()).isEqualTo(1);
        picker.all(down(5, 5), FRONT, list);
        assertThat(list.isComplete()).isTrue();
        assertThat(list.size()).isZero();
    }

    @Test
    void touchedTrianglesKeepTheNearest() {
        picker(stack(4)).touched(new Ball(0.5, 0.5, 3.5, 100), FRONT, list);

        assertThat(list.isComplete()).isFalse();
        assertThat(list.hit(0).piece()).isEqualTo(3);
        assertThat(list.hit(0).distance()).isEqualTo(0.5);
        assertThat(list.hit(21_844).piece()).as("all of the nearest").isEqualTo(3);
        assertThat(list.hit((1 << 16) - 1).piece()).isZero();
    }

    @Test
    void directionsMayBeVeryLongOrShort() {
        ModelPicker picker = picker(Made.oneTriangle(0, 0));
        for (double length : new double[] {1e300, 1.7e308, 1e150, 1e30, 1, 1e-30, 1e-150, 1e-250}) {
            Ray ray = Ray.of(0.5, 0.5, 5, 1e-300, 0, -length);
            assertThat(hits(picker, ray, FRONT)).as("length %s", length).isTrue();
            assertThat(hit.distance()).isCloseTo(5 / length, within(1e-15 * 5 / length));
            assertThat(hit.point(2)).isCloseTo(0, within(1e-14));
            picker.all(ray, FRONT, list);
            assertThat(list.size()).isEqualTo(1);
            assertThat(Hits.bits(list.hit(0))).isEqualTo(Hits.bits(hit));
            assertThat(hits(picker, new Ray(0.5, 0.5, 5, 0, 0, -length, 5.1 / length), FRONT))
                    .isTrue();
            assertThat(hits(picker, new Ray(0.5, 0.5, 5, 0, 0, -length, 4.9 / length), FRONT))
                    .isFalse();
        }
    }

    @Test
    void directionsTooShortToCountInAreRefused() {
        assertThatThrownBy(() -> Ray.of(0, 0, 5, 0, 0, -9e-251))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("A ray needs a direction of which one number at least is 1.0E-250 or more.");
    }

    @Test
    void needsNoTriangleRecords() {
        assertThat(hits(picker(ModelBytes.quad().without(7)), down(0.5, 0.5), HitQuery.SHOT))
                .isTrue();
    }

    @Test
    void boxesThatLieHideNothing() {
        ModelBytes bytes = ModelBytes.quad().slot(0, 2, 0, 1, 50, 50, 50, 51, 51, 51);
        bytes.payload(1).node(0, Made.NONE, Made.NONE, 0, 1);

        assertThat(hits(picker(bytes), down(0.5, 0.5), FRONT)).isTrue();
    }

    @Test
    void hitsThePieceWhereItsPoseIs() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.animated()));
        ModelPose pose = instance.newPose();
        pose.placement()[0] = -1;
        pose.placement()[3] = 100;
        pose.placement()[10] = 2;
        instance.rest(pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);

        picker.first(down(99.5, 0.5), FRONT, hit);
        assertThat(hit.piece()).isEqualTo(1);
        assertThat(hit.point(2)).as("one up, doubled").isEqualTo(2);
        assertThat(hit.normal(2)).as("mirrored, and still the front").isEqualTo(1);
    }

    @Test
    void aPiecePressedFlatIsNotHit() {
        ModelInstance instance = new ModelInstance(Made.prepared(ModelBytes.quad()));
        ModelPose pose = instance.newPose();
        pose.placement()[0] = 0;
        instance.rest(pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);

        assertThat(hits(picker, down(0, 0.5), HitQuery.EVERYTHING)).isFalse();
    }

    @Test
    @Clause({"msh.3.1-default", "msh-core.6.4-triangles"})
    void hitsTheCellThatIsAskedFor() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0, 1, Made.NONE, Made.NONE, Made.NONE, 2);
        Made.triangleSlot(bytes, 0, 0, 0, 0, 0);
        Made.triangleSlot(bytes, 1, 0, 0, 0, 1);
        Made.triangleSlot(bytes, 2, 0, 0, 0, 2);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));
        ModelPicker picker = picker(instance);

        for (HitQuery unlessAsked : List.of(FRONT, HitQuery.SHOT, HitQuery.COLLISION, HitQuery.EVERYTHING)) {
            assertThat(slotHit(picker, unlessAsked)).isZero();
        }
        assertThat(slotHit(picker, FRONT.at(0, 1))).isEqualTo(1);
        assertThat(slotHit(picker, FRONT.at(1, 0))).isEqualTo(2);
        assertThat(slotHit(picker, FRONT.at(2, 0))).isEqualTo(-1);
        instance.state(0, 1);
        assertThat(slotHit(picker, FRONT)).as("the current state").isEqualTo(2);
    }

    private int slotHit(ModelPicker picker, HitQuery query) {
        return hits(picker, down(0.5, 0.5), query) ? hit.slot() : -1;
    }

    @Test
    void aBallTouchesWhatIsWithinItsReach() {
        ModelPicker picker = picker(Made.oneTriangle(0, 0));
        double[][] centreDistanceAndWeights = {
            {0.5, 0.5, 0.75, 0.75, 0.5, 0.25, 0.25},
            {0.5, 0.5, -0.75, 0.75, 0.5, 0.25, 0.25},
            {1, -0.5, 0, 0.5, 0.5, 0.5, 0},
            {-0.5, 1, 0, 0.5, 0.5, 0, 0.5},
            {-0.5, -0.5, 0, Math.sqrt(0.5), 1, 0, 0},
            {2.5, -0.25, 0, Math.sqrt(0.3125), 0, 1, 0},
            {-0.25, 2.5, 0, Math.sqrt(0.3125), 0, 0, 1},
            {1.5, 1.5, 0, Math.sqrt(0.5), 0, 0.5, 0.5},
        };
        for (double[] row : centreDistanceAndWeights) {
            picker.nearest(new Ball(row[0], row[1], row[2], 0.8), FRONT, hit);
            assertThat(hit.found()).isTrue();
            assertThat(hit.distance()).isCloseTo(row[3], within(1e-12));
            for (int corner = 0; corner < 3; corner++) {
                assertThat(hit.weight(corner)).isCloseTo(row[4 + corner], within(1e-12));
            }
            assertThat(hit.fromBehind()).isEqualTo(row[2] < 0);
            picker.nearest(new Ball(row[0], row[1], row[2], row[3] - 1e-6), FRONT, hit);
            assertThat(hit.found()).isFalse();
        }
    }

    @Test
    void aBallStaysRoundInAStretchedModel() {
        ModelInstance instance = new ModelInstance(Made.prepared(Made.oneTriangle(0, 0)));
        ModelPose pose = instance.newPose();
        pose.placement()[0] = 10;
        instance.rest(pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);

        picker.nearest(new Ball(-3, 1, 0, 3), FRONT, hit);
        assertThat(hit.found()).isTrue();
        assertThat(hit.distance()).isEqualTo(3);
        picker.nearest(new Ball(-3.001, 1, 0, 3), FRONT, hit);
        assertThat(hit.found()).isFalse();
        picker.nearest(new Ball(5, 0.5, 0, 0), FRONT, hit);
        assertThat(hit.found()).as("a point on the triangle").isTrue();
    }
}
