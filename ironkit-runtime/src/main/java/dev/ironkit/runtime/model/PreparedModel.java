package dev.ironkit.runtime.model;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.animation.PoseTracks;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * A model made ready to be posed, drawn and hit, once for all its instances. Threads may share it.
 *
 * <p>Any model will do, sound or not: what leads outside the tables is passed over. A model whose nodes cannot be read has one node
 * here, which shows all batches and does not move.
 */
public final class PreparedModel {

    /** The slot of a node that shows nothing, and the parent of a node that has none. */
    public static final int NONE = -1;

    private final Model model;
    private final ModelReading reading;
    private final NodeWords nodes;
    private final SlotRanges slots;
    private final BatchRanges batches;
    private final float[] positions;
    private final PoseSampler sampler;
    private final AtomicReferenceArray<SlotMesh> meshes;

    private PreparedModel(Model model, ModelReading reading) {
        this.model = model;
        this.reading = reading;
        this.batches = BatchRanges.of(model, reading.materials());
        this.slots = SlotRanges.of(model);
        this.nodes = NodeWords.of(model, slots.count());
        this.positions = new float[model.positions().count() * 3];
        model.positions().copyTo(positions);
        this.sampler = new PoseSampler(model.nodes().stride24() ? still() : tracks(model, reading));
        this.meshes = new AtomicReferenceArray<>(slots.count());
    }

    /** {@return the model, read as the reading says} */
    public static PreparedModel of(Model model, ModelReading reading) {
        return new PreparedModel(model, reading);
    }

    /** {@return the model, read as it suggests itself} */
    public static PreparedModel of(Model model) {
        return of(model, ModelReading.detect(model));
    }

    private static PoseTracks tracks(Model model, ModelReading reading) {
        return PoseTracks.of(model, reading.rotations());
    }

    /** One node that never moves: there are no keys. */
    private static PoseTracks still() {
        return PoseTracks.builder()
                .nodes(new int[] {PoseTracks.NO_MAP}, new int[1])
                .build();
    }

    /** {@return the model} */
    public Model model() {
        return model;
    }

    /** {@return how it is read} */
    public ModelReading reading() {
        return reading;
    }

    /** {@return the number of nodes} */
    public int nodeCount() {
        return nodes.count();
    }

    /** {@return the flag bits of a node} */
    public int nodeFlags(int node) {
        return nodes.flags(node);
    }

    /** {@return the parent of a node, or {@link #NONE}, also where the stored one does not exist} */
    public int parent(int node) {
        return nodes.parent(node);
    }

    /**
     * {@return the slot a node shows, or {@link #NONE}; no other cell stands in for an empty one}
     *
     * @param node the node
     * @param state the damage state; beyond the last row there is nothing
     * @param level the level of detail, 0 to 4
     * @throws IndexOutOfBoundsException if there is no such node or level, or the state is negative
     */
    public int slot(int node, int state, int level) {
        Objects.checkIndex(node, nodes.count());
        Objects.checkIndex(level, NodeTable.LEVELS);
        Objects.checkIndex(state, Integer.MAX_VALUE);
        int slot = state < NodeTable.STATES ? nodes.slot(node, state, level) : NodeTable.NONE;
        return slot < slots.count() ? slot : NONE;
    }

    /** {@return the number of rows of a node's slot matrix, from the first on, that have a slot at level 0} */
    public int damageRows(int node) {
        int rows = 0;
        while (rows < NodeTable.STATES && slot(node, rows, 0) != NONE) {
            rows++;
        }
        return rows;
    }

    /** {@return whether a node has no slot at all, which makes it a socket or a helper} */
    public boolean isSocket(int node) {
        for (int cell = 0; cell < NodeTable.CELLS; cell++) {
            if (slot(node, cell / NodeTable.LEVELS, cell % NodeTable.LEVELS) != NONE) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return the vertex an index of a batch leads to, or {@link #NONE} if it leads outside a table}
     *
     * @throws IndexOutOfBoundsException if the batch has no such index
     */
    public int vertex(int batch, int index) {
        Objects.checkIndex(index, batches.indexCount(batch));
        long at = batches.indexStart(batch) + index;
        if (at >= model.indices().count()) {
            return NONE;
        }
        long vertex = batches.baseVertex(batch) + model.indices().index((int) at);
        return vertex < model.positions().count() ? (int) vertex : NONE;
    }

    /** {@return how many triangles of a slot cannot be hit, because what they refer to does not exist or is not finite} */
    public int skippedTriangles(int slot) {
        return mesh(slot).skipped();
    }

    /** {@return how many triangles of a slot have no area and are therefore never hit} */
    public int flatTriangles(int slot) {
        return mesh(slot).flat();
    }

    /** {@return the number of triangles of a slot that can be hit} */
    public int triangleCount(int slot) {
        return mesh(slot).count();
    }

    PoseSampler sampler() {
        return sampler;
    }

    SlotRanges slots() {
        return slots;
    }

    BatchRanges batches() {
        return batches;
    }

    float[] positions() {
        return positions;
    }

    /** The triangles of a slot, gathered when they are first asked for. Two threads may gather the same; one of them is kept. */
    SlotMesh mesh(int slot) {
        SlotMesh mesh = meshes.get(slot);
        if (mesh == null) {
            meshes.compareAndSet(slot, null, SlotMeshBuilder.build(this, slot));
            mesh = meshes.get(slot);
        }
        return mesh;
    }
}
