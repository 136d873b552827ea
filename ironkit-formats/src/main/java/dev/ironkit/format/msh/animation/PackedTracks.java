package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PoseKey;
import java.util.List;

/**
 * Tables made of tracks.
 *
 * @param keys the keys of all nodes, in node order
 * @param mapStarts for each node the first word of its run, {@link NodeTable#NONE} for none
 * @param fallbackKeys for each node its last key
 * @param words the runs of all nodes that have one, in node order
 * @param frameCount the length of the timeline
 */
public record PackedTracks(
        List<PoseKey> keys, List<Integer> mapStarts, List<Integer> fallbackKeys, List<Integer> words, int frameCount) {

    public PackedTracks {
        keys = List.copyOf(keys);
        mapStarts = List.copyOf(mapStarts);
        fallbackKeys = List.copyOf(fallbackKeys);
        words = List.copyOf(words);
    }
}
