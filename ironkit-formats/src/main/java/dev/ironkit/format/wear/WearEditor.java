package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Changes a list and leaves every other byte of its text as it was.
 *
 * <p>Adding and removing rows changes the count, and the printed ids of the rows behind where they counted from 0 before. A name
 * the engine would not take is refused at once.
 */
public final class WearEditor {

    private static final ByteView CR_LF = ByteView.of((byte) '\r', (byte) '\n');

    private WearLine count;
    private final List<WearRow> rows;
    private ByteView separator;
    private WearLine keyword;
    private WearLine lightmapCount;
    private final List<WearRow> lightmaps;
    private final WearList before;
    private ByteView rest;
    private final ByteView lineEnd;

    WearEditor(WearList list) {
        this.before = list;
        this.count = list.count();
        this.rows = new ArrayList<>(list.rows());
        this.lightmaps = new ArrayList<>(list.lightmapRows());
        this.rest = list.rest();
        this.lineEnd = lineEndOf(list.count());
        Optional<WearLightmaps> block = list.lightmaps();
        this.separator = block.map(WearLightmaps::separator).orElse(lineEnd);
        this.keyword = block.map(WearLightmaps::keyword).orElse(WearLine.of(WearText.LIGHTMAPS, lineEnd));
        this.lightmapCount = block.map(WearLightmaps::count).orElse(WearLine.of("0", lineEnd));
    }

    /** A list that was not there before. */
    static WearList create(List<String> materials, List<String> lightmaps) {
        WearList empty = new WearList(WearLine.of("0", CR_LF), List.of(), Optional.empty(), ByteView.empty());
        WearEditor editor = new WearEditor(empty);
        materials.forEach(editor::addMaterial);
        lightmaps.forEach(editor::addLightmap);
        return editor.apply();
    }

    /** Lines that are added end as the first one does. */
    private static ByteView lineEndOf(WearLine first) {
        ByteView end = first.end();
        boolean crLf = end.length() >= 2 && end.u8(end.length() - 2) == '\r';
        return crLf ? CR_LF : CR_LF.from(1);
    }

    /** Puts another material into a row. */
    public WearEditor material(int row, String name) {
        rows.set(row, rows.get(row).withName(WearNames.material(name)));
        return this;
    }

    /** Prints another id in a row. */
    public WearEditor materialId(int row, int id) {
        rows.set(row, rows.get(row).withId(id));
        return this;
    }

    /** Adds a material behind the last one. */
    public WearEditor addMaterial(String name) {
        return insertMaterial(rows.size(), name);
    }

    /** Adds a material before another; handles of the rows behind it change. */
    public WearEditor insertMaterial(int row, String name) {
        insert(rows, row, WearNames.material(name));
        count = count.withWord(Integer.toString(rows.size()));
        return this;
    }

    /** Removes a material; handles of the rows behind it change. */
    public WearEditor removeMaterial(int row) {
        remove(rows, row);
        count = count.withWord(Integer.toString(rows.size()));
        return this;
    }

    /** Puts another lightmap into a row. */
    public WearEditor lightmap(int row, String name) {
        lightmaps.set(row, lightmaps.get(row).withName(WearNames.lightmap(name)));
        return this;
    }

    /** Prints another id in a row of the lightmaps. */
    public WearEditor lightmapId(int row, int id) {
        lightmaps.set(row, lightmaps.get(row).withId(id));
        return this;
    }

    /** Adds a lightmap behind the last one; the first one brings a blank line and the word LIGHTMAPS. */
    public WearEditor addLightmap(String name) {
        return insertLightmap(lightmaps.size(), name);
    }

    /** Adds a lightmap before another. */
    public WearEditor insertLightmap(int row, String name) {
        insert(lightmaps, row, WearNames.lightmap(name));
        lightmapCount = lightmapCount.withWord(Integer.toString(lightmaps.size()));
        return this;
    }

    /** Removes a lightmap; with the last one goes the word LIGHTMAPS. */
    public WearEditor removeLightmap(int row) {
        remove(lightmaps, row);
        lightmapCount = lightmapCount.withWord(Integer.toString(lightmaps.size()));
        return this;
    }

    /** Makes it exactly one blank line that stands before the word LIGHTMAPS, which every parser takes. */
    public WearEditor oneBlankLine() {
        separator = lineEnd;
        return this;
    }

    /** Takes away the text behind the last row. */
    public WearEditor withoutRest() {
        rest = ByteView.empty();
        return this;
    }

    /**
     * {@return the changed list}
     *
     * @throws RefusedException if no material is left, or if no lightmap is left and the text behind the last row says LIGHTMAPS
     */
    public WearList apply() {
        if (rows.isEmpty()) {
            throw new RefusedException(WearProblem.EDIT_COUNT, AssetPath.UNNAMED);
        }
        if (lightmaps.isEmpty()) {
            WearList dark = new WearList(count, rows, Optional.empty(), rest);
            WearRest.check(before, dark);
            return dark;
        }
        endLine(rows);
        WearLightmaps block = new WearLightmaps(separator, keyword, lightmapCount, lightmaps);
        return new WearList(count, rows, Optional.of(block), rest);
    }

    private void insert(List<WearRow> list, int row, ByteView name) {
        Objects.checkIndex(row, list.size() + 1);
        boolean counted = countsFromZero(list);
        if (row == list.size()) {
            endLine(list);
        }
        list.add(row, WearRow.of(row, name, lineEnd));
        if (counted) {
            renumber(list, row + 1);
        }
    }

    private static void remove(List<WearRow> list, int row) {
        Objects.checkIndex(row, list.size());
        boolean counted = countsFromZero(list);
        list.remove(row);
        if (counted) {
            renumber(list, row);
        }
    }

    private static boolean countsFromZero(List<WearRow> list) {
        for (int i = 0; i < list.size(); i++) {
            if (!list.get(i).hasId(i)) {
                return false;
            }
        }
        return true;
    }

    private static void renumber(List<WearRow> list, int from) {
        for (int i = from; i < list.size(); i++) {
            list.set(i, list.get(i).withId(i));
        }
    }

    /** The last line of a text may lack its end; another line is to follow. */
    private void endLine(List<WearRow> list) {
        if (list.isEmpty() || list.get(list.size() - 1).endsItsLine()) {
            return;
        }
        WearRow last = list.get(list.size() - 1);
        ByteView end = ByteSink.inMemory().bytes(last.end()).bytes(lineEnd).toView();
        list.set(list.size() - 1, last.withEnd(end));
    }
}
