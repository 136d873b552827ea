package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.animation.PoseBuffer;

/** Where pieces are and the way back from the world to each of them. */
final class PlacedPieces {

    /** Numbers of a way back: three rows of four. */
    static final int NUMBERS = 12;

    private final float[] worlds;
    private final double[] inverses;
    private final boolean[] solid;

    PlacedPieces(int count) {
        worlds = new float[PoseBuffer.matrixAt(count)];
        inverses = new double[count * NUMBERS];
        solid = new boolean[count];
    }

    /** Takes over the matrices of a pose. */
    void place(float[] from) {
        System.arraycopy(from, 0, worlds, 0, worlds.length);
        for (int piece = 0; piece < solid.length; piece++) {
            solid[piece] = invert(PoseBuffer.matrixAt(piece), piece * NUMBERS);
        }
    }

    int count() {
        return solid.length;
    }

    /** Whether there is a way back; a piece pressed flat has none. */
    boolean isSolid(int piece) {
        return solid[piece];
    }

    float[] worlds() {
        return worlds;
    }

    double[] inverses() {
        return inverses;
    }

    private boolean invert(int m, int to) {
        double determinant = 0;
        for (int column = 0; column < 3; column++) {
            determinant += worlds[m + column] * cofactor(m, 0, column);
        }
        boolean finite = true;
        for (int row = 0; row < 3; row++) {
            double moved = 0;
            for (int column = 0; column < 3; column++) {
                double value = cofactor(m, column, row) / determinant;
                inverses[to + row * 4 + column] = value;
                moved -= value * worlds[m + column * 4 + 3];
                finite &= Double.isFinite(value);
            }
            inverses[to + row * 4 + 3] = moved;
            finite &= Double.isFinite(moved);
        }
        return finite && determinant != 0;
    }

    private double cofactor(int m, int row, int column) {
        int r1 = m + (row + 1) % 3 * 4;
        int r2 = m + (row + 2) % 3 * 4;
        int c1 = (column + 1) % 3;
        int c2 = (column + 2) % 3;
        return (double) worlds[r1 + c1] * worlds[r2 + c2] - (double) worlds[r1 + c2] * worlds[r2 + c1];
    }

    /** Writes a direction that stands upright on a surface of a piece as it does in the world, with length 1. */
    void normal(int piece, double[] local, double[] target) {
        int at = piece * NUMBERS;
        double squares = 0;
        for (int axis = 0; axis < 3; axis++) {
            double value = inverses[at + axis] * local[0]
                    + inverses[at + 4 + axis] * local[1]
                    + inverses[at + 8 + axis] * local[2];
            target[axis] = value;
            squares += value * value;
        }
        double length = Math.sqrt(squares);
        for (int axis = 0; axis < 3; axis++) {
            target[axis] /= length;
        }
    }
}
