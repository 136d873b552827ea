package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.PoseKey;
import java.util.List;

/**
 * What the track of one node is to be.
 *
 * @param keys in the order of their times
 * @param hasMap whether the node gets a frame map, without which it does not move
 * @param words the run to write, as keys counted within the track; empty to have it worked out
 */
public record TrackPlan(List<PoseKey> keys, boolean hasMap, List<Integer> words) {

    public TrackPlan {
        keys = List.copyOf(keys);
        words = List.copyOf(words);
        require(!keys.isEmpty(), "A track has a key.");
        require(hasMap || words.isEmpty(), "A node without a map has no words.");
        require(!hasMap || keys.size() > 1, "A node with a map has two keys or more.");
        for (int i = 0; i < keys.size(); i++) {
            require(Float.isFinite(keys.get(i).time()), "The time of a key is a number.");
            require(i == 0 || keys.get(i - 1).time() < keys.get(i).time(), "The times of a track go up.");
        }
    }

    /** {@return the track of a node that does not move: one key at time 0} */
    public static TrackPlan still(PoseKey key) {
        require(key.time() == 0, "The key of a node that does not move is at time 0.");
        return new TrackPlan(List.of(key), false, List.of());
    }

    /**
     * {@return the track of a node that moves}
     *
     * @param keys two or more, at whole times that go up from 0
     */
    public static TrackPlan moving(List<PoseKey> keys) {
        TrackPlan plan = new TrackPlan(keys, true, List.of());
        require(plan.keys.get(0).time() == 0, "A track starts at time 0.");
        require(plan.keys.stream().allMatch(key -> key.time() == Math.rint(key.time())), "Times are whole numbers.");
        return plan;
    }

    /** {@return the time of the last key} */
    public float endTime() {
        return keys.get(keys.size() - 1).time();
    }

    private static void require(boolean holds, String rule) {
        if (!holds) {
            throw new IllegalArgumentException(rule);
        }
    }
}
