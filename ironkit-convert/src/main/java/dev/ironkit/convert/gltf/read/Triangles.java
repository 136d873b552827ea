package dev.ironkit.convert.gltf.read;

import java.util.Arrays;

/** The corners of a primitive as those of single triangles. */
final class Triangles {

    private static final int LIST = 4;
    private static final int STRIP = 5;
    private static final int FAN = 6;
    private static final int CORNERS = 3;

    private final Accessors accessors;

    Triangles(Accessors accessors) {
        this.accessors = accessors;
    }

    /** {@return whether a primitive is made of triangles; what it is otherwise is reported} */
    static boolean isMade(Json primitive) {
        int mode = primitive.get("mode").whole(LIST);
        if (mode > FAN) {
            throw primitive.get("mode").wrong("a number from 0 to 6");
        }
        if (mode < LIST) {
            String kind = mode == 0 ? "points" : "lines";
            primitive.findings().say(GltfReadProblem.MODE, primitive.path(), kind);
        }
        return mode >= LIST;
    }

    /** {@return three corners for each triangle, each a vertex that is there} */
    int[] of(Json primitive, int vertices) {
        int[] corners = corners(primitive, vertices);
        int mode = primitive.get("mode").whole(LIST);
        return mode == LIST ? list(corners, primitive) : unrolled(corners, mode == STRIP, primitive);
    }

    private int[] corners(Json primitive, int vertices) {
        Json reference = primitive.get("indices");
        if (!reference.isPresent()) {
            accessors.take(vertices, primitive);
            int[] all = new int[vertices];
            Arrays.setAll(all, i -> i);
            return all;
        }
        Accessor accessor = accessors.of(reference).wanted(ElementShape.SCALAR).counting();
        int[] corners = accessor.wholes();
        for (int i = 0; i < corners.length; i++) {
            if (corners[i] >= vertices) {
                throw reference
                        .findings()
                        .fatal(
                                GltfReadProblem.INDEX,
                                primitive.path(),
                                i,
                                Integer.toUnsignedString(corners[i]),
                                vertices);
            }
        }
        return corners;
    }

    private static int[] list(int[] corners, Json primitive) {
        if (corners.length % CORNERS == 0) {
            return corners;
        }
        primitive.findings().say(GltfReadProblem.CORNERS, primitive.path(), corners.length);
        return Arrays.copyOf(corners, corners.length - corners.length % CORNERS);
    }

    /** Triangles of no area are left out here: they are how strips jump. */
    private int[] unrolled(int[] corners, boolean strip, Json primitive) {
        int most = Math.max(0, corners.length - 2);
        accessors.take((long) most * CORNERS, primitive);
        int[] out = new int[most * CORNERS];
        int count = 0;
        for (int i = 0; i < most; i++) {
            int odd = strip ? i % 2 : 0;
            int a = strip ? corners[i] : corners[i + 1];
            int b = strip ? corners[i + 1 + odd] : corners[i + 2];
            int c = strip ? corners[i + 2 - odd] : corners[0];
            if (a != b && b != c && a != c) {
                out[count++] = a;
                out[count++] = b;
                out[count++] = c;
            }
        }
        return Arrays.copyOf(out, count);
    }
}
