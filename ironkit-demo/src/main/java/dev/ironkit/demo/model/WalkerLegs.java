package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;

/** The legs of the walker, each part with its joint at the origin; all of the left side. */
final class WalkerLegs {

    private static final double THIGH = WalkCycle.THIGH;
    private static final double SHIN = WalkCycle.SHIN;

    private WalkerLegs() {}

    static Figure thigh(int damage, int level) {
        Figure figure = new Figure();
        figure.add(
                RobotSkin.fittings(damage == 1 ? 0 : damage),
                Blocks.tapered(Plan.of(0.3, 0.26), -THIGH, Plan.of(0.42, 0.34), 0));
        if (damage < 2) {
            figure.add(
                    RobotSkin.plates(damage),
                    Blocks.tapered(Plan.of(0.5, 0.46), -THIGH * 0.78, Plan.of(0.82, 0.56), -0.1));
        }
        if (level < 3) {
            figure.add(RobotSkin.DARK, Lathe.axle(Assembly.sides(level), 0.36, -0.3, 0.32));
        }
        if (level == 0 && damage == 0) {
            figure.add(RobotSkin.STEEL, Lathe.axle(8, 0.2, 0.32, 0.38));
        }
        return figure;
    }

    static Figure shin(int damage, int level) {
        Figure figure = new Figure();
        figure.add(
                RobotSkin.fittings(damage == 1 ? 0 : damage),
                Blocks.tapered(Plan.of(0.3, 0.3), -SHIN, Plan.of(0.34, 0.24), 0));
        if (damage == 0 || (damage == 1 && level < 2)) {
            double top = damage == 0 ? -0.15 : -0.6;
            figure.add(
                    RobotSkin.PAINT,
                    Blocks.tapered(
                            new Plan(-0.1, 0.24, -0.2, 0.2), -SHIN * 0.8, new Plan(-0.1, 0.36, -0.26, 0.26), top));
        }
        if (level < 3) {
            figure.add(RobotSkin.DARK, Lathe.axle(Assembly.sides(level), 0.29, -0.27, 0.27));
        }
        if (level == 0 && damage < 2) {
            figure.add(
                    RobotSkin.STEEL, Lathe.cylinder(8, 0.07, -SHIN * 0.85, -0.1).moved(-0.24, 0, 0));
        }
        return figure;
    }

    static Figure foot(int damage, int level) {
        double sole = -WalkCycle.ANKLE;
        Figure figure = new Figure();
        figure.add(RobotSkin.fittings(damage), Blocks.tapered(Plan.of(0.9, 0.7), sole, Plan.of(0.4, 0.4), 0.1));
        if (level < 3) {
            Solid toe =
                    Blocks.tapered(new Plan(0, 0.85, -0.17, 0.17), sole, new Plan(0, 0.3, -0.14, 0.14), sole + 0.36);
            Solid front = toe.moved(0.3, 0, 0);
            figure.add(
                    RobotSkin.DARK,
                    front.turned(Axis.Z, 22),
                    toe.moved(0.25, 0, 0).turned(Axis.Z, 180));
            if (damage == 0) {
                figure.add(RobotSkin.DARK, front.turned(Axis.Z, -22));
            }
        }
        if (level < 2) {
            figure.add(RobotSkin.STEEL, Lathe.axle(Assembly.sides(level), 0.2, -0.26, 0.26));
        }
        return figure;
    }
}
