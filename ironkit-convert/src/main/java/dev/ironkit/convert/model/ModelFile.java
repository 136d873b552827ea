package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;

/**
 * A file to be written.
 *
 * @param name its name
 * @param kind what it is: {@code glb}, {@code gltf}, {@code bin}, {@code obj}, {@code mtl}, {@code png} or {@code sidecar}
 * @param bytes its content
 */
public record ModelFile(String name, String kind, ByteView bytes) {}
