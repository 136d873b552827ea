package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** A power plant: a domed reactor, tanks, pipes and a fan that turns; whole, damaged, burnt out. */
public final class Plant {

    private static final int CONCRETE = 0;
    private static final int STEEL = 1;
    private static final int PANEL = 2;
    private static final int HAZARD = 3;
    private static final int LAMP = 4;
    private static final int RUIN = 5;
    private static final int BURNT = 6;
    private static final int STATES = 3;
    private static final Point FAN = new Point(-3.4f, 0, 3.75f);

    private Plant() {}

    /** {@return a plant} */
    public static MadeModel make(String stem, Style style) {
        Assembly plant = new Assembly(stem, style);
        int root = plant.root();
        plant.show(root, STATES, Plant::look);
        KeyPlan[] round = new KeyPlan[5];
        for (int i = 0; i < round.length; i++) {
            round[i] = new KeyPlan(i * 6, FAN, Axis.Z.turn(90.0 * i));
        }
        int fan = plant.part("fan", root, round);
        plant.show(fan, 2, Plant::fan);
        plant.socket("Base_spark", "e_spark", root, KeyPlan.at(1, 0, 5.6f));
        return MadeModel.of(plant, List.of("CONCRETE", "STEEL", "PANEL", "HAZARD", "BEACON", "RUIN", "BURNT"));
    }

    private static Figure look(int damage, int level) {
        int sides = new int[] {16, 10, 7, 5}[level];
        Figure figure = new Figure();
        figure.add(damage == 2 ? RUIN : CONCRETE, Blocks.tapered(Plan.of(12, 9), 0, Plan.of(11.4, 8.4), 0.8));
        figure.add(damage == 0 ? CONCRETE : RUIN, Blocks.box(-5, -2, 0.8, -1.8, 2, 3.4));
        if (damage < 2) {
            figure.add(PANEL, dome(sides, damage));
        } else {
            figure.add(
                    BURNT,
                    Lathe.turn(sides, 2.6, 0.8, 2.6, 2.2, 2.2, 2.5, 1.9, 1.2, 0, 1.0)
                            .moved(1, 0, 0));
        }
        if (level < 3) {
            addTanks(figure, damage, sides);
        }
        if (level < 2) {
            addPipes(figure, damage);
        }
        if (level == 0 && damage == 0) {
            figure.add(LAMP, Lathe.turn(8, 0.16, 5.35, 0.2, 5.6, 0, 5.75).moved(1, 0, 0));
            figure.add(HAZARD, Lathe.turn(16, 2.75, 0.8, 2.75, 1.2).moved(1, 0, 0));
        }
        return figure;
    }

    private static Solid dome(int sides, int damage) {
        double top = damage == 0 ? 5.35 : 4.4;
        return Lathe.turn(sides, 2.6, 0.8, 2.6, 2.8, 2.3, 3.8, 1.5, top - 0.7, 0.5, top)
                .moved(1, 0, 0);
    }

    private static void addTanks(Figure figure, int damage, int sides) {
        Solid tank = Lathe.turn(sides, 0.8, 0.8, 0.8, 2.6, 0.5, 3, 0, 3.1);
        int row = damage == 0 ? STEEL : BURNT;
        figure.add(row, tank.moved(4.3, 2.9, 0), tank.moved(2.4, 3.2, 0));
        if (damage < 2) {
            figure.add(row, tank.moved(4.3, -2.9, 0), tank.moved(2.4, -3.2, 0));
        }
        figure.add(
                damage == 2 ? BURNT : STEEL,
                Lathe.turn(sides, 1.3, 3.4, 1.2, 3.8, 1.05, 3.8, 1.05, 3.5, 0, 3.5)
                        .moved(-3.4, 0, 0));
    }

    private static void addPipes(Figure figure, int damage) {
        Solid pipe = Tube.along(6, 4.3, 2.9, 2.4, 0.16, 4.3, 1.6, 2.4, 0.16, 3.4, 0.8, 2.2, 0.16);
        figure.add(STEEL, pipe);
        if (damage == 0) {
            figure.add(STEEL, pipe.mirrored());
        }
        figure.add(damage == 2 ? BURNT : STEEL, Tube.along(8, -1.8, 1, 2.4, 0.3, -0.6, 1, 2.4, 0.3, -0.2, 1, 1.8, 0.3));
        figure.add(HAZARD, Blocks.box(5.2, -1.2, 0.8, 5.3, 1.2, 1.4));
        if (damage == 2) {
            figure.add(
                    BURNT,
                    Blocks.box(0, -0.1, 0, 0.2, 0.1, 2.2).turned(Axis.Y, 30).moved(0.4, 0.6, 1.2));
            figure.add(
                    BURNT,
                    Blocks.box(0, -0.1, 0, 0.2, 0.1, 1.8).turned(Axis.X, 24).moved(1.8, -0.4, 1.2));
        }
    }

    /** Four blades. */
    private static Figure fan(int damage, int level) {
        if (level > 1) {
            return new Figure();
        }
        Solid blade = Blocks.box(0.1, -0.2, -0.02, 1.0, 0.2, 0.02).turned(Axis.X, 25);
        Solid blades = blade.and(blade.turned(Axis.Z, 180));
        if (damage == 0) {
            blades = blades.and(blade.turned(Axis.Z, 90), blade.turned(Axis.Z, 270));
        }
        return new Figure().add(damage == 0 ? STEEL : BURNT, blades, Lathe.cylinder(6, 0.18, -0.15, 0.12));
    }
}
