package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The materials of a file. */
final class Materials {

    private final List<Json> entries;
    private final Textures textures;
    private final List<IncomingMaterial> made = new ArrayList<>();
    private final List<Integer> uvSets = new ArrayList<>();
    private final List<Integer> substitutes = new ArrayList<>();

    Materials(Json root, Textures textures) {
        entries = root.get("materials").items();
        this.textures = textures;
        entries.forEach(this::read);
    }

    List<IncomingMaterial> all() {
        return made;
    }

    /** {@return the number of the material that a primitive names} */
    int place(Json reference) {
        return reference.place(made.size()).orElse(IncomingSurface.NONE);
    }

    /** {@return the coordinates by which a material lays its texture, -1 where it has none} */
    int uvSet(int material) {
        return material < 0 ? -1 : uvSets.get(material);
    }

    /** {@return whether coordinates only stand in for others that a material lays its texture by} */
    boolean isSubstitute(int material, int set) {
        return material >= 0 && substitutes.get(material) == set;
    }

    private void read(Json material) {
        Json metal = material.get("pbrMetallicRoughness");
        Json extensions = material.get("extensions");
        Json older = extensions.get("KHR_materials_pbrSpecularGlossiness");
        boolean glossy = older.isPresent();
        double[] base = (glossy ? older.get("diffuseFactor") : metal.get("baseColorFactor")).doubles(4, 1, 1, 1, 1);
        Json info = info(material, glossy ? older.get("diffuseTexture") : metal.get("baseColorTexture"));
        Optional<TextureUse> texture = textures.use(info);
        substitutes.add(Textures.substitute(info));
        uvSets.add(texture.map(TextureUse::uvSet).orElse(-1));
        made.add(new IncomingMaterial(
                made.size(),
                material.get("name").text(""),
                new Light(base[0], base[1], base[2]),
                base[3],
                glow(material),
                glossy
                        ? Optional.of(light(1, older.get("specularFactor").doubles(3, 1, 1, 1)))
                        : shine(extensions.get("KHR_materials_specular")),
                glossy
                        ? 1 - older.get("glossinessFactor").number(1)
                        : metal.get("roughnessFactor").number(1),
                extensions.get("KHR_materials_unlit").isPresent(),
                blend(material.get("alphaMode")),
                texture.map(Materials::known),
                MarksReader.of(material)));
        passOver(material.get("normalTexture"), "normalTexture");
        passOver(material.get("occlusionTexture"), "occlusionTexture");
        passOver(metal.get("metallicRoughnessTexture"), "metallicRoughnessTexture");
    }

    /** A surface holds two sets; what lies on a later one is found in the first of them. */
    private static TextureUse known(TextureUse use) {
        return use.uvSet() <= 1 ? use : new TextureUse(use.picture(), 0, use.x(), use.y(), use.width(), use.height());
    }

    private static void passOver(Json texture, String name) {
        if (texture.isPresent()) {
            texture.findings().say(GltfReadProblem.TEXTURE_KIND, texture.path(), name);
        }
    }

    /** A surface that only gives light has its texture there. */
    private static Json info(Json material, Json base) {
        return base.isPresent() ? base : material.get("emissiveTexture");
    }

    private static Light glow(Json material) {
        double[] factor = material.get("emissiveFactor").doubles(3, 0, 0, 0);
        double strength = material.get("extensions")
                .get("KHR_materials_emissive_strength")
                .get("emissiveStrength")
                .number(1);
        return light(strength, factor);
    }

    private static Optional<Light> shine(Json specular) {
        if (!specular.isPresent()) {
            return Optional.empty();
        }
        double[] colour = specular.get("specularColorFactor").doubles(3, 1, 1, 1);
        return Optional.of(light(specular.get("specularFactor").number(1), colour));
    }

    private static Light light(double strength, double... colour) {
        return new Light(colour[0] * strength, colour[1] * strength, colour[2] * strength);
    }

    private static Blend blend(Json mode) {
        String name = mode.text("OPAQUE");
        return switch (name) {
            case "OPAQUE" -> Blend.OPAQUE;
            case "MASK" -> Blend.MASK;
            case "BLEND" -> Blend.BLEND;
            default -> {
                mode.findings().say(GltfReadProblem.ALPHA, mode.path(), name);
                yield Blend.OPAQUE;
            }
        };
    }
}
