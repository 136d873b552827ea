package dev.ironkit.demo.model;

import dev.ironkit.format.msh.Point;
import java.util.List;

/** A bird that beats its wings. */
public final class Bird {

    private static final int LIGHT = 0;
    private static final int DARK = 1;
    private static final int BEAK = 2;
    private static final int STEP = 3;

    private Bird() {}

    /** {@return a bird} */
    public static MadeModel make(String stem, Style style) {
        Assembly bird = new Assembly(stem, style);
        int root = bird.root();
        int body = bird.part("body", root, Swing.bobbing(new Point(0, 0, 3), 0.12, 0.5, STEP));
        bird.show(body, 1, (damage, level) -> body(level));
        for (int side = 1; side >= -1; side -= 2) {
            String name = side > 0 ? "l" : "r";
            int sign = side;
            int wing = bird.part(
                    "wing_" + name,
                    body,
                    Swing.keys(new Point(0.1f, side * 0.16f, 0.1f), Axis.X, side * 8, side * 34, 0.25, STEP));
            bird.show(wing, 1, (damage, level) -> mirrored(inner(level), sign));
            int tip = bird.part(
                    "tip_" + name, wing, Swing.keys(new Point(0, side * 0.9f, 0), Axis.X, 0, side * 26, 0.1, STEP));
            bird.show(tip, 1, (damage, level) -> mirrored(tip(), sign));
        }
        return MadeModel.of(bird, List.of("FEATHER", "FEATHER_D", "HORN"));
    }

    private static Figure mirrored(Figure left, int sign) {
        return sign > 0 ? left : left.mirrored();
    }

    private static Figure body(int level) {
        int sides = new int[] {9, 7, 5, 4}[level];
        Figure figure = new Figure();
        figure.add(
                LIGHT,
                Tube.along(
                        sides, -0.6, 0, 0, 0.05, -0.35, 0, 0, 0.17, 0.1, 0, 0.02, 0.24, 0.42, 0, 0.1, 0.16, 0.56, 0,
                        0.18, 0.15, 0.76, 0, 0.18, 0.05));
        figure.add(
                DARK,
                Blocks.sheet(
                        new double[] {-0.5, 0.08, 0.02},
                        new double[] {-1.15, 0.34, 0.02},
                        new double[] {-1.15, -0.34, 0.02},
                        new double[] {-0.5, -0.08, 0.02}));
        figure.add(BEAK, Lathe.turn(5, 0.06, 0, 0, 0.22).turned(Axis.Y, 100).moved(0.73, 0, 0.18));
        if (level == 0) {
            Solid foot = Tube.along(4, -0.15, 0.1, -0.2, 0.03, -0.5, 0.1, -0.26, 0.02);
            figure.add(BEAK, foot, foot.mirrored());
        }
        return figure;
    }

    private static Figure inner(int level) {
        Figure figure = new Figure();
        figure.add(
                LIGHT,
                Blocks.sheet(
                        new double[] {-0.35, 0, 0},
                        new double[] {0.28, 0, 0},
                        new double[] {0.32, 0.9, 0},
                        new double[] {-0.32, 0.9, 0}));
        if (level < 2) {
            figure.add(LIGHT, Tube.along(5, 0.24, 0, 0, 0.07, 0.3, 0.9, 0, 0.04));
        }
        return figure;
    }

    private static Figure tip() {
        return new Figure()
                .add(
                        DARK,
                        Blocks.sheet(
                                new double[] {-0.32, 0, 0},
                                new double[] {0.32, 0, 0},
                                new double[] {0.1, 0.75, 0},
                                new double[] {-0.3, 0.95, 0}));
    }
}
