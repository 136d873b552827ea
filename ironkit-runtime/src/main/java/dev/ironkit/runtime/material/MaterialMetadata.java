package dev.ironkit.runtime.material;

import dev.ironkit.format.mat0.BlendMode;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialMeta;

/**
 * What a material says about itself beside its phases.
 *
 * @param meta which ground it is and what it does to those on it: the engine's metaA to metaD
 * @param flags its flags: the engine's flagA, nibbleMode and flagB
 * @param loadFlags the flags its textures are loaded with
 */
public record MaterialMetadata(MaterialMeta meta, MaterialFlags flags, int loadFlags) {

    /** {@return how it is mixed with what has been drawn before} */
    public BlendMode blendMode() {
        return flags.blend();
    }
}
