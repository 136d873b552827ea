package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;

/** A tank on a cushion of air: it floats up and down, looks around and lifts its gun. */
public final class HoverTank {

    private static final int STATES = 3;
    private static final int STEP = 5;
    private static final int KEYS = 9;

    private HoverTank() {}

    /** {@return a model of this kind} */
    public static MadeModel make(String stem, Style style) {
        Assembly tank = new Assembly(stem, style);
        int hull = tank.part("hull", tank.root(), floating());
        tank.show(hull, STATES, HoverTank::hull);
        int turret = tank.part("turret", hull, swinging(Axis.Z, 35, new Point(-0.4f, 0, 1.05f)));
        tank.show(turret, STATES, HoverTank::turret);
        int gun = tank.part("gun", turret, swinging(Axis.Y, -8, new Point(0.9f, 0, 0.45f)));
        tank.show(gun, STATES, HoverTank::gun);
        tank.socket("Base_muzzle", "e_gun", gun, KeyPlan.at(3.1f, 0, 0));
        tank.socket("Base_hatch", "e_radar", turret, KeyPlan.at(-0.5f, 0, 0.9f));
        tank.cockpit("CP_" + stem, turret, KeyPlan.at(0.3f, 0, 0.5f), WalkerHull.cockpit());
        return MadeModel.of(tank, RobotSkin.materials(style));
    }

    private static KeyPlan[] floating() {
        KeyPlan[] keys = new KeyPlan[KEYS];
        for (int i = 0; i < KEYS; i++) {
            float z = (float) (0.75 + 0.1 * wave(i));
            keys[i] = new KeyPlan(i * STEP, new Point(0, 0, z), Axis.Y.turn(1.5 * wave(i + 2)));
        }
        return keys;
    }

    private static KeyPlan[] swinging(Axis axis, double degrees, Point place) {
        KeyPlan[] keys = new KeyPlan[KEYS];
        for (int i = 0; i < KEYS; i++) {
            keys[i] = new KeyPlan(i * STEP, place, axis.turn(degrees * wave(i)));
        }
        return keys;
    }

    /** {@return a wave over all keys; the last key is the first one again, to the bit} */
    private static double wave(int key) {
        return StrictMath.sin(key % (KEYS - 1) * 2 * StrictMath.PI / (KEYS - 1));
    }

    private static Figure hull(int damage, int level) {
        Figure figure = new Figure();
        Plan waist = new Plan(-2.6, 2.8, -1.7, 1.7);
        double roof = damage == 2 ? 0.75 : 1.05;
        figure.add(
                RobotSkin.plates(damage),
                Blocks.tapered(waist, 0.35, new Plan(-2.1, damage == 2 ? 0.6 : 1.2, -1.1, 1.1), roof));
        figure.add(RobotSkin.DARK, Blocks.tapered(new Plan(-2.3, 2.1, -1.4, 1.4), -0.35, waist, 0.35));
        if (level < 3 && damage < 2) {
            Solid pod = Lathe.barrel(Assembly.sides(level), 0.42, -2.9, -1.2).moved(0, 1.5, 0.5);
            figure.add(RobotSkin.fittings(damage), damage == 0 ? pod.and(pod.mirrored()) : pod);
        }
        if (level < 2 && damage == 2) {
            figure.add(
                    RobotSkin.DARK, rib(-1.8, -0.9, 0.9), rib(-1.2, 0.8, 1.2), rib(0.4, -0.7, 0.6), rib(1.2, 0.4, 0.5));
        } else if (level < 2) {
            Solid skirt = Blocks.box(-1.9, 1.6, -0.2, 1.7, 1.85, 0.3);
            figure.add(RobotSkin.fittings(damage), damage == 0 ? skirt.and(skirt.mirrored()) : skirt.mirrored());
        }
        if (level == 0 && damage == 0) {
            Solid glow = Lathe.barrel(12, 0.3, -2.96, -2.88).moved(0, 1.5, 0.5);
            Solid lamp = Blocks.box(2.2, 0.9, 0.42, 2.6, 1.3, 0.55);
            figure.add(RobotSkin.LAMP, glow, glow.mirrored(), lamp, lamp.mirrored());
            figure.add(
                    RobotSkin.GLASS,
                    Blocks.box(-0.1, -0.45, 0, 0.1, 0.45, 0.3)
                            .turned(Axis.Y, -64)
                            .moved(1.55, 0, 0.82));
            figure.add(RobotSkin.HAZARD, Blocks.box(-2.75, -1.0, 0.2, -2.58, 1.0, 0.36));
        }
        return figure;
    }

    /** A bar that sticks out of what is left of the roof. */
    private static Solid rib(double x, double y, double height) {
        return Blocks.tapered(Plan.of(0.2, 0.2), 0, Plan.of(0.06, 0.06), height).moved(x, y, 0.5);
    }

    private static Figure turret(int damage, int level) {
        Figure figure = new Figure();
        if (damage == 2) {
            return figure.add(
                    RobotSkin.BURNT,
                    Blocks.tapered(Plan.of(1.8, 1.5), -0.2, new Plan(-0.8, 0.2, -0.6, 0.2), level == 3 ? 0.2 : 0.35));
        }
        double dent = damage * 0.35;
        figure.add(
                RobotSkin.PAINT,
                Blocks.tapered(
                        new Plan(-1.3, 1.1, -0.9, 0.9), 0.05, new Plan(-1.2, 0.5 - dent, -0.6, 0.6 - dent), 0.85));
        if (level < 3) {
            figure.add(RobotSkin.DARK, Lathe.cylinder(Assembly.sides(level), 0.85, -0.1, 0.08));
        }
        if (level < 2) {
            figure.add(RobotSkin.fittings(damage), Blocks.box(-1.8, -0.5, 0.2, -1.2, 0.5, 0.7));
            figure.addTranslucent(RobotSkin.SIGN, damage == 0 ? sign().and(sign().mirrored()) : sign().mirrored());
        }
        if (level == 0 && damage == 0) {
            figure.add(RobotSkin.STEEL, Lathe.turn(10, 0.36, 0.85, 0.3, 0.98).moved(-0.5, 0, 0));
            figure.add(RobotSkin.STEEL, Lathe.turn(6, 0.04, 0.8, 0.015, 2.0).moved(-1.0, 0.4, 0));
        }
        return figure;
    }

    /** A panel just off the sloping left side. */
    private static Solid sign() {
        return Blocks.panel(
                new double[] {-0.4, 0.86, 0.2},
                new double[] {-0.9, 0.86, 0.2},
                new double[] {-0.9, 0.69, 0.65},
                new double[] {-0.4, 0.69, 0.65});
    }

    private static Figure gun(int damage, int level) {
        Figure figure = new Figure();
        if (damage == 2) {
            return figure;
        }
        int sides = Assembly.sides(level);
        double muzzle = damage == 0 ? 3.1 : 1.4;
        figure.add(RobotSkin.STEEL, Lathe.barrel(sides, 0.13, 0, muzzle));
        if (level < 3) {
            figure.add(RobotSkin.DARK, Blocks.box(-0.3, -0.3, -0.22, 0.35, 0.3, 0.22));
        }
        if (level < 2 && damage == 0) {
            figure.add(RobotSkin.DARK, Lathe.barrel(sides, 0.19, 2.65, 3.05), Lathe.barrel(sides, 0.17, 1.2, 1.8));
        }
        return figure;
    }
}
