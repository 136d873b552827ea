package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;

/**
 * A curve of a node that hangs on something that does not move.
 *
 * @param curve relative to that
 * @param above where that stands
 */
record TransformedCurve(IncomingCurve curve, Affine above) implements IncomingCurve {

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
        return above.after(Affine.of(curve.at(seconds))).pose();
    }
}
