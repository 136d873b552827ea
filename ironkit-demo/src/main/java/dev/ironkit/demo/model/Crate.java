package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import java.util.List;

/** A crate of planks in an iron frame: whole, burst, and in pieces. */
public final class Crate {

    private static final int WOOD = 0;
    private static final int FRAME = 1;
    private static final int STATES = 3;
    private static final double HALF = 1;

    private Crate() {}

    /** {@return a model of this kind} */
    public static MadeModel make(String stem, Style style) {
        Assembly crate = new Assembly(stem, style);
        crate.show(crate.root(), STATES, Crate::look);
        return MadeModel.of(crate, List.of("PLANKS", "RUST"));
    }

    private static Figure look(int damage, int level) {
        return switch (damage) {
            case 0 -> whole(level);
            case 1 -> burst(level);
            default -> pieces(level);
        };
    }

    private static Figure whole(int level) {
        double inset = level < 2 ? 0.1 : 0;
        Figure figure = new Figure();
        figure.add(WOOD, Blocks.box(-HALF + inset, -HALF + inset, inset, HALF - inset, HALF - inset, 2 - inset));
        if (level < 2) {
            figure.add(FRAME, frame(4));
        }
        if (level == 0) {
            figure.add(
                    FRAME,
                    brace(),
                    brace().turned(Axis.Z, 90),
                    brace().turned(Axis.Z, 180),
                    brace().turned(Axis.Z, 270));
        }
        return figure;
    }

    /** Posts at the corners and rails around the bottom and the top. */
    private static Solid frame(int sides) {
        Solid side = Blocks.standing(0.2, 0.2, 2)
                .moved(0.9, 0.9, 0)
                .and(Blocks.box(0.8, -0.8, 0, 1, 0.8, 0.2), Blocks.box(0.8, -0.8, 1.8, 1, 0.8, 2));
        Solid frame = Solid.NOTHING;
        for (int i = 0; i < sides; i++) {
            frame = frame.and(side.turned(Axis.Z, 90 * i));
        }
        return frame;
    }

    /** A bar from corner to corner. */
    private static Solid brace() {
        return Blocks.box(0.88, -1.1, -0.09, 0.97, 1.1, 0.09).turned(Axis.X, 45).moved(0, 0, 1);
    }

    private static Figure burst(int level) {
        Figure figure = new Figure();
        figure.add(
                WOOD,
                Blocks.box(-0.9, -0.9, 0.1, 0.9, 0.9, 0.2),
                Blocks.box(-0.9, -0.9, 0.2, -0.82, 0.9, 1.9),
                Blocks.tapered(new Plan(-0.8, 0.85, -0.9, -0.82), 0.2, new Plan(-0.8, 0.3, -0.9, -0.82), 1.5),
                Blocks.tapered(new Plan(-0.8, 0.7, 0.82, 0.9), 0.2, new Plan(-0.8, -0.2, 0.82, 0.9), 1.2));
        if (level < 3) {
            figure.add(FRAME, frame(level == 0 ? 3 : 2));
        }
        if (level == 0) {
            figure.add(
                    WOOD,
                    plank(20).moved(1.3, 0.2, 0),
                    plank(70).moved(1.0, 1.3, 0),
                    plank(-35).moved(0.2, 0, 0.25));
        }
        return figure;
    }

    private static Figure pieces(int level) {
        Figure figure = new Figure();
        figure.add(WOOD, Blocks.tapered(Plan.of(1.7, 1.7), 0, new Plan(-0.7, 0.2, -0.5, 0.4), 0.35));
        int planks = new int[] {7, 4, 2, 0}[level];
        for (int i = 0; i < planks; i++) {
            figure.add(
                    WOOD, plank(50 * i).moved(0.35 * (i % 3), 0, 0.1 * (i % 4)).turned(Axis.Z, 77 * i));
        }
        if (level < 2) {
            figure.add(FRAME, Blocks.standing(0.2, 0.2, 1.1).turned(Axis.X, 24).moved(0.8, 0.6, 0));
        }
        return figure;
    }

    private static Solid plank(double turn) {
        return Blocks.box(-0.15, -0.7, 0, 0.15, 0.7, 0.07)
                .turned(Axis.X, 6)
                .turned(Axis.Z, turn)
                .moved(0, 0, 0.08);
    }
}
