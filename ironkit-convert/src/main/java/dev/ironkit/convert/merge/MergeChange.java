package dev.ironkit.convert.merge;

import dev.ironkit.format.msh.MeshTable;

/** What can change about a model that comes back. */
public enum MergeChange {
    /** Vertices that stand elsewhere. */
    VERTICES("vertices moved", MeshTable.POSITIONS),
    /** Vertices with another normal. */
    NORMALS("normals changed", MeshTable.NORMALS),
    /** Vertices with other texture coordinates. */
    UVS("texture coordinates changed", MeshTable.UVS),
    /** Vertices with other lightmap coordinates. */
    LIGHTMAP_UVS("lightmap coordinates changed", MeshTable.LIGHTMAP_OR_COLOUR),
    /** Batches with another material. */
    MATERIALS("batches with another material", MeshTable.BATCHES),
    /** Slots whose triangles were made anew. */
    SLOTS_REBUILT("slots rebuilt", MeshTable.BATCHES),
    /** Slots that were added. */
    SLOTS_ADDED("slots added", MeshTable.SLOTS),
    /** Slots that were removed. */
    SLOTS_REMOVED("slots removed", MeshTable.SLOTS),
    /** Poses that were changed or added. */
    KEYS("keys changed", MeshTable.KEYS),
    /** Nodes with another name. */
    NODES_RENAMED("nodes renamed", MeshTable.NODE_NAMES),
    /** Nodes that hang on another one. */
    NODES_REPARENTED("nodes hung elsewhere", MeshTable.NODES),
    /** Nodes that were added. */
    NODES_ADDED("nodes added", MeshTable.NODES),
    /** Nodes that were removed. */
    NODES_REMOVED("nodes removed", MeshTable.NODES);

    private final String words;
    private final MeshTable table;

    MergeChange(String words, MeshTable table) {
        this.words = words;
        this.table = table;
    }

    /** {@return how a report counts it} */
    public String words() {
        return words;
    }

    /** {@return the table that says it} */
    public MeshTable table() {
        return table;
    }
}
