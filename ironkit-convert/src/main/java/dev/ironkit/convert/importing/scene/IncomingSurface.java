package dev.ironkit.convert.importing.scene;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Triangles of one material, in the space of their node.
 *
 * <p>The arrays are not copied: readers hand them over, and nobody writes to them afterwards.
 */
public final class IncomingSurface {

    /** No material; a vertex of no known source. */
    public static final int NONE = -1;

    private final float[] positions;
    private final float[] normals;
    private final float[] uvs;
    private final float[] lightmapUvs;
    private final int[] sources;
    private final int[] indices;
    private final int material;
    private final Marks marks;
    private final SortedMap<String, Integer> variants;

    /**
     * Triangles.
     *
     * @param positions three numbers for each vertex
     * @param normals three numbers for each vertex, none at all where the file has none
     * @param uvs two numbers for each vertex, counted from the top left; none at all where the file has none
     * @param lightmapUvs the second set of them, none at all where the file has none
     * @param sources for each vertex its number in the model it was exported from, {@link #NONE} for an added one; none at all where
     *     the file does not say
     * @param indices three for each triangle
     * @param material the place of its material, {@link #NONE} for none
     * @param marks what our own export left
     */
    public IncomingSurface(
            float[] positions,
            float[] normals,
            float[] uvs,
            float[] lightmapUvs,
            int[] sources,
            int[] indices,
            int material,
            Marks marks) {
        this(positions, normals, uvs, lightmapUvs, sources, indices, material, marks, Collections.emptySortedMap());
    }

    private IncomingSurface(
            float[] positions,
            float[] normals,
            float[] uvs,
            float[] lightmapUvs,
            int[] sources,
            int[] indices,
            int material,
            Marks marks,
            SortedMap<String, Integer> variants) {
        this.positions = positions;
        this.normals = normals;
        this.uvs = uvs;
        this.lightmapUvs = lightmapUvs;
        this.sources = sources;
        this.indices = indices;
        this.material = material;
        this.marks = marks;
        this.variants = variants;
    }

    /** {@return the same triangles with other materials in other looks of the file: places of materials by the names of the looks} */
    public IncomingSurface shownAs(SortedMap<String, Integer> looks) {
        return looks.isEmpty()
                ? this
                : new IncomingSurface(
                        positions,
                        normals,
                        uvs,
                        lightmapUvs,
                        sources,
                        indices,
                        material,
                        marks,
                        Collections.unmodifiableSortedMap(new TreeMap<>(looks)));
    }

    /** {@return the same triangles, with their vertices elsewhere; the arrays are handed over} */
    public IncomingSurface shaped(float[] places, float[] directions) {
        return new IncomingSurface(places, directions, uvs, lightmapUvs, sources, indices, material, marks, variants);
    }

    /** {@return other triangles of the same vertices; the array is handed over} */
    public IncomingSurface cut(int[] corners) {
        return new IncomingSurface(positions, normals, uvs, lightmapUvs, sources, corners, material, marks, variants);
    }

    /** {@return the places of its materials in other looks of the file, by the names of the looks; none for most files} */
    public SortedMap<String, Integer> variants() {
        return variants;
    }

    /** {@return the number of vertices} */
    public int vertexCount() {
        return positions.length / 3;
    }

    /** {@return the number of triangles} */
    public int triangleCount() {
        return indices.length / 3;
    }

    /** {@return three numbers for each vertex; not to be written to} */
    public float[] positions() {
        return positions;
    }

    /** {@return whether vertices have normals} */
    public boolean hasNormals() {
        return normals.length > 0;
    }

    /** {@return three numbers for each vertex or none at all; not to be written to} */
    public float[] normals() {
        return normals;
    }

    /** {@return whether vertices have texture coordinates} */
    public boolean hasUvs() {
        return uvs.length > 0;
    }

    /** {@return two numbers for each vertex or none at all; not to be written to} */
    public float[] uvs() {
        return uvs;
    }

    /** {@return whether vertices have a second set of coordinates} */
    public boolean hasLightmapUvs() {
        return lightmapUvs.length > 0;
    }

    /** {@return two numbers for each vertex or none at all; not to be written to} */
    public float[] lightmapUvs() {
        return lightmapUvs;
    }

    /** {@return whether vertices say where they came from} */
    public boolean hasSources() {
        return sources.length > 0;
    }

    /** {@return the number of a vertex in the model it was exported from, {@link #NONE} where that is not known} */
    public int source(int vertex) {
        return sources.length == 0 ? NONE : sources[vertex];
    }

    /** {@return three for each triangle; not to be written to} */
    public int[] indices() {
        return indices;
    }

    /** {@return the place of its material, {@link #NONE} for none} */
    public int material() {
        return material;
    }

    /** {@return what our own export left} */
    public Marks marks() {
        return marks;
    }
}
