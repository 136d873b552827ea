package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** A bridge on piers under an iron arch; its middle can break down. */
public final class Bridge {

    private static final int ROAD = 0;
    private static final int CONCRETE = 1;
    private static final int STEEL = 2;
    private static final int HAZARD = 3;
    private static final int LAMP = 4;
    private static final int RUIN = 5;
    private static final double HALF = 14;
    private static final double DECK = 5;

    private Bridge() {}

    /** {@return a bridge} */
    public static MadeModel make(String stem, Style style) {
        Assembly bridge = new Assembly(stem, style);
        int root = bridge.root();
        bridge.show(root, 1, (damage, level) -> ends(level));
        int middle = bridge.part("span", root, KeyPlan.at(0, 0, 0));
        bridge.show(middle, 2, Bridge::span);
        return MadeModel.of(bridge, List.of("TAR", "CONCRETE", "STEEL", "HAZARD", "HEADLAMP", "RUIN"));
    }

    /** What stays: the piers and the road up to them. */
    private static Figure ends(int level) {
        Figure figure = new Figure();
        for (int side = 0; side < 2; side++) {
            double turn = 180 * side;
            figure.add(
                    CONCRETE,
                    Blocks.tapered(new Plan(5.2, 7.6, -3, 3), 0, new Plan(5.6, 7.2, -2.6, 2.6), DECK - 0.5)
                            .turned(Axis.Z, turn),
                    Blocks.tapered(new Plan(12, HALF, -3.4, 3.4), 0, new Plan(12.4, HALF, -3, 3), DECK - 0.5)
                            .turned(Axis.Z, turn));
            figure.addSurface(
                    ROAD,
                    Figure.WALKABLE,
                    Blocks.box(6, -3, DECK - 0.5, HALF, 3, DECK).turned(Axis.Z, turn));
            if (level < 3) {
                figure.add(
                        CONCRETE,
                        kerb(6, HALF).turned(Axis.Z, turn),
                        kerb(6, HALF).mirrored().turned(Axis.Z, turn));
            }
            if (level == 0) {
                Solid lamp = Tube.along(6, 10, 3.1, DECK, 0.1, 10, 3.1, DECK + 3, 0.08, 10, 2.4, DECK + 3.4, 0.06);
                figure.add(STEEL, lamp.turned(Axis.Z, turn));
                figure.add(
                        LAMP,
                        Blocks.box(9.8, 2.1, DECK + 3.2, 10.2, 2.6, DECK + 3.36).turned(Axis.Z, turn));
                figure.add(
                        HAZARD,
                        Blocks.box(13.7, 2.9, DECK, 13.95, 3.25, DECK + 1).turned(Axis.Z, turn));
                figure.add(
                        HAZARD,
                        Blocks.box(13.7, -3.25, DECK, 13.95, -2.9, DECK + 1).turned(Axis.Z, turn));
            }
        }
        return figure;
    }

    private static Solid kerb(double from, double to) {
        return Blocks.box(from, 2.8, DECK, to, 3.1, DECK + 0.35);
    }

    private static Figure span(int damage, int level) {
        return damage == 0 ? whole(level) : broken(level);
    }

    private static Figure whole(int level) {
        Figure figure = new Figure();
        figure.addSurface(ROAD, Figure.WALKABLE, Blocks.box(-6, -3, DECK - 0.5, 6, 3, DECK));
        Solid rib = rib(new int[] {8, 6, 4, 2}[level]);
        figure.add(STEEL, rib, rib.mirrored());
        if (level < 3) {
            figure.add(CONCRETE, kerb(-6, 6), kerb(-6, 6).mirrored());
        }
        if (level < 2) {
            int hangers = level == 0 ? 7 : 3;
            for (int i = 1; i <= hangers; i++) {
                double x = -6.4 + 12.8 * i / (hangers + 1);
                Solid hanger = Blocks.box(x - 0.05, 2.9, DECK, x + 0.05, 3.0, arch(x));
                figure.add(STEEL, hanger, hanger.mirrored());
            }
            for (int i = -1; i <= 1; i++) {
                double x = 2.2 * i;
                figure.add(STEEL, Blocks.box(x - 0.12, -2.9, arch(x) - 0.1, x + 0.12, 2.9, arch(x) + 0.1));
            }
        }
        return figure;
    }

    private static double arch(double x) {
        return DECK + 4.2 * (1 - x * x / 41);
    }

    /** The arch on the left side, in straight pieces. */
    private static Solid rib(int pieces) {
        double[] path = new double[(pieces + 1) * 4];
        for (int i = 0; i <= pieces; i++) {
            double x = -6.4 + 12.8 * i / pieces;
            path[i * 4] = x;
            path[i * 4 + 1] = 2.95;
            path[i * 4 + 2] = arch(x);
            path[i * 4 + 3] = 0.32;
        }
        return Tube.along(4, path);
    }

    /** Two stumps that hang down. */
    private static Figure broken(int level) {
        Figure figure = new Figure();
        for (int side = 0; side < 2; side++) {
            Solid slab =
                    Blocks.box(0, -3, -0.5, 4 - side, 3, 0).turned(Axis.Y, 28).moved(-6, 0, DECK);
            figure.addSurface(RUIN, Figure.WALKABLE, slab.turned(Axis.Z, 180 * side));
            if (level < 2) {
                Solid bar = Tube.along(
                        4, -6.4, 2.95, DECK, 0.32, -5, 2.95, arch(-5), 0.32, -3.6, 2.7, arch(-3.6) - 0.8, 0.2);
                figure.add(STEEL, bar.turned(Axis.Z, 180 * side));
                if (side == 0) {
                    figure.add(STEEL, bar.mirrored());
                }
            }
        }
        if (level == 0) {
            figure.add(
                    RUIN,
                    Blob.of(7, 4, 0.4, 3).scaled(1.2).moved(0.4, 0.6, 0.3),
                    Blob.of(6, 4, 0.4, 4).scaled(0.8).moved(-1.4, -1.2, 0.2));
        }
        return figure;
    }
}
