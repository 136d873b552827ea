package dev.ironkit.convert.importing.scene;

/** How a node moves in an animation: what is not animated stays as the node rests. */
public interface IncomingCurve {

    /** {@return whether its place moves} */
    boolean moves();

    /** {@return whether it turns} */
    boolean turns();

    /** {@return whether it is stretched} */
    boolean stretches();

    /** {@return the times of all its keys in seconds, rising; a copy} */
    double[] times();

    /** {@return when its last key is, in seconds} */
    double end();

    /** {@return the pose at a time; before the first key and behind the last it holds} */
    IncomingPose at(double seconds);
}
