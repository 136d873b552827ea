package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A fir in four levels; shots pass its branches. */
public final class Tree {

    private static final int BARK = 0;
    private static final int NEEDLES = 1;
    private static final int SEE_THROUGH = 0x0004;
    private static final int[] SIDES = {11, 7, 5, 4};
    private static final int[] TIERS = {5, 4, 3, 1};
    private static final double TOP = 9;

    private Tree() {}

    /** {@return the materials it wears} */
    public static List<String> materials() {
        return List.of("BARK", "NEEDLES");
    }

    /** {@return the model} */
    public static ByteView model(String stem) {
        Assembly tree = new Assembly(stem);
        int root = tree.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            tree.builder().slot(root, 0, level, batches(level));
        }
        return tree.bytes();
    }

    private static List<BatchPlan> batches(int level) {
        List<BatchPlan> batches = new ArrayList<>();
        if (level < 3) {
            batches.add(BatchPlan.of(
                    Lathe.turn(SIDES[level], 0.42, 0, 0.28, 0.5, 0.2, 3).mesh(), BARK));
        }
        MeshPlan needles = needles(level).mesh();
        int[] flags = new int[needles.triangleCount()];
        Arrays.fill(flags, SEE_THROUGH);
        batches.add(BatchPlan.of(needles.withTriangleFlags(flags), NEEDLES));
        return batches;
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
}
