package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Which bytes of a model changed. */
final class Bytes {

    private Bytes() {}

    /** By table the rows that differ; a table with another number of bytes or other attributes has row -1. */
    static Map<MeshTable, List<Integer>> changedRows(Model before, Model after) {
        Map<MeshTable, List<Integer>> changed = new EnumMap<>(MeshTable.class);
        for (MeshTable table : MeshTable.values()) {
            ByteView old = before.payload(table);
            ByteView now = after.payload(table);
            if (old.length() != now.length() || !before.attributes(table).equals(after.attributes(table))) {
                changed.put(table, List.of(-1));
            } else if (!old.equals(now)) {
                changed.put(table, rows(table, old, now));
            }
        }
        return changed;
    }

    private static List<Integer> rows(MeshTable table, ByteView old, ByteView now) {
        // The bounds of the whole model stand before the slots; they are row 0 here, and slots count from 1.
        int header = table == MeshTable.SLOTS ? 140 : 0;
        List<Integer> rows = new ArrayList<>();
        for (int at = 0; at < old.length(); at++) {
            int row = at < header ? 0 : (at - header) / Math.max(1, table.stride()) + (header > 0 ? 1 : 0);
            if (old.u8(at) != now.u8(at) && !rows.contains(row)) {
                rows.add(row);
            }
        }
        return rows;
    }

    /** The places of bytes that differ in a table. */
    static List<Integer> changedBytes(Model before, Model after, MeshTable table) {
        List<Integer> places = new ArrayList<>();
        for (int at = 0; at < before.payload(table).length(); at++) {
            if (before.payload(table).u8(at) != after.payload(table).u8(at)) {
                places.add(at);
            }
        }
        return places;
    }
}
