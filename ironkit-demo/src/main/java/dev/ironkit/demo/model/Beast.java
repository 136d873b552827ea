package dev.ironkit.demo.model;

import dev.ironkit.format.msh.Point;
import java.util.List;

/** A horned beast that walks, nods and wags its tail. */
public final class Beast {

    private static final int HIDE = 0;
    private static final int HORN = 1;
    private static final int STEP = 5;
    private static final double HIP = 1.5;

    private Beast() {}

    /** {@return a beast} */
    public static MadeModel make(String stem, Style style) {
        Assembly beast = new Assembly(stem, style);
        int root = beast.root();
        int body = beast.part("body", root, Swing.bobbing(new Point(0, 0, (float) HIP), 0.04, 0, STEP));
        beast.show(body, 1, (damage, level) -> body(level));
        int head = beast.part("head", body, Swing.keys(new Point(1.25f, 0, 0.45f), Axis.Y, 8, 10, 0, STEP));
        beast.show(head, 1, (damage, level) -> head(level));
        int tail = beast.part("tail", body, Swing.keys(new Point(-1.3f, 0, 0.4f), Axis.Z, 0, 24, 0.25, STEP));
        beast.show(tail, 1, (damage, level) -> tail(level));
        for (int i = 0; i < 4; i++) {
            leg(beast, body, i);
        }
        return MadeModel.of(beast, List.of("HIDE", "HORN"));
    }

    /** Legs that stand across from each other move together. */
    private static void leg(Assembly beast, int body, int number) {
        boolean front = number < 2;
        boolean left = number % 2 == 0;
        double offset = front == left ? 0 : 0.5;
        String name = (front ? "front_" : "hind_") + (left ? "l" : "r");
        Point hip = new Point(front ? 0.85f : -0.9f, left ? 0.42f : -0.42f, 0.05f);
        int thigh = beast.part(name, body, Swing.keys(hip, Axis.Y, 0, 20, offset, STEP));
        beast.show(thigh, 1, (damage, level) -> thigh(level, front));
        Point knee = new Point(front ? 0 : -0.12f, 0, -0.72f);
        int shin =
                beast.part(name + "_shin", thigh, Swing.keys(knee, Axis.Y, front ? 14 : -14, 14, offset + 0.2, STEP));
        beast.show(shin, 1, (damage, level) -> shin(level));
    }

    private static int sides(int level) {
        return new int[] {10, 7, 5, 4}[level];
    }

    private static Figure body(int level) {
        double[] spine = {
            -1.35, 0, 0.35, 0.2, -1.15, 0, 0.22, 0.52, -0.5, 0, 0.18, 0.62, 0.3, 0, 0.24, 0.66, 0.95, 0, 0.36, 0.6, 1.3,
            0, 0.5, 0.3
        };
        double[] far = {-1.35, 0, 0.3, 0.3, -0.9, 0, 0.2, 0.62, 0.9, 0, 0.32, 0.64, 1.3, 0, 0.5, 0.3};
        Figure figure = new Figure().add(HIDE, Tube.along(sides(level), level < 2 ? spine : far));
        if (level == 0) {
            for (int i = 0; i < 7; i++) {
                double x = -1 + 0.3 * i;
                figure.add(HORN, Lathe.turn(5, 0.09, 0, 0, 0.3).moved(x, 0, 0.74 + 0.02 * i));
            }
        }
        return figure;
    }

    private static Figure head(int level) {
        Figure figure = new Figure();
        double[] neck = {
            -0.2, 0, -0.05, 0.4, 0.3, 0, 0.3, 0.3, 0.62, 0, 0.42, 0.3, 1.0, 0, 0.26, 0.22, 1.3, 0, 0.12, 0.17
        };
        double[] far = {-0.2, 0, -0.05, 0.4, 0.6, 0, 0.42, 0.3, 1.3, 0, 0.12, 0.17};
        figure.add(HIDE, Tube.along(sides(level), level < 2 ? neck : far));
        if (level < 3) {
            Solid horn = Tube.along(
                    5, 0.5, 0.2, 0.62, 0.12, 0.45, 0.55, 0.78, 0.09, 0.72, 0.8, 1.05, 0.05, 1.0, 0.78, 1.25, 0.015);
            figure.add(HORN, horn, horn.mirrored());
        }
        if (level == 0) {
            Solid ear = Blocks.sheet(
                    new double[] {0.4, 0.26, 0.5},
                    new double[] {0.3, 0.5, 0.46},
                    new double[] {0.16, 0.56, 0.6},
                    new double[] {0.3, 0.28, 0.64});
            Solid eye = Blob.of(6, 4, 0, 1).scaled(0.06);
            figure.add(HIDE, ear, ear.mirrored());
            figure.add(HORN, eye.moved(0.84, 0.2, 0.46), eye.moved(0.84, -0.2, 0.46));
        }
        return figure;
    }

    private static Figure tail(int level) {
        if (level == 3) {
            return new Figure();
        }
        return new Figure()
                .add(HIDE, Tube.along(5, 0, 0, 0, 0.1, -0.35, 0, -0.2, 0.07, -0.5, 0, -0.75, 0.05))
                .add(HORN, Tube.along(5, -0.5, 0, -0.72, 0.06, -0.52, 0, -0.9, 0.12, -0.55, 0, -1.1, 0.02));
    }

    private static Figure thigh(int level, boolean front) {
        double back = front ? 0 : -0.12;
        return new Figure()
                .add(HIDE, Tube.along(sides(level), 0, 0, 0.12, 0.28, back / 2, 0, -0.3, 0.22, back, 0, -0.78, 0.13));
    }

    private static Figure shin(int level) {
        Figure figure = new Figure().add(HIDE, Tube.along(sides(level), 0, 0, 0.04, 0.13, -0.02, 0, -0.6, 0.09));
        if (level < 3) {
            figure.add(HORN, Lathe.turn(Math.max(5, sides(level) - 2), 0.17, -0.77, 0.1, -0.56));
        }
        return figure;
    }
}
