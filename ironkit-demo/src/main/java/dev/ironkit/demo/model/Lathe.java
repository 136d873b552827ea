package dev.ironkit.demo.model;

import java.util.ArrayList;
import java.util.List;

/** Round solids: what a lathe makes of a profile. With few sides they are prisms and pyramids. */
final class Lathe {

    /** From this many sides on the light goes smoothly around. */
    private static final int SMOOTH = 6;

    private final int sides;
    private final List<List<Corner>> faces = new ArrayList<>();

    private Lathe(int sides) {
        this.sides = sides;
    }

    /**
     * {@return a solid around the upward axis}
     *
     * @param sides how many sides go around it
     * @param profile radius and height in turn, from the bottom to the top
     */
    static Solid turn(int sides, double... profile) {
        Lathe lathe = new Lathe(sides);
        for (int at = 0; at + 3 < profile.length; at += 2) {
            lathe.band(profile[at], profile[at + 1], profile[at + 2], profile[at + 3]);
        }
        lathe.cap(profile[0], profile[1], false);
        lathe.cap(profile[profile.length - 2], profile[profile.length - 1], true);
        return new Solid(lathe.faces);
    }

    /** {@return an upright cylinder} */
    static Solid cylinder(int sides, double radius, double z0, double z1) {
        return turn(sides, radius, z0, radius, z1);
    }

    /** {@return a cylinder that lies forward, from one x to another} */
    static Solid barrel(int sides, double radius, double x0, double x1) {
        return cylinder(sides, radius, x0, x1).turned(Axis.Y, 90);
    }

    /** {@return a cylinder that lies across, from one y to another} */
    static Solid axle(int sides, double radius, double y0, double y1) {
        return cylinder(sides, radius, y0, y1).turned(Axis.X, -90);
    }

    private void band(double r0, double z0, double r1, double z1) {
        double length = Math.sqrt((r1 - r0) * (r1 - r0) + (z1 - z0) * (z1 - z0));
        double out = (z1 - z0) / length;
        double up = (r0 - r1) / length;
        for (int side = 0; side < sides; side++) {
            List<Corner> face = new ArrayList<>();
            double middle = side + 0.5;
            face.add(corner(side, r0 == 0 ? middle : side, r0, z0, out, up));
            if (r0 > 0) {
                face.add(corner(side, side + 1, r0, z0, out, up));
            }
            if (r1 > 0) {
                face.add(corner(side, side + 1, r1, z1, out, up));
            }
            face.add(corner(side, r1 == 0 ? middle : side, r1, z1, out, up));
            faces.add(face);
        }
    }

    private Corner corner(int side, double place, double radius, double z, double out, double up) {
        double light = sides >= SMOOTH ? angle(place) : angle(side + 0.5);
        return new Corner(
                radius * cos(angle(place)),
                radius * sin(angle(place)),
                z,
                out * cos(light),
                out * sin(light),
                up,
                place / sides * 2,
                -z / 2);
    }

    /** {@return the angle of a place around the axis; the last place is the first one again, to the bit} */
    private double angle(double place) {
        return (place >= sides ? place - sides : place) - 0.5;
    }

    private double cos(double turn) {
        return StrictMath.cos(turn * 2 * StrictMath.PI / sides);
    }

    private double sin(double turn) {
        return StrictMath.sin(turn * 2 * StrictMath.PI / sides);
    }

    private void cap(double radius, double z, boolean top) {
        if (radius == 0) {
            return;
        }
        List<Corner> face = new ArrayList<>();
        for (int i = 0; i < sides; i++) {
            double at = angle(top ? i : sides - 1 - i);
            double x = radius * cos(at);
            double y = radius * sin(at);
            face.add(new Corner(x, y, z, 0, 0, top ? 1 : -1, 0.5 + x / 2, 0.5 - y / 2));
        }
        faces.add(face);
    }
}
