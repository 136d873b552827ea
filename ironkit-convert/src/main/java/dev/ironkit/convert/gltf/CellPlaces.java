package dev.ironkit.convert.gltf;

/** Where the part of a texture lies that a phase shows. */
@FunctionalInterface
interface CellPlaces {

    TextureRegion of(int phase);
}
