package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;

/**
 * Three floats of an effect: a place, a direction, a size, or what belongs to one.
 *
 * @param x the first
 * @param y the second
 * @param z the third
 */
public record Triple(float x, float y, float z) {

    /** Three times 0. */
    public static final Triple ZERO = new Triple(0, 0, 0);

    /** Three times 1. */
    public static final Triple ONE = new Triple(1, 1, 1);

    static Triple at(ByteView raw, int at) {
        return new Triple(raw.f32(at), raw.f32(at + 4), raw.f32(at + 8));
    }
}
