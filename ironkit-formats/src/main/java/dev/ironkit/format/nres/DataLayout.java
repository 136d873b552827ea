package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Takes the data region apart: payloads in physical order, padding where it is exactly what the rule makes, everything else as
 * unclaimed bytes.
 */
final class DataLayout {

    private final ByteView image;
    private final int dataEnd;
    private final List<NresEntry> entries;
    private final ByteView directory;
    private final List<DataRegion> regions = new ArrayList<>();
    private final List<int[]> overlaps = new ArrayList<>();

    DataLayout(ByteView image, int dataEnd, List<NresEntry> entries, ByteView directory) {
        this.image = image;
        this.dataEnd = dataEnd;
        this.entries = entries;
        this.directory = directory;
        takeApart();
    }

    List<DataRegion> regions() {
        return regions;
    }

    private void takeApart() {
        int[] physical = IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).isUsable())
                .boxed()
                .sorted(this::byPlace)
                .mapToInt(Integer::intValue)
                .toArray();
        int cursor = NresFormat.HEADER_SIZE;
        int first = physical.length == 0 ? dataEnd : start(physical[0]);
        if (first > cursor) {
            regions.add(new DataRegion.Unclaimed(image.slice(cursor, first - cursor), first));
        }
        for (int at = 0; at < physical.length; ) {
            at = takeBlock(physical, at);
        }
    }

    /** Takes the payload at {@code from}, all that overlap it, and the gap behind them; returns what comes next. */
    private int takeBlock(int[] physical, int from) {
        int start = start(physical[from]);
        int end = start + size(physical[from]);
        int longest = physical[from];
        List<DataRegion.Member> members = new ArrayList<>(1);
        members.add(new DataRegion.Member(physical[from], 0));
        int at = from + 1;
        while (at < physical.length && start(physical[at]) < end) {
            int entry = physical[at++];
            members.add(new DataRegion.Member(entry, start(entry) - start));
            overlaps.add(new int[] {entry, longest});
            if (start(entry) + size(entry) > end) {
                end = start(entry) + size(entry);
                longest = entry;
            }
        }
        regions.add(new DataRegion.Block(image.slice(start, end - start), members));
        int next = at < physical.length ? start(physical[at]) : dataEnd;
        regions.add(gap(end, next));
        return at;
    }

    private DataRegion gap(int end, int next) {
        ByteView bytes = image.slice(end, next - end);
        boolean plain = bytes.length() == (-end & 7) && bytes.isZero();
        return plain ? new DataRegion.Padding() : new DataRegion.Unclaimed(bytes, next);
    }

    private int byPlace(int a, int b) {
        int order = Integer.compare(start(a), start(b));
        return order != 0 ? order : Integer.compare(size(a), size(b));
    }

    private int start(int entry) {
        return directory.i32(entry * NresEntry.SIZE + 56);
    }

    private int size(int entry) {
        return entries.get(entry).payload().length();
    }

    void check(NresArchive archive, Problems problems) {
        for (int[] pair : overlaps) {
            problems.at(problems.path().entry(archive.segment(pair[0])))
                    .report(NresProblem.OVERLAP, entries.get(pair[0]).payload().range(), archive.segment(pair[1]));
        }
        for (int i = 0; i < regions.size(); i++) {
            if (regions.get(i) instanceof DataRegion.Unclaimed gap) {
                int length = gap.bytes().length();
                if (length <= 7 && gap.bytes().isZero()) {
                    continue;
                }
                Problems here = problems.field("data[" + i + "].unclaimed");
                if (i > 0) {
                    here.report(NresProblem.PADDING, gap.bytes().range(), length);
                }
                here.report(NresProblem.UNINDEXED, gap.bytes().range(), length);
            }
        }
    }
}
