package dev.ironkit.demo.model;

/**
 * A corner of a face.
 *
 * @param x forward
 * @param y left
 * @param z up
 * @param nx the normal, forward
 * @param ny the normal, left
 * @param nz the normal, up
 * @param u the texture coordinate to the right
 * @param v the texture coordinate down
 */
record Corner(double x, double y, double z, double nx, double ny, double nz, double u, double v) {

    Corner moved(double dx, double dy, double dz) {
        return new Corner(x + dx, y + dy, z + dz, nx, ny, nz, u, v);
    }

    /** {@return the corner on the other side, y to -y} */
    Corner mirrored() {
        return new Corner(x, -y, z, nx, -ny, nz, u, v);
    }

    /** {@return the corner with its normal the other way} */
    Corner flipped() {
        return new Corner(x, y, z, -nx, -ny, -nz, u, v);
    }

    /** {@return the corner farther out along each axis; the normal leans the other way} */
    Corner stretched(double length, double width, double height) {
        double px = nx / length;
        double py = ny / width;
        double pz = nz / height;
        double n = Math.sqrt(px * px + py * py + pz * pz);
        return new Corner(x * length, y * width, z * height, px / n, py / n, pz / n, u, v);
    }

    /** {@return the corner turned around an axis, x first, then y, then z in a circle} */
    Corner turned(Axis axis, double sin, double cos) {
        return switch (axis) {
            case X ->
                new Corner(x, cos * y - sin * z, sin * y + cos * z, nx, cos * ny - sin * nz, sin * ny + cos * nz, u, v);
            case Y ->
                new Corner(cos * x + sin * z, y, cos * z - sin * x, cos * nx + sin * nz, ny, cos * nz - sin * nx, u, v);
            case Z ->
                new Corner(cos * x - sin * y, sin * x + cos * y, z, cos * nx - sin * ny, sin * nx + cos * ny, nz, u, v);
        };
    }
}
