package dev.ironkit.format.msh.animation.reference;

/**
 * Poses worked out as the documents write them down, with plain loops and new arrays for everything.
 *
 * <p>It was written from the documents alone and shares no line with the runtime, which has to agree with it bit for bit (any
 * NaN with any NaN). Every access is held against its table at the moment it is made; outside, the fallback key answers, and
 * identity if that is outside too.
 */
public final class ReferencePoses {

    /** Which part of the pseudo code answered. */
    public enum Branch {
        /** The frame lies at or past the frame count. */
        BEYOND,
        /** The node has no map. */
        NO_MAP,
        /** The word of the map is the fallback key or above it. */
        FALLBACK_WORD,
        /** The time is that of the key. */
        FIRST_KEY,
        /** The time is that of the next key. */
        SECOND_KEY,
        /** The time is that of neither. */
        BETWEEN,
        /** A word or a key is out of bounds, so the fallback key answers. */
        OUT_OF_BOUNDS,
        /** The fallback key is out of bounds. */
        IDENTITY
    }

    private static final int NONE = 0xFFFF;
    private static final double TWO_TO_63 = 0x1p63;

    private final RawTables tables;
    private final long frameCount;
    private final boolean wFirst;

    /**
     * Poses of one model.
     *
     * @param frameCount attr2 of Res19, unsigned
     * @param wFirst whether rotations are stored w, x, y, z rather than x, y, z, w
     */
    public ReferencePoses(byte[] res1, byte[] res8, byte[] res19, long frameCount, boolean wFirst) {
        this.tables = new RawTables(res1, res8, res19);
        this.frameCount = frameCount;
        this.wFirst = wFirst;
    }

    /** Poses of a made model. */
    public static ReferencePoses of(PoseModel model) {
        return new ReferencePoses(model.res1(), model.res8(), model.res19(), model.frameCount(), model.wFirst());
    }

    public int nodeCount() {
        return tables.nodeCount();
    }

    /** The frame of a time: the low 32 bits of the nearest 64-bit integer, 0 if there is none. */
    public static int frame(float t) {
        double nearest = Math.rint((double) t - 0.5);
        if (Double.isNaN(nearest) || nearest >= TWO_TO_63 || nearest < -TWO_TO_63) {
            return 0;
        }
        return (int) (long) nearest;
    }

    /** One node at one time: rotation [w, x, y, z] and position. */
    public Branch sample(int node, float t, float[] quaternion, float[] position) {
        int mapStart = tables.mapStart(node);
        int fallback = tables.fallback(node);
        long frame = frame(t) & 0xFFFFFFFFL;
        if (frame >= frameCount) {
            return fallback(fallback, Branch.BEYOND, quaternion, position);
        }
        if (mapStart == NONE) {
            return fallback(fallback, Branch.NO_MAP, quaternion, position);
        }
        long place = (mapStart + frame) & 0xFFFFFFFFL;
        if (place >= tables.wordCount()) {
            return fallback(fallback, Branch.OUT_OF_BOUNDS, quaternion, position);
        }
        int key = tables.word((int) place);
        if (key >= fallback) {
            return fallback(fallback, Branch.FALLBACK_WORD, quaternion, position);
        }
        return segment(key, fallback, t, quaternion, position);
    }

    private Branch segment(int key, int fallback, float t, float[] quaternion, float[] position) {
        if (key >= tables.keyCount()) {
            return fallback(fallback, Branch.OUT_OF_BOUNDS, quaternion, position);
        }
        if (t == tables.time(key)) {
            decode(key, quaternion, position);
            return Branch.FIRST_KEY;
        }
        if (key + 1 >= tables.keyCount()) {
            return fallback(fallback, Branch.OUT_OF_BOUNDS, quaternion, position);
        }
        if (t == tables.time(key + 1)) {
            decode(key + 1, quaternion, position);
            return Branch.SECOND_KEY;
        }
        between(key, t, quaternion, position);
        return Branch.BETWEEN;
    }

    private void between(int key, float t, float[] quaternion, float[] position) {
        float[] q0 = new float[4];
        float[] p0 = new float[3];
        decode(key, q0, p0);
        float[] q1 = new float[4];
        float[] p1 = new float[3];
        decode(key + 1, q1, p1);
        float a = (t - tables.time(key)) / (tables.time(key + 1) - tables.time(key));
        for (int axis = 0; axis < 3; axis++) {
            position[axis] = p0[axis] + (p1[axis] - p0[axis]) * a;
        }
        ReferenceQuaternions.slerp(q0, q1, a, quaternion);
    }

    private Branch fallback(int key, Branch branch, float[] quaternion, float[] position) {
        if (key < tables.keyCount()) {
            decode(key, quaternion, position);
            return branch;
        }
        for (int i = 0; i < 4; i++) {
            quaternion[i] = i == 0 ? 1 : 0;
        }
        for (int axis = 0; axis < 3; axis++) {
            position[axis] = 0;
        }
        return Branch.IDENTITY;
    }

    private void decode(int key, float[] quaternion, float[] position) {
        for (int axis = 0; axis < 3; axis++) {
            position[axis] = tables.position(key, axis);
        }
        for (int i = 0; i < 4; i++) {
            int stored = wFirst ? i : (i + 3) % 4;
            quaternion[i] = ReferenceQuaternions.decode(tables.rotation(key, stored));
        }
    }

    /** The matrix of one node at one time, in the frame of its parent. */
    public void local(int node, float t, float[] matrix) {
        float[] quaternion = new float[4];
        float[] position = new float[3];
        sample(node, t, quaternion, position);
        ReferenceQuaternions.toMatrix(quaternion, matrix);
        translate(matrix, position);
    }

    /** The matrix of one node between two times; without a sample that counts an exception, and nothing written. */
    public void blend(int node, float timeA, float timeB, float blend, float[] matrix) {
        boolean hasA = blend < 1.0f && timeA >= 0.0f;
        boolean hasB = blend > 0.0f && timeB >= 0.0f;
        if (!hasA && !hasB) {
            throw new IllegalArgumentException("neither sample counts");
        }
        if (!hasB) {
            local(node, timeA, matrix);
            return;
        }
        if (!hasA) {
            local(node, timeB, matrix);
            return;
        }
        blendBoth(node, timeA, timeB, blend, matrix);
    }

    private void blendBoth(int node, float timeA, float timeB, float blend, float[] matrix) {
        float[] qa = new float[4];
        float[] pa = new float[3];
        sample(node, timeA, qa, pa);
        float[] qb = new float[4];
        float[] pb = new float[3];
        sample(node, timeB, qb, pb);
        ReferenceQuaternions.flip(qa, qb);
        float[] q = new float[4];
        ReferenceQuaternions.slerp(qa, qb, blend, q);
        ReferenceQuaternions.toMatrix(q, matrix);
        float[] p = new float[3];
        for (int axis = 0; axis < 3; axis++) {
            p[axis] = (1.0f - blend) * pa[axis] + blend * pb[axis];
        }
        translate(matrix, p);
    }

    /** The rest pose of one node: its sample at 0 if it has a map, else its fallback key. */
    public void rest(int node, float[] matrix) {
        if (tables.mapStart(node) != NONE) {
            local(node, 0.0f, matrix);
            return;
        }
        float[] quaternion = new float[4];
        float[] position = new float[3];
        fallback(tables.fallback(node), Branch.NO_MAP, quaternion, position);
        ReferenceQuaternions.toMatrix(quaternion, matrix);
        translate(matrix, position);
    }

    /** All nodes at one time in the frame of the model, sixteen floats to a node. */
    public float[] model(float t) {
        return compose((node, matrix) -> local(node, t, matrix));
    }

    /** All nodes between two times in the frame of the model. */
    public float[] modelBlend(float timeA, float timeB, float blend) {
        return compose((node, matrix) -> blend(node, timeA, timeB, blend, matrix));
    }

    /** All nodes at rest in the frame of the model. */
    public float[] modelRest() {
        return compose(this::rest);
    }

    private float[] compose(Local local) {
        int[] parents = new int[nodeCount()];
        float[] locals = new float[16 * nodeCount()];
        for (int node = 0; node < nodeCount(); node++) {
            float[] matrix = new float[16];
            local.matrix(node, matrix);
            System.arraycopy(matrix, 0, locals, 16 * node, 16);
            parents[node] = tables.parent(node);
        }
        return ReferenceHierarchy.compose(parents, locals);
    }

    private static void translate(float[] matrix, float[] position) {
        matrix[3] = position[0];
        matrix[7] = position[1];
        matrix[11] = position[2];
    }

    /** Where the matrix of a node comes from. */
    private interface Local {
        void matrix(int node, float[] matrix);
    }
}
