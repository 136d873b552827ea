package dev.ironkit.runtime.model;

/**
 * Where a triangle was hit. Filled by a {@link ModelPicker} and reused.
 *
 * <p>Hits are ordered by their distance, those of equal distance by piece and then by the order in which the slot's batches draw
 * their triangles.
 */
public final class TriangleHit {

    private boolean found;
    private int piece;
    private int node;
    private int slot;
    private int batch;
    private int triangle;
    private int place;
    private double distance;
    private boolean fromBehind;
    private final double[] weights = new double[3];
    private final double[] point = new double[3];
    private final double[] normal = new double[3];

    /** A hit of nothing. */
    public TriangleHit() {}

    /** {@return whether anything was hit; without, the other numbers mean nothing} */
    public boolean found() {
        return found;
    }

    /** {@return the piece of the instance} */
    public int piece() {
        return piece;
    }

    /** {@return the node of the piece's model} */
    public int node() {
        return node;
    }

    /** {@return the slot of that model} */
    public int slot() {
        return slot;
    }

    /** {@return the batch of that model} */
    public int batch() {
        return batch;
    }

    /** {@return the number of the triangle's record in that model} */
    public int triangle() {
        return triangle;
    }

    /** {@return for a ray how many lengths of its direction away; for a ball how far from its centre} */
    public double distance() {
        return distance;
    }

    /** {@return whether the ray came, or the centre lies, on the back side} */
    public boolean fromBehind() {
        return fromBehind;
    }

    /** {@return the part of a corner, 0 to 2, in the point: barycentric coordinates} */
    public double weight(int corner) {
        return weights[corner];
    }

    /** {@return a coordinate of the point in the world} */
    public double point(int axis) {
        return point[axis];
    }

    /** {@return a component of the triangle's normal in the world, of length 1, on its front side whichever was hit} */
    public double normal(int axis) {
        return normal[axis];
    }

    void clear() {
        found = false;
        distance = Double.POSITIVE_INFINITY;
    }

    /** Whether a hit would come before this one. */
    boolean isBehind(double otherDistance, int otherPiece, int otherPlace) {
        if (!found || otherDistance != distance) {
            return !found || otherDistance < distance;
        }
        return otherPiece != piece ? otherPiece < piece : otherPlace < place;
    }

    boolean isBehind(TriangleHit other) {
        return isBehind(other.distance, other.piece, other.place);
    }

    void take(int ofPiece, int ofNode, int ofSlot, SlotMesh mesh, int at) {
        found = true;
        piece = ofPiece;
        node = ofNode;
        slot = ofSlot;
        place = at;
        batch = mesh.batch(at);
        triangle = mesh.record(at);
    }

    /** Sets distance and corners' parts. The parts are made to lie within the triangle. */
    void at(double newDistance, boolean behind, double second, double third) {
        distance = newDistance;
        fromBehind = behind;
        double b = Math.max(0, Math.min(1, second));
        double c = Math.max(0, Math.min(1 - b, third));
        weights[0] = 1 - b - c;
        weights[1] = b;
        weights[2] = c;
    }

    /** Turns lengths of a scaled ray's direction into those of the ray it was made of. */
    void countIn(Ray asked) {
        distance = Math.scalb(distance, -asked.exponent());
    }

    double[] pointForWriting() {
        return point;
    }

    double[] normalForWriting() {
        return normal;
    }

    int place() {
        return place;
    }

    @Override
    public String toString() {
        return found
                ? "piece " + piece + ", slot " + slot + ", batch " + batch + ", triangle " + triangle + " at "
                        + distance
                : "nothing";
    }
}
