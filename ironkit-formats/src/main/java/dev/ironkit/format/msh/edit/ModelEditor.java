package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.msh.animation.PackedTracks;
import dev.ironkit.format.msh.animation.TrackPlan;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.rules.MshEditProblem;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * Changes a model and leaves everything else as it was.
 *
 * <p>Operations work at once on the editor's own copy, so that numbers are those of what was made so far; {@link #apply} makes the
 * model. A derived value (bounds, normals and neighbours of triangles, canonical frame maps) follows only where it held before, unless
 * {@link #recompute} asks for it. What would leave a table behind that may no longer fit, or a model that is read differently, is
 * refused by a {@link dev.ironkit.base.diagnostic.RefusedException}; nothing is written then.
 */
public final class ModelEditor {

    private final Model model;
    private final boolean wearHasLightmaps;
    private final VertexDraft vertices;
    private final GeometryDraft geometry;
    private final NodeDraft nodes;
    private final TextDraft texts;
    private final TrackDraft tracks;
    private final Set<Derived> asked = EnumSet.noneOf(Derived.class);
    private final ModelReading detected;
    private ModelReading reading;
    private final Map<Integer, StalePolicy> policies = new TreeMap<>();
    private StalePolicy policy = StalePolicy.REFUSE;
    private boolean confirmed;
    private boolean edited;

    private ModelEditor(Model model, boolean wearHasLightmaps) {
        this.model = model;
        this.wearHasLightmaps = wearHasLightmaps;
        this.detected = ModelReading.of(model, ReadingOptions.AUTO.withLightmaps(wearHasLightmaps));
        this.reading = detected;
        this.vertices = new VertexDraft(model);
        this.geometry = new GeometryDraft(model, vertices);
        this.nodes = new NodeDraft(model);
        this.texts = new TextDraft(model);
        this.tracks = new TrackDraft(model);
    }

    /** {@return an editor of a model of whose material list nothing is known} */
    public static ModelEditor of(Model model) {
        return new ModelEditor(model, false);
    }

    /** {@return an editor of a model whose material list has lightmaps, or has none} */
    public static ModelEditor of(Model model, boolean wearHasLightmaps) {
        return new ModelEditor(model, wearHasLightmaps);
    }

    /** Says how the model was opened, where that is not what would be detected. New parts are written so. */
    public ModelEditor openedAs(ModelReading other) {
        reading = other;
        return this;
    }

    /** Says what happens to tables that may no longer fit; the edit is refused unless this is called. */
    public ModelEditor stale(StalePolicy other) {
        policy = other;
        return this;
    }

    /** Says what happens to the table of a type that may no longer fit, whatever happens to others. */
    public ModelEditor stale(int type, StalePolicy other) {
        policies.put(type, other);
        return this;
    }

    /** Lets tables stay as they are though they may no longer fit. */
    public ModelEditor keepStale() {
        return stale(StalePolicy.KEEP);
    }

    /** Lets the model be read differently from now on. */
    public ModelEditor confirmReading() {
        confirmed = true;
        return this;
    }

    /** Asks for derived values, whether they held before or not. */
    public ModelEditor recompute(Derived... values) {
        asked.addAll(List.of(values));
        return this;
    }

    /** Moves a vertex. */
    public ModelEditor move(int vertex, Point to) {
        if (!Float.isFinite(to.x()) || !Float.isFinite(to.y()) || !Float.isFinite(to.z())) {
            throw Refusals.of(MshEditProblem.VALUE, "a position", to);
        }
        ByteSink sink = ByteSink.inMemory();
        to.write(sink);
        return row(MeshTable.POSITIONS, vertex, sink.toView());
    }

    /** Moves vertices, each to where the function takes it. */
    public ModelEditor deform(int first, int count, UnaryOperator<Point> change) {
        for (int vertex = first; vertex < first + count; vertex++) {
            ByteView old = vertices.row(MeshTable.POSITIONS, vertex);
            move(vertex, change.apply(new Point(old.f32(0), old.f32(4), old.f32(8))));
        }
        return this;
    }

    /** Sets the normal of a vertex; its fourth byte stays. */
    public ModelEditor normal(int vertex, double x, double y, double z) {
        ByteView old = vertices.row(MeshTable.NORMALS, vertex);
        byte[] row = {NormalTable.encode(x), NormalTable.encode(y), NormalTable.encode(z), old.i8(3)};
        return row(MeshTable.NORMALS, vertex, ByteView.of(row));
    }

    /** Sets the texture coordinates of a vertex. */
    public ModelEditor uv(int vertex, double u, double v) {
        ByteSink sink = ByteSink.inMemory().i16(UvTable.encode(u)).i16(UvTable.encode(v));
        return row(MeshTable.UVS, vertex, sink.toView());
    }

    /** Sets the bytes of a vertex in one of the tables that have a row for each: 3, 4, 5, 15, 16 and 18. */
    public ModelEditor row(MeshTable table, int vertex, ByteView row) {
        if (!VertexDraft.TABLES.contains(table) || row.length() != table.stride()) {
            throw Refusals.of(MshEditProblem.VALUE, "a row of " + table, row.length() + " bytes");
        }
        vertices.row(table, vertex, row);
        return done();
    }

    /** Puts other triangles with other vertices in place of those of a slot. */
    public ModelEditor retopologise(int slot, List<BatchPlan> batches) {
        if (batches.isEmpty()) {
            throw Refusals.of(MshEditProblem.VALUE, "the batches of slot " + slot, "none");
        }
        geometry.replace(slot, batches, reading.materials());
        return done();
    }

    /**
     * Adds a slot behind all others and shows it in a cell, which may have shown another.
     *
     * @return the number of the slot
     */
    public int addSlot(int node, int state, int level, List<BatchPlan> batches) {
        nodes.check(node);
        int cell = cellNumber(state, level);
        if (batches.isEmpty()) {
            throw Refusals.of(MshEditProblem.VALUE, "the batches of a slot", "none");
        }
        int slot = geometry.add(batches, reading.materials());
        nodes.cell(node, cell, slot);
        done();
        return slot;
    }

    /** Removes a slot with its batches, triangles and vertices; cells that show it become empty. */
    public ModelEditor removeSlot(int slot) {
        nodes.checkReadable();
        geometry.remove(slot);
        nodes.removeSlot(slot);
        return done();
    }

    /** Adds a batch behind the others of a slot. */
    public ModelEditor addBatch(int slot, BatchPlan batch) {
        geometry.addBatch(slot, batch, reading.materials());
        return done();
    }

    /** Removes a batch with its triangles and vertices; a slot keeps at least one. */
    public ModelEditor removeBatch(int batch) {
        geometry.removeBatch(batch);
        return done();
    }

    /** Sets words of a batch: flags, materials, room and vertex count; which triangles it has stays. */
    public ModelEditor batch(int batch, UnaryOperator<Batch> change) {
        Batch old = geometry.words(batch);
        Batch other = change.apply(old);
        boolean same = old.indexCount() == other.indexCount()
                && old.indexStart() == other.indexStart()
                && old.baseVertex() == other.baseVertex();
        if (!same) {
            throw Refusals.of(MshEditProblem.VALUE, "the triangles of batch " + batch, "changed by its words");
        }
        for (int word : new int[] {other.flags(), other.materialIndex(), other.unk4(), other.unk6(), other.unk14()}) {
            Refusals.checkWord("a word of batch " + batch, word);
        }
        geometry.words(batch, other);
        return done();
    }

    /** Shows a slot in a cell of a node, or nothing: {@link NodeTable#NONE}. */
    public ModelEditor cell(int node, int state, int level, int slot) {
        if (slot != NodeTable.NONE) {
            Refusals.checkIndex("a cell of node " + node, "slot", slot, geometry.slotCount());
        }
        nodes.cell(node, cellNumber(state, level), slot);
        return done();
    }

    private static int cellNumber(int state, int level) {
        Refusals.checkIndex("a cell", "state", state, NodeTable.STATES);
        Refusals.checkIndex("a cell", "level", level, NodeTable.LEVELS);
        return state * NodeTable.LEVELS + level;
    }

    /** Gives a node another name: in the table of names, or in that of labels where the names do not fit the nodes. */
    public ModelEditor rename(int node, String name) {
        nodes.check(node);
        texts.rename(node, name);
        return done();
    }

    /** Gives a node another label. */
    public ModelEditor relabel(int node, String label) {
        nodes.check(node);
        texts.relabel(node, label);
        return done();
    }

    /** Sets the flags of a node. */
    public ModelEditor flags(int node, int flags) {
        nodes.flags(node, Refusals.checkWord("flags", flags));
        return done();
    }

    /** Lets a node hang on another one that comes before it, or on none: {@link NodeTable#NONE}. */
    public ModelEditor reparent(int node, int parent) {
        nodes.parent(node, parent);
        return done();
    }

    /** Gives a node other poses: one to stand still, two or more to move. */
    public ModelEditor keys(int node, List<KeyPlan> keys) {
        return track(node, NodePlan.track(keys, reading.rotations()));
    }

    /** Gives a node another track, with its rotations as they are stored. */
    public ModelEditor track(int node, TrackPlan plan) {
        nodes.check(node);
        if (!tracks.hasKeys()) {
            throw Refusals.layout("the model has no keys");
        }
        tracks.replace(node, plan);
        return done();
    }

    /**
     * Adds a node behind all others.
     *
     * @return its number
     */
    public int addNode(NodePlan plan) {
        nodes.checkNew(plan);
        texts.checkNodes();
        if (tracks.hasKeys()) {
            tracks.add(plan.track(reading.rotations()));
        }
        texts.add(plan);
        done();
        return nodes.add(plan);
    }

    /** Removes a node on which none hangs, with its track and the slots that only it shows. */
    public ModelEditor removeNode(int node) {
        nodes.checkRemovable(node);
        texts.checkNodes();
        List<Integer> own = nodes.ownSlots(node);
        own.forEach(geometry::checkRemovable);
        if (tracks.hasKeys()) {
            tracks.open();
        }
        checkRooms(node);
        nodes.remove(node);
        for (int slot : own) {
            geometry.remove(slot);
            nodes.removeSlot(slot);
        }
        texts.remove(node);
        if (tracks.hasKeys()) {
            tracks.remove(node);
        }
        return done();
    }

    /** Portals name the node of the room behind them. */
    private void checkRooms(int node) {
        for (int batch = 0; batch < geometry.batchCount(); batch++) {
            if (geometry.words(batch).unk6() == node) {
                throw Refusals.of(MshEditProblem.NODE_USED, node, "batch " + batch + " is a portal to it");
            }
        }
        for (int batch = 0; batch < geometry.batchCount(); batch++) {
            Batch old = geometry.words(batch);
            if (old.unk6() > node && old.unk6() < nodes.count()) {
                geometry.words(batch, ofRoom(old, old.unk6() - 1));
            }
        }
    }

    private static Batch ofRoom(Batch old, int room) {
        return new Batch(
                old.flags(),
                old.materialIndex(),
                old.unk4(),
                room,
                old.indexCount(),
                old.indexStart(),
                old.unk14(),
                old.baseVertex());
    }

    private ModelEditor done() {
        edited = true;
        return this;
    }

    /**
     * {@return the changed model and what was rewritten with it}
     *
     * @throws dev.ironkit.base.diagnostic.RefusedException if it must not be written
     */
    public EditedModel apply() {
        Map<MeshTable, ByteView> tables = new EnumMap<>(MeshTable.class);
        vertices.write(tables);
        geometry.write(tables);
        texts.write(tables);
        PackedTracks packed = tracks.changed() ? tracks.pack(asked.contains(Derived.FRAME_COUNT)) : null;
        nodes.write(packed, tables);
        tracks.write(packed, tables);
        StaleTables stale = new StaleTables(model, type -> policies.getOrDefault(type, policy), vertices, nodes);
        if (edited) {
            stale.settle(tables);
        }
        int frames = packed == null ? model.attributes(MeshTable.FRAME_MAP).attr2() : packed.frameCount();
        return new EditFinish(model, reading, detected, wearHasLightmaps, confirmed, asked)
                .finish(tables, geometry, nodes.count(), frames, stale.kept());
    }
}
