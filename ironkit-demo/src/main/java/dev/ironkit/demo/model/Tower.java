package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** A watch tower on four struts, with a dish on top that goes round and round. */
public final class Tower {

    private static final int STEEL = 0;
    private static final int CABIN = 1;
    private static final int GLASS = 2;
    private static final double DECK = 12;
    private static final Point TOP = new Point(0, 0, 17.2f);

    private Tower() {}

    /** {@return a model of this kind} */
    public static MadeModel make(String stem, Style style) {
        Assembly tower = new Assembly(stem, style);
        int root = tower.root();
        tower.show(root, 1, Tower::tower);
        int dish = tower.part("dish", root, round());
        tower.show(dish, 1, Tower::dish);
        tower.socket("Base_lamp", "e_lamp", root, KeyPlan.at(0, 0, (float) DECK));
        return MadeModel.of(tower, List.of("STEEL", "PAINT", "GLASS"));
    }

    /** Quarter turns: a half one could go either way. */
    private static KeyPlan[] round() {
        KeyPlan[] keys = new KeyPlan[5];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = new KeyPlan(i * 20, TOP, Axis.Z.turn(90.0 * i));
        }
        return keys;
    }

    private static Figure tower(int damage, int level) {
        Figure figure = new Figure();
        figure.add(STEEL, struts(level));
        figure.add(
                CABIN,
                Blocks.tapered(Plan.of(3.6, 3.6), DECK, Plan.of(4.6, 4.6), DECK + 1.6),
                Blocks.tapered(Plan.of(5.4, 5.4), DECK + 3.2, Plan.of(1.2, 1.2), DECK + 4.4));
        figure.add(GLASS, Blocks.tapered(Plan.of(4.4, 4.4), DECK + 1.6, Plan.of(4.8, 4.8), DECK + 3.2));
        figure.add(STEEL, Lathe.cylinder(Assembly.sides(level), 0.3, DECK + 4.4, TOP.z()));
        if (level < 3) {
            figure.add(STEEL, Blocks.box(-2.6, -2.6, DECK - 0.3, 2.6, 2.6, DECK));
        }
        if (level < 2) {
            figure.add(STEEL, Lathe.cylinder(Assembly.sides(level), 0.6, 0, DECK - 0.3));
        }
        if (level == 0) {
            figure.add(STEEL, posts());
        }
        return figure;
    }

    /** Four legs that lean inward, and rings and bars between them while one can see them. */
    private static Solid struts(int level) {
        double foot = 3;
        Solid leg = Blocks.tapered(
                new Plan(foot - 0.3, foot + 0.3, foot - 0.3, foot + 0.3), 0, new Plan(1.6, 2, 1.6, 2), DECK);
        Solid side = leg;
        if (level < 2) {
            side = side.and(ring(4), ring(8));
        }
        if (level == 0) {
            side = side.and(bar(0.3, 4), bar(4, 8), bar(8, 11.7));
        }
        return side.and(side.turned(Axis.Z, 90), side.turned(Axis.Z, 180), side.turned(Axis.Z, 270));
    }

    private static double legAt(double z) {
        return 3 - 1.2 * z / DECK;
    }

    private static Solid ring(double z) {
        double at = legAt(z);
        return Blocks.box(at - 0.12, -at, z - 0.12, at + 0.12, at, z + 0.12);
    }

    /** A bar across a side, from the foot of one leg to the next ring on the other. */
    private static Solid bar(double z0, double z1) {
        double half = Math.sqrt((z1 - z0) * (z1 - z0) + 4 * legAt(z1) * legAt(z1)) / 2;
        double rise = StrictMath.toDegrees(StrictMath.atan2(z1 - z0, 2 * legAt(z1)));
        return Blocks.box(-0.07, -half, -0.09, 0.07, half, 0.09)
                .turned(Axis.X, rise)
                .moved(legAt((z0 + z1) / 2), 0, (z0 + z1) / 2);
    }

    /** A rail around the deck. */
    private static Solid posts() {
        Solid side = Blocks.box(2.5, -2.6, DECK + 0.8, 2.6, 2.6, DECK + 0.9);
        for (int i = 0; i < 4; i++) {
            side = side.and(Blocks.standing(0.1, 0.1, 0.8).moved(2.55, -2.55 + 1.3 * i, DECK));
        }
        return side.and(side.turned(Axis.Z, 90), side.turned(Axis.Z, 180), side.turned(Axis.Z, 270));
    }

    private static Figure dish(int damage, int level) {
        int sides = Assembly.sides(level);
        Solid bowl = Lathe.turn(sides, 0.3, 0, 1.0, 0.25, 1.5, 0.7, 1.4, 0.7, 0.9, 0.33, 0, 0.12);
        Figure figure = new Figure();
        figure.add(
                STEEL,
                (level == 3 ? Lathe.turn(sides, 0.3, 0, 1.5, 0.7) : bowl)
                        .turned(Axis.Y, 65)
                        .moved(0.2, 0, 0.9));
        figure.add(STEEL, Lathe.cylinder(sides, 0.16, 0, 0.9));
        if (level == 0) {
            figure.add(
                    GLASS,
                    Lathe.turn(8, 0.05, 0, 0.05, 1.1, 0.14, 1.1, 0, 1.4)
                            .turned(Axis.Y, 65)
                            .moved(0.2, 0, 0.9));
        }
        return figure;
    }
}
