package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;

/** A truck on six wheels that turn. */
public final class Truck {

    private static final int STATES = 3;
    private static final double RADIUS = 0.75;

    private Truck() {}

    /** {@return a truck} */
    public static MadeModel make(String stem, Style style) {
        Assembly truck = new Assembly(stem, style);
        int root = truck.root();
        int body = truck.part("body", root, KeyPlan.at(0, 0, (float) RADIUS));
        truck.show(body, STATES, Truck::body);
        float[] axles = {2.6f, -1.2f, -2.9f};
        for (int i = 0; i < axles.length; i++) {
            for (int side = 1; side >= -1; side -= 2) {
                int wheel = truck.part("wheel_" + (side > 0 ? "l" : "r") + i, root, rolling(axles[i], side));
                truck.show(wheel, 2, Truck::wheel);
            }
        }
        truck.socket("Base_cargo", "e_cargo", body, KeyPlan.at(-1.8f, 0, 0.75f));
        truck.cockpit("CP_" + stem, body, KeyPlan.at(1.9f, 0, 1.3f), WalkerHull.cockpit());
        return MadeModel.of(truck, RobotSkin.materials(style));
    }

    private static KeyPlan[] rolling(float x, int side) {
        KeyPlan[] keys = new KeyPlan[9];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new KeyPlan(i * 4, new Point(x, side * 1.35f, (float) RADIUS), Axis.Y.turn(45.0 * i));
        }
        return keys;
    }

    private static Figure wheel(int damage, int level) {
        int sides = new int[] {14, 9, 6, 5}[level];
        Figure figure = new Figure();
        figure.add(
                damage == 0 ? RobotSkin.DARK : RobotSkin.BURNT,
                Lathe.axle(sides, damage == 0 ? RADIUS : 0.6, -0.28, 0.28));
        if (level < 2) {
            figure.add(
                    RobotSkin.STEEL,
                    Lathe.axle(sides, 0.36, -0.33, 0.33),
                    Blocks.box(-0.06, -0.36, -0.3, 0.06, 0.36, 0.3));
        }
        return figure;
    }

    private static Figure body(int damage, int level) {
        Figure figure = new Figure();
        int plates = RobotSkin.plates(damage);
        figure.add(RobotSkin.DARK, Blocks.box(-4.2, -0.7, -0.1, 3.9, 0.7, 0.4));
        addCab(figure, damage, level, plates);
        addBed(figure, damage, level, plates);
        if (level < 2) {
            Solid guard = Blocks.tapered(new Plan(1.6, 3.7, 1.0, 1.75), 0.8, new Plan(2.0, 3.4, 1.0, 1.7), 1.0);
            figure.add(RobotSkin.fittings(damage), guard, guard.mirrored());
        }
        if (level == 0 && damage == 0) {
            Solid lamp = Lathe.barrel(8, 0.18, 4.0, 4.2).moved(0, 0.95, 0.55);
            figure.add(RobotSkin.LAMP, lamp, lamp.mirrored());
            figure.add(RobotSkin.HAZARD, Blocks.box(3.9, -1.3, -0.1, 4.15, 1.3, 0.3));
            figure.add(RobotSkin.STEEL, Tube.along(8, 0.75, 1.2, 0.4, 0.13, 0.75, 1.2, 2.9, 0.13, 0.6, 1.2, 3.2, 0.13));
        }
        return figure;
    }

    private static void addCab(Figure figure, int damage, int level, int plates) {
        double roof = damage == 2 ? 1.5 : 2.5;
        figure.add(plates, Blocks.tapered(new Plan(0.9, 4.0, -1.3, 1.3), 0.4, new Plan(0.9, 3.8, -1.3, 1.3), 1.4));
        figure.add(plates, Blocks.tapered(new Plan(0.9, 2.9, -1.25, 1.25), 1.4, new Plan(1.0, 2.3, -1.1, 1.1), roof));
        if (level < 3 && damage < 2) {
            int glass = damage == 0 ? RobotSkin.GLASS : RobotSkin.DARK;
            figure.add(
                    glass,
                    Blocks.box(-0.03, -1.0, 0, 0.03, 1.0, 0.9)
                            .turned(Axis.Y, -28)
                            .moved(2.82, 0, 1.52));
            Solid side = Blocks.tapered(new Plan(1.2, 2.55, 1.2, 1.26), 1.5, new Plan(1.2, 2.3, 1.1, 1.16), 2.3);
            figure.add(glass, side, side.mirrored());
        }
        if (level < 2) {
            figure.add(RobotSkin.fittings(damage), Blocks.box(3.85, -0.8, 0.45, 4.05, 0.8, 1.15));
        }
    }

    private static void addBed(Figure figure, int damage, int level, int plates) {
        figure.add(RobotSkin.fittings(damage), Blocks.box(-4.3, -1.35, 0.5, 0.7, 1.35, 0.72));
        if (damage == 2) {
            if (level < 2) {
                Solid rib = Blocks.tapered(Plan.of(0.14, 0.14), 0.7, Plan.of(0.05, 0.05), 1.6);
                figure.add(RobotSkin.BURNT, rib.moved(-3.9, 1.2, 0), rib.moved(-2, -1.2, 0), rib.moved(0.4, 1.1, 0));
            }
            return;
        }
        Solid side = Blocks.box(-4.3, 1.25, 0.72, 0.7, 1.35, 1.5);
        figure.add(
                plates,
                side,
                Blocks.box(-4.3, -1.25, 0.72, -4.2, 1.25, 1.5),
                Blocks.box(0.6, -1.25, 0.72, 0.7, 1.25, 1.7));
        if (damage == 0) {
            figure.add(plates, side.mirrored());
        }
        if (level < 2) {
            figure.add(RobotSkin.PANEL, Blocks.box(-2.0, -0.9, 0.72, -0.4, 0.9, 1.9));
            figure.add(
                    RobotSkin.STEEL,
                    Lathe.axle(level == 0 ? 10 : 6, 0.5, -0.9, 0.9).moved(-3.2, 0, 1.22));
        }
        if (level < 2 && damage == 0) {
            Solid sign = Blocks.panel(
                    new double[] {-1.4, 1.37, 0.8},
                    new double[] {-2.0, 1.37, 0.8},
                    new double[] {-2.0, 1.37, 1.4},
                    new double[] {-1.4, 1.37, 1.4});
            figure.addTranslucent(RobotSkin.SIGN, sign, sign.mirrored());
        }
    }
}
