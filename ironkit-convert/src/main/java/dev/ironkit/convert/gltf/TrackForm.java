package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.animation.NodeTrack;

/** How the track of a node is written. */
public enum TrackForm {
    /** By its keys. */
    STORED("stored"),
    /** By its frames: which key counts is decided frame by frame, and no two keys say that. */
    FRAMES("frames");

    private final String id;

    TrackForm(String id) {
        this.id = id;
    }

    /** {@return the name in JSON} */
    public String id() {
        return id;
    }

    /** {@return how a track is written: by its keys where its map is a plain run and their times rise} */
    public static TrackForm of(NodeTrack track) {
        return track.isCanonical() && rises(track) ? STORED : FRAMES;
    }

    private static boolean rises(NodeTrack track) {
        for (int key = 1; key < track.keyCount(); key++) {
            if (!(track.time(key) > track.time(key - 1))) {
                return false;
            }
        }
        return true;
    }
}
