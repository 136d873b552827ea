package dev.ironkit.format.msh;

import dev.ironkit.base.field.RecordLayout;
import java.util.Optional;

/**
 * The tables of a model. The number is the type in the directory; tables are found by it alone.
 *
 * <p>A name is earned: a table that is not understood is called by its number.
 */
public enum MeshTable {
    /** Hierarchy nodes, and the slot each one shows per damage state and level of detail. */
    NODES(1, 38, "nodes", TableDependency.NOTHING),
    /** The model's bounds, 140 bytes, and behind them the slots. */
    SLOTS(2, 68, "slots", TableDependency.FACE_ORDER),
    /** Vertex positions. */
    POSITIONS(3, 12, "positions", TableDependency.NOTHING),
    /** Vertex normals, one byte per component. */
    NORMALS(4, 4, "normals", TableDependency.VERTEX_ORDER),
    /** Texture coordinates. */
    UVS(5, 4, "uvs", TableDependency.VERTEX_ORDER),
    /** Vertex indices of the triangles, relative to the base vertex of their batch. */
    INDICES(6, 2, "indices", TableDependency.VERTEX_ORDER),
    /** Triangle descriptors: flags, neighbours, normal. */
    TRIANGLES(7, 16, "triangles", TableDependency.FACE_ORDER),
    /** Pose keys of all nodes. */
    KEYS(8, 24, "keys", TableDependency.NODE_ORDER),
    /** Node names. */
    NODE_NAMES(9, 32, "nodeNames", TableDependency.NODE_ORDER),
    /** Node labels: what a socket accepts. */
    LABELS(10, 0, "labels", TableDependency.NODE_ORDER),
    /** Draw batches. */
    BATCHES(13, 20, "batches", TableDependency.FACE_ORDER),
    /** Not understood; eight bytes per vertex. */
    UNNAMED_15(15, 8, "unnamed15", TableDependency.VERTEX_ORDER),
    /** Two streams of four bytes per vertex, interleaved; perhaps tangents. */
    UNNAMED_16(16, 8, "unnamed16", TableDependency.VERTEX_ORDER),
    /** The path graph of a building. */
    PATH_GRAPH(17, 0, "pathGraph", TableDependency.NODE_ORDER),
    /** Lightmap coordinates or vertex colours. */
    LIGHTMAP_OR_COLOUR(18, 4, "lightmapOrColour", TableDependency.VERTEX_ORDER),
    /** Which pose key each frame of an animated node starts from. */
    FRAME_MAP(19, 2, "frameMap", TableDependency.NODE_ORDER),
    /** Local lights; a tentative reading. */
    LIGHTS(20, 48, "lights", TableDependency.NODE_ORDER);

    /** One more than the largest number. */
    static final int NUMBERS = 21;

    private static final MeshTable[] BY_NUMBER = new MeshTable[NUMBERS];

    static {
        for (MeshTable table : values()) {
            BY_NUMBER[table.number] = table;
        }
    }

    private final int number;
    private final int stride;
    private final String word;
    private final TableDependency dependency;

    MeshTable(int number, int stride, String word, TableDependency dependency) {
        this.number = number;
        this.stride = stride;
        this.word = word;
        this.dependency = dependency;
    }

    /** {@return the type number in the directory} */
    public int number() {
        return number;
    }

    /** {@return the size of a record, or 0 where records differ} */
    public int stride() {
        return stride;
    }

    /** {@return the name in field paths and JSON} */
    public String word() {
        return word;
    }

    /** {@return what its records are lined up with} */
    public TableDependency dependency() {
        return dependency;
    }

    /** {@return whether a model is none without it} */
    public boolean isRequired() {
        return switch (this) {
            case NODES, SLOTS, POSITIONS, INDICES, BATCHES -> true;
            default -> false;
        };
    }

    /** {@return its record, field by field; nothing where a record is a single value or records differ} */
    public Optional<RecordLayout> layout() {
        return Optional.ofNullable(
                switch (this) {
                    case NODES -> Node.LAYOUT;
                    case SLOTS -> Slot.LAYOUT;
                    case POSITIONS -> PositionTable.LAYOUT;
                    case NORMALS -> NormalTable.LAYOUT;
                    case UVS -> UvTable.LAYOUT;
                    case TRIANGLES -> Triangle.LAYOUT;
                    case KEYS -> PoseKey.LAYOUT;
                    case BATCHES -> Batch.LAYOUT;
                    case LIGHTS -> LightTable.LAYOUT;
                    default -> null;
                });
    }

    /** {@return the table of that type number} */
    public static Optional<MeshTable> ofNumber(int number) {
        return Optional.ofNullable(number >= 0 && number < BY_NUMBER.length ? BY_NUMBER[number] : null);
    }

    @Override
    public String toString() {
        return word + " (Res" + number + ")";
    }
}
