package dev.ironkit.runtime.texture;

/**
 * A part of a texture, as the engine keeps it for its materials.
 *
 * @param x0 left edge in pixels
 * @param y0 upper edge in pixels
 * @param x1 right edge in pixels, not included
 * @param y1 lower edge in pixels, not included
 * @param u0 left edge in texture coordinates
 * @param v0 upper edge in texture coordinates; V runs downwards from the first row
 * @param du width in texture coordinates
 * @param dv height in texture coordinates
 */
public record PageRecord(int x0, int y0, int x1, int y1, float u0, float v0, float du, float dv) {

    /** {@return the texture's coordinate of a coordinate of the part; outside 0 to 1 it runs into the neighbours} */
    public float u(float inPart) {
        return u0 + inPart * du;
    }

    /** {@return the texture's coordinate of a coordinate of the part; outside 0 to 1 it runs into the neighbours} */
    public float v(float inPart) {
        return v0 + inPart * dv;
    }
}
