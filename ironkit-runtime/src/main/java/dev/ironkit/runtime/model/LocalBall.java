package dev.ironkit.runtime.model;

/**
 * A ball against the triangles of a piece.
 *
 * <p>How far a triangle is away is measured in the world, where the ball is round. In the frame of the piece there is only a box
 * around it: a triangle counts only if its own box meets that one, so that leaving out larger boxes changes nothing.
 */
final class LocalBall {

    private static final double MARGIN = 1.0e-6;

    private final double[] low = new double[3];
    private final double[] high = new double[3];
    private final float[] triangleBox = new float[TriangleTree.BOX];
    private final double[] world = new double[SlotMesh.FLOATS];
    private final ClosestPoint closest = new ClosestPoint();
    private Ball ball;
    private float[] matrices;
    private int matrixAt;

    /** Takes a ball to a piece; false if that gives no box. */
    boolean enterFrame(Ball asked, float[] worlds, int worldAt, double[] inverse, int at) {
        ball = asked;
        matrices = worlds;
        matrixAt = worldAt;
        boolean finite = true;
        for (int axis = 0; axis < 3; axis++) {
            int row = at + axis * 4;
            double a = inverse[row];
            double b = inverse[row + 1];
            double c = inverse[row + 2];
            double middle = a * ball.x() + b * ball.y() + c * ball.z() + inverse[row + 3];
            double reach = ball.radius() * Math.sqrt(a * a + b * b + c * c);
            double margin = (Math.abs(middle) + reach) * MARGIN + Double.MIN_NORMAL;
            low[axis] = middle - reach - margin;
            high[axis] = middle + reach + margin;
            finite &= Double.isFinite(low[axis]) && Double.isFinite(high[axis]);
        }
        return finite;
    }

    boolean meets(float[] box, int at) {
        return box[at] <= high[0]
                && box[at + 1] <= high[1]
                && box[at + 2] <= high[2]
                && box[at + 3] >= low[0]
                && box[at + 4] >= low[1]
                && box[at + 5] >= low[2];
    }

    /** Whether the ball touches a triangle; {@link #closest} says where. */
    boolean touches(float[] corners, int at) {
        TriangleMath.box(corners, at, triangleBox, 0);
        if (!meets(triangleBox, 0)) {
            return false;
        }
        for (int corner = 0; corner < SlotMesh.FLOATS; corner += 3) {
            for (int axis = 0; axis < 3; axis++) {
                int row = matrixAt + axis * 4;
                world[corner + axis] = (double) matrices[row] * corners[at + corner]
                        + (double) matrices[row + 1] * corners[at + corner + 1]
                        + (double) matrices[row + 2] * corners[at + corner + 2]
                        + matrices[row + 3];
            }
        }
        closest.find(ball.x(), ball.y(), ball.z(), world);
        return closest.squaredDistance() <= ball.radius() * ball.radius();
    }

    ClosestPoint closest() {
        return closest;
    }

    /** Whether the centre lies on the back side of the last triangle. */
    boolean isBehind(double[] normal) {
        double x = ball.x() - world[0];
        double y = ball.y() - world[1];
        double z = ball.z() - world[2];
        return x * normal[0] + y * normal[1] + z * normal[2] < 0;
    }
}
