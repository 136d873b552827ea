package dev.ironkit.convert.gltf;

/** glTF knows no infinity and nothing that is no number: 0 stands for both. */
final class Finite {

    private Finite() {}

    /** Puts 0 in place of what is no number, and counts it. */
    static int mend(float[] values) {
        int mended = 0;
        for (int i = 0; i < values.length; i++) {
            if (!Float.isFinite(values[i])) {
                values[i] = 0;
                mended++;
            }
        }
        return mended;
    }
}
