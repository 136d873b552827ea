package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/**
 * One picture of the chain, as it is stored.
 *
 * @param index its place in the chain; 0 is the largest
 * @param width pixels in a row
 * @param height rows
 * @param bytes the pixels, row by row from the top, without gaps
 */
public record TextureLevel(int index, int width, int height, ByteView bytes) {

    @Override
    public String toString() {
        return "level " + index + ", " + width + "x" + height;
    }
}
