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

    static final List<String> MATERIALS = List.of("PAINT", "STEEL", "DARK", "TUBE_LAMP", "BURNT", "INSIGNIA");

    private RobotSkin() {}

    /** {@return the row of the outer plates, which burn last} */
    static int plates(int damage) {
        return damage == 2 ? BURNT : PAINT;
    }

    /** {@return the row of what lies open to the weather, which burns first} */
    static int fittings(int damage) {
        return damage == 0 ? STEEL : BURNT;
    }
}
