package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.ArrayList;
import java.util.List;

/**
 * A lightmap as a sheet of cells, one for each way a face can look: forward, back, to the sides, up. Faces that look alike share a cell
 * by where they lie.
 */
public final class LightmapSheet {

    /** The width and height of the lightmap in texels. */
    public static final int SIZE = 128;

    private static final int ROW = 0;
    private static final double REACH = 5;
    private static final double HEIGHT = 4;
    private static final int COLUMNS = 2;
    private static final int ROWS = 3;

    private LightmapSheet() {}

    /** {@return a solid with a material and its place on the lightmap} */
    static BatchPlan batch(Solid solid, int material) {
        MeshPlan mesh = solid.mesh();
        List<Float> coordinates = new ArrayList<>();
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            place(mesh, vertex, coordinates);
        }
        float[] packed = new float[coordinates.size()];
        for (int i = 0; i < packed.length; i++) {
            packed[i] = coordinates.get(i);
        }
        return BatchPlan.of(mesh.withLightmapUvs(packed), material).lightmapped(ROW);
    }

    private static void place(MeshPlan mesh, int vertex, List<Float> into) {
        double x = mesh.position(vertex, 0);
        double y = mesh.position(vertex, 1);
        double z = mesh.position(vertex, 2);
        int cell = cell(mesh.normal(vertex, 0), mesh.normal(vertex, 1), mesh.normal(vertex, 2));
        boolean lies = cell >= 4;
        double across = lies || cell >= 2 ? x : y;
        double right = inside((across + REACH) / (2 * REACH));
        double down = inside(lies ? (y + REACH) / (2 * REACH) : 1 - z / HEIGHT);
        int row = cell / COLUMNS;
        into.add((float) ((cell % COLUMNS + right) / COLUMNS));
        into.add((float) ((row + down) / ROWS));
    }

    /** Keeps half a texel away from the border of a cell, so that neighbours do not shine in. */
    private static double inside(double part) {
        double border = 1.5 * ROWS / SIZE;
        return Math.max(border, Math.min(1 - border, part));
    }

    private static int cell(double nx, double ny, double nz) {
        if (Math.abs(nz) > 0.8) {
            return nz > 0 ? 4 : 5;
        }
        if (Math.abs(nx) > Math.abs(ny)) {
            return nx > 0 ? 0 : 1;
        }
        return ny > 0 ? 2 : 3;
    }

    /** {@return the light at a texel, 0xAARRGGBB: day from above, and the two lamps on what looks forward} */
    public static int light(int x, int y) {
        int row = y * ROWS / SIZE;
        int cell = x * COLUMNS / SIZE + COLUMNS * row;
        double right = (double) (x % (SIZE / COLUMNS)) * COLUMNS / SIZE;
        double down = (double) y * ROWS / SIZE - row;
        if (cell >= 4) {
            return cell == 4 ? grey(235, 0) : grey(70, 0);
        }
        double day = new double[] {150, 90, 130, 110}[cell] * (1 - 0.45 * down);
        double lamps = cell == 0 ? lamp(right, down, 0.37) + lamp(right, down, 0.63) : 0;
        return grey(day, lamps);
    }

    private static double lamp(double right, double down, double at) {
        double dx = (right - at) * 2 * REACH;
        double dz = (down - 0.4) * HEIGHT;
        return 130 / (1 + dx * dx + dz * dz);
    }

    private static int grey(double day, double lamp) {
        int red = (int) Math.min(255, day + lamp);
        int green = (int) Math.min(255, day + lamp * 0.85);
        int blue = (int) Math.min(255, day * 1.05 + lamp * 0.5);
        return 0xFF000000 | red << 16 | green << 8 | blue;
    }
}
