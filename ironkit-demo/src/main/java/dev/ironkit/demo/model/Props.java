package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** Small things that stand around. */
public final class Props {

    private Props() {}

    /** {@return a lamp post} */
    public static MadeModel lamp(String stem, Style style) {
        Assembly lamp = new Assembly(stem, style);
        int root = lamp.root();
        lamp.show(root, 1, (damage, level) -> {
            int sides = Assembly.sides(level);
            Figure figure = new Figure();
            figure.add(0, Tube.along(sides, 0, 0, 0.4, 0.13, 0, 0, 4.4, 0.09, 0.3, 0, 4.9, 0.08, 1.2, 0, 5.1, 0.06));
            figure.add(1, Blocks.tapered(new Plan(0.9, 1.9, -0.2, 0.2), 4.9, new Plan(0.9, 1.7, -0.12, 0.12), 5.12));
            if (level < 3) {
                figure.add(0, Lathe.turn(sides, 0.32, 0, 0.28, 0.3, 0.16, 0.45));
            }
            if (level < 2) {
                figure.add(2, Blocks.box(1.05, -0.14, 4.84, 1.75, 0.14, 4.91));
            } else {
                figure.add(2, Blocks.box(1.05, -0.14, 4.84, 1.75, 0.14, 4.9));
            }
            return figure;
        });
        lamp.socket("Base_light", "e_lamp", root, KeyPlan.at(1.4f, 0, 4.8f));
        return MadeModel.of(lamp, List.of("STEEL", "DARK", "HEADLAMP"));
    }

    /** {@return barrels, one of them lying} */
    public static MadeModel barrels(String stem, Style style) {
        Assembly barrels = new Assembly(stem, style);
        barrels.show(barrels.root(), 2, (damage, level) -> {
            int sides = Assembly.sides(level);
            Solid barrel = level < 2
                    ? Lathe.turn(
                            sides, 0.5, 0, 0.5, 0.5, 0.54, 0.55, 0.5, 0.6, 0.5, 1.0, 0.54, 1.05, 0.5, 1.1, 0.5, 1.55)
                    : Lathe.cylinder(sides, 0.5, 0, 1.55);
            Figure figure = new Figure();
            figure.add(
                    damage == 0 ? 0 : 2,
                    barrel,
                    barrel.turned(Axis.X, 90).turned(Axis.Z, 35).moved(1.3, -0.3, 0.5));
            if (damage == 0) {
                figure.add(1, barrel.moved(-0.4, 1.1, 0));
            }
            return figure;
        });
        String paint = style.pick(1, 2) == 0 ? "RUST" : "PAINT2";
        return MadeModel.of(barrels, List.of(paint, "HAZARD", "BURNT"));
    }

    /** {@return a board that shows the way} */
    public static MadeModel board(String stem, Style style) {
        Assembly board = new Assembly(stem, style);
        board.show(board.root(), 1, (damage, level) -> {
            Solid post = Blocks.box(-0.08, 0.9, 0, 0.08, 1.06, 3);
            Figure figure = new Figure().add(0, post, Blocks.box(-0.06, -1.3, 1.4, 0.06, 1.3, 2.8));
            if (level < 3) {
                figure.add(0, post.mirrored());
                figure.addTranslucent(
                        1,
                        Blocks.panel(
                                new double[] {0.08, -0.6, 1.5},
                                new double[] {0.08, 0.6, 1.5},
                                new double[] {0.08, 0.6, 2.7},
                                new double[] {0.08, -0.6, 2.7}));
            } else {
                figure.addTranslucent(
                        1,
                        Blocks.panel(
                                new double[] {0.08, -0.5, 1.6},
                                new double[] {0.08, 0.5, 1.6},
                                new double[] {0.08, 0.5, 2.6},
                                new double[] {0.08, -0.5, 2.6}));
            }
            if (level == 0) {
                figure.add(0, Blocks.box(-0.1, -1.4, 2.8, 0.1, 1.4, 2.9), Blocks.box(-0.3, 0.75, 0, 0.3, 1.2, 0.2));
                figure.add(0, Blocks.box(-0.3, -1.2, 0, 0.3, -0.75, 0.2));
            }
            return figure;
        });
        return MadeModel.of(board, List.of("PLANKS", "ARROW"));
    }

    /** {@return a half ball of sky around the world} */
    public static MadeModel sky(String stem, Style style) {
        Assembly sky = new Assembly(stem, style);
        int root = sky.root();
        Solid dome = Lathe.turn(16, 50, -4, 50, 6, 44, 22, 28, 38, 0, 46);
        sky.slot(root, 0, 0, new Figure().add(0, dome.insideOut()));
        sky.slot(root, 0, 1, new Figure().add(1, dome.insideOut()));
        return MadeModel.of(sky, List.of("ENV_SKY", "ENV_STARS"));
    }

    /** {@return a pond} */
    public static MadeModel pond(String stem, Style style) {
        Assembly pond = new Assembly(stem, style);
        int root = pond.root();
        for (int level = 0; level < Assembly.LEVELS; level++) {
            int sides = new int[] {16, 11, 7, 5}[level];
            Figure figure = new Figure()
                    .addTranslucent(0, Lathe.turn(sides, 3.7, 0, 3.7, 0.12))
                    .add(1, Lathe.turn(sides, 4.6, 0, 4.1, 0.3, 3.6, 0.3, 3.5, 0.05));
            pond.slot(root, 0, level, figure);
        }
        return MadeModel.of(pond, List.of("WATER_M", "ROCK"));
    }
}
