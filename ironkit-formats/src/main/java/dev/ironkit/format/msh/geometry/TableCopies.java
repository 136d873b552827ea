package dev.ironkit.format.msh.geometry;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.TableView;
import dev.ironkit.format.msh.Triangle;

/**
 * The large tables of a model as arrays, each copied out when it is first asked for.
 *
 * <p>Rules walk through all their rows, some of them several times and out of order; an array is several times faster than a
 * view at that.
 */
public final class TableCopies {

    /** The words of a triangle descriptor. */
    public static final int TRIANGLE_WORDS = Triangle.SIZE / 2;

    private final Model model;
    private char[] indices;
    private char[] triangles;
    private float[] positions;

    /** Copies of the tables of a model. */
    public TableCopies(Model model) {
        this.model = model;
    }

    /** {@return the vertex indices} */
    public char[] indices() {
        if (indices == null) {
            indices = words(model.indices(), 1);
        }
        return indices;
    }

    /** {@return the triangle descriptors, {@value #TRIANGLE_WORDS} words each} */
    public char[] triangles() {
        if (triangles == null) {
            triangles = words(model.triangles(), TRIANGLE_WORDS);
        }
        return triangles;
    }

    /** {@return the vertex positions, three floats each} */
    public float[] positions() {
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

    /** {@return the words of the frame map} */
    public char[] frameMap() {
        return words(model.frameMap(), 1);
    }

    private static char[] words(TableView table, int wordsPerRow) {
        char[] words = new char[table.count() * wordsPerRow];
        table.rows().copyChars(0, words, 0, words.length);
        return words;
    }
}
