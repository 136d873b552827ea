package dev.ironkit.demo.model;

import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import java.util.Arrays;
import java.util.List;

/**
 * A lightmap as a sheet of cells, one for each way a face can look: forward, back, to the sides, up and down. Faces that look alike
 * share a cell by where they lie.
 *
 * @param reach how far the building goes from its middle, to the front and to the side
 * @param height how high it is
 * @param inside whether lamps light it, and not the day
 * @param lamps where they hang
 */
public record LightmapSheet(double reach, double height, boolean inside, List<Lamp> lamps) {

    /** The width and height of the lightmap in texels. */
    public static final int SIZE = 128;

    private static final int ROW = 0;
    private static final int COLUMNS = 2;
    private static final int ROWS = 3;

    public LightmapSheet {
        lamps = List.copyOf(lamps);
    }

    /**
     * A lamp.
     *
     * @param x where, forward
     * @param y where, to the left
     * @param z where, up
     */
    public record Lamp(double x, double y, double z) {}

    /** {@return a solid with a material, flags of its triangles, and its place on the lightmap} */
    BatchPlan batch(Solid solid, int material, int surface) {
        MeshPlan mesh = solid.mesh();
        float[] packed = new float[mesh.vertexCount() * 2];
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            place(mesh, vertex, packed);
        }
        int[] surfaces = new int[mesh.triangleCount()];
        Arrays.fill(surfaces, surface);
        return BatchPlan.of(mesh.withLightmapUvs(packed).withTriangleFlags(surfaces), material)
                .lightmapped(ROW);
    }

    private void place(MeshPlan mesh, int vertex, float[] into) {
        double x = mesh.position(vertex, 0);
        double y = mesh.position(vertex, 1);
        double z = mesh.position(vertex, 2);
        int cell = cell(mesh.normal(vertex, 0), mesh.normal(vertex, 1), mesh.normal(vertex, 2));
        boolean lies = cell >= 4;
        double across = lies || cell >= 2 ? x : y;
        double right = held((across + reach) / (2 * reach));
        double down = held(lies ? (y + reach) / (2 * reach) : 1 - z / height);
        int column = cell % COLUMNS;
        int row = cell / COLUMNS;
        into[vertex * 2] = (float) ((column + right) / COLUMNS);
        into[vertex * 2 + 1] = (float) ((row + down) / ROWS);
    }

    /** Keeps half a texel away from the border of a cell, so that neighbours do not shine in. */
    private static double held(double part) {
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

    /** {@return the light at a texel, 0xAARRGGBB} */
    public int light(int x, int y) {
        int row = y * ROWS / SIZE;
        int cell = x * COLUMNS / SIZE + COLUMNS * row;
        double right = (double) (x % (SIZE / COLUMNS)) * COLUMNS / SIZE;
        double down = (double) y * ROWS / SIZE - row;
        return inside ? room(cell, right, down) : day(cell, right, down);
    }

    private int day(int cell, double right, double down) {
        if (cell >= 4) {
            return warm(cell == 4 ? 235 : 70, 0);
        }
        double day = new double[] {150, 90, 130, 110}[cell] * (1 - 0.45 * down);
        double glow = 0;
        for (Lamp lamp : lamps) {
            double dy = (right * 2 - 1) * reach - lamp.y();
            double dz = (1 - down) * height - lamp.z();
            glow += cell == 0 ? 130 / (1 + dy * dy + dz * dz) : 0;
        }
        return warm(day, glow);
    }

    private int room(int cell, double right, double down) {
        boolean lies = cell >= 4;
        double across = (right * 2 - 1) * reach;
        double second = lies ? (down * 2 - 1) * reach : (1 - down) * height;
        double glow = 0;
        for (Lamp lamp : lamps) {
            double first = across - (lies || cell >= 2 ? lamp.x() : lamp.y());
            double other = lies ? second - lamp.y() : (second - lamp.z()) * 1.4;
            glow = Math.max(glow, 205 / (1 + 0.1 * (first * first + other * other)));
        }
        return warm(34, cell == 5 ? glow * 0.8 : glow);
    }

    private static int warm(double day, double lamp) {
        int red = (int) Math.min(255, day + lamp);
        int green = (int) Math.min(255, day + lamp * 0.88);
        int blue = (int) Math.min(255, day * 1.05 + lamp * 0.62);
        return 0xFF000000 | red << 16 | green << 8 | blue;
    }
}
