package dev.ironkit.format.rsli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import java.util.Arrays;
import java.util.List;

/** Where the parts of a library come to lie in its file. */
final class Placement {

    /** The most entries the signed count of the header can say. */
    private static final int MAX_COUNT = Short.MAX_VALUE;

    private static final int NOWHERE = -1;

    private final int[] starts;
    private final int[] offsets;
    private final int fileSize;

    private Placement(int[] starts, int[] offsets, int fileSize) {
        this.starts = starts;
        this.offsets = offsets;
        this.fileSize = fileSize;
    }

    /**
     * The places of all parts.
     *
     * @throws RefusedException if there are too many, or too large ones, for a library
     * @throws IllegalArgumentException if the parts do not fit each other
     */
    static Placement of(RsliLibrary library) {
        if (library.entries().size() > MAX_COUNT) {
            throw new RefusedException(
                    RsliProblem.EDIT_COUNT, AssetPath.UNNAMED, library.entries().size());
        }
        int trailer = library.trailer().isPresent() ? RsliTrailer.SIZE : 0;
        int[] starts = starts(library, Integer.MAX_VALUE - trailer);
        int end = starts[starts.length - 1];
        return new Placement(starts, offsets(library, starts), end + trailer);
    }

    private static int[] starts(RsliLibrary library, int limit) {
        List<RsliRegion> regions = library.regions();
        int[] starts = new int[regions.size() + 1];
        long cursor = RsliHeader.SIZE + (long) library.entries().size() * RsliEntry.SIZE;
        for (int i = 0; i <= regions.size(); i++) {
            if (cursor > limit) {
                throw new RefusedException(RsliProblem.EDIT_SIZE, AssetPath.UNNAMED);
            }
            starts[i] = (int) cursor;
            cursor += i < regions.size() ? regions.get(i).bytes().length() : 0;
        }
        return starts;
    }

    private static int[] offsets(RsliLibrary library, int[] starts) {
        int[] offsets = new int[library.entries().size()];
        Arrays.fill(offsets, NOWHERE);
        for (int i = 0; i < library.regions().size(); i++) {
            if (library.regions().get(i) instanceof RsliRegion.Block block) {
                for (RsliRegion.Member member : block.members()) {
                    checkRoom(library, block, member);
                    require(offsets[member.entry()] == NOWHERE, member.entry(), "lies in two places");
                    offsets[member.entry()] = starts[i] + member.at() - library.overlay();
                    require(offsets[member.entry()] >= 0, member.entry(), "lies in front of the overlay");
                }
            }
        }
        for (int i = 0; i < offsets.length; i++) {
            boolean placed = library.entries().get(i).data().isPlaced();
            require(placed == (offsets[i] != NOWHERE), i, "has no place, or one beside the stated");
        }
        return offsets;
    }

    private static void checkRoom(RsliLibrary library, RsliRegion.Block block, RsliRegion.Member member) {
        int room = block.bytes().length()
                - library.entries().get(member.entry()).packed().length();
        require(member.at() >= 0 && member.at() <= room, member.entry(), "does not fit its block");
    }

    private static void require(boolean holds, int entry, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException("entry " + entry + " " + otherwise);
        }
    }

    /** Where a region starts. */
    int start(int region) {
        return starts[region];
    }

    /** Where the last region ends: the trailer, or the end of the file. */
    int dataEnd() {
        return starts[starts.length - 1];
    }

    /** How many bytes the file has. */
    int fileSize() {
        return fileSize;
    }

    /** What the record of an entry says of where its packed bytes start; nothing of use where they have no place. */
    int offset(int entry) {
        return offsets[entry];
    }
}
