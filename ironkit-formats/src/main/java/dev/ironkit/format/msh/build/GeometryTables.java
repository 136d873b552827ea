package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.format.msh.Triangle;
import dev.ironkit.format.msh.geometry.Box;
import dev.ironkit.format.msh.reading.BatchReading;
import java.util.List;

/** The tables of the geometry, filled slot by slot in the order the slots will have. */
final class GeometryTables {

    final ByteSink slots = ByteSink.inMemory();
    final ByteSink positions = ByteSink.inMemory();
    final ByteSink normals = ByteSink.inMemory();
    final ByteSink uvs = ByteSink.inMemory();
    final ByteSink extra = ByteSink.inMemory();
    final ByteSink indices = ByteSink.inMemory();
    final ByteSink triangles = ByteSink.inMemory();
    final ByteSink batches = ByteSink.inMemory();

    private final BatchReading reading;
    private int slotCount;
    private int batchCount;
    private int vertexCount;
    private int triangleCount;
    private boolean hasExtra;

    GeometryTables(BatchReading reading) {
        this.reading = reading;
    }

    int vertexCount() {
        return vertexCount;
    }

    /** Whether a mesh came with lightmap coordinates or colours; those of the others are zero then. */
    boolean hasExtra() {
        return hasExtra;
    }

    /** Adds a slot and returns its number. */
    int add(List<BatchPlan> plans) {
        int firstTriangle = triangleCount;
        Box box = new Box();
        for (BatchPlan plan : plans) {
            plan.store(reading, triangleCount * 3L, vertexCount).write(batches);
            addVertices(plan.mesh(), box);
            for (int at = 0; at < plan.mesh().indexCount(); at++) {
                indices.u16(plan.mesh().index(at));
            }
            vertexCount += plan.mesh().vertexCount();
            triangleCount += plan.mesh().triangleCount();
        }
        BuildLimits.check("triangles of a model", triangleCount, BuildLimits.MOST);
        BuildLimits.check("batches of a model", batchCount + (long) plans.size(), BuildLimits.MOST);
        BuildLimits.check("slots of a model", slotCount + 1L, BuildLimits.MOST);
        addTriangles(new SlotMesh(plans), firstTriangle);
        SlotBounds.of(box)
                .checked()
                .slot(firstTriangle, triangleCount - firstTriangle, batchCount, plans.size())
                .write(slots);
        batchCount += plans.size();
        return slotCount++;
    }

    private void addVertices(MeshPlan mesh, Box box) {
        hasExtra |= mesh.hasExtra();
        for (int vertex = 0; vertex < mesh.vertexCount(); vertex++) {
            box.add(mesh.position(vertex, 0), mesh.position(vertex, 1), mesh.position(vertex, 2));
            VertexRows.position(mesh, vertex, positions);
            VertexRows.normal(mesh, vertex, normals);
            VertexRows.uv(mesh, vertex, uvs);
            extra.i32(mesh.extra(vertex));
        }
    }

    private void addTriangles(SlotMesh mesh, int first) {
        WingedEdges edges = WingedEdges.of(mesh.positions(), mesh.corners());
        for (int triangle = 0; triangle < mesh.triangleCount(); triangle++) {
            TriangleNormal normal = mesh.normal(triangle);
            new Triangle(
                            mesh.flags(triangle),
                            edges.link(triangle, 0, first),
                            edges.link(triangle, 1, first),
                            edges.link(triangle, 2, first),
                            normal.x(),
                            normal.y(),
                            normal.z(),
                            edges.packed(triangle))
                    .write(triangles);
        }
    }
}
