package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.Rotation;

/** An axis to turn around: forward, left or up; angles in degrees, counter-clockwise as seen from its tip. */
enum Axis {
    X,
    Y,
    Z;

    /** {@return the turn as it is stored: the engine turns by the conjugate} */
    Rotation turn(double degrees) {
        double half = StrictMath.toRadians(degrees) / 2;
        double sin = -StrictMath.sin(half);
        return new Rotation(StrictMath.cos(half), this == X ? sin : 0, this == Y ? sin : 0, this == Z ? sin : 0);
    }
}
