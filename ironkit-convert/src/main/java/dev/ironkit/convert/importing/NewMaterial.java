package dev.ironkit.convert.importing;

import dev.ironkit.convert.gltf.Colours;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.List;

/**
 * Makes a material of one from elsewhere: one phase that shows what the other shows, as our own export would show it again.
 *
 * <p>Colours become bytes, opacity hundredths, roughness the power of two that is nearest. A surface without highlights has a power of
 * 0, one that light has no effect on gives light of its own and nothing else.
 */
final class NewMaterial {

    private NewMaterial() {}

    /**
     * {@return the material}
     *
     * @param material the incoming one
     * @param texture the name of its texture in the game; empty for none
     * @throws dev.ironkit.base.diagnostic.RefusedException if the engine would not take the name
     */
    static Material of(IncomingMaterial material, String texture) {
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

    /**
     * A material from elsewhere in the numbers that a phase stores.
     *
     * @param diffuse {@code 0xRRGGBB}
     * @param ambient {@code 0xRRGGBB}
     * @param specular {@code 0xRRGGBB}
     * @param alpha in hundredths
     * @param power the exponent of two
     * @param nibble the blend mode
     */
    record StoredLook(int diffuse, int ambient, int specular, int alpha, int power, int nibble) {

        private static final int LAST_POWER = 255;
        private static final int FULL_ALPHA = 100;
        private static final List<String> BLENDS = List.of("add", "multiply", "multiply2x");
        private static final int FIRST_BLEND = 2;

        static StoredLook of(IncomingMaterial material) {
            int base = stored(material.base());
            int specular = material.unlit() ? 0 : stored(material.shine().orElse(Light.BLACK));
            return new StoredLook(
                    material.unlit() ? 0 : base,
                    material.unlit() ? base : stored(material.glow()),
                    specular,
                    (int) Math.rint(Math.max(0, Math.min(1, material.alpha())) * FULL_ALPHA),
                    specular == 0 ? 0 : power(material.roughness()),
                    nibble(material));
        }

        static int stored(Light light) {
            return Colours.stored(light.red()) << 16
                    | Colours.stored(light.green()) << 8
                    | Colours.stored(light.blue());
        }

        /** How rough a surface of a power is. */
        static double roughness(int power) {
            return (float) Math.sqrt(2 / (Math.scalb(1.0, power) + 2));
        }

        /** The power whose roughness is nearest. */
        static int power(double roughness) {
            int nearest = 0;
            for (int power = 1; power <= LAST_POWER; power++) {
                if (Math.abs(roughness(power) - roughness) < Math.abs(roughness(nearest) - roughness)) {
                    nearest = power;
                }
            }
            return nearest;
        }

        private static int nibble(IncomingMaterial material) {
            if (material.blend() == Blend.OPAQUE) {
                return 0;
            }
            int special = material.marks().text("blend").map(BLENDS::indexOf).orElse(-1);
            return special < 0 ? 1 : FIRST_BLEND + special;
        }
    }
}
