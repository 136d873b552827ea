package dev.ironkit.convert.gltf;

/** Where the part of a texture lies that a cell shows. */
@FunctionalInterface
interface CellPlaces {

    /** {@return x and y of the corner, then width and height, as parts of the texture} */
    float[] of(int phase);
}
