package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.merge.Parts.IncomingTree;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.HashMap;
import java.util.Map;

/** Where the nodes of a file stand relative to their parents in the course of one of its animations. */
final class SceneTime {

    private final IncomingModel file;
    private final String clip;
    private final Map<Integer, Motion> motions = new HashMap<>();

    /**
     * The course of an animation.
     *
     * @param clip its name; a node that has no part in it moves as in the first one that it has a part in
     */
    SceneTime(IncomingModel file, String clip) {
        this.file = file;
        this.clip = clip;
    }

    /**
     * {@return where a node stands}
     *
     * @param seconds when
     * @param mixed whether rotations are mixed number by number, as Blender does it, and not on an arc
     */
    IncomingPose at(IncomingNode node, double seconds, boolean mixed) {
        // One frame to the second, so that seconds are frames.
        Motion motion = motions.computeIfAbsent(node.place(), place -> new Motion(node, curve(place), 1));
        IncomingPose pose = motion.at(seconds);
        return mixed && motion.turns()
                ? new IncomingPose(pose.position(), motion.mixed(seconds), pose.scaleX(), pose.scaleY(), pose.scaleZ())
                : pose;
    }

    /** {@return where a node stands in the scene} */
    Affine world(IncomingTree tree, IncomingNode node, double seconds, boolean mixed) {
        Affine world = Affine.NONE;
        IncomingNode at = node;
        for (int left = tree.nodes().size(); at != null && left >= 0; left--) {
            world = Affine.of(at(at, seconds, mixed)).after(world);
            at = tree.parent(at);
        }
        return world;
    }

    /** {@return when its last animation ends, in seconds} */
    double end() {
        return file.clips().stream().mapToDouble(IncomingClip::end).max().orElse(0);
    }

    private IncomingCurve curve(int place) {
        IncomingCurve any = null;
        for (IncomingClip one : file.clips()) {
            IncomingCurve curve = one.curves().get(place);
            if (curve != null && one.name().equals(clip)) {
                return curve;
            }
            any = any == null ? curve : any;
        }
        return any;
    }
}
