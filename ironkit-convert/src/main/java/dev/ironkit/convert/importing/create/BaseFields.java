package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * What a model there is lends to the one that is made: the fields that no other program knows.
 *
 * <p>Nodes belong together by name, those that are left over by their order; cells by state and level, batches by their place in the
 * cell. Nothing is lent that the incoming model says itself.
 */
final class BaseFields {

    static final int NONE = -1;

    private final Model base;
    private final List<PlannedNode> nodes;
    private final int[] partners;
    private final int[] nodesOfBase;
    private final boolean coloured;
    private final BaseLightmaps lightmaps;
    private final Notes lent = new Notes();

    BaseFields(Model base, ModelLook look, List<PlannedNode> nodes) {
        this.base = base;
        this.nodes = nodes;
        partners = partners(base, nodes);
        nodesOfBase = new int[base.nodes().count()];
        Arrays.fill(nodesOfBase, NONE);
        for (int node = 0; node < partners.length; node++) {
            if (partners[node] != NONE) {
                nodesOfBase[partners[node]] = node;
            }
        }
        lightmaps = BaseLightmaps.of(base, look);
        coloured = base.lightmapOrColour().present() && !lightmaps.reading().lightmapCoordinates();
    }

    private static int[] partners(Model base, List<PlannedNode> nodes) {
        Map<String, Deque<Integer>> byName = new TreeMap<>();
        for (int node = 0; node < base.nodes().count(); node++) {
            byName.computeIfAbsent(base.nodeName(node), none -> new ArrayDeque<>())
                    .add(node);
        }
        int[] partners = new int[nodes.size()];
        for (int node = 0; node < partners.length; node++) {
            Deque<Integer> same = byName.get(nodes.get(node).name());
            partners[node] = same == null || same.isEmpty() ? NONE : same.remove();
        }
        List<Integer> left = new ArrayList<>();
        byName.values().forEach(left::addAll);
        left.sort(null);
        int next = 0;
        for (int node = 0; node < partners.length && next < left.size(); node++) {
            partners[node] = partners[node] == NONE ? left.get(next++) : partners[node];
        }
        return partners;
    }

    Model base() {
        return base;
    }

    Notes lent() {
        return lent;
    }

    String title(int node) {
        return "node \"" + nodes.get(node).name() + "\"";
    }

    /** The node of the base that a node belongs to. */
    int partner(int node) {
        return partners[node];
    }

    /** The node that one of the base became. */
    int node(long ofBase) {
        return ofBase >= 0 && ofBase < nodesOfBase.length ? nodesOfBase[(int) ofBase] : NONE;
    }

    int flags(int node) {
        int flags = partners[node] == NONE ? 0 : base.nodes().flags(partners[node]);
        if (flags != 0) {
            lent.add(title(node), "node flags taken from the base");
        }
        return flags;
    }

    String label(int node) {
        String label = partners[node] == NONE
                ? ""
                : base.labels().label(partners[node]).orElse("");
        if (!label.isEmpty()) {
            lent.add(title(node), "label taken from the base");
        }
        return label;
    }

    /** The slot of the base that a cell belongs to. */
    int slot(int cell) {
        int partner = partners[cell / NodeTable.CELLS];
        int slot = partner == NONE ? NodeTable.NONE : base.nodes().slotWord(partner, cell % NodeTable.CELLS);
        return slot < base.slots().count() ? slot : NONE;
    }

    /** The batch of the base that one of a cell belongs to. */
    int batch(int cell, int place) {
        int slot = slot(cell);
        if (slot == NONE || place >= base.slots().batchCount(slot)) {
            return NONE;
        }
        int batch = base.slots().batchStart(slot) + place;
        return batch < base.batches().count() ? batch : NONE;
    }

    BaseLightmaps lightmaps() {
        return lightmaps;
    }

    /** A batch with what the one of the base says and no other program knows. */
    BatchPlan lend(int cell, int place, BatchPlan plan, boolean marked) {
        int batch = batch(cell, place);
        if (batch == NONE) {
            return plan;
        }
        String title = title(cell / NodeTable.CELLS);
        BatchPlan made = new BatchPlan(
                mesh(plan.mesh(), batch, title), plan.wearRow(), plan.lightmapRow(), plan.flags(), plan.room());
        if (marked) {
            return made;
        }
        int flags = base.batches().flags(batch) & ~BatchPlan.LIGHTMAPPED;
        if (flags != 0) {
            lent.add(title, "batch flags taken from the base");
            made = made.flagged(flags);
        }
        int room = base.batches().unk6(batch) == BatchPlan.NO_ROOM
                ? NONE
                : node(base.batches().unk6(batch));
        if (room != NONE) {
            lent.add(title, "rooms behind portals taken from the base");
            made = made.opensTo(room);
        }
        return made;
    }

    private MeshPlan mesh(MeshPlan mesh, int batch, String title) {
        MeshPlan made = mesh;
        int count = base.batches().indexCount(batch) / 3;
        long first = base.batches().indexStart(batch) / 3;
        if (count == mesh.triangleCount() && first + count <= base.triangles().count()) {
            int[] flags = new int[count];
            int any = 0;
            for (int i = 0; i < count; i++) {
                flags[i] = base.triangles().flags((int) first + i);
                any |= flags[i];
            }
            if (any != 0) {
                lent.add(title, "triangle flags taken from the base");
                made = made.withTriangleFlags(flags);
            }
        }
        if (coloured
                && !mesh.hasExtra()
                && fits(mesh.vertexCount(), batch, base.lightmapOrColour().count())) {
            int[] colours = new int[mesh.vertexCount()];
            for (int i = 0; i < colours.length; i++) {
                colours[i] = base.lightmapOrColour().bits((int) base.batches().baseVertex(batch) + i, 0);
            }
            lent.add(title, "vertex colours taken from the base");
            made = made.withColours(colours);
        }
        return made;
    }

    /** Whether a batch of the base has as many vertices, all of them in a table. */
    boolean fits(int vertices, int batch, int there) {
        return base.batches().unk14(batch) == vertices && base.batches().baseVertex(batch) + vertices <= there;
    }

    /**
     * The lightmaps that go with the materials of a model.
     *
     * @param base the model
     * @param look what it wears
     * @param reading how it is read
     */
    record BaseLightmaps(Model base, ModelLook look, ModelReading reading) {

        /** Steps of a stored coordinate from one edge of a lightmap to the other. */
        private static final float STEPS = 1024;

        static BaseLightmaps of(Model base, ModelLook look) {
            return new BaseLightmaps(
                    base,
                    look,
                    ModelReading.of(
                            base,
                            ReadingOptions.AUTO.withLightmaps(!look.lightmaps().isEmpty())));
        }

        /**
         * {@return the row of the lightmap that a material has in the model, nothing where it has none}
         *
         * @param material what the file calls it
         * @param partner the batch that the new one belongs to, whose lightmap counts before those of others; a negative one for none
         */
        OptionalInt row(String material, int partner) {
            if (!reading.lightmapCoordinates()) {
                return OptionalInt.empty();
            }
            OptionalInt own = partner < 0 || !wears(partner, material) ? OptionalInt.empty() : row(partner);
            for (int batch = 0; batch < base.batches().count() && own.isEmpty(); batch++) {
                own = wears(batch, material) ? row(batch) : own;
            }
            return own;
        }

        /** {@return whether a batch wears the material of a name} */
        boolean wears(int batch, String material) {
            return look.row(reading.materials().wearRow(base.batches(), batch))
                    .map(ModelLook.Row::name)
                    .filter(name -> name.equalsIgnoreCase(material)
                            || name.equalsIgnoreCase(ExportedName.plain(material))
                            || name.equalsIgnoreCase(IncomingMaterial.storedName(material)))
                    .isPresent();
        }

        /** A row that the list does not have names nothing. */
        private OptionalInt row(int batch) {
            OptionalInt row = reading.materials().lightmapRow(base.batches(), batch);
            return row.isPresent() && row.getAsInt() < look.lightmaps().size() ? row : OptionalInt.empty();
        }

        String name(int row) {
            return look.lightmaps().get(row);
        }

        /** {@return the lightmap coordinates of vertices of a batch, two for each} */
        float[] coordinates(int batch, int vertices) {
            float[] found = new float[vertices * 2];
            int first = (int) base.batches().baseVertex(batch);
            for (int i = 0; i < vertices; i++) {
                found[i * 2] = base.lightmapOrColour().u16(first + i, 0) / STEPS;
                found[i * 2 + 1] = base.lightmapOrColour().u16(first + i, 2) / STEPS;
            }
            return found;
        }
    }
}
