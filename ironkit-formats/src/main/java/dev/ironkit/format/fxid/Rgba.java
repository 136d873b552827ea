package dev.ironkit.format.fxid;

import dev.ironkit.base.bytes.ByteView;

/**
 * A colour of a light; its parts may exceed 1.
 *
 * @param red red
 * @param green green
 * @param blue blue
 * @param alpha alpha
 */
public record Rgba(float red, float green, float blue, float alpha) {

    static Rgba at(ByteView raw, int at) {
        return new Rgba(raw.f32(at), raw.f32(at + 4), raw.f32(at + 8), raw.f32(at + 12));
    }
}
