package dev.ironkit.convert.obj;

import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;

/** The faces of one object, group and material. */
final class ObjPart {

    static final int NONE = -1;

    final String object;
    final String group;
    final int material;
    private final CornerTable corners = new CornerTable();
    private final Ints indices = new Ints();
    private boolean allNormals = true;
    private boolean anyCoordinates;

    ObjPart(String object, String group, int material) {
        this.object = object;
        this.group = group;
        this.material = material;
    }

    /** The vertex of a corner. */
    int corner(int place, int coordinate, int normal) {
        allNormals &= normal != NONE;
        anyCoordinates |= coordinate != NONE;
        return corners.number(place, coordinate, normal);
    }

    void triangle(int a, int b, int c) {
        indices.add(a);
        indices.add(b);
        indices.add(c);
    }

    /** The triangles, in the engine's axes; places and normals are in them already. */
    IncomingSurface surface(Floats places, Floats coordinates, Floats normals) {
        int count = corners.count();
        float[] at = new float[count * 3];
        float[] looks = new float[allNormals ? count * 3 : 0];
        float[] uvs = new float[anyCoordinates ? count * 2 : 0];
        for (int vertex = 0; vertex < count; vertex++) {
            copy(places, corners.place(vertex), at, vertex, 3);
            if (allNormals) {
                copy(normals, corners.normal(vertex), looks, vertex, 3);
            }
            if (anyCoordinates && corners.coordinate(vertex) != NONE) {
                copy(coordinates, corners.coordinate(vertex), uvs, vertex, 2);
            }
        }
        return new IncomingSurface(at, looks, uvs, new float[0], new int[0], indices.toArray(), material, Marks.NONE);
    }

    private static void copy(Floats from, int row, float[] to, int vertex, int width) {
        for (int i = 0; i < width; i++) {
            to[vertex * width + i] = from.get(row * width + i);
        }
    }
}
