package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialPhase;

/**
 * Makes a material of one from elsewhere: one phase that shows what the other shows, as our own export would show it again.
 *
 * <p>Colours become bytes, opacity hundredths, roughness the power of two that is nearest. A surface without highlights has a power of
 * 0, one that light has no effect on gives light of its own and nothing else.
 */
public final class NewMaterial {

    private NewMaterial() {}

    /**
     * {@return the material}
     *
     * @param material the incoming one
     * @param texture the name of its texture in the game; empty for none
     * @throws dev.ironkit.base.diagnostic.RefusedException if the engine would not take the name
     */
    public static Material of(IncomingMaterial material, String texture) {
        StoredLook look = StoredLook.of(material);
        MaterialPhase phase = MaterialPhase.of(texture)
                .withDiffuse(look.diffuse())
                .withAmbient(look.ambient())
                .withSpecular(look.specular())
                .withAmbientAlpha(look.alpha())
                .withPower(look.power());
        return Material.builder()
                .flags(new MaterialFlags(0).withNibbleMode(look.nibble()))
                .addPhase(phase)
                .apply();
    }
}
