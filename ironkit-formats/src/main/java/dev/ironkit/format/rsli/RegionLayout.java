package dev.ironkit.format.rsli;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Takes what lies between the table and the end of a library apart: packed bytes in physical order, and the rest. */
final class RegionLayout {

    private final PackedArea area;
    private final List<RsliEntry> entries;
    private final List<RsliRegion> regions = new ArrayList<>();
    private int cursor;

    private RegionLayout(PackedArea area, List<RsliEntry> entries) {
        this.area = area;
        this.entries = entries;
        this.cursor = area.dataStart();
    }

    static List<RsliRegion> of(PackedArea area, List<RsliEntry> entries) {
        return new RegionLayout(area, entries).takeApart();
    }

    private List<RsliRegion> takeApart() {
        int[] physical = IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).data().isPlaced())
                .boxed()
                .sorted(this::byPlace)
                .mapToInt(Integer::intValue)
                .toArray();
        for (int at = 0; at < physical.length; ) {
            takeGap(start(physical[at]));
            at = takeBlock(physical, at);
        }
        takeGap(area.dataEnd());
        return regions;
    }

    private void takeGap(int end) {
        if (end > cursor) {
            regions.add(new RsliRegion.Unreferenced(bytes(cursor, end)));
        }
    }

    /** Takes the bytes of the entry at {@code from} and of all that share some with it; returns what comes next. */
    private int takeBlock(int[] physical, int from) {
        int start = start(physical[from]);
        int end = start + size(physical[from]);
        List<RsliRegion.Member> members = new ArrayList<>(1);
        members.add(new RsliRegion.Member(physical[from], 0));
        int at = from + 1;
        for (; at < physical.length && start(physical[at]) < end; at++) {
            int entry = physical[at];
            members.add(new RsliRegion.Member(entry, start(entry) - start));
            end = Math.max(end, start(entry) + size(entry));
        }
        regions.add(new RsliRegion.Block(bytes(start, end), members));
        cursor = end;
        return at;
    }

    private ByteView bytes(int from, int to) {
        return area.image().slice(from, to - from);
    }

    private int byPlace(int a, int b) {
        int order = Integer.compare(start(a), start(b));
        return order != 0 ? order : Integer.compare(size(a), size(b));
    }

    private int start(int entry) {
        return (int) (entries.get(entry).packed().origin() - area.image().origin());
    }

    private int size(int entry) {
        return entries.get(entry).packed().length();
    }
}
