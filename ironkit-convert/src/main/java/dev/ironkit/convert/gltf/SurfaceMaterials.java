package dev.ironkit.convert.gltf;

import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The materials of a model: one for each row of its list that is used, and for each lightmap with it. */
final class SurfaceMaterials {

    /** More looks than anybody chooses among; a material can claim tens of thousands. */
    private static final int MOST_VARIANTS = 256;

    /** A material of the file. */
    private record Made(int place, TextureRegion part) {}

    private final GltfDocument document;
    private final ModelLook look;
    private final SurfaceTextures textures;
    private final SurfaceLook surfaces;
    private final ExportFindings findings;
    private final GltfOptions options;
    private final PhaseAnimations animations;
    private final RowCoordinates coordinates;
    private final Map<String, Made> made = new LinkedHashMap<>();
    private final Map<Integer, TextureRegion> parts = new LinkedHashMap<>();
    private final Map<String, List<Object>> variants = new LinkedHashMap<>();

    /**
     * The materials of a file.
     *
     * @param partSet which coordinates are put into parts of textures; 0 where there are none
     */
    SurfaceMaterials(
            GltfDocument document,
            ModelLook look,
            SurfaceTextures textures,
            RowCoordinates coordinates,
            int partSet,
            GltfOptions options,
            ExportFindings findings) {
        this.document = document;
        this.look = look;
        this.textures = textures;
        this.coordinates = coordinates;
        this.options = options;
        this.findings = findings;
        surfaces = new SurfaceLook(document, textures, partSet, options, findings);
        animations = new PhaseAnimations(document, findings);
    }

    /** The material of a row, with the lightmap of a row where there is one. */
    int of(int row, OptionalInt lightmap) {
        return made.computeIfAbsent(row + " " + lightmap, key -> make(row, lightmap, OptionalInt.empty()))
                .place();
    }

    /** The part of its texture that coordinates are put into for a material; null where it asks for none. */
    TextureRegion part(int material) {
        return parts.get(material);
    }

    /** What other looks the surfaces of a row have: for each a material, and the number of the look. */
    List<Object> variants(int row, OptionalInt lightmap) {
        Material material = material(row);
        if (options.phases() != GltfPhases.VARIANTS || material == null || material.phaseCount() < 2) {
            return List.of();
        }
        return variants.computeIfAbsent(row + " " + lightmap, key -> makeVariants(row, lightmap, material));
    }

    private List<Object> makeVariants(int row, OptionalInt lightmap, Material material) {
        document.extensions.add(GltfDocument.VARIANTS);
        int count = Math.min(material.phaseCount(), MOST_VARIANTS);
        if (count < material.phaseCount()) {
            findings.variants(look.rows().get(row).name(), material.phaseCount(), count);
        }
        List<Object> mappings = new ArrayList<>();
        for (int phase = 0; phase < count; phase++) {
            if (phase == document.variants.size()) {
                document.variants.add(JsonTree.object("name", "phase " + phase));
            }
            boolean shown = phase == shownPhase(material);
            int place = shown
                    ? of(row, lightmap)
                    : make(row, lightmap, OptionalInt.of(phase)).place();
            Map<String, Object> mapping = JsonTree.object("material", place);
            mapping.put("variants", List.of(phase));
            mappings.add(mapping);
        }
        return mappings;
    }

    private Material material(int row) {
        return look.row(row).flatMap(ModelLook.Row::material).orElse(null);
    }

    /** Makes a material: as it is shown, or as one of its other phases. */
    private Made make(int row, OptionalInt lightmap, OptionalInt other) {
        ModelLook.Row worn = look.row(row).orElse(null);
        Material material = material(row);
        Map<String, Object> block = JsonTree.object("s", "ironkit.mat0/1");
        block.put("row", row);
        lightmap.ifPresent(at -> lightmapTexture(at, block));
        other.ifPresent(phase -> block.put("phase", phase));
        boolean known = material != null && material.phaseCount() > 0;
        String name = worn == null ? "row " + row : worn.name();
        Map<String, Object> tree =
                JsonTree.object("name", name + (other.isPresent() ? " phase " + other.getAsInt() : ""));
        StripPlan strip = StripPlan.NONE;
        TextureRegion part = null;
        if (known) {
            worn.standIn().ifPresent(instead -> findings.standIn(row, name, instead));
            int phase = other.orElse(shownPhase(material));
            if (other.isEmpty() && phase != 0) {
                block.put("shown", phase);
            }
            strip = animates() ? strip(row, name, material) : StripPlan.NONE;
            part = surfaces.show(name, material, phase, strip, other.isEmpty(), tree, block);
        } else {
            findings.noMaterial(row, worn == null ? "" : name);
            block.put("missing", 1);
            tree.put("pbrMetallicRoughness", JsonTree.object("metallicFactor", 0));
        }
        tree.put("doubleSided", true);
        Map<String, Object> extras = JsonTree.object("ironkit", block);
        if (known && options.isForEditing() && options.phases() != GltfPhases.NONE) {
            extras.put("ironkit_raw", fields(material));
        }
        tree.put("extras", extras);
        Made result = new Made(GltfDocument.add(document.materials, tree), part);
        if (part != null) {
            parts.put(result.place(), part);
        }
        if (known && animates()) {
            StripPlan plan = strip;
            int shown = shownPhase(material);
            // A texture that is not in the file has no part that could be shown.
            animations.add(
                    result.place(),
                    name,
                    material,
                    tree,
                    phase -> surfaces.part(
                            material, plan.isThere() || sameTexture(material, phase, shown) ? phase : shown, plan));
        }
        return result;
    }

    private static boolean sameTexture(Material material, int one, int other) {
        return material.phase(one)
                .texture()
                .text()
                .equals(material.phase(other).texture().text());
    }

    /** What stands for it in a file that other programs change: all its fields in one text. */
    private static String fields(Material material) {
        JsonWriter out = JsonWriter.compact();
        FieldJson.write(Mat0Format.MAT0.describe(material, Mat0Format.MAT0.encoded(material)), out);
        return out.toString();
    }

    private boolean animates() {
        return options.phases() == GltfPhases.ANIMATE;
    }

    /** The pictures of a material that shows several one after the other. */
    private StripPlan strip(int row, String name, Material material) {
        List<String> frames = StripPlan.frames(material);
        if (frames.size() < 2 && !StripPlan.showsNothing(material)) {
            return StripPlan.NONE;
        }
        // Only a file to look at has coordinates to spare for readers that do not know how to take a part of a picture.
        if (!options.isForEditing() && !StripPlan.showsNothing(material)) {
            RowCoordinates.Copies across = coordinates.copies(row, false);
            RowCoordinates.Copies down = coordinates.copies(row, true);
            // What repeats along the strip is in it several times, what repeats the other way does so by itself.
            boolean fromTop = down.count() < across.count();
            RowCoordinates.Copies copies = fromTop ? down : across;
            OptionalInt picture = textures.strip(frames, fromTop, copies.count());
            if (picture.isPresent()) {
                return new StripPlan(frames, fromTop, copies, picture.getAsInt());
            }
        }
        findings.frames(name);
        return StripPlan.NONE;
    }

    private void lightmapTexture(int row, Map<String, Object> block) {
        block.put("lightmapRow", row);
        if (row < look.lightmaps().size()) {
            String name = look.lightmaps().get(row);
            block.put("lightmap", name);
            textures.lightmap(name).ifPresent(texture -> block.put("lightmapTexture", texture));
        }
    }

    /** The phase that is shown: as the user says where there is such a one, or else the first moment. */
    private int shownPhase(Material material) {
        if (options.phase().isPresent() && options.phase().getAsInt() < material.phaseCount()) {
            return options.phase().getAsInt();
        }
        if (material.blocks().isEmpty()) {
            return 0;
        }
        AnimationBlock block = material.blocks().get(0);
        int phase = block.keyCount() == 0 ? 0 : block.key(0).phase();
        return phase < material.phaseCount() ? phase : 0;
    }
}
