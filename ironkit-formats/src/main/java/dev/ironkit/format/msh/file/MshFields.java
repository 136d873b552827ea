package dev.ironkit.format.msh.file;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.NodeLabels;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.nres.DataRegion;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a model: the header of its archive, each table under its own name where it lies in the file, the directory.
 *
 * <p>Whatever is no table is there too: entries of other types as {@code payload14}, by their directory index, and the bytes
 * between payloads as {@code padding3} and {@code unclaimed3}, by their place in the data region.
 */
final class MshFields {

    /** Behind the name of a table: the bytes behind its last whole record. */
    static final String REST = "Rest";

    /** The name of the model's bounds, which lead the slot table. */
    static final String BOUNDS = "bounds";

    /** The text of a label; of no byte where the label is empty. */
    static final String TEXT = "text";

    private final Model model;
    private final List<Field> fields = new ArrayList<>();

    private MshFields(Model model) {
        this.model = model;
    }

    static Field describe(Model model, ByteView image) {
        Group archive = (Group) NresFormat.NRES.describe(model.archive(), image);
        MshFields all = new MshFields(model);
        all.fields.add(archive.children().get(0));
        Sequence data = (Sequence) archive.children().get(1);
        for (int i = 0; i < data.count(); i++) {
            Group region = (Group) data.element().apply(i);
            all.region(i, (Leaf) region.children().get(0));
        }
        all.fields.add(archive.children().get(2));
        return new Group("", image.range(), all.fields);
    }

    /** The fields of one table, under the names that they have in the model. */
    static Field describe(Model model, MeshTable table, ByteView bytes) {
        MshFields all = new MshFields(model);
        all.table(table, bytes);
        return new Group("", bytes.range(), all.fields);
    }

    private void region(int index, Leaf leaf) {
        if (!(model.archive().regions().get(index) instanceof DataRegion.Block block)) {
            if (leaf.stored().length() > 0) {
                fields.add(new Leaf(leaf.name() + index, leaf.type(), leaf.role(), leaf.stored(), leaf.note()));
            }
            return;
        }
        int entry = block.members().get(0).entry();
        MeshTable table = block.members().size() == 1 ? tableOf(entry) : null;
        if (table == null) {
            fields.add(new Leaf("payload" + entry, FieldType.BYTES, FieldRole.PAYLOAD, leaf.stored(), leaf.note()));
        } else {
            table(table, leaf.stored());
        }
    }

    /** The table an entry holds; null where it is of another type, or not the first of its type. */
    private MeshTable tableOf(int entry) {
        return MeshTable.ofNumber(
                        model.archive().entries().get(entry).attributes().type())
                .filter(table -> model.entry(table).orElse(-1) == entry)
                .orElse(null);
    }

    private void table(MeshTable table, ByteView bytes) {
        switch (table) {
            case NODES -> nodes(bytes);
            case SLOTS -> slots(bytes);
            case POSITIONS, NORMALS, UVS, TRIANGLES, KEYS, BATCHES -> records(table, bytes);
            case INDICES, FRAME_MAP -> values(table, FieldType.U16, FieldRole.KNOWN, bytes);
            case NODE_NAMES -> values(table, FieldType.TEXT, FieldRole.KNOWN, bytes);
            case LABELS -> labels(bytes);
            case UNNAMED_15, UNNAMED_16 -> values(table, FieldType.BYTES, FieldRole.UNKNOWN, bytes);
            case LIGHTMAP_OR_COLOUR -> values(table, FieldType.BYTES, FieldRole.KNOWN, bytes);
            case PATH_GRAPH -> pathGraph(bytes);
            case LIGHTS -> lights(bytes);
        }
    }

    private void nodes(ByteView bytes) {
        if (model.nodes().stride24()) {
            raw(MeshTable.NODES.word(), bytes, "24-byte records in an unknown layout");
        } else {
            records(MeshTable.NODES, bytes);
        }
    }

    private void slots(ByteView bytes) {
        if (bytes.length() < ModelHeader.SIZE) {
            raw(BOUNDS, bytes, "truncated");
            return;
        }
        fields.add(ModelHeader.LAYOUT.describe(BOUNDS, bytes.slice(0, ModelHeader.SIZE)));
        records(MeshTable.SLOTS, bytes.from(ModelHeader.SIZE));
    }

    private void pathGraph(ByteView bytes) {
        PathGraph graph = model.pathGraph();
        if (!graph.fits()) {
            raw(MeshTable.PATH_GRAPH.word(), bytes, "not what the directory says");
            return;
        }
        int places = graph.placeCount() * PathGraph.PLACE_SIZE;
        List<Field> parts = List.of(
                sequence("places", PathGraph.PLACE, bytes.slice(0, places)),
                sequence("links", PathGraph.LINK, bytes.from(places)));
        fields.add(new Group(MeshTable.PATH_GRAPH.word(), bytes.range(), parts));
    }

    private void lights(ByteView bytes) {
        if (bytes.length() % LightTable.SIZE == 0) {
            records(MeshTable.LIGHTS, bytes);
        } else {
            raw(MeshTable.LIGHTS.word(), bytes, "not a multiple of 48");
        }
    }

    private void labels(ByteView bytes) {
        NodeLabels labels = NodeLabels.of(bytes, model.nodeCount());
        String name = MeshTable.LABELS.word();
        int end = bytes.length() - labels.tail().length();
        fields.add(new Sequence(name, bytes.range(0, end), labels.count(), i -> label(name, labels.record(i))));
        rest(name, labels.tail());
    }

    private static Field label(String name, ByteView record) {
        List<Field> parts = new ArrayList<>();
        parts.add(new Leaf(
                "length",
                FieldType.U32,
                FieldRole.DERIVED,
                record.slice(0, NodeLabels.LENGTH_SIZE),
                "without the NUL"));
        ByteView text = record.from(NodeLabels.LENGTH_SIZE);
        parts.add(new Leaf(TEXT, FieldType.TEXT, FieldRole.KNOWN, text, "what a socket accepts"));
        return new Group(name, record.range(), parts);
    }

    private void records(MeshTable table, ByteView bytes) {
        RecordLayout layout = table.layout().orElseThrow();
        int whole = bytes.length() - bytes.length() % layout.size();
        fields.add(sequence(table.word(), layout, bytes.slice(0, whole)));
        rest(table.word(), bytes.from(whole));
    }

    private static Sequence sequence(String name, RecordLayout layout, ByteView rows) {
        int size = layout.size();
        return Sequence.uniform(
                name, rows.range(), rows.length() / size, i -> layout.describe(name, rows.slice(i * size, size)));
    }

    private void values(MeshTable table, FieldType type, FieldRole role, ByteView bytes) {
        int size = table.stride();
        int count = bytes.length() / size;
        fields.add(Sequence.uniform(
                table.word(),
                bytes.range(0, (long) count * size),
                count,
                i -> new Leaf(table.word(), type, role, bytes.slice(i * size, size), "")));
        rest(table.word(), bytes.from(count * size));
    }

    private void rest(String name, ByteView bytes) {
        if (bytes.length() > 0) {
            raw(name + REST, bytes, "after the last complete record; kept");
        }
    }

    private void raw(String name, ByteView bytes, String note) {
        fields.add(new Leaf(name, FieldType.BYTES, FieldRole.UNKNOWN, bytes, note));
    }
}
