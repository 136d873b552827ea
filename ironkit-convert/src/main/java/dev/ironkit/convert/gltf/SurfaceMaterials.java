package dev.ironkit.convert.gltf;

import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The materials of a model: one for each row of its list that is used, and for each lightmap with it.
 *
 * <p>The engine shows texture times (light of the scene, light of its own, lights times diffuse, specular). What glTF has no word for
 * goes into extras.
 */
final class SurfaceMaterials {

    private static final float FULL_ALPHA = 100;
    private static final List<String> BLENDS = List.of("", "", "add", "multiply", "multiply2x");

    private final GltfDocument document;
    private final ModelLook look;
    private final SurfaceTextures textures;
    private final ExportFindings findings;
    private final PhaseAnimations animations;
    private final Map<String, Integer> made = new LinkedHashMap<>();

    /**
     * The materials of a file.
     *
     * @param moving whether they move as in the game; otherwise the first moment is shown
     */
    SurfaceMaterials(
            GltfDocument document, ModelLook look, SurfaceTextures textures, ExportFindings findings, boolean moving) {
        this.document = document;
        this.look = look;
        this.textures = textures;
        this.findings = findings;
        animations = moving ? new PhaseAnimations(document, findings) : null;
    }

    /** The material of a row, with the lightmap of a row where there is one. */
    int of(int row, OptionalInt lightmap) {
        String key = row + " " + lightmap;
        Integer there = made.get(key);
        if (there == null) {
            Map<String, Object> tree = tree(row, lightmap);
            there = GltfDocument.add(document.materials, tree);
            made.put(key, there);
            move(there, row, tree);
        }
        return there;
    }

    private Map<String, Object> tree(int row, OptionalInt lightmap) {
        ModelLook.Row wanted = look.row(row).orElse(null);
        Map<String, Object> block = Tree.object("s", "ironkit.mat0/1");
        block.put("row", row);
        lightmap.ifPresent(at -> block.put("lightmapRow", at));
        lightmap.ifPresent(at -> lightmapTexture(at, block));
        Map<String, Object> tree;
        if (wanted == null
                || wanted.material().isEmpty()
                || wanted.material().get().phaseCount() == 0) {
            tree = Tree.object("name", wanted == null ? "row " + row : wanted.name());
            findings.noMaterial(row, wanted == null ? "" : wanted.name());
            Map<String, Object> metal = Tree.object("metallicFactor", 0);
            tree.put("pbrMetallicRoughness", metal);
        } else {
            tree = Tree.object("name", wanted.name());
            show(wanted.name(), wanted.material().get(), tree, block);
        }
        tree.put("doubleSided", true);
        tree.put("extras", Tree.object("ironkit", block));
        return tree;
    }

    private void move(int place, int row, Map<String, Object> tree) {
        Material material = look.row(row).flatMap(ModelLook.Row::material).orElse(null);
        if (animations != null && material != null && material.phaseCount() > 0) {
            String name = look.rows().get(row).name();
            MaterialPhase first = material.phase(firstPhase(material));
            for (MaterialPhase phase : material.phases()) {
                if (!phase.texture().text().equals(first.texture().text())) {
                    findings.frames(name);
                }
            }
            animations.add(place, name, material, tree, phase -> place(material.phase(phase), first));
        }
    }

    /** Where the cell of a phase lies in the texture that is shown; another texture is not in the file. */
    private float[] place(MaterialPhase phase, MaterialPhase first) {
        return phase.hasTexture()
                        && phase.texture().text().equals(first.texture().text())
                ? textures.place(phase.texture().display(), phase.shownCell())
                : new float[] {0, 0, 1, 1};
    }

    private void lightmapTexture(int row, Map<String, Object> block) {
        if (row < look.lightmaps().size()) {
            String name = look.lightmaps().get(row);
            block.put("lightmap", name);
            textures.lightmap(name).ifPresent(texture -> block.put("lightmapTexture", texture));
        }
    }

    private void show(String name, Material material, Map<String, Object> tree, Map<String, Object> block) {
        MaterialPhase phase = material.phase(firstPhase(material));
        Map<String, Object> texture = phase.hasTexture()
                ? textures.info(
                                phase.texture().display(),
                                phase.shownCell(),
                                animations != null && changesCell(material))
                        .orElse(null)
                : null;
        boolean unlit = phase.diffuse() == 0 && phase.specular() == 0;
        float alpha = Math.min(phase.ambientAlpha(), FULL_ALPHA) / FULL_ALPHA;
        int base = unlit ? phase.ambient() : phase.diffuse();
        Map<String, Object> metal = Tree.object(
                "baseColorFactor",
                Tree.floats(
                        Colours.linear(base >> 16 & 0xFF),
                        Colours.linear(base >> 8 & 0xFF),
                        Colours.linear(base & 0xFF),
                        alpha));
        if (texture != null) {
            metal.put("baseColorTexture", texture);
        }
        metal.put("metallicFactor", 0);
        metal.put("roughnessFactor", roughness(phase));
        tree.put("pbrMetallicRoughness", metal);
        Map<String, Object> extensions = Tree.object();
        if (unlit) {
            extensions.put("KHR_materials_unlit", Tree.object());
        } else {
            boolean glows = material.phases().stream().anyMatch(other -> other.ambient() != 0);
            glow(phase, texture, animations == null ? phase.ambient() != 0 : glows, tree);
            shine(phase, extensions);
        }
        document.extensions.addAll(extensions.keySet());
        if (!extensions.isEmpty()) {
            tree.put("extensions", extensions);
        }
        blend(name, material, tree, block);
    }

    private static int firstPhase(Material material) {
        if (material.blocks().isEmpty()) {
            return 0;
        }
        AnimationBlock block = material.blocks().get(0);
        int phase = block.keyCount() == 0 ? 0 : block.key(0).phase();
        return phase < material.phaseCount() ? phase : 0;
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

    private static void glow(
            MaterialPhase phase, Map<String, Object> texture, boolean glows, Map<String, Object> tree) {
        if (glows) {
            tree.put("emissiveFactor", Tree.floats(Colours.linear3(phase.ambient())));
            if (texture != null) {
                tree.put("emissiveTexture", texture);
            }
        }
    }

    private static void shine(MaterialPhase phase, Map<String, Object> extensions) {
        extensions.put(
                "KHR_materials_specular",
                Tree.object("specularColorFactor", Tree.floats(Colours.linear3(phase.specular()))));
    }

    private void blend(String name, Material material, Map<String, Object> tree, Map<String, Object> block) {
        int nibble = material.flags().nibbleMode();
        if (nibble == 0 || nibble >= BLENDS.size()) {
            return;
        }
        tree.put("alphaMode", "BLEND");
        if (!BLENDS.get(nibble).isEmpty()) {
            block.put("blend", BLENDS.get(nibble));
            findings.blend(name, BLENDS.get(nibble));
        }
    }
}
