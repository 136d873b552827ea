package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PoseKey;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts the tracks of all nodes into one table of keys and one frame map.
 *
 * <p>Keys go in node order, so the last key of a node is where the next track starts. Nodes with a map get one run after the other, each
 * as long as the timeline; a run that is given and too short goes on with the last key.
 */
public final class TrackPacker {

    /** Keys of a model: their numbers have 16 bits. */
    public static final int MOST_KEYS = 0x10000;

    /** The last word a run can start at; the next one means none. */
    public static final int LAST_START = NodeTable.NONE - 1;

    /** Words of all runs together, far more than any model has. */
    public static final int MOST_WORDS = 1 << 24;

    private final List<TrackPlan> plans;
    private final int frameCount;
    private final List<PoseKey> keys = new ArrayList<>();
    private final List<Integer> mapStarts = new ArrayList<>();
    private final List<Integer> fallbackKeys = new ArrayList<>();
    private final List<Integer> words = new ArrayList<>();

    private TrackPacker(List<TrackPlan> plans, int frameCount) {
        this.plans = plans;
        this.frameCount = frameCount;
    }

    /**
     * {@return the tables, with a timeline as long as the longest track}
     *
     * @throws IllegalArgumentException if there are too many keys or words for the format
     */
    public static PackedTracks pack(List<TrackPlan> plans) {
        return pack(plans, frameCount(plans));
    }

    /**
     * {@return the tables, with a timeline of a given length}
     *
     * @throws IllegalArgumentException if there are too many keys or words for the format, or no frame
     */
    public static PackedTracks pack(List<TrackPlan> plans, long frames) {
        long keyCount = plans.stream().mapToLong(plan -> plan.keys().size()).sum();
        long runs = plans.stream().filter(TrackPlan::hasMap).count();
        require(keyCount <= MOST_KEYS, keyCount + " keys; a model can number " + MOST_KEYS + '.');
        require(frames > 0, "A timeline has a frame or more.");
        require(
                frames <= (runs == 0 ? Integer.MAX_VALUE : MOST_WORDS / runs),
                "Frame maps of " + frames + " frames for " + runs + " nodes are too long.");
        require(
                runs == 0 || (runs - 1) * frames <= LAST_START,
                "The last of " + runs + " frame maps of " + frames + " frames starts behind word " + LAST_START + '.');
        return new TrackPacker(plans, (int) frames).pack();
    }

    /** {@return the length of the timeline these tracks need: the latest whole time, plus one} */
    public static long frameCount(List<TrackPlan> plans) {
        double end = plans.stream().mapToDouble(TrackPlan::endTime).max().orElse(0);
        return (long) (Math.floor(Math.max(0, end)) + 1);
    }

    private PackedTracks pack() {
        for (TrackPlan plan : plans) {
            int first = keys.size();
            keys.addAll(plan.keys());
            fallbackKeys.add(keys.size() - 1);
            mapStarts.add(plan.hasMap() ? words.size() : NodeTable.NONE);
            if (plan.hasMap()) {
                run(plan, first);
            }
        }
        return new PackedTracks(keys, mapStarts, fallbackKeys, words, frameCount);
    }

    private void run(TrackPlan plan, int first) {
        List<PoseKey> track = plan.keys();
        CanonicalFrameMap canonical =
                new CanonicalFrameMap(track.size(), key -> track.get(key).time());
        List<Integer> given = plan.words();
        for (int frame = 0; frame < frameCount; frame++) {
            int key;
            if (given.isEmpty()) {
                key = canonical.next();
            } else {
                key = frame < given.size() ? given.get(frame) : track.size() - 1;
            }
            int word = first + key;
            require(word >= 0 && word <= NodeTable.NONE, "A word of a frame map has 16 bits: " + word);
            words.add(word);
        }
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new IllegalArgumentException(rule);
        }
    }
}
