package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.NormalTable;
import dev.ironkit.format.msh.UvTable;

/** The rows of a new vertex in the tables that have one for each. */
public final class VertexRows {

    private VertexRows() {}

    static void position(MeshPlan mesh, int vertex, ByteSink sink) {
        for (int axis = 0; axis < 3; axis++) {
            sink.i32(Float.floatToRawIntBits(mesh.position(vertex, axis)));
        }
    }

    static void normal(MeshPlan mesh, int vertex, ByteSink sink) {
        for (int axis = 0; axis < 3; axis++) {
            sink.bytes(NormalTable.encode(mesh.normal(vertex, axis)));
        }
        sink.u8(0);
    }

    static void uv(MeshPlan mesh, int vertex, ByteSink sink) {
        sink.i16(UvTable.encode(mesh.uv(vertex, 0)));
        sink.i16(UvTable.encode(mesh.uv(vertex, 1)));
    }

    /** Writes the row of a vertex to a table; zeros where the mesh says nothing about it. */
    public static void write(MeshTable table, MeshPlan mesh, int vertex, ByteSink sink) {
        switch (table) {
            case POSITIONS -> position(mesh, vertex, sink);
            case NORMALS -> normal(mesh, vertex, sink);
            case UVS -> uv(mesh, vertex, sink);
            case LIGHTMAP_OR_COLOUR -> sink.i32(mesh.extra(vertex));
            default -> sink.zeros(table.stride());
        }
    }
}
