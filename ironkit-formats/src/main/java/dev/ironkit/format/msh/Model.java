package dev.ironkit.format.msh;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A model: the archive it is stored as, and typed views on its tables.
 *
 * <p>The archive is the model. Entries of types nobody knows, their order, attributes, names and the bytes between them are in
 * it, and writing the model writes the archive. The views read in place. Immutable.
 */
public final class Model {

    private final NresArchive archive;
    private final TableIndex index;
    private final NodeTable nodes;
    private final SlotTable slots;
    private final PositionTable positions;
    private final NormalTable normals;
    private final UvTable uvs;
    private final IndexTable indices;
    private final TriangleTable triangles;
    private final KeyTable keys;
    private final NodeNames nodeNames;
    private final NodeLabels labels;
    private final BatchTable batches;
    private final VertexStream unnamed15;
    private final VertexStream unnamed16;
    private final PathGraph pathGraph;
    private final VertexStream lightmapOrColour;
    private final FrameMap frameMap;
    private final LightTable lights;

    private Model(NresArchive archive, TableIndex index) {
        this.archive = archive;
        this.index = index;
        Attributes ofNodes = index.attributes(MeshTable.NODES);
        this.nodes = new NodeTable(index.payload(MeshTable.NODES), ofNodes.attr1(), ofNodes.attr3());
        this.slots = new SlotTable(index.payload(MeshTable.SLOTS));
        this.positions = new PositionTable(index.payload(MeshTable.POSITIONS));
        this.normals = new NormalTable(index.payload(MeshTable.NORMALS));
        this.uvs = new UvTable(index.payload(MeshTable.UVS));
        this.indices = new IndexTable(index.payload(MeshTable.INDICES));
        this.triangles = new TriangleTable(index.payload(MeshTable.TRIANGLES));
        this.keys = new KeyTable(index.payload(MeshTable.KEYS));
        this.nodeNames = new NodeNames(index.payload(MeshTable.NODE_NAMES), nodes.nodeCount());
        this.labels = NodeLabels.of(index.payload(MeshTable.LABELS), nodes.nodeCount());
        this.batches = new BatchTable(index.payload(MeshTable.BATCHES));
        this.unnamed15 = stream(MeshTable.UNNAMED_15);
        this.unnamed16 = stream(MeshTable.UNNAMED_16);
        Attributes ofPaths = index.attributes(MeshTable.PATH_GRAPH);
        this.pathGraph = new PathGraph(index.payload(MeshTable.PATH_GRAPH), ofPaths.attr1(), ofPaths.attr2());
        this.lightmapOrColour = stream(MeshTable.LIGHTMAP_OR_COLOUR);
        this.frameMap = new FrameMap(
                index.payload(MeshTable.FRAME_MAP),
                index.attributes(MeshTable.FRAME_MAP).attr2());
        this.lights = new LightTable(index.payload(MeshTable.LIGHTS));
    }

    private VertexStream stream(MeshTable table) {
        return new VertexStream(index.payload(table), table.stride());
    }

    /**
     * {@return the model that an archive holds; nothing about it is reported}
     *
     * @throws IllegalArgumentException if the archive lacks a table that a model must have
     */
    public static Model of(NresArchive archive) {
        if (!archive.holdsModel()) {
            throw new IllegalArgumentException("the archive holds no model");
        }
        return new Model(archive, new TableIndex(archive));
    }

    /** {@return the archive: everything there is, in its order} */
    public NresArchive archive() {
        return archive;
    }

    /** {@return the directory index of a table, the first of its type} */
    public OptionalInt entry(MeshTable table) {
        return index.entry(table);
    }

    /** {@return whether the model has the table} */
    public boolean has(MeshTable table) {
        return index.has(table);
    }

    /** {@return what the directory says of a table; all zero where there is none} */
    public Attributes attributes(MeshTable table) {
        return index.attributes(table);
    }

    /** {@return the content of a table; empty where there is none} */
    public ByteView payload(MeshTable table) {
        return has(table) ? index.payload(table) : ByteView.empty();
    }

    /** {@return the nodes} */
    public NodeTable nodes() {
        return nodes;
    }

    /** {@return the number of nodes, also where their records cannot be read} */
    public int nodeCount() {
        return nodes.nodeCount();
    }

    /** {@return the bounds of the whole model} */
    public ModelHeader header() {
        return slots.header();
    }

    /** {@return the slots} */
    public SlotTable slots() {
        return slots;
    }

    /** {@return the vertex positions} */
    public PositionTable positions() {
        return positions;
    }

    /** {@return the vertex normals} */
    public NormalTable normals() {
        return normals;
    }

    /** {@return the texture coordinates} */
    public UvTable uvs() {
        return uvs;
    }

    /** {@return the vertex indices} */
    public IndexTable indices() {
        return indices;
    }

    /** {@return the triangle descriptors} */
    public TriangleTable triangles() {
        return triangles;
    }

    /** {@return the pose keys} */
    public KeyTable keys() {
        return keys;
    }

    /** {@return the frame map} */
    public FrameMap frameMap() {
        return frameMap;
    }

    /** {@return the node names, whether they fit the nodes or not} */
    public NodeNames nodeNames() {
        return nodeNames;
    }

    /** {@return the node labels} */
    public NodeLabels labels() {
        return labels;
    }

    /** {@return the batches} */
    public BatchTable batches() {
        return batches;
    }

    /** {@return table 15, eight bytes per vertex} */
    public VertexStream unnamed15() {
        return unnamed15;
    }

    /** {@return table 16, two interleaved streams of four bytes per vertex} */
    public VertexStream unnamed16() {
        return unnamed16;
    }

    /** {@return the path graph} */
    public PathGraph pathGraph() {
        return pathGraph;
    }

    /** {@return table 18: lightmap coordinates or colours} */
    public VertexStream lightmapOrColour() {
        return lightmapOrColour;
    }

    /** {@return the lights} */
    public LightTable lights() {
        return lights;
    }

    /** {@return what the runtime loader makes of the tables} */
    public ModelStreams streams() {
        return ModelStreams.of(this);
    }

    /** {@return the name of a node: from the names where they fit, or else its label, or else {@code node} and its index} */
    public String nodeName(int node) {
        return switch (nodeNameSource(node)) {
            case NAMES -> nodeNames.name(node).display();
            case LABELS -> labels.label(node).orElseThrow();
            case INDEX -> "node" + node;
        };
    }

    /** {@return where the name of a node comes from} */
    public NameSource nodeNameSource(int node) {
        Objects.checkIndex(node, nodeCount());
        if (nodeNames.fits()) {
            return NameSource.NAMES;
        }
        return labels.text(node).length() > 0 ? NameSource.LABELS : NameSource.INDEX;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Model that && archive.equals(that.archive);
    }

    @Override
    public int hashCode() {
        return archive.hashCode();
    }

    @Override
    public String toString() {
        return nodeCount() + " nodes, " + positions.count() + " vertices, " + batches.count() + " batches";
    }
}
