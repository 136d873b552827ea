package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelReading;
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
    private final boolean withMetadata;
    private final Map<Integer, OptionalInt> meshes = new LinkedHashMap<>();
    private int skipped;

    SlotMeshes(
            GltfDocument document,
            Model model,
            ModelReading reading,
            SurfaceMaterials materials,
            boolean withMetadata,
            ExportFindings findings) {
        this.document = document;
        this.model = model;
        this.reading = reading;
        this.materials = materials;
        this.withMetadata = withMetadata;
        vertices = new VertexStreams(document.binary, model, reading.lightmapCoordinates(), withMetadata, findings);
    }

    /** Batches left out because they lead out of the model's tables. */
    int skipped() {
        return skipped;
    }

    /** The mesh of a slot; nothing where the slot draws nothing. */
    OptionalInt mesh(int slot, String name) {
        OptionalInt there = meshes.get(slot);
        if (there == null) {
            there = make(slot, name);
            meshes.put(slot, there);
        }
        return there;
    }

    private OptionalInt make(int slot, String name) {
        List<Object> primitives = new ArrayList<>();
        int first = model.slots().batchStart(slot);
        for (int i = 0; i < model.slots().batchCount(slot); i++) {
            primitive(first + i, primitives);
        }
        if (primitives.isEmpty()) {
            return OptionalInt.empty();
        }
        Map<String, Object> mesh = Tree.object("name", name);
        mesh.put("primitives", primitives);
        return OptionalInt.of(GltfDocument.add(document.meshes, mesh));
    }

    private void primitive(int batch, List<Object> primitives) {
        if (batch >= model.batches().count()) {
            skipped++;
            return;
        }
        int count = model.batches().indexCount(batch) / CORNERS * CORNERS;
        long start = model.batches().indexStart(batch);
        if (start + count > model.indices().count()) {
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
        Map<String, Object> primitive =
                Tree.object("attributes", vertices.attributes((int) base + least, most - least + 1));
        primitive.put("indices", document.binary.indices(indices));
        primitive.put("material", material(batch));
        if (withMetadata) {
            primitive.put("extras", Tree.object("ironkit", metadata(batch)));
        }
        primitives.add(primitive);
    }

    private int material(int batch) {
        int row = reading.materials().wearRow(model.batches(), batch);
        OptionalInt lightmap = reading.materials().lightmapRow(model.batches(), batch);
        return materials.of(row, vertices.hasLightmaps() ? lightmap : OptionalInt.empty());
    }

    private Map<String, Object> metadata(int batch) {
        Map<String, Object> block = Tree.object("s", "ironkit.msh.batch/1");
        block.put("i", batch);
        block.put("flags", model.batches().flags(batch));
        block.put("unk4", model.batches().unk4(batch));
        block.put("unk6", model.batches().unk6(batch));
        return block;
    }
}
