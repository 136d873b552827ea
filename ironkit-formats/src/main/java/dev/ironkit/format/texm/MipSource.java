package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/** A level 0 that can be asked for smaller ones. */
interface MipSource {

    /** The stored pixels of a level of that size. */
    ByteView scaledTo(int width, int height);
}
