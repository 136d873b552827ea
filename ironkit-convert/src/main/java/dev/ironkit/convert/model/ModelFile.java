package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;

/**
 * A file to be written.
 *
 * @param name its name
 * @param kind what it is: {@code glb}, {@code gltf}, {@code bin}, {@code obj}, {@code mtl} or {@code png}
 * @param bytes its content
 */
public record ModelFile(String name, String kind, ByteView bytes) {

    /**
     * {@return the picture of a texture beside a file}
     *
     * @param stem the name of that file without its ending
     * @param number the how-manieth picture it is: what is left of two names may be the same
     * @param texture the name of the texture, of which only what is safe in paths and addresses is taken
     */
    public static ModelFile picture(String stem, int number, String texture, ByteView png) {
        String name = stem + "." + number + "." + texture.replaceAll("[^A-Za-z0-9_-]", "_") + ".png";
        return new ModelFile(name, "png", png);
    }
}
