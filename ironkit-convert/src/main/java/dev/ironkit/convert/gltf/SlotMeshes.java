package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The slots of a model as meshes: one primitive for each batch, in their order. */
final class SlotMeshes {

    private static final int CORNERS = 3;

    private final GltfDocument document;
    private final Model model;
    private final ModelReading reading;
    private final VertexStreams vertices;
    private final SurfaceMaterials materials;
    private final GltfOptions options;
    private final Map<String, List<Object>> primitives = new LinkedHashMap<>();
    private final Map<String, Integer> meshes = new LinkedHashMap<>();
    private long budget;
    private int skipped;

    SlotMeshes(
            GltfDocument document,
            Model model,
            ModelReading reading,
            VertexStreams vertices,
            SurfaceMaterials materials,
            GltfOptions options) {
        this.document = document;
        this.model = model;
        this.reading = reading;
        this.vertices = vertices;
        this.materials = materials;
        this.options = options;
        budget = GeometryCursor.mostUses(model.indices().count());
    }

    /** Batches left out because they lead out of the model's tables. */
    int skipped() {
        return skipped;
    }

    /**
     * The mesh of a slot; nothing where the slot draws nothing.
     *
     * <p>A level has none that another one has too: some programs throw away the meshes of a level as soon as a finer one is there.
     *
     * @param level the level it is for, where levels have to be told apart
     */
    OptionalInt mesh(int slot, int node, OptionalInt level, String name) {
        String key = options.rig() == GltfRig.ARMATURE ? slot + " " + node : String.valueOf(slot);
        List<Object> same = primitives.computeIfAbsent(key, none -> primitives(slot, node));
        if (same.isEmpty()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(meshes.computeIfAbsent(key + " " + level, none -> {
            Map<String, Object> mesh = JsonTree.object("name", name);
            mesh.put("primitives", same);
            return GltfDocument.add(document.meshes, mesh);
        }));
    }

    private List<Object> primitives(int slot, int node) {
        List<Object> all = new ArrayList<>();
        int first = model.slots().batchStart(slot);
        for (int i = 0; i < model.slots().batchCount(slot); i++) {
            primitive(first + i, node, all);
        }
        return all;
    }

    private void primitive(int batch, int node, List<Object> all) {
        if (batch >= model.batches().count()) {
            skipped++;
            return;
        }
        int count = model.batches().indexCount(batch) / CORNERS * CORNERS;
        long start = model.batches().indexStart(batch);
        budget -= count;
        if (start + count > model.indices().count() || budget < 0) {
            skipped++;
            return;
        }
        int[] indices = new int[count];
        model.indices().copyTo((int) start, indices, 0, count);
        int least = Integer.MAX_VALUE;
        int most = -1;
        for (int index : indices) {
            least = Math.min(least, index);
            most = Math.max(most, index);
        }
        long base = model.batches().baseVertex(batch);
        if (count == 0 || base + most >= vertices.count()) {
            skipped += count == 0 ? 0 : 1;
            return;
        }
        for (int i = 0; i < count; i++) {
            indices[i] -= least;
        }
        int row = reading.materials().wearRow(model.batches(), batch);
        OptionalInt lightmap = lightmap(batch);
        int material = materials.of(row, lightmap);
        Map<String, Object> primitive = JsonTree.object(
                "attributes",
                vertices.attributes((int) base + least, most - least + 1, node, materials.part(material)));
        primitive.put("indices", document.binary.indices(indices));
        primitive.put("material", material);
        List<Object> variants = materials.variants(row, lightmap);
        if (!variants.isEmpty()) {
            primitive.put("extensions", JsonTree.object(GltfDocument.VARIANTS, JsonTree.object("mappings", variants)));
        }
        if (options.isForEditing()) {
            primitive.put("extras", JsonTree.object("ironkit", metadata(batch)));
        }
        all.add(primitive);
    }

    private OptionalInt lightmap(int batch) {
        OptionalInt row = reading.materials().lightmapRow(model.batches(), batch);
        return vertices.hasLightmaps() ? row : OptionalInt.empty();
    }

    private Map<String, Object> metadata(int batch) {
        Map<String, Object> block = JsonTree.object("s", "ironkit.msh.batch/1");
        block.put("i", batch);
        block.put("flags", model.batches().flags(batch));
        block.put("unk4", model.batches().unk4(batch));
        block.put("unk6", model.batches().unk6(batch));
        return block;
    }
}
