package dev.ironkit.convert.importing.create;

/**
 * Where an animation lies on the one timeline of a model.
 *
 * @param name its name
 * @param first its first frame
 * @param last its last frame
 */
public record CreatedClip(String name, int first, int last) {}
