package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.PackedTracks;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.animation.TrackPlan;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.geometry.RestBox;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** All tables of a new model, in the order the models of the game have them. */
final class ModelTables {

    /** The longest stem: a NUL has to end the name of an entry. */
    static final int LONGEST_STEM = NresEntry.NAME_WIDTH - 1;

    private static final List<MeshTable> ORDER = List.of(
            MeshTable.NODES,
            MeshTable.SLOTS,
            MeshTable.POSITIONS,
            MeshTable.NORMALS,
            MeshTable.UVS,
            MeshTable.LIGHTMAP_OR_COLOUR,
            MeshTable.UNNAMED_15,
            MeshTable.BATCHES,
            MeshTable.INDICES,
            MeshTable.TRIANGLES,
            MeshTable.KEYS,
            MeshTable.FRAME_MAP,
            MeshTable.NODE_NAMES,
            MeshTable.LABELS,
            MeshTable.PATH_GRAPH,
            MeshTable.LIGHTS);

    private final byte[] stem;
    private final List<NodePlan> nodes;
    private final PackedTracks tracks;
    private final GeometryTables geometry;
    private final List<List<Integer>> cells = new ArrayList<>();
    private final RotationOrder order;
    private final Map<MeshTable, ByteView> tables = new EnumMap<>(MeshTable.class);

    ModelTables(
            byte[] stem,
            List<NodePlan> nodes,
            Map<Integer, List<BatchPlan>> slots,
            Map<Integer, Integer> reused,
            BatchReading reading,
            RotationOrder order,
            ByteView lights) {
        this.stem = stem;
        this.nodes = nodes;
        this.order = order;
        this.geometry = new GeometryTables(reading);
        this.tracks = pack();
        checkRooms(slots);
        addSlots(slots, reused);
        addTables(lights);
    }

    private PackedTracks pack() {
        List<TrackPlan> plans = nodes.stream().map(node -> node.track(order)).toList();
        BuildLimits.checkTracks(plans, TrackPacker.frameCount(plans));
        return TrackPacker.pack(plans);
    }

    private void checkRooms(Map<Integer, List<BatchPlan>> slots) {
        slots.values().stream().flatMap(List::stream).forEach(batch -> {
            if (batch.room() != BatchPlan.NO_ROOM && batch.room() >= nodes.size()) {
                throw new RefusedException(
                        BuildProblem.ROW,
                        AssetPath.UNNAMED,
                        "node behind a portal",
                        batch.room(),
                        "the model has " + nodes.size() + " nodes");
            }
        });
    }

    private void addSlots(Map<Integer, List<BatchPlan>> slots, Map<Integer, Integer> reused) {
        nodes.forEach(node -> cells.add(new ArrayList<>(Node.NO_SLOTS)));
        slots.forEach((cell, batches) -> show(cell, geometry.add(batches)));
        reused.forEach(
                (cell, source) -> show(cell, cells.get(source / NodeTable.CELLS).get(source % NodeTable.CELLS)));
    }

    private void show(int cell, int slot) {
        cells.get(cell / NodeTable.CELLS).set(cell % NodeTable.CELLS, slot);
    }

    private void addTables(ByteView lights) {
        tables.put(MeshTable.NODES, nodeTable());
        tables.put(MeshTable.SLOTS, slotTable(ModelHeader.EMPTY));
        tables.put(MeshTable.POSITIONS, geometry.positions.toView());
        tables.put(MeshTable.NORMALS, geometry.normals.toView());
        tables.put(MeshTable.UVS, geometry.uvs.toView());
        if (geometry.hasExtra()) {
            tables.put(MeshTable.LIGHTMAP_OR_COLOUR, geometry.extra.toView());
        }
        tables.put(MeshTable.UNNAMED_15, zeros(geometry.vertexCount() * MeshTable.UNNAMED_15.stride()));
        tables.put(MeshTable.BATCHES, geometry.batches.toView());
        tables.put(MeshTable.INDICES, geometry.indices.toView());
        tables.put(MeshTable.TRIANGLES, geometry.triangles.toView());
        ByteSink keys = ByteSink.inMemory();
        tracks.keys().forEach(key -> key.write(keys));
        tables.put(MeshTable.KEYS, keys.toView());
        ByteSink words = ByteSink.inMemory();
        tracks.words().forEach(words::u16);
        tables.put(MeshTable.FRAME_MAP, words.toView());
        addTexts();
        tables.put(MeshTable.PATH_GRAPH, ByteView.empty());
        if (lights.length() > 0) {
            tables.put(MeshTable.LIGHTS, lights);
        }
    }

    private void addTexts() {
        ByteSink names = ByteSink.inMemory();
        ByteSink labels = ByteSink.inMemory();
        for (NodePlan node : nodes) {
            names.bytes(FixedText.of(NodePlan.nameBytes(node.name()), NodeNames.SIZE)
                    .raw());
            LabelRecord.write(NodePlan.labelBytes(node.label()), labels);
        }
        tables.put(MeshTable.NODE_NAMES, names.toView());
        tables.put(MeshTable.LABELS, labels.toView());
    }

    private static ByteView zeros(int count) {
        return ByteSink.inMemory().zeros(count).toView();
    }

    private ByteView nodeTable() {
        ByteSink sink = ByteSink.inMemory();
        for (int i = 0; i < nodes.size(); i++) {
            NodePlan plan = nodes.get(i);
            new Node(
                            plan.flags(),
                            plan.parent(),
                            tracks.mapStarts().get(i),
                            tracks.fallbackKeys().get(i),
                            Collections.unmodifiableList(cells.get(i)))
                    .write(sink);
        }
        return sink.toView();
    }

    private ByteView slotTable(ModelHeader header) {
        ByteSink sink = ByteSink.inMemory();
        header.write(sink);
        return sink.bytes(geometry.slots.toView()).toView();
    }

    /** The header needs the pose of the model, so that it is made last. */
    Model build() {
        Model bare = assemble();
        Box box = RestBox.of(bare, order);
        MeshPlan.require(box.isEmpty() || box.isFinite(), "the model is too large for its bounds to be written");
        tables.put(MeshTable.SLOTS, slotTable(HeaderBounds.of(box)));
        return assemble();
    }

    private Model assemble() {
        NresEditor archive = NresArchive.empty().edit();
        int at = 0;
        for (MeshTable table : ORDER) {
            ByteView content = tables.get(table);
            if (content != null) {
                archive.add(
                        at++,
                        stem,
                        TableAttributes.ofNew(table, content.length(), nodes.size(), tracks.frameCount()),
                        content);
            }
        }
        return Model.of(archive.apply());
    }
}
