package dev.ironkit.demo.model;

import java.util.List;

/** Trees in four levels: a fir, a tree with leaves, a palm, a dead one. Shots pass their leaves. */
public final class Tree {

    private static final int BARK = 0;
    private static final int GREEN = 1;
    private static final int[] SIDES = {11, 7, 5, 4};
    private static final int[] TIERS = {5, 4, 3, 1};
    private static final double TOP = 9;

    private Tree() {}

    /** {@return a fir} */
    public static MadeModel fir(String stem, Style style) {
        return make(stem, style, "NEEDLES", level -> fir(level));
    }

    /** {@return a tree with round crowns} */
    public static MadeModel broad(String stem, Style style) {
        String leaves = style.pick(1, 2) == 0 ? "LEAVES" : "AUTUMN";
        return make(stem, style, leaves, level -> broad(level, style.seed()));
    }

    /** {@return a palm} */
    public static MadeModel palm(String stem, Style style) {
        return make(stem, style, "LEAVES", level -> palm(level, 7 + style.pick(2, 4)));
    }

    /** {@return a tree without leaves} */
    public static MadeModel dead(String stem, Style style) {
        Assembly tree = new Assembly(stem, style);
        int root = tree.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            tree.slot(root, 0, level, new Figure().add(BARK, bare(level)));
        }
        return MadeModel.of(tree, List.of("BARK"));
    }

    private static MadeModel make(
            String stem, Style style, String leaves, java.util.function.IntFunction<Figure> look) {
        Assembly tree = new Assembly(stem, style);
        int root = tree.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            tree.slot(root, 0, level, look.apply(level));
        }
        return MadeModel.of(tree, List.of("BARK", leaves));
    }

    private static Figure fir(int level) {
        Figure figure = new Figure();
        if (level < 3) {
            figure.add(BARK, Lathe.turn(SIDES[level], 0.42, 0, 0.28, 0.5, 0.2, 3));
        }
        return figure.addSurface(GREEN, Figure.FOLIAGE, needles(level));
    }

    /** Skirts above each other, smaller to the top, each turned against the one below. */
    private static Solid needles(int level) {
        int tiers = TIERS[level];
        if (tiers == 1) {
            return Lathe.turn(SIDES[level], 2.0, 0.4, 0, TOP);
        }
        Solid all = Solid.NOTHING;
        double rise = (TOP - 1.6) / tiers;
        for (int tier = 0; tier < tiers; tier++) {
            double z = 1.6 + tier * rise;
            double radius = 2.5 * (1 - 0.72 * tier / tiers);
            Solid skirt = Lathe.turn(SIDES[level], radius * 0.55, z + 0.3, radius, z, 0, Math.min(TOP, z + rise * 1.7));
            all = all.and(skirt.turned(Axis.Z, 23 * tier));
        }
        return all;
    }

    /** A trunk that forks, and a crown on each branch. */
    private static Figure broad(int level, int salt) {
        Figure figure = new Figure();
        int sides = SIDES[level];
        figure.add(BARK, Lathe.turn(sides, 0.55, 0, 0.36, 0.6, 0.26, 3.4));
        int crowns = new int[] {6, 5, 4, 1}[level];
        Solid leaves = Blob.of(sides - 1, new int[] {7, 5, 4, 3}[level], 0.22, salt + 5);
        if (crowns == 1) {
            return figure.addSurface(GREEN, Figure.FOLIAGE, leaves.scaled(2.6).moved(0, 0, 5.4));
        }
        figure.addSurface(GREEN, Figure.FOLIAGE, leaves.scaled(1.9).moved(0, 0, 6.6));
        for (int i = 1; i < crowns; i++) {
            double turn = 360.0 * i / (crowns - 1) + 20;
            figure.addSurface(
                    GREEN,
                    Figure.FOLIAGE,
                    leaves.turned(Axis.Z, 50 * i)
                            .stretched(1.75, 1.75, 1.35)
                            .moved(1.7, 0, 4.6 + 0.35 * (i % 2))
                            .turned(Axis.Z, turn));
            if (level == 0) {
                figure.add(
                        BARK,
                        Tube.along(5, 0, 0, 2.4, 0.2, 0.9, 0, 3.6, 0.15, 1.6, 0, 4.4, 0.1)
                                .turned(Axis.Z, turn));
            }
        }
        return figure;
    }

    /** A trunk that leans, and fronds that hang. */
    private static Figure palm(int level, int fronds) {
        Figure figure = new Figure();
        figure.add(
                BARK,
                Tube.along(SIDES[level] - 1, 0, 0, 0, 0.42, 0.25, 0, 2, 0.3, 0.8, 0, 4.4, 0.24, 1.5, 0, 6.8, 0.2));
        int count = level == 0 ? fronds : level == 1 ? 6 : 4;
        for (int i = 0; i < count; i++) {
            figure.addSurface(
                    GREEN,
                    Figure.FOLIAGE,
                    frond(level).turned(Axis.Z, 360.0 * i / count).moved(1.5, 0, 6.8));
        }
        if (level == 0) {
            Solid nut = Blob.of(6, 4, 0, 0).scaled(0.22);
            figure.add(BARK, nut.moved(1.75, 0.1, 6.55), nut.moved(1.35, 0.2, 6.5), nut.moved(1.5, -0.22, 6.52));
        }
        return figure;
    }

    /** A leaf with a rib: flat strips that bend down, seen from both sides. */
    private static Solid frond(int level) {
        double[] reach = level < 2 ? new double[] {0, 1.1, 2.2, 3} : new double[] {0, 1.6, 3};
        Solid all = Solid.NOTHING;
        for (int i = 0; i + 1 < reach.length; i++) {
            for (int side = -1; side <= 1; side += 2) {
                double[] a = {reach[i], 0, rib(reach[i])};
                double[] b = {reach[i + 1], 0, rib(reach[i + 1])};
                double[] c = {reach[i + 1], side * wide(reach[i + 1]), rib(reach[i + 1]) - 0.25};
                double[] d = {reach[i], side * wide(reach[i]), rib(reach[i]) - 0.25};
                all = all.and(side > 0 ? Blocks.sheet(a, b, c, d) : Blocks.sheet(d, c, b, a));
            }
        }
        return all;
    }

    private static double rib(double at) {
        return 0.55 * at - 0.34 * at * at;
    }

    private static double wide(double at) {
        return 0.12 + 0.55 * (1 - Math.abs(at - 1.3) / 1.9);
    }

    private static Solid bare(int level) {
        int sides = SIDES[level] - 1;
        Solid all = Lathe.turn(sides, 0.5, 0, 0.34, 0.7, 0.24, 3.6, 0.1, 5.6);
        int count = new int[] {6, 4, 3, 2}[level];
        for (int i = 0; i < count; i++) {
            double z = 2.2 + 0.5 * i;
            Solid branch = level < 2
                    ? Tube.along(4, 0, 0, z, 0.16, 0.9, 0, z + 0.7, 0.1, 1.5, 0.3, z + 1.7, 0.04)
                    : Tube.along(4, 0, 0, z, 0.16, 1.4, 0.2, z + 1.4, 0.04);
            all = all.and(branch.turned(Axis.Z, 137 * i));
        }
        return all;
    }
}
