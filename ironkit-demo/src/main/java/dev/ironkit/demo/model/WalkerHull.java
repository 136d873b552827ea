package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;

/** The walker above its legs: hips, head, arms, and what the driver sees. */
final class WalkerHull {

    private WalkerHull() {}

    static Figure hips(int damage, int level) {
        Figure figure = new Figure();
        double sag = damage == 2 ? 0.2 : 0;
        figure.add(RobotSkin.plates(damage), Blocks.tapered(Plan.of(1.3, 1.0), -0.4, Plan.of(1.7, 1.4), 0.5 - sag));
        int sides = Assembly.sides(level);
        figure.add(RobotSkin.DARK, Lathe.axle(sides, 0.3, -1.0, 1.0), Lathe.cylinder(sides, 0.55, 0.5 - sag, 0.8));
        if (level < 2) {
            figure.add(RobotSkin.fittings(damage), Blocks.box(-1.15, -0.4, -0.15, -0.75, 0.4, 0.35));
        }
        if (level == 0 && damage == 0) {
            figure.add(RobotSkin.LAMP, Blocks.box(0.72, -0.3, 0.05, 0.84, 0.3, 0.2));
            Solid stripe = Blocks.box(0.2, 0.66, 0.1, 0.6, 0.72, 0.42);
            figure.add(RobotSkin.HAZARD, stripe, stripe.mirrored());
        }
        return figure;
    }

    static Figure head(int damage, int level) {
        return damage == 2 ? brokenHead(level) : wholeHead(damage, level);
    }

    private static Figure wholeHead(int damage, int level) {
        Figure figure = new Figure();
        // A blow from the front left has pushed the roof in.
        double dent = damage == 0 ? 0 : 0.3;
        Plan middle = new Plan(-1.35, 1.5, -1.05, 1.05);
        figure.add(
                RobotSkin.PAINT,
                Blocks.tapered(new Plan(-1.05, 1.0, -0.8, 0.8), 0, middle, 0.65),
                Blocks.tapered(middle, 0.65, new Plan(-1.0, 0.55 - dent, -0.65, 0.65 - dent), 1.4 - dent));
        if (level < 3) {
            figure.add(damage == 0 ? RobotSkin.GLASS : RobotSkin.DARK, visor());
            figure.add(RobotSkin.fittings(damage), Blocks.box(-1.75, -0.6, 0.2, -1.2, 0.6, 1.05));
        }
        if (level < 2) {
            addFittings(figure, damage, Assembly.sides(level));
        }
        if (level == 0 && damage == 0) {
            addSmallThings(figure);
        }
        return figure;
    }

    /** A slit across the sloping front. */
    private static Solid visor() {
        return Blocks.box(-0.08, -0.62, 0, 0.1, 0.62, 0.26).turned(Axis.Y, -51).moved(1.1, 0, 0.85);
    }

    private static void addFittings(Figure figure, int damage, int sides) {
        Solid pipe =
                Lathe.turn(sides, 0.14, 0.4, 0.14, 1.3, 0.19, 1.3, 0.19, 1.5).moved(-1.5, 0.38, 0);
        figure.add(RobotSkin.DARK, pipe);
        if (damage == 0) {
            figure.add(RobotSkin.DARK, pipe.mirrored());
            figure.add(RobotSkin.STEEL, Lathe.turn(sides, 0.36, 1.4, 0.3, 1.52).moved(-0.35, 0, 0));
            figure.addTranslucent(RobotSkin.SIGN, sign(), sign().mirrored());
        }
    }

    /** A panel just off the lower left side, behind the arm. */
    private static Solid sign() {
        return Blocks.panel(
                new double[] {-0.5, 0.861, 0.12},
                new double[] {-0.95, 0.861, 0.12},
                new double[] {-0.95, 1.03, 0.56},
                new double[] {-0.5, 1.03, 0.56});
    }

    private static void addSmallThings(Figure figure) {
        Solid lamp = Lathe.barrel(8, 0.14, 1.1, 1.3).moved(0, 0.5, 0.3);
        figure.add(RobotSkin.LAMP, lamp, lamp.mirrored());
        figure.add(RobotSkin.STEEL, Lathe.turn(6, 0.05, 1.35, 0.02, 2.7).moved(-0.8, -0.4, 0));
    }

    /** The roof is gone; ribs stand where it was. */
    private static Figure brokenHead(int level) {
        Figure figure = new Figure();
        figure.add(
                RobotSkin.BURNT,
                Blocks.tapered(new Plan(-1.05, 1.0, -0.8, 0.8), 0, new Plan(-1.3, 1.2, -1.0, 0.7), 0.5));
        if (level < 3) {
            figure.add(RobotSkin.DARK, rib(0.9, -0.8, 0.9), rib(-1.1, -0.8, 1.1), rib(-1.1, 0.5, 0.8));
        }
        if (level < 2) {
            figure.add(RobotSkin.DARK, rib(0.9, 0.45, 0.6), rib(-0.2, -0.85, 0.7));
        }
        if (level == 0) {
            figure.add(
                    RobotSkin.DARK,
                    Blocks.standing(0.7, 0.6, 0.5).turned(Axis.Y, 18).moved(-0.2, 0, 0.35));
        }
        return figure;
    }

    private static Solid rib(double x, double y, double height) {
        return Blocks.tapered(Plan.of(0.16, 0.16), 0.4, new Plan(0.1, 0.16, -0.02, 0.04), height + 0.3)
                .moved(x, y, 0);
    }

    /** The left arm: a shoulder and two barrels. */
    static Figure arm(int damage, int level) {
        Figure figure = new Figure();
        int sides = Assembly.sides(level);
        figure.add(
                RobotSkin.plates(damage),
                Blocks.tapered(new Plan(-0.6, 0.7, 0.1, 0.6), -0.3, new Plan(-0.45, 0.45, 0.1, 0.55), 0.3));
        if (level < 3) {
            figure.add(RobotSkin.DARK, Lathe.axle(sides, 0.25, -0.15, 0.12));
        }
        if (damage < 2) {
            figure.add(RobotSkin.STEEL, barrel(sides, damage, level).moved(0, 0.24, -0.04));
            if (damage == 0 && level < 3) {
                figure.add(RobotSkin.STEEL, barrel(sides, damage, level).moved(0, 0.47, -0.04));
            }
        }
        return figure;
    }

    private static Solid barrel(int sides, int damage, int level) {
        double muzzle = damage == 0 ? 1.95 : 1.2;
        Solid barrel = Lathe.barrel(sides, 0.09, 0.45, muzzle);
        return level == 0 && damage == 0 ? barrel.and(Lathe.barrel(sides, 0.13, muzzle - 0.3, muzzle - 0.05)) : barrel;
    }

    /** A frame around the window and a desk below it. */
    static Figure cockpit() {
        Solid post = Blocks.box(0.9, 0.62, -0.2, 1.0, 0.74, 0.5);
        Solid desk = Blocks.tapered(new Plan(0.55, 1.0, -0.7, 0.7), -0.5, new Plan(0.75, 1.0, -0.7, 0.7), -0.2);
        Solid screen =
                Blocks.box(-0.02, -0.16, 0, 0, 0.16, 0.2).turned(Axis.Y, -30).moved(0.72, 0.3, -0.3);
        return new Figure()
                .add(RobotSkin.DARK, post, post.mirrored(), Blocks.box(0.9, -0.74, 0.5, 1.0, 0.74, 0.6), desk)
                .add(RobotSkin.LAMP, screen, screen.mirrored());
    }
}
