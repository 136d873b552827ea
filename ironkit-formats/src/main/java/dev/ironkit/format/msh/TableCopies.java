package dev.ironkit.format.msh;

/**
 * The large tables of a model as arrays, each copied out when it is first asked for.
 *
 * <p>Rules walk through all their rows, some of them several times and out of order; an array is several times faster than a
 * view at that.
 */
final class TableCopies {

    /** The words of a triangle descriptor. */
    static final int TRIANGLE_WORDS = Triangle.SIZE / 2;

    private final Model model;
    private char[] indices;
    private char[] triangles;
    private float[] positions;

    TableCopies(Model model) {
        this.model = model;
    }

    /** The vertex indices. */
    char[] indices() {
        if (indices == null) {
            indices = words(model.indices(), 1);
        }
        return indices;
    }

    /** The triangle descriptors, {@value #TRIANGLE_WORDS} words each. */
    char[] triangles() {
        if (triangles == null) {
            triangles = words(model.triangles(), TRIANGLE_WORDS);
        }
        return triangles;
    }

    /** The vertex positions, three floats each. */
    float[] positions() {
        if (positions == null) {
            int[] bits = new int[model.positions().count() * 3];
            model.positions().rows().copyInts(0, bits, 0, bits.length);
            positions = new float[bits.length];
            for (int i = 0; i < bits.length; i++) {
                positions[i] = Float.intBitsToFloat(bits[i]);
            }
        }
        return positions;
    }

    /** The words of the frame map. */
    char[] frameMap() {
        return words(model.frameMap(), 1);
    }

    private static char[] words(TableView table, int wordsPerRow) {
        char[] words = new char[table.count() * wordsPerRow];
        table.rows().copyChars(0, words, 0, words.length);
        return words;
    }
}
