package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** A workshop with a gable roof: whole, hit, and a ruin. */
public final class House {

    private static final int WALL = 0;
    private static final int ROOF = 1;
    private static final int WINDOW = 2;
    private static final int DOOR = 3;
    private static final int RUIN = 4;
    private static final int BURNT = 5;
    private static final int STATES = 3;
    private static final List<String> WALLS = List.of("BRICK", "CONCRETE", "PLANKS");

    private House() {}

    /** {@return a house} */
    public static MadeModel make(String stem, Style style) {
        Assembly house = new Assembly(stem, style);
        int root = house.root();
        house.show(root, STATES, House::look);
        house.socket("Base_smoke", "e_smoke", root, KeyPlan.at(-2, 1.4f, 6.4f));
        String wall = WALLS.get(style.pick(1, WALLS.size()));
        return MadeModel.of(house, List.of(wall, "ROOF", "WINDOW", "DOOR", "RUIN", "BURNT"));
    }

    private static Figure look(int damage, int level) {
        return switch (damage) {
            case 0 -> whole(level);
            case 1 -> hit(level);
            default -> ruin(level);
        };
    }

    private static Figure whole(int level) {
        Figure figure = new Figure();
        figure.add(WALL, Blocks.box(-4, -3, 0, 4, 3, 3.2), gable());
        figure.add(ROOF, slope(-4.4, 4.4), slope(-4.4, 4.4).mirrored());
        addOpenings(figure, level, true);
        if (level < 2) {
            figure.add(WALL, Blocks.box(-2.35, 1.1, 3.6, -1.65, 1.8, 6.3));
            figure.add(RUIN, Blocks.box(-2.45, 1.0, 6.2, -1.55, 1.9, 6.4));
        }
        if (level == 0) {
            figure.add(ROOF, Blocks.tapered(new Plan(4, 5.2, -1.5, 1.5), 2.45, new Plan(4, 4.1, -1.5, 1.5), 2.75));
            figure.add(RUIN, Blocks.box(3.9, -1.4, 0, 5.0, 1.4, 0.18), Blocks.box(-4.15, -3.15, 0, 4.15, 3.15, 0.3));
            figure.add(BURNT, Blocks.box(3.95, -1.25, 0, 4.1, -1.05, 2.5), Blocks.box(3.95, 1.05, 0, 4.1, 1.25, 2.5));
        }
        return figure;
    }

    /** The three-cornered wall below the roof, from end to end. */
    private static Solid gable() {
        return Blocks.tapered(new Plan(-4, 4, -3, 3), 3.2, new Plan(-4, 4, -0.02, 0.02), 5.4);
    }

    /** One side of the roof, a hand thick. */
    private static Solid slope(double back, double front) {
        return Blocks.tapered(new Plan(back, front, -0.05, 3.9), 0, new Plan(back, front, -0.05, 3.9), 0.2)
                .turned(Axis.X, -36.5)
                .moved(0, 0, 5.42);
    }

    private static void addOpenings(Figure figure, int level, boolean all) {
        if (level == 3) {
            return;
        }
        figure.addSurface(
                DOOR,
                Figure.DOOR_LEAF,
                Blocks.panel(
                        new double[] {4.03, -1, 0},
                        new double[] {4.03, 1, 0},
                        new double[] {4.03, 1, 2.4},
                        new double[] {4.03, -1, 2.4}));
        if (level < 2) {
            Solid pane = Blocks.panel(
                    new double[] {2.6, 3.03, 0.9},
                    new double[] {-2.6, 3.03, 0.9},
                    new double[] {-2.6, 3.03, 2.6},
                    new double[] {2.6, 3.03, 2.6});
            figure.addSurface(WINDOW, Figure.PANE, all ? pane.and(pane.mirrored()) : pane.mirrored());
        }
    }

    /** Half the roof is gone and a corner with it. */
    private static Figure hit(int level) {
        Figure figure = new Figure();
        figure.add(WALL, Blocks.box(-4, -3, 0, 4, -2.6, 3.2), Blocks.box(-4, -2.6, 0, -3.6, 3, 3.2));
        figure.add(WALL, Blocks.tapered(new Plan(3.6, 4, -2.6, 3), 0, new Plan(3.6, 4, -2.6, 0.4), 3.2));
        figure.add(WALL, Blocks.tapered(new Plan(-3.6, 3.6, 2.6, 3), 0, new Plan(-3.6, 0.5, 2.6, 3), 2.8));
        figure.add(ROOF, slope(-4.4, 1.6).mirrored());
        figure.add(WALL, Blocks.tapered(new Plan(-4, -3.6, -3, 3), 3.2, new Plan(-4, -3.6, -0.02, 0.02), 5.4));
        addOpenings(figure, level, false);
        if (level < 3) {
            figure.add(RUIN, Blocks.box(-3.6, -2.6, 0, 3.6, 2.6, 0.2));
        }
        if (level < 2) {
            figure.add(BURNT, beam(0), beam(-1.6), beam(-3.2));
            figure.add(RUIN, rubble(5).moved(1.6, 2.6, 0));
        }
        return figure;
    }

    private static Solid beam(double x) {
        return Blocks.box(x, 0, 0, x + 0.2, 3.8, 0.2).turned(Axis.X, -36.5).moved(0, 0, 5.3);
    }

    /** A heap of pieces. */
    private static Solid rubble(int count) {
        Solid heap = Solid.NOTHING;
        for (int i = 0; i < count; i++) {
            heap = heap.and(Blob.of(5, 3, 0.4, i + 60)
                    .stretched(0.7 - 0.06 * i, 0.5, 0.4)
                    .moved(0.8 * (i % 3), 0.5 * (i % 2), 0.1)
                    .turned(Axis.Z, 70 * i));
        }
        return heap;
    }

    private static Figure ruin(int level) {
        Figure figure = new Figure();
        figure.add(RUIN, Blocks.tapered(new Plan(-4, 4, -3, -2.6), 0, new Plan(-4, 0.5, -3, -2.6), 1.6));
        figure.add(RUIN, Blocks.tapered(new Plan(-4, -3.6, -2.6, 3), 0, new Plan(-4, -3.6, -2.6, 0), 2.4));
        if (level < 3) {
            figure.add(RUIN, Blocks.tapered(new Plan(3.6, 4, -2.6, 1), 0, new Plan(3.6, 4, -2.4, -1), 0.9));
            figure.add(RUIN, rubble(4).scaled(1.3).moved(-0.6, 0.3, 0));
        }
        if (level < 2) {
            figure.add(
                    BURNT,
                    Blocks.box(-2.4, -0.1, 0, -2.2, 3.6, 0.2).turned(Axis.X, 24).moved(1, -1, 0.2));
            figure.add(
                    BURNT,
                    Blocks.box(0, -3, 0, 0.2, 0.6, 0.2).turned(Axis.X, -14).moved(1, 1.6, 0.2));
            figure.add(RUIN, rubble(7).moved(1.2, 1.4, 0), rubble(3).moved(-2.6, -1.2, 0));
        }
        return figure;
    }
}
