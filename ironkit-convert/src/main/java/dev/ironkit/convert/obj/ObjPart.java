package dev.ironkit.convert.obj;

import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import java.util.Arrays;

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

    /** Numbers corners of faces: those with the same place, coordinates and normal are one vertex. */
    private static final class CornerTable {

        private final Ints corners = new Ints();
        private int[] table = new int[64];

        CornerTable() {
            Arrays.fill(table, -1);
        }

        /** The vertex of a corner: a number there is, or the next one. */
        int number(int place, int coordinate, int normal) {
            int slot = slot(place, coordinate, normal);
            if (table[slot] < 0) {
                table[slot] = count();
                corners.add(place);
                corners.add(coordinate);
                corners.add(normal);
                if (count() * 2 > table.length) {
                    grow();
                    return count() - 1;
                }
            }
            return table[slot];
        }

        int count() {
            return corners.size() / 3;
        }

        int place(int vertex) {
            return corners.get(vertex * 3);
        }

        int coordinate(int vertex) {
            return corners.get(vertex * 3 + 1);
        }

        int normal(int vertex) {
            return corners.get(vertex * 3 + 2);
        }

        private int slot(int place, int coordinate, int normal) {
            long mixed =
                    (place * 0x9E3779B97F4A7C15L) ^ (coordinate * 0xC2B2AE3D27D4EB4FL) ^ (normal * 0x165667B19E3779F9L);
            mixed ^= mixed >>> 29;
            mixed *= 0xBF58476D1CE4E5B9L;
            int mask = table.length - 1;
            int slot = (int) (mixed >>> 32) & mask;
            while (table[slot] >= 0 && !is(table[slot], place, coordinate, normal)) {
                slot = slot + 1 & mask;
            }
            return slot;
        }

        private boolean is(int vertex, int place, int coordinate, int normal) {
            return place(vertex) == place && coordinate(vertex) == coordinate && normal(vertex) == normal;
        }

        private void grow() {
            table = new int[table.length * 2];
            Arrays.fill(table, -1);
            for (int vertex = 0; vertex < count(); vertex++) {
                table[slot(place(vertex), coordinate(vertex), normal(vertex))] = vertex;
            }
        }
    }
}
