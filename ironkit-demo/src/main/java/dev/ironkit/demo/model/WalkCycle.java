package dev.ironkit.demo.model;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.function.DoubleFunction;

/**
 * Two steps of a walker with knees that bend backward. Feet are put where they have to stand; hips and knees follow from that. Times
 * are fractions of the cycle; the last key is the first one again.
 */
final class WalkCycle {

    static final int FRAMES = 40;
    static final double THIGH = 1.6;
    static final double SHIN = 1.7;
    static final double ANKLE = 0.45;

    private static final int STEP = 4;
    private static final double HEIGHT = 3.0;
    private static final double BOB = 0.07;
    private static final double REACH = 0.85;
    private static final double LIFT = 0.55;
    private static final double ON_GROUND = 0.6;

    private WalkCycle() {}

    /** The hips: highest when one leg passes the other. */
    static KeyPlan[] body() {
        return keys(time -> bodyAt(time), time -> new Pose(Axis.X, 2 * wave(time, 1, 0.05)));
    }

    /** The head looks to one side and the other. */
    static KeyPlan[] head(Point place) {
        return keys(time -> place, time -> new Pose(Axis.Z, 14 * wave(time, 1, 0)));
    }

    /** The arms nod with each step. */
    static KeyPlan[] arm(Point place) {
        return keys(time -> place, time -> new Pose(Axis.Y, 4 * wave(time, 2, 0.1)));
    }

    static KeyPlan[] thigh(Point hip, double offset) {
        return keys(time -> hip, time -> new Pose(Axis.Y, legAt(time + offset).thigh()));
    }

    static KeyPlan[] shin(double offset) {
        return keys(time -> new Point(0, 0, (float) -THIGH), time -> {
            Leg leg = legAt(time + offset);
            return new Pose(Axis.Y, leg.shin() - leg.thigh());
        });
    }

    static KeyPlan[] foot(double offset) {
        return keys(time -> new Point(0, 0, (float) -SHIN), time -> {
            Leg leg = legAt(time + offset);
            return new Pose(Axis.Y, leg.toes() - leg.shin());
        });
    }

    private static KeyPlan[] keys(DoubleFunction<Point> place, DoubleFunction<Pose> pose) {
        KeyPlan[] keys = new KeyPlan[FRAMES / STEP + 1];
        for (int i = 0; i < keys.length; i++) {
            // The end is taken at the start, so that the loop closes to the bit.
            double time = (double) (i * STEP % FRAMES) / FRAMES;
            Pose at = pose.apply(time);
            keys[i] = new KeyPlan(i * STEP, place.apply(time), at.axis().turn(at.degrees()));
        }
        return keys;
    }

    private static Point bodyAt(double time) {
        return new Point(0, 0, (float) hips(time));
    }

    private static double hips(double time) {
        return HEIGHT + BOB * wave(time, 2, 0.06);
    }

    private static double wave(double time, int times, double offset) {
        return StrictMath.sin((time + offset) * times * 2 * StrictMath.PI);
    }

    /** Two bones from the hip to where the ankle is. */
    private static Leg legAt(double cycle) {
        double time = cycle - Math.floor(cycle);
        boolean stands = time < ON_GROUND;
        double swing = (time - ON_GROUND) / (1 - ON_GROUND);
        double x = stands ? REACH * (1 - 2 * time / ON_GROUND) : -REACH * StrictMath.cos(swing * StrictMath.PI);
        double z = (stands ? 0 : LIFT * StrictMath.sin(swing * StrictMath.PI)) + ANKLE - hips(time);
        double far = Math.sqrt(x * x + z * z);
        double lean = StrictMath.atan2(-x, -z);
        double atHip = StrictMath.acos((THIGH * THIGH + far * far - SHIN * SHIN) / (2 * THIGH * far));
        double atAnkle = StrictMath.acos((SHIN * SHIN + far * far - THIGH * THIGH) / (2 * SHIN * far));
        double toes = stands ? 0 : 20 * StrictMath.sin(swing * 2 * StrictMath.PI);
        return new Leg(StrictMath.toDegrees(lean + atHip), StrictMath.toDegrees(lean - atAnkle), toes);
    }

    private record Pose(Axis axis, double degrees) {}

    /** Angles against the body, positive backward. */
    private record Leg(double thigh, double shin, double toes) {}
}
