package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import java.util.List;
import java.util.Optional;

/**
 * A list of materials as its text says it, piece by piece: every blank and every line end is kept.
 *
 * <p>Immutable; {@link #edit()} makes another one. Rows are found by their place, not by the id that is printed in them.
 *
 * @param count the line with the number of rows
 * @param rows the materials
 * @param lightmaps the lightmaps, where there are some
 * @param rest whatever stands behind the last row
 */
public record WearList(WearLine count, List<WearRow> rows, Optional<WearLightmaps> lightmaps, ByteView rest) {

    /** The type of a list in a directory. */
    public static final int TYPE = Attributes.parseType("WEAR");

    /** What a directory says of a list: the third attribute is 1. */
    public static final Attributes ATTRIBUTES = new Attributes(TYPE, 0, 0, 1);

    public WearList {
        rows = List.copyOf(rows);
    }

    /**
     * {@return a new list: lines end in CR LF, ids count from 0, a blank line stands before the lightmaps}
     *
     * @param materials names of materials, at least one
     * @param lightmaps names of lightmaps; none for a list without them
     * @throws dev.ironkit.base.diagnostic.RefusedException if the engine would not take a name
     */
    public static WearList of(List<String> materials, List<String> lightmaps) {
        return WearEditor.create(materials, lightmaps);
    }

    /** {@return the rows of the lightmaps; none where there are no lightmaps} */
    public List<WearRow> lightmapRows() {
        return lightmaps.map(WearLightmaps::rows).orElse(List.of());
    }

    /** {@return an editor that starts from this list} */
    public WearEditor edit() {
        return new WearEditor(this);
    }

    /** {@return this list with another material in a row; no other byte changes} */
    public WearList withMaterial(int row, String name) {
        return edit().material(row, name).apply();
    }

    /** {@return this list with another lightmap in a row; no other byte changes} */
    public WearList withLightmap(int row, String name) {
        return edit().lightmap(row, name).apply();
    }

    void write(ByteSink sink) {
        count.write(sink);
        rows.forEach(row -> row.write(sink));
        lightmaps.ifPresent(block -> block.write(sink));
        sink.bytes(rest);
    }

    @Override
    public String toString() {
        return rows.size() + " materials, " + lightmapRows().size() + " lightmaps";
    }
}
