package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.AnimationTracks;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTrack;
import dev.ironkit.runtime.animation.PoseSampler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The animation of a model: one timeline, from frame 0 to its last.
 *
 * <p>A track whose map is a plain run is written by its keys, any other by its frames: the engine then decides frame by frame which
 * key counts, and no two keys say that.
 */
final class Timeline {

    /** More frames than any animation has; a map of more cannot be written frame by frame. */
    private static final int MOST_FRAMES = 1 << 20;

    private static final int PLACE = 3;
    private static final int ROTATION = 4;

    private final GltfDocument document;
    private final PoseSampler sampler;
    private final ExportFindings findings;
    private final AnimationTracks tracks;
    private final float framesPerSecond;
    private final Map<List<Float>, Integer> times = new LinkedHashMap<>();
    private final List<Object> samplers = new ArrayList<>();
    private final List<Object> channels = new ArrayList<>();

    Timeline(GltfDocument document, Model model, PoseSampler sampler, float framesPerSecond, ExportFindings findings) {
        this.document = document;
        this.sampler = sampler;
        this.findings = findings;
        this.framesPerSecond = framesPerSecond;
        tracks = AnimationTracks.of(model);
    }

    /** Whether a node moves. */
    boolean moves(int node) {
        return tracks.track(node).hasMap() && tracks.frameCount() > 1 && tracks.frameCount() <= MOST_FRAMES;
    }

    /**
     * Lets nodes move.
     *
     * @param node the node of the model
     * @param targets the nodes of the file that show it
     * @param isRoot whether its places play no part
     */
    void add(int node, List<Integer> targets, boolean isRoot) {
        float[] frames = frames(node);
        float[] seconds = new float[frames.length];
        float[] places = new float[frames.length * PLACE];
        float[] rotations = new float[frames.length * ROTATION];
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        for (int i = 0; i < frames.length; i++) {
            seconds[i] = frames[i] / framesPerSecond;
            sampler.sample(node, frames[i], pose, 0);
            EngineAxes.place(pose[4], pose[5], pose[6], places, i * PLACE);
            EngineAxes.rotation(pose, 0, rotations, i * ROTATION);
        }
        findings.noNumbers(Finite.mend(places) + Finite.mend(rotations), "the animation");
        int input = input(seconds);
        int turning = sampler(input, document.binary.floats(rotations, ROTATION, false));
        targets.forEach(target -> channel(turning, target, "rotation"));
        if (!isRoot) {
            int moving = sampler(input, document.binary.floats(places, PLACE, false));
            targets.forEach(target -> channel(moving, target, "translation"));
        }
    }

    /** The times to write, in frames: from 0 to the last one. */
    private float[] frames(int node) {
        int last = (int) tracks.frameCount() - 1;
        if (TrackForm.of(tracks.track(node)) == TrackForm.FRAMES) {
            float[] all = new float[last + 1];
            for (int frame = 0; frame <= last; frame++) {
                all[frame] = frame;
            }
            return all;
        }
        NodeTrack track = tracks.track(node);
        float[] frames = new float[track.keyCount() + 2];
        int count = 0;
        frames[count++] = 0;
        for (int key = 0; key < track.keyCount(); key++) {
            float time = track.time(key);
            if (time > frames[count - 1] && time <= last) {
                frames[count++] = time;
            }
        }
        if (frames[count - 1] < last) {
            frames[count++] = last;
        }
        return Arrays.copyOf(frames, count);
    }

    private int input(float[] seconds) {
        List<Float> key = new ArrayList<>(seconds.length);
        for (float second : seconds) {
            key.add(second);
        }
        return times.computeIfAbsent(key, none -> document.binary.floats(seconds, 1, true));
    }

    private int sampler(int input, int output) {
        Map<String, Object> entry = Tree.object("input", input);
        entry.put("interpolation", "LINEAR");
        entry.put("output", output);
        return GltfDocument.add(samplers, entry);
    }

    private void channel(int from, int node, String path) {
        Map<String, Object> target = Tree.object("node", node);
        target.put("path", path);
        Map<String, Object> entry = Tree.object("sampler", from);
        entry.put("target", target);
        channels.add(entry);
    }

    /** Puts the animation into the file, if anything moves. */
    void finish() {
        if (!channels.isEmpty()) {
            Map<String, Object> animation = Tree.object("name", "timeline");
            animation.put("channels", channels);
            animation.put("samplers", samplers);
            document.animations.add(animation);
        }
    }
}
