package dev.ironkit.format.msh.file;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.base.field.RecordLayout;
import dev.ironkit.base.field.Shape;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.format.msh.Batch;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeNames;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.PathGraph;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.PositionTable;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.UvTable;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A model from JSON: tables may lie in any order in a file, so each part is written where it stands in the JSON. */
final class MshJson {

    private static final String HEADER = "header";
    private static final String LENGTH = "length";
    private static final String ENTRIES = "entries";
    private static final int MAX_TEXT = 1 << 24;
    private static final Map<String, Shape> PARTS = parts();

    private final ByteSink out = ByteSink.inMemory();

    private MshJson() {}

    static ByteView read(Object json) {
        if (!(json instanceof Map<?, ?> object)) {
            throw new JsonException("expected an object", "msh");
        }
        for (String part : List.of(HEADER, ENTRIES)) {
            if (!object.containsKey(part)) {
                throw new JsonException("'" + part + "' is missing", "msh");
            }
        }
        MshJson reader = new MshJson();
        object.forEach((name, value) -> reader.part(String.valueOf(name), value));
        return reader.out.toView();
    }

    /** What is usually there; text stands for bytes wherever something cannot be taken apart. */
    static Shape shape() {
        Map<String, Shape> members = new LinkedHashMap<>();
        PARTS.forEach((name, shape) -> {
            boolean always = name.equals(HEADER) || name.equals(ENTRIES);
            members.put(name, always ? shape : new Shape.Maybe(shape));
        });
        return new Shape.Members(members);
    }

    private static Map<String, Shape> parts() {
        Map<String, Shape> parts = new LinkedHashMap<>();
        parts.put(HEADER, new Shape.Fixed(NresFormat.HEADER));
        parts.put(MeshTable.NODES.word(), list(Node.LAYOUT));
        parts.put(MshFields.BOUNDS, new Shape.Fixed(ModelHeader.LAYOUT));
        parts.put(MeshTable.SLOTS.word(), list(Slot.LAYOUT));
        parts.put(MeshTable.POSITIONS.word(), list(PositionTable.LAYOUT));
        parts.put(MeshTable.NORMALS.word(), list(NormalTable.LAYOUT));
        parts.put(MeshTable.UVS.word(), list(UvTable.LAYOUT));
        parts.put(MeshTable.LIGHTMAP_OR_COLOUR.word(), new Shape.ListOf(new Shape.Raw()));
        parts.put(MeshTable.UNNAMED_15.word(), new Shape.ListOf(new Shape.Raw()));
        parts.put(MeshTable.UNNAMED_16.word(), new Shape.ListOf(new Shape.Raw()));
        parts.put(MeshTable.BATCHES.word(), list(Batch.LAYOUT));
        parts.put(MeshTable.INDICES.word(), new Shape.ListOf(new Shape.Value(FieldType.U16)));
        parts.put(MeshTable.TRIANGLES.word(), list(Triangle.LAYOUT));
        parts.put(MeshTable.KEYS.word(), list(PoseKey.LAYOUT));
        parts.put(MeshTable.FRAME_MAP.word(), new Shape.ListOf(new Shape.Value(FieldType.U16)));
        parts.put(MeshTable.NODE_NAMES.word(), new Shape.ListOf(new Shape.Value(FieldType.TEXT)));
        parts.put(MeshTable.LABELS.word(), labels());
        parts.put(MeshTable.PATH_GRAPH.word(), pathGraph());
        parts.put(MeshTable.LIGHTS.word(), list(LightTable.LAYOUT));
        parts.put(ENTRIES, list(NresEntry.LAYOUT));
        return parts;
    }

    private static Shape list(RecordLayout layout) {
        return new Shape.ListOf(new Shape.Fixed(layout));
    }

    private static Shape labels() {
        Map<String, Shape> label = new LinkedHashMap<>();
        label.put(LENGTH, new Shape.Maybe(new Shape.Value(FieldType.U32)));
        label.put(MshFields.TEXT, new Shape.Maybe(new Shape.Value(FieldType.TEXT)));
        return new Shape.ListOf(new Shape.Members(label));
    }

    private static Shape pathGraph() {
        Map<String, Shape> parts = new LinkedHashMap<>();
        parts.put("places", list(PathGraph.PLACE));
        parts.put("links", list(PathGraph.LINK));
        return new Shape.Members(parts);
    }

    private void part(String name, Object value) {
        String where = "msh." + name;
        Shape shape = value instanceof String ? new Shape.Raw() : PARTS.get(name);
        if (shape == null) {
            throw new JsonException("no part of a model is named '" + name + "'", "msh");
        }
        if (value instanceof List<?> list && name.equals(MeshTable.NODE_NAMES.word())) {
            for (int i = 0; i < list.size(); i++) {
                text(list.get(i), NodeNames.SIZE, where + "[" + i + "]");
            }
        } else if (value instanceof List<?> list && name.equals(MeshTable.LABELS.word())) {
            for (int i = 0; i < list.size(); i++) {
                label(list.get(i), where + "[" + i + "]");
            }
        } else {
            FieldJson.read(value, shape, where, out);
        }
    }

    /** The text has the length that is said before it, and a place for the NUL; nothing at all is there for length 0. */
    private void label(Object value, String where) {
        if (!(value instanceof Map<?, ?> label)) {
            throw new JsonException("expected an object with a string", where);
        }
        FieldJson.refuseOthers(label, List.of(LENGTH, MshFields.TEXT), where);
        long length = length(label, where);
        out.u32(length);
        if (label.containsKey(MshFields.TEXT) && (length > 0 || !"".equals(label.get(MshFields.TEXT)))) {
            text(
                    label.get(MshFields.TEXT),
                    (int) Math.min(length + 1, Integer.MAX_VALUE),
                    where + "." + MshFields.TEXT);
        }
    }

    /** What is said, or else what the text needs. */
    private static long length(Map<?, ?> label, String where) {
        if (!label.containsKey(LENGTH) && label.get(MshFields.TEXT) instanceof String text) {
            return FieldType.TEXT.parse(text, -1).length;
        }
        if (!(label.get(LENGTH) instanceof BigDecimal length)) {
            throw new JsonException("expected an object with a string, or with a length and a string", where);
        }
        ByteSink four = ByteSink.inMemory();
        FieldJson.read(length, new Shape.Value(FieldType.U32), where + "." + LENGTH, four);
        return four.toView().u32(0);
    }

    private void text(Object value, int size, String where) {
        if (!(value instanceof String text)) {
            throw new JsonException("expected a string", where);
        }
        if (size > MAX_TEXT) {
            // A length that no label has must not make room for itself.
            throw new JsonException("a label of " + size + " bytes is too long", where);
        }
        try {
            out.bytes(FieldType.TEXT.parse(text, size));
        } catch (FieldValueException e) {
            throw new JsonException(e.getMessage(), where);
        }
    }
}
