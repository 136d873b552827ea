package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.ArrayList;
import java.util.List;

/** A bunker whose walls have their light painted on, with two lamps beside its door. */
public final class Bunker {

    private static final int CONCRETE = 0;
    private static final int STEEL = 1;
    private static final int DARK = 2;
    private static final int LAMP = 3;
    private static final int SAND = 4;

    private static final double LAMP_X = 4.5;
    private static final double LAMP_Y = 1.25;
    private static final double LAMP_Z = 2.3;

    /** The light on its walls. */
    public static final LightmapSheet LIGHT = new LightmapSheet(
            5,
            4,
            false,
            List.of(new LightmapSheet.Lamp(LAMP_X, LAMP_Y, LAMP_Z), new LightmapSheet.Lamp(LAMP_X, -LAMP_Y, LAMP_Z)));

    /** Its lightmap. */
    public static final String LIGHTMAP = "BUNKER_LM.0";

    private Bunker() {}

    /** {@return a bunker} */
    public static MadeModel make(String stem, Style style) {
        Assembly bunker = new Assembly(stem, Style.PLAIN);
        int root = bunker.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            List<BatchPlan> batches = new ArrayList<>();
            batches.add(LIGHT.batch(walls(level), CONCRETE, 0));
            Figure rest = fittings(level);
            if (!rest.isEmpty()) {
                batches.addAll(rest.batches(Style.PLAIN));
            }
            bunker.builder().slot(root, 0, level, batches);
        }
        bunker.socket("Base_roof", "e_tur", root, KeyPlan.at(-0.8f, 0, 3.7f));
        bunker.builder().lights(LampBytes.of(LIGHT.lamps(), root, root));
        String wall = style.pick(1, 2) == 0 ? "CONCRETE" : "BRICK";
        return new MadeModel(bunker.bytes(), List.of(wall, "STEEL", "DARK", "TUBE_LAMP", "SAND"), List.of(LIGHTMAP));
    }

    /** The sides slope inward; a slab lies on top, a porch stands in front. */
    private static Solid walls(int level) {
        Solid walls = Blocks.tapered(new Plan(-4.5, 3.6, -4, 4), 0, new Plan(-3.7, 2.8, -3.2, 3.2), 3);
        if (level < 3) {
            walls = walls.and(
                    Blocks.tapered(Plan.of(8, 7.4), 3, Plan.of(7.4, 6.8), 3.5).moved(-0.45, 0, 0));
        }
        if (level < 2) {
            Solid cheek = Blocks.box(3, 1, 0, 4.4, 1.5, 2.5);
            walls = walls.and(cheek, cheek.mirrored(), Blocks.box(2.9, -1.8, 2.5, 4.6, 1.8, 2.85));
        }
        return walls;
    }

    private static Figure fittings(int level) {
        Figure figure = new Figure();
        if (level < 3) {
            figure.add(DARK, Blocks.box(3, -1, 0.02, 3.5, 1, 2.2), slit(), slit().mirrored());
        }
        if (level < 2) {
            int sides = Assembly.sides(level);
            figure.add(STEEL, Lathe.turn(sides, 1.5, 3.5, 1.3, 3.7).moved(-0.8, 0, 0));
            figure.add(
                    STEEL,
                    Lathe.turn(sides, 0.25, 3.4, 0.25, 4.6, 0.4, 4.6, 0, 4.9).moved(-3.2, 2, 0));
        }
        if (level == 0) {
            Solid lamp = Lathe.turn(8, 0.12, LAMP_Z - 0.2, 0.16, LAMP_Z + 0.1).moved(LAMP_X, LAMP_Y, 0);
            figure.add(LAMP, lamp, lamp.mirrored());
            figure.add(SAND, sandbags(), sandbags().mirrored());
        }
        return figure;
    }

    /** A slit to look out, on the sloping front. */
    private static Solid slit() {
        return Blocks.box(-0.1, -0.65, 0, 0.08, 0.65, 0.35).turned(Axis.Y, -15).moved(3.1, 2.35, 1.75);
    }

    /** Two rows of bags in an arc before the left wall, the upper ones over the gaps of the lower. */
    private static Solid sandbags() {
        Solid bag =
                Lathe.turn(8, 0.12, -0.5, 0.27, -0.38, 0.27, 0.38, 0.12, 0.5).turned(Axis.X, 90);
        Solid all = Solid.NOTHING;
        for (int row = 0; row < 2; row++) {
            for (int i = 0; i < 4 - row; i++) {
                Solid placed = bag.moved(5.2, 0, 0.26 + row * 0.46).turned(Axis.Z, 25 + 11.5 * (i + row * 0.5));
                all = all.and(placed);
            }
        }
        return all;
    }
}
