package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.format.msh.TriangleFlag;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SurfaceWalkTest {

    private static final int SIDE = 12;
    private static final int WALKABLE = TriangleFlag.WALKABLE.mask();

    private final SurfaceWalk walk = new SurfaceWalk();

    /** A floor of squares from 0 to 12, two triangles each, rising along x by half; one column of squares is not walkable. */
    private static PreparedModel floor(int blockedColumn) {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        for (int y = 0; y <= SIDE; y++) {
            for (int x = 0; x <= SIDE; x++) {
                bytes.vertex(x, y, x * 0.5f);
            }
        }
        for (int y = 0; y < SIDE; y++) {
            for (int x = 0; x < SIDE; x++) {
                addSquare(bytes, x, y, x == blockedColumn ? 0 : WALKABLE);
            }
        }
        int triangles = SIDE * SIDE * 2;
        bytes.batch(0, 0, 0, 0, triangles * 3, 0, 0, 0);
        return Made.prepared(bytes.slot(0, triangles, 0, 1, 0, 0, 0, SIDE, SIDE, 6));
    }

    private static void addSquare(ModelBytes bytes, int x, int y, int flags) {
        int corner = y * (SIDE + 1) + x;
        bytes.indices(corner, corner + 1, corner + SIDE + 2, corner, corner + SIDE + 2, corner + SIDE + 1);
        int lower = number(x, y);
        int below = y == 0 ? Made.NONE : number(x, y - 1) + 1;
        int right = x == SIDE - 1 ? Made.NONE : number(x + 1, y) + 1;
        int above = y == SIDE - 1 ? Made.NONE : number(x, y + 1);
        int left = x == 0 ? Made.NONE : number(x - 1, y);
        bytes.triangle(flags, below, right, lower + 1, 0, 0, 32767, 0);
        bytes.triangle(flags, lower, above, left, 0, 0, 32767, 0);
    }

    private static int number(int x, int y) {
        return (y * SIDE + x) * 2;
    }

    private static int below(double x, double y) {
        int square = number((int) x, (int) y);
        return x - Math.floor(x) > y - Math.floor(y) ? square : square + 1;
    }

    @Test
    @Clause({"msh-core.6.4-neighbours", "msh.8-neighbour"})
    void findsTheTriangleBelowAPointThatMoved() {
        PreparedModel model = floor(-1);
        Random random = new Random(5);
        for (int i = 0; i < 500; i++) {
            double x = random.nextDouble() * SIDE;
            double y = random.nextDouble() * SIDE;
            double toX = random.nextDouble() * SIDE;
            double toY = random.nextDouble() * SIDE;
            double[] way = {x, y, x * 0.5, toX, toY, toX * 0.5 + 3};

            assertThat(walk.walk(model, 0, below(x, y), WALKABLE, way)).isEqualTo(WalkEnd.REACHED);
            assertThat(walk.triangle()).isEqualTo(below(toX, toY));
            assertThat(walk.edge()).isEqualTo(-1);
            assertThat(walk.height()).isCloseTo(3, within(1e-9));
            assertThat(walk.weight(0) + walk.weight(1) + walk.weight(2)).isCloseTo(1, within(1e-12));
        }
    }

    @Test
    @Clause({"msh-core.6.4-neighbours"})
    void endsWhereNothingLiesAcross() {
        double[] way = {10.5, 5.25, 0, 20.5, 5.25, 0};

        assertThat(walk.walk(floor(-1), 0, below(10.5, 5.25), 0, way)).isEqualTo(WalkEnd.EDGE);
        assertThat(walk.triangle()).isEqualTo(number(SIDE - 1, 5));
        assertThat(walk.edge()).isEqualTo(1);
    }

    @Test
    void endsBeforeATriangleWithoutTheFlags() {
        double[] way = {2.5, 5.25, 0, 9.5, 5.25, 0};

        assertThat(walk.walk(floor(6), 0, below(2.5, 5.25), WALKABLE, way)).isEqualTo(WalkEnd.FLAGS);
        assertThat(walk.triangle()).isEqualTo(number(5, 5));
        assertThat(walk.walk(floor(6), 0, below(2.5, 5.25), 0, way)).isEqualTo(WalkEnd.REACHED);
    }

    @Test
    void endsAtLinksThatLeadOutOfTheSlot() {
        ModelBytes bytes = Made.oneTriangle(0, 0).payload(7);
        bytes.triangle(0, Made.NONE, 40, Made.NONE, 0, 0, 32767, 0x3F);

        assertThat(walk.walk(Made.prepared(bytes), 0, 0, 0, new double[] {0.5, 0.5, 0, 9, 9, 0}))
                .isEqualTo(WalkEnd.EDGE);
    }

    @Test
    void endsWhereLinksLeadRoundInACircle() {
        ModelBytes bytes = Made.oneTriangle(0, 0).payload(7);
        bytes.triangle(0, 0, 0, 0, 0, 0, 32767, 0);

        assertThat(walk.walk(Made.prepared(bytes), 0, 0, 0, new double[] {0.5, 0.5, 0, 9, 9, 0}))
                .isEqualTo(WalkEnd.CIRCLE);
    }

    @Test
    void endsOnATriangleThatStandsUpright() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 0);
        bytes.vertex(0, 0, 0).vertex(1, 0, 0).vertex(0, 0, 1).indices(0, 1, 2);
        bytes.batch(0, 0, 0, 0, 3, 0, 0, 0).slot(0, 1, 0, 1, 0, 0, 0, 1, 0, 1);
        bytes.triangle(0, Made.NONE, Made.NONE, Made.NONE, 0, 0, 0, 0x3F);

        assertThat(walk.walk(Made.prepared(bytes), 0, 0, 0, new double[6])).isEqualTo(WalkEnd.UPRIGHT);
    }

    @Test
    void refusesAWalkFromNowhere() {
        PreparedModel model = floor(-1);

        assertThatThrownBy(() -> walk.walk(model, 0, 9999, 0, new double[6]))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> walk.walk(model, 0, 0, 0, new double[5])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> walk.walk(model, 0, 0, 0, new double[] {Double.NaN, 0, 0, 0, 0, 0}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
