package dev.ironkit.runtime.texture;

/**
 * The seven switches of the engine's renderer, as its settings name them.
 *
 * @param disableMultiTexturing {@code Disable MultiTexturing}; carried for renderers
 * @param disableMipmap {@code DisableMipmap}: no levels are made at run time
 * @param force16BitTextures {@code Force 16-bit textures}: surfaces have 565 or 4444
 * @param useFirstCard {@code UseFirstCard}; carried for renderers
 * @param disableD3DCalls {@code DisableD3DCalls}; carried for renderers
 * @param disableDSound {@code DisableDSound}; carried for renderers
 * @param forceCpu {@code ForceCpu}; carried for renderers
 */
public record RenderSettings(
        boolean disableMultiTexturing,
        boolean disableMipmap,
        boolean force16BitTextures,
        boolean useFirstCard,
        boolean disableD3DCalls,
        boolean disableDSound,
        boolean forceCpu) {

    /** All switches off. */
    public static final RenderSettings STANDARD = new RenderSettings(false, false, false, false, false, false, false);

    /** {@return the same with run-time levels forbidden or allowed} */
    public RenderSettings withDisableMipmap(boolean value) {
        return new RenderSettings(
                disableMultiTexturing,
                value,
                force16BitTextures,
                useFirstCard,
                disableD3DCalls,
                disableDSound,
                forceCpu);
    }

    /** {@return the same with surfaces of 16 bits forced or not} */
    public RenderSettings withForce16BitTextures(boolean value) {
        return new RenderSettings(
                disableMultiTexturing, disableMipmap, value, useFirstCard, disableD3DCalls, disableDSound, forceCpu);
    }
}
