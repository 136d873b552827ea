package dev.ironkit.convert.importing.scene;

import java.util.function.UnaryOperator;

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

    /** {@return this curve with each of its poses changed in the same way} */
    default IncomingCurve map(UnaryOperator<IncomingPose> change) {
        IncomingCurve curve = this;
        return new IncomingCurve() {
            @Override
            public boolean moves() {
                return curve.moves();
            }

            @Override
            public boolean turns() {
                return curve.turns();
            }

            @Override
            public boolean stretches() {
                return curve.stretches();
            }

            @Override
            public double[] times() {
                return curve.times();
            }

            @Override
            public double end() {
                return curve.end();
            }

            @Override
            public IncomingPose at(double seconds) {
                return change.apply(curve.at(seconds));
            }
        };
    }
}
