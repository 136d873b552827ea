package dev.ironkit.format.msh.animation;

import dev.ironkit.format.msh.Model;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/**
 * The animation of a model taken apart: one track per node, in node order. Read in place.
 *
 * <p>{@link TrackPacker} is the way back.
 */
public final class AnimationTracks {

    private final Model model;

    private AnimationTracks(Model model) {
        this.model = model;
    }

    /** {@return the tracks of a model; none where its nodes cannot be read} */
    public static AnimationTracks of(Model model) {
        return new AnimationTracks(model);
    }

    /** {@return the length of the timeline in frames} */
    public long frameCount() {
        return model.frameMap().frameCount();
    }

    /** {@return the tracks} */
    public List<NodeTrack> tracks() {
        return new AbstractList<>() {
            @Override
            public NodeTrack get(int node) {
                return track(node);
            }

            @Override
            public int size() {
                return model.nodes().count();
            }
        };
    }

    /** {@return the track of a node} */
    public NodeTrack track(int node) {
        return new NodeTrack(model, Objects.checkIndex(node, model.nodes().count()));
    }

    /** {@return whether every track starts behind the one before it and holds a key} */
    public boolean tilesKeys() {
        return tracks().stream()
                .allMatch(track ->
                        track.keyCount() == track.fallbackKey() + 1 - track.firstKey() && track.keyCount() > 0);
    }

    /** {@return whether the runs follow one another in node order, without gaps, up to the end of the map} */
    public boolean tilesMap() {
        long cursor = 0;
        for (NodeTrack track : tracks()) {
            if (track.hasMap()) {
                if (track.mapStart() != cursor) {
                    return false;
                }
                cursor += frameCount();
            }
        }
        return cursor == model.frameMap().count();
    }
}
