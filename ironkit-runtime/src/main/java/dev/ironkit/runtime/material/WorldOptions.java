package dev.ironkit.runtime.material;

import dev.ironkit.runtime.texture.RenderSettings;

/**
 * What a world is made with.
 *
 * @param settings the switches of the renderer
 * @param bumpMapped whether bump mapping is on and the device can do it; off in the shipped game
 * @param random where random phases come from
 * @param log hears what the world says
 */
public record WorldOptions(RenderSettings settings, boolean bumpMapped, RandomSource random, EngineLog log) {

    /** {@return the options of the shipped game, with a random sequence of their own and nobody who hears} */
    public static WorldOptions standard() {
        return new WorldOptions(RenderSettings.STANDARD, false, new MsvcRandom(), EngineLog.SILENT);
    }

    /** {@return the same, heard by a log} */
    public WorldOptions withLog(EngineLog other) {
        return new WorldOptions(settings, bumpMapped, random, other);
    }
}
