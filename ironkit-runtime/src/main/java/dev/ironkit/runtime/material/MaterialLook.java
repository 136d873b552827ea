package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.Material;

/**
 * A material in the form the runtime works with: blocks as tracks.
 *
 * <p>Only the texture slots change, each time the material comes back into use.
 */
final class MaterialLook {

    private final String name;
    private final MaterialMetadata metadata;
    private final LookPhases phases;
    private final AnimationTrack[] tracks;

    MaterialLook(String name, Material material, MaterialMetadata metadata) {
        this.name = name;
        this.metadata = metadata;
        phases = new LookPhases(material);
        int blocks = material.blocks().size();
        // A material without blocks behaves like one whose first block has no keys.
        tracks = new AnimationTrack[Math.max(1, blocks)];
        for (int i = 0; i < tracks.length; i++) {
            tracks[i] =
                    new AnimationTrack(blocks == 0 ? null : material.blocks().get(i), phases);
        }
    }

    String name() {
        return name;
    }

    MaterialMetadata metadata() {
        return metadata;
    }

    int phaseCount() {
        return phases.count();
    }

    /** The block that is shown where one is asked for: one that is not there counts as the first. */
    int block(int asked) {
        return asked < 0 || asked >= tracks.length ? 0 : asked;
    }

    /** The name of a phase's texture; null where it has none. */
    ByteView texture(int phase) {
        return phases.texture(phase);
    }

    int slot(int phase) {
        return phases.slot(phase);
    }

    /** Says where the texture of a phase is; tracks show it after {@link #takeSlots}. */
    void slot(int phase, int slot) {
        phases.slot(phase, slot);
    }

    /** Lets all tracks show the textures as the phases now have them. */
    void takeSlots() {
        for (AnimationTrack track : tracks) {
            track.takeSlots(phases);
        }
    }

    /** The track of a block; one that is not there counts as the first. */
    AnimationTrack track(int asked) {
        return tracks[block(asked)];
    }
}
