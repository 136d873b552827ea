package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;

/** Whether a node changes its size: programs write curves for what stays as it is, too. */
final class ScaleCurve {

    private static final double SLACK = 1e-4;

    private ScaleCurve() {}

    static boolean changes(IncomingCurve curve, IncomingPose rest) {
        for (double time : curve.times()) {
            IncomingPose pose = curve.at(time);
            if (isOther(pose.scaleX(), rest.scaleX())
                    || isOther(pose.scaleY(), rest.scaleY())
                    || isOther(pose.scaleZ(), rest.scaleZ())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOther(double a, double b) {
        return Math.abs(a - b) > SLACK * Math.max(Math.abs(a), Math.abs(b));
    }
}
