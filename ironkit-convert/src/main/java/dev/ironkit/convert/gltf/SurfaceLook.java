package dev.ironkit.convert.gltf;

import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * One phase of a material in the words of glTF.
 *
 * <p>The engine shows texture times (light of the scene, light of its own, lights times diffuse, specular). What glTF has no word for
 * goes into extras.
 */
final class SurfaceLook {

    private static final float FULL_ALPHA = 100;
    private static final int MIXED = 1;
    private static final List<String> BLENDS = List.of("", "", "add", "multiply", "multiply2x");

    private final GltfDocument document;
    private final SurfaceTextures textures;
    private final int partSet;
    private final GltfOptions options;
    private final ExportFindings findings;

    SurfaceLook(
            GltfDocument document,
            SurfaceTextures textures,
            int partSet,
            GltfOptions options,
            ExportFindings findings) {
        this.document = document;
        this.textures = textures;
        this.partSet = partSet;
        this.options = options;
        this.findings = findings;
    }

    /**
     * Shows a phase.
     *
     * @param strip the picture with all textures of the material, where there is one
     * @param ownPart whether coordinates may be put into the part of the texture that is shown
     * @return the part that coordinates are to be put into; null for none
     */
    TextureRegion show(
            String name,
            Material material,
            int number,
            StripPlan strip,
            boolean ownPart,
            Map<String, Object> tree,
            Map<String, Object> block) {
        MaterialPhase phase = material.phase(number);
        if (phase.hasTexture()) {
            block.put("texture", phase.texture().display());
        }
        if (strip.isThere()) {
            block.put("strip", String.join(";", strip.frames()));
        }
        TextureRegion part = part(material, number, strip);
        boolean moves = options.phases() == GltfPhases.ANIMATE && (strip.isThere() || changesCell(material));
        boolean transformed = moves || !part.equals(TextureRegion.ALL);
        boolean put = transformed && ownPart && partSet != 0 && !options.isForEditing();
        Map<String, Object> texture = texture(phase, strip, part, transformed, put ? partSet : 0);
        boolean unlit = phase.diffuse() == 0 && phase.specular() == 0;
        base(phase, unlit, texture, tree);
        Map<String, Object> extensions = JsonTree.object();
        if (unlit) {
            extensions.put("KHR_materials_unlit", JsonTree.object());
        } else {
            glow(material, phase, texture, tree);
            extensions.put(
                    "KHR_materials_specular",
                    JsonTree.object("specularColorFactor", JsonTree.floats(Colours.linear3(phase.specular()))));
        }
        document.extensions.addAll(extensions.keySet());
        tree.put("extensions", extensions);
        blend(name, material, phase, tree, block);
        return put && texture != null ? part : null;
    }

    /** The part of its texture, or of the picture with all of them, that a phase shows. */
    TextureRegion part(Material material, int number, StripPlan strip) {
        MaterialPhase phase = material.phase(number);
        if (!phase.hasTexture()) {
            return TextureRegion.ALL;
        }
        String name = phase.texture().display();
        return strip.part(name, textures.part(name, phase.shownCell()));
    }

    private Map<String, Object> texture(
            MaterialPhase phase, StripPlan strip, TextureRegion part, boolean transformed, int set) {
        if (!phase.hasTexture()) {
            return null;
        }
        OptionalInt place = strip.isThere()
                ? OptionalInt.of(strip.texture())
                : textures.texture(phase.texture().display());
        if (place.isEmpty()) {
            return null;
        }
        return transformed ? textures.info(place.getAsInt(), part, set) : JsonTree.object("index", place.getAsInt());
    }

    private static void base(
            MaterialPhase phase, boolean unlit, Map<String, Object> texture, Map<String, Object> tree) {
        float alpha = Math.min(phase.ambientAlpha(), FULL_ALPHA) / FULL_ALPHA;
        float[] colour = Colours.linear3(unlit ? phase.ambient() : phase.diffuse());
        Map<String, Object> metal =
                JsonTree.object("baseColorFactor", JsonTree.floats(colour[0], colour[1], colour[2], alpha));
        if (texture != null) {
            metal.put("baseColorTexture", texture);
        }
        metal.put("metallicFactor", 0);
        metal.put("roughnessFactor", roughness(phase));
        tree.put("pbrMetallicRoughness", metal);
    }

    private static float roughness(MaterialPhase phase) {
        if (phase.specular() == 0) {
            return 1;
        }
        return (float) Math.sqrt(2 / (Math.scalb(1.0, phase.power()) + 2));
    }

    private static boolean changesCell(Material material) {
        int first = material.phase(0).shownCell();
        return material.phases().stream().anyMatch(phase -> phase.shownCell() != first);
    }

    /** What never glows says nothing of it; what begins to glow later says so from the start. */
    private void glow(Material material, MaterialPhase phase, Map<String, Object> texture, Map<String, Object> tree) {
        boolean glows = options.phases() == GltfPhases.ANIMATE
                ? material.phases().stream().anyMatch(other -> other.ambient() != 0)
                : phase.ambient() != 0;
        if (glows) {
            tree.put("emissiveFactor", JsonTree.floats(Colours.linear3(phase.ambient())));
            if (texture != null) {
                tree.put("emissiveTexture", texture);
            }
        }
    }

    private void blend(
            String name, Material material, MaterialPhase phase, Map<String, Object> tree, Map<String, Object> block) {
        int nibble = material.flags().nibbleMode();
        if (nibble == 0 || nibble >= BLENDS.size()) {
            return;
        }
        boolean cut = options.cutout()
                && nibble == MIXED
                && phase.hasTexture()
                && textures.isCutOut(phase.texture().display());
        tree.put("alphaMode", cut ? "MASK" : "BLEND");
        if (!BLENDS.get(nibble).isEmpty()) {
            block.put("blend", BLENDS.get(nibble));
            findings.blend(name, BLENDS.get(nibble));
        }
    }
}
