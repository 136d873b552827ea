package dev.ironkit.demo.model;

import java.util.List;

/** The materials robots wear, by row. */
final class RobotSkin {

    static final int PAINT = 0;
    static final int STEEL = 1;
    static final int DARK = 2;
    static final int LAMP = 3;
    static final int BURNT = 4;
    static final int SIGN = 5;
    static final int GLASS = 6;
    static final int HAZARD = 7;
    static final int PANEL = 8;

    private static final List<String> PAINTS = List.of("PAINT", "PAINT2", "PAINT3", "RUST");
    private static final List<String> LAMPS = List.of("HEADLAMP", "TUBE_LAMP");

    private RobotSkin() {}

    static List<String> materials(Style style) {
        return List.of(
                PAINTS.get(style.pick(1, PAINTS.size())),
                "STEEL",
                "DARK",
                LAMPS.get(style.pick(2, LAMPS.size())),
                "BURNT",
                "INSIGNIA",
                "GLASS",
                "HAZARD",
                "PANEL");
    }

    /** {@return the row of the outer plates, which burn last} */
    static int plates(int damage) {
        return damage == 2 ? BURNT : PAINT;
    }

    /** {@return the row of what lies open to the weather, which burns first} */
    static int fittings(int damage) {
        return damage == 0 ? PANEL : BURNT;
    }
}
