package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;

/** A gun on a concrete ring: it looks around and lifts its barrels; its gunner has a view of his own. */
public final class Turret {

    private static final int STATES = 3;
    private static final int KEYS = 9;
    private static final int STEP = 8;

    private Turret() {}

    /** {@return a turret} */
    public static MadeModel make(String stem, Style style) {
        Assembly turret = new Assembly(stem, style);
        int root = turret.root();
        turret.show(root, STATES, Turret::base);
        int head = turret.part("head", root, swinging(Axis.Z, 50, new Point(0, 0, 1.5f)));
        turret.show(head, STATES, Turret::head);
        int guns = turret.part("guns", head, swinging(Axis.Y, -14, new Point(0.5f, 0, 1.0f)));
        turret.show(guns, STATES, Turret::guns);
        turret.socket("Base_muzzle_l", "e_gun", guns, KeyPlan.at(3.3f, 0.75f, 0));
        turret.socket("Base_muzzle_r", "e_gun", guns, KeyPlan.at(3.3f, -0.75f, 0));
        turret.cockpit("BTCP_" + stem, head, KeyPlan.at(0, 0, 1.0f), WalkerHull.cockpit());
        return MadeModel.of(turret, RobotSkin.materials(style));
    }

    private static KeyPlan[] swinging(Axis axis, double degrees, Point place) {
        KeyPlan[] keys = new KeyPlan[KEYS];
        for (int i = 0; i < KEYS; i++) {
            double turn = StrictMath.sin(i % (KEYS - 1) * 2 * StrictMath.PI / (KEYS - 1));
            keys[i] = new KeyPlan(i * STEP, place, axis.turn(degrees * turn));
        }
        return keys;
    }

    private static Figure base(int damage, int level) {
        int sides = new int[] {14, 10, 7, 5}[level];
        Figure figure = new Figure();
        figure.add(
                damage == 2 ? RobotSkin.BURNT : RobotSkin.PANEL,
                Lathe.turn(sides, 2.6, 0, 2.3, 0.9, 1.7, 1.2, 1.5, 1.5));
        if (level < 2) {
            for (int i = 0; i < 4; i++) {
                Solid foot = Blocks.tapered(new Plan(1.8, 3.3, -0.35, 0.35), 0, new Plan(1.7, 2.2, -0.25, 0.25), 0.9);
                figure.add(RobotSkin.DARK, foot.turned(Axis.Z, 45 + 90 * i));
            }
        }
        if (level == 0 && damage == 0) {
            figure.add(RobotSkin.HAZARD, Lathe.turn(14, 1.62, 1.2, 1.62, 1.36));
        }
        return figure;
    }

    private static Figure head(int damage, int level) {
        Figure figure = new Figure();
        if (damage == 2) {
            return figure.add(RobotSkin.BURNT, Blocks.tapered(Plan.of(2.4, 2.0), 0, new Plan(-1, 0.2, -0.8, 0.1), 0.8));
        }
        double dent = 0.3 * damage;
        figure.add(
                RobotSkin.PAINT,
                Blocks.tapered(new Plan(-1.5, 1.2, -1.15, 1.15), 0, new Plan(-1.5, 1.5, -1.15, 1.15), 0.7));
        figure.add(
                RobotSkin.PAINT,
                Blocks.tapered(
                        new Plan(-1.5, 1.5, -1.15, 1.15),
                        0.7,
                        new Plan(-1.1, 0.4 - dent, -0.8, 0.8 - dent),
                        1.8 - dent));
        if (level < 3) {
            figure.add(
                    damage == 0 ? RobotSkin.GLASS : RobotSkin.DARK,
                    Blocks.box(-0.06, -0.5, 0, 0.08, 0.5, 0.34)
                            .turned(Axis.Y, -45)
                            .moved(1.05, 0, 1.15));
            figure.add(RobotSkin.fittings(damage), Blocks.box(-2.1, -0.7, 0.2, -1.45, 0.7, 1.1));
        }
        if (level < 2 && damage == 0) {
            figure.add(
                    RobotSkin.STEEL,
                    Lathe.turn(8, 0.1, 1.7, 0.1, 2.1, 0.5, 2.1, 0.3, 2.35).moved(-0.6, 0.35, 0));
            figure.addTranslucent(RobotSkin.SIGN, sign(), sign().mirrored());
        }
        if (level == 0 && damage == 0) {
            Solid lamp = Lathe.barrel(8, 0.16, 1.35, 1.5).moved(0, 0.8, 0.55);
            figure.add(RobotSkin.LAMP, lamp, lamp.mirrored());
        }
        return figure;
    }

    private static Solid sign() {
        return Blocks.panel(
                new double[] {-0.5, 1.17, 0.1},
                new double[] {-1.1, 1.17, 0.1},
                new double[] {-1.1, 1.17, 0.7},
                new double[] {-0.5, 1.17, 0.7});
    }

    private static Figure guns(int damage, int level) {
        Figure figure = new Figure();
        if (damage == 2) {
            return figure;
        }
        int sides = Assembly.sides(level);
        Solid gun = Lathe.barrel(sides, 0.16, 0.4, damage == 0 ? 3.3 : 1.8).moved(0, 0.75, 0);
        Solid box = Blocks.box(-0.5, 0.5, -0.3, 0.8, 1.05, 0.3).moved(0, 0.45, 0);
        figure.add(RobotSkin.STEEL, gun.moved(0, 0.5, 0), gun.moved(0, 0.5, 0).mirrored());
        figure.add(RobotSkin.DARK, box, box.mirrored(), Lathe.axle(sides, 0.2, -1.0, 1.0));
        if (level < 2 && damage == 0) {
            Solid brake = Lathe.barrel(sides, 0.24, 2.8, 3.2).moved(0, 1.25, 0);
            figure.add(RobotSkin.DARK, brake, brake.mirrored());
        }
        return figure;
    }
}
