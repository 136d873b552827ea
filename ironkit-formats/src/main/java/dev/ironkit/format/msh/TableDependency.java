package dev.ironkit.format.msh;

/** What the records of a table are lined up with, so that an edit knows which tables it leaves stale. */
public enum TableDependency {
    /** Nothing else in the model. */
    NOTHING,
    /** The order and number of the vertices. */
    VERTEX_ORDER,
    /** The order and number of the triangles. */
    FACE_ORDER,
    /** The order and number of the nodes. */
    NODE_ORDER,
    /** Nobody knows; any change may leave it stale. */
    UNKNOWN
}
