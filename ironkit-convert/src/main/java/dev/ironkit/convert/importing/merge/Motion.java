package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.build.Rotation;
import java.util.Arrays;

/** How a node of a file stands and moves, frame by frame. */
final class Motion {

    private final IncomingNode node;
    private final IncomingCurve curve;
    private final double framesPerSecond;
    private final double[] times;

    /**
     * A motion.
     *
     * @param curve null for a node that stands still
     */
    Motion(IncomingNode node, IncomingCurve curve, double framesPerSecond) {
        this.node = node;
        this.curve = curve;
        this.framesPerSecond = framesPerSecond;
        this.times = curve == null ? new double[0] : curve.times();
    }

    IncomingNode node() {
        return node;
    }

    boolean moves() {
        return curve != null && curve.moves();
    }

    boolean turns() {
        return curve != null && curve.turns();
    }

    boolean hasCurve() {
        return curve != null && (curve.moves() || curve.turns());
    }

    boolean stretches() {
        return curve != null && curve.stretches();
    }

    double seconds() {
        return curve == null ? 0 : curve.end();
    }

    /** The last frame that anything is said about. */
    double lastFrame() {
        return Math.rint(seconds() * framesPerSecond);
    }

    IncomingPose at(double frame) {
        return curve == null ? node.rest() : curve.at(seconds(frame, framesPerSecond));
    }

    /** The time of a frame as files have it, which keep it as a float: past a key by so little, a fast node is off already. */
    static double seconds(double frame, double framesPerSecond) {
        return (float) (frame / framesPerSecond);
    }

    /**
     * The rotation as programs mix it that treat its four numbers one by one.
     *
     * <p>Between keys that is another rotation than on the arc that glTF asks for, and Blender writes it out frame by frame.
     */
    Rotation mixed(double frame) {
        double time = seconds(frame, framesPerSecond);
        int at = Arrays.binarySearch(times, time);
        int next = at >= 0 ? at : -at - 1;
        if (at >= 0 || next == 0 || next >= times.length) {
            return at(frame).rotation();
        }
        double share = (time - times[next - 1]) / (times[next] - times[next - 1]);
        return mix(curve.at(times[next - 1]).rotation(), curve.at(times[next]).rotation(), share);
    }

    /** Mixes rotations number by number, the second one with the sign that is nearer. */
    static Rotation mix(Rotation a, Rotation b, double share) {
        double sign = dot(a, b) < 0 ? -share : share;
        double rest = 1 - share;
        return rotation(
                a.w() * rest + b.w() * sign,
                a.x() * rest + b.x() * sign,
                a.y() * rest + b.y() * sign,
                a.z() * rest + b.z() * sign,
                a);
    }

    /** Mixes rotations on the shorter arc between them. */
    static Rotation arc(Rotation a, Rotation b, double share) {
        double dot = dot(a, b);
        double angle = Math.acos(Math.min(1, Math.abs(dot)));
        if (angle < 1e-4) {
            return mix(a, b, share);
        }
        double first = Math.sin((1 - share) * angle) / Math.sin(angle);
        double second = Math.sin(share * angle) / Math.sin(angle) * (dot < 0 ? -1 : 1);
        return rotation(
                a.w() * first + b.w() * second,
                a.x() * first + b.x() * second,
                a.y() * first + b.y() * second,
                a.z() * first + b.z() * second,
                a);
    }

    static double dot(Rotation a, Rotation b) {
        return a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z();
    }

    /** Half a turn between two rotations has no middle; then the first one stays. */
    private static Rotation rotation(double w, double x, double y, double z, Rotation otherwise) {
        return w * w + x * x + y * y + z * z < 1e-18 ? otherwise : new Rotation(w, x, y, z);
    }
}
