package dev.ironkit.convert.gltf.read;

/** Which joint each vertex of a skinned primitive follows: one, or it is refused. */
final class VertexJoints {

    /** What programs that round weights leave behind. */
    private static final double TOLERANCE = 1e-3;

    private static final int LANES = 4;

    private final Accessors accessors;
    private final Skin skin;

    VertexJoints(Accessors accessors, Skin skin) {
        this.accessors = accessors;
        this.skin = skin;
    }

    /**
     * {@return for each vertex the place of its joint in the skin}
     *
     * @param refusal says why the node cannot be taken
     */
    int[] of(Json primitive, int vertices, Refusal refusal) {
        Json attributes = primitive.get("attributes");
        int sets = 0;
        while (attributes.get("JOINTS_" + sets).isPresent()) {
            sets++;
        }
        if (sets == 0) {
            throw refusal.because("its vertices follow no joint");
        }
        int[][] joints = new int[sets][];
        float[][] weights = new float[sets][];
        for (int set = 0; set < sets; set++) {
            joints[set] = accessors
                    .of(attributes.get("JOINTS_" + set))
                    .wanted(Shape.VEC4)
                    .counting()
                    .counted(vertices)
                    .wholes();
            weights[set] = accessors
                    .of(attributes.get("WEIGHTS_" + set))
                    .wanted(Shape.VEC4)
                    .counted(vertices)
                    .floats();
        }
        int[] owners = new int[vertices];
        for (int vertex = 0; vertex < vertices; vertex++) {
            owners[vertex] = owner(vertex, joints, weights, refusal);
        }
        return owners;
    }

    private int owner(int vertex, int[][] joints, float[][] weights, Refusal refusal) {
        int strongest = -1;
        double most = 0;
        double all = 0;
        for (int lane = 0; lane < joints.length * LANES; lane++) {
            double weight = weights[lane / LANES][vertex * LANES + lane % LANES];
            all += Math.abs(weight);
            if (weight > most) {
                most = weight;
                strongest = joints[lane / LANES][vertex * LANES + lane % LANES];
            }
        }
        if (strongest < 0) {
            throw refusal.because("vertex " + vertex + " follows no joint");
        }
        double own = 0;
        for (int lane = 0; lane < joints.length * LANES; lane++) {
            int at = vertex * LANES + lane % LANES;
            own += joints[lane / LANES][at] == strongest ? weights[lane / LANES][at] : 0;
        }
        if (own < all * (1 - TOLERANCE)) {
            String name = strongest < skin.titles().size() ? skin.titles().get(strongest) : "joint " + strongest;
            throw refusal.because("vertex " + vertex + " follows several joints; the strongest is " + name + " with "
                    + Math.round(own / all * 100) + " percent");
        }
        if (strongest >= skin.joints().size()) {
            throw refusal.because("vertex " + vertex + " follows joint " + strongest + " of "
                    + skin.joints().size());
        }
        return strongest;
    }

    /** Says why something is not taken. */
    @FunctionalInterface
    interface Refusal {
        RuntimeException because(String reason);
    }
}
