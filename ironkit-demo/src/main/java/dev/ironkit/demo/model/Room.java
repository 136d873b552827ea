package dev.ironkit.demo.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A room seen from inside: a floor, a ceiling and four walls with doorways.
 *
 * @param x0 its back
 * @param y0 its right
 * @param x1 its front
 * @param y1 its left
 * @param low its floor
 * @param high its ceiling
 * @param doors the doorways
 */
record Room(double x0, double y0, double x1, double y1, double low, double high, List<Door> doors) {

    Room {
        doors = List.copyOf(doors);
    }

    /**
     * A doorway in a wall that looks along x.
     *
     * @param x the wall
     * @param from its right edge
     * @param to its left edge
     * @param top how high it is
     */
    record Door(double x, double from, double to, double top) {

        /** {@return the pane that fills it, seen from the front} */
        Solid pane(double low) {
            return Blocks.panel(
                    new double[] {x, from, low}, new double[] {x, to, low}, new double[] {x, to, top}, new double[] {
                        x, from, top
                    });
        }

        /** {@return what one walks through between two walls: sides, floor and top} */
        Solid passage(double deep, double low) {
            return Blocks.box(Math.min(x, x - deep), from, low, Math.max(x, x - deep), to, top)
                    .insideOut()
                    .withoutEnds();
        }
    }

    Solid floor() {
        return new Solid(List.of(Blocks.face(
                new double[] {x0, y0, low}, new double[] {x1, y0, low}, new double[] {x1, y1, low}, new double[] {
                    x0, y1, low
                })));
    }

    Solid ceiling() {
        return new Solid(List.of(Blocks.face(
                new double[] {x0, y1, high}, new double[] {x1, y1, high}, new double[] {x1, y0, high}, new double[] {
                    x0, y0, high
                })));
    }

    Solid walls() {
        List<List<Corner>> faces = new ArrayList<>();
        faces.add(sideWall(y0, x1, x0));
        faces.add(sideWall(y1, x0, x1));
        endWall(faces, x1, y1, y0, 1);
        endWall(faces, x0, y0, y1, -1);
        return new Solid(faces);
    }

    /** A wall along x; one sees it with the first end at the left. */
    private List<Corner> sideWall(double y, double left, double right) {
        return Blocks.face(
                new double[] {left, y, low}, new double[] {right, y, low}, new double[] {right, y, high}, new double[] {
                    left, y, high
                });
    }

    /** A wall along y in pieces between its doorways. */
    private void endWall(List<List<Corner>> faces, double x, double left, double right, int sign) {
        double at = sign > 0 ? right : left;
        double end = sign > 0 ? left : right;
        for (Door door : doors) {
            if (door.x() == x) {
                piece(faces, x, at, door.from(), low, high, sign);
                piece(faces, x, door.from(), door.to(), door.top(), high, sign);
                at = door.to();
            }
        }
        piece(faces, x, at, end, low, high, sign);
    }

    private static void piece(
            List<List<Corner>> faces, double x, double from, double to, double z0, double z1, int sign) {
        double left = sign > 0 ? to : from;
        double right = sign > 0 ? from : to;
        faces.add(Blocks.face(
                new double[] {x, left, z0}, new double[] {x, right, z0}, new double[] {x, right, z1}, new double[] {
                    x, left, z1
                }));
    }
}
