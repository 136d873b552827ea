package dev.ironkit.format.nres;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.List;

/** Writes an archive from its model. */
final class NresWriter {

    private NresWriter() {}

    static void write(NresArchive archive, ByteSink sink) {
        archive.checkWritable();
        int[] starts = regionStarts(archive);
        int count = archive.entries().size();
        int directory = starts[starts.length - 1];
        sink.i32(NresFormat.MAGIC);
        sink.i32(NresFormat.VERSION);
        sink.i32(count);
        sink.i32(directory + count * NresEntry.SIZE);
        for (int i = 0; i < starts.length - 1; i++) {
            writeRegion(archive.regions().get(i), starts[i + 1] - starts[i], sink);
        }
        int[] offsets = payloadOffsets(archive);
        for (int i = 0; i < count; i++) {
            archive.entries().get(i).write(sink, offsets[i]);
        }
        sink.flush();
    }

    private static void writeRegion(DataRegion region, int size, ByteSink sink) {
        ByteView bytes = ByteView.empty();
        if (region instanceof DataRegion.Block block) {
            bytes = block.bytes();
        } else if (region instanceof DataRegion.Unclaimed gap) {
            bytes = gap.bytes();
        }
        sink.bytes(bytes);
        sink.zeros(size - bytes.length());
    }

    /** Where each payload starts; what the record says where there is none. */
    static int[] payloadOffsets(NresArchive archive) {
        int[] starts = regionStarts(archive);
        int[] offsets = new int[archive.entries().size()];
        for (int i = 0; i < starts.length - 1; i++) {
            if (archive.regions().get(i) instanceof DataRegion.Block block) {
                for (DataRegion.Member member : block.members()) {
                    offsets[member.entry()] = starts[i] + member.at();
                }
            }
        }
        for (int i = 0; i < offsets.length; i++) {
            NresEntry entry = archive.entries().get(i);
            offsets[i] = entry.isUsable() ? offsets[i] : entry.broken().offset();
        }
        return offsets;
    }

    /** Where each region starts, and last where the directory does. */
    static int[] regionStarts(NresArchive archive) {
        List<DataRegion> regions = archive.regions();
        int[] starts = new int[regions.size() + 1];
        long cursor = NresFormat.HEADER_SIZE;
        for (int i = 0; i < regions.size(); i++) {
            starts[i] = (int) cursor;
            cursor = end(regions.get(i), cursor);
            if (cursor > Integer.MAX_VALUE) {
                break;
            }
        }
        long total = cursor + (long) archive.entries().size() * NresEntry.SIZE;
        if (total > Integer.MAX_VALUE) {
            throw new RefusedException(NresProblem.EDIT_SIZE, AssetPath.UNNAMED, total);
        }
        starts[regions.size()] = (int) cursor;
        return starts;
    }

    private static long end(DataRegion region, long cursor) {
        if (region instanceof DataRegion.Block block) {
            return cursor + block.bytes().length();
        } else if (region instanceof DataRegion.Unclaimed gap) {
            long end = cursor + gap.bytes().length();
            return end == gap.end() ? end : end + (-end & 7);
        }
        return cursor + (-cursor & 7);
    }
}
