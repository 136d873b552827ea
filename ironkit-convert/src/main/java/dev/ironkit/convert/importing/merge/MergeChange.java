package dev.ironkit.convert.importing.merge;

import dev.ironkit.format.msh.MeshTable;

/** What can change about a model that comes back. */
public enum MergeChange {
    /** Vertices that stand elsewhere. */
    VERTICES("vertex moved", "vertices moved", MeshTable.POSITIONS),
    /** Vertices with another normal. */
    NORMALS("normal changed", "normals changed", MeshTable.NORMALS),
    /** Vertices with other texture coordinates. */
    UVS("texture coordinate changed", "texture coordinates changed", MeshTable.UVS),
    /** Vertices with other lightmap coordinates. */
    LIGHTMAP_UVS("lightmap coordinate changed", "lightmap coordinates changed", MeshTable.LIGHTMAP_OR_COLOUR),
    /** Batches with another material. */
    MATERIALS("batch with another material", "batches with another material", MeshTable.BATCHES),
    /** Batches with other flags, or behind which another room lies. */
    BATCH_WORDS("batch with other flags", "batches with other flags", MeshTable.BATCHES),
    /** Slots whose triangles were made anew. */
    SLOTS_REBUILT("slot rebuilt", "slots rebuilt", MeshTable.BATCHES),
    /** Slots that were added. */
    SLOTS_ADDED("slot added", "slots added", MeshTable.SLOTS),
    /** Slots that were removed. */
    SLOTS_REMOVED("slot removed", "slots removed", MeshTable.SLOTS),
    /** Poses that were changed or added. */
    KEYS("key changed", "keys changed", MeshTable.KEYS),
    /** Nodes with another name. */
    NODES_RENAMED("node renamed", "nodes renamed", MeshTable.NODE_NAMES),
    /** Nodes with other flags. */
    NODE_FLAGS("node with other flags", "nodes with other flags", MeshTable.NODES),
    /** Nodes with another label. */
    LABELS("label changed", "labels changed", MeshTable.LABELS),
    /** Nodes that hang on another one. */
    NODES_REPARENTED("node with a new parent", "nodes with a new parent", MeshTable.NODES),
    /** Nodes that were added. */
    NODES_ADDED("node added", "nodes added", MeshTable.NODES),
    /** Nodes that were removed. */
    NODES_REMOVED("node removed", "nodes removed", MeshTable.NODES);

    private final String word;
    private final String words;
    private final MeshTable table;

    MergeChange(String word, String words, MeshTable table) {
        this.word = word;
        this.words = words;
        this.table = table;
    }

    /** {@return how a report calls it} */
    public String words() {
        return words;
    }

    /** {@return how a report says how many} */
    public String count(int number) {
        return number + " " + (number == 1 ? word : words);
    }

    /** {@return the table that says it} */
    public MeshTable table() {
        return table;
    }
}
