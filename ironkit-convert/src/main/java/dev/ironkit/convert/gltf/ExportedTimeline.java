package dev.ironkit.convert.gltf;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.PoseSampler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The animation of a model: one timeline, from frame 0 to its last, or the ranges of it that the user names.
 *
 * <p>A track whose map is a plain run is written by its keys, any other by its frames: the engine then decides frame by frame which
 * key counts, and no two keys say that.
 */
final class ExportedTimeline {

    /** More frames than any animation has; a map of more cannot be written frame by frame. */
    private static final int MOST_FRAMES = 1 << 20;

    /** More keys than any model has: a small file can claim long animations for many nodes. */
    private static final int MOST_KEYS = 1 << 22;

    private static final int PLACE = 3;
    private static final int ROTATION = 4;

    /** A range that becomes an animation, and what it moves so far. */
    private record Take(GltfClip clip, List<Object> samplers, List<Object> channels) {
        Take(GltfClip clip) {
            this(clip, new ArrayList<>(), new ArrayList<>());
        }
    }

    private final GltfDocument document;
    private final PoseSampler sampler;
    private final ExportFindings findings;
    private final AnimationTracks tracks;
    private final GltfOptions options;
    private final Map<float[], Integer> times = new TreeMap<>(Arrays::compare);
    private final List<Take> takes = new ArrayList<>();
    private long keys;
    private boolean tooMany;

    ExportedTimeline(
            GltfDocument document, Model model, PoseSampler sampler, GltfOptions options, ExportFindings findings) {
        this.document = document;
        this.sampler = sampler;
        this.findings = findings;
        this.options = options;
        tracks = AnimationTracks.of(model);
    }

    /** Whether a node moves, and can be shown to. */
    boolean moves(int node) {
        if (!tracks.track(node).hasMap() || tracks.frameCount() < 2) {
            return false;
        }
        if (tracks.frameCount() > MOST_FRAMES) {
            findings.timeline(tracks.frameCount(), "the maximum is " + MOST_FRAMES + ", and nothing moves in the file");
            return false;
        }
        return true;
    }

    private List<Take> takes() {
        if (takes.isEmpty()) {
            int last = (int) tracks.frameCount() - 1;
            for (GltfClip clip : options.clips()) {
                if (clip.last() > last) {
                    findings.clip(clip.name(), clip.first(), clip.last(), tracks.frameCount());
                }
                if (clip.first() <= last) {
                    takes.add(new Take(new GltfClip(clip.name(), clip.first(), Math.min(clip.last(), last))));
                }
            }
            if (options.clips().isEmpty()) {
                takes.add(new Take(new GltfClip("timeline", 0, last)));
            }
        }
        return takes;
    }

    /**
     * Lets nodes move.
     *
     * @param node the node of the model
     * @param targets the nodes of the file that show it
     * @param isRoot whether its places play no part
     */
    void add(int node, List<Integer> targets, boolean isRoot) {
        for (Take take : takes()) {
            float[] frames = frames(node, take.clip());
            keys += frames.length;
            if (keys > MOST_KEYS) {
                tellOfKeys(node);
                return;
            }
            add(node, targets, isRoot, take, frames);
        }
    }

    private void tellOfKeys(int node) {
        if (!tooMany) {
            tooMany = true;
            findings.timeline(
                    tracks.frameCount(),
                    "the maximum is " + MOST_KEYS + " keys, and from node " + node + " on nothing moves in the file");
        }
    }

    private void add(int node, List<Integer> targets, boolean isRoot, Take take, float[] frames) {
        float[] seconds = new float[frames.length];
        float[] places = new float[frames.length * PLACE];
        float[] rotations = new float[frames.length * ROTATION];
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        float scale = options.scale();
        for (int i = 0; i < frames.length; i++) {
            seconds[i] = (frames[i] - take.clip().first()) / options.framesPerSecond();
            sampler.sample(node, frames[i], pose, 0);
            EngineAxes.place(pose[4] * scale, pose[5] * scale, pose[6] * scale, places, i * PLACE);
            EngineAxes.rotation(pose, 0, rotations, i * ROTATION);
        }
        findings.noNumbers(Finite.mend(places) + Finite.mend(rotations), "the animation");
        int input = times.computeIfAbsent(seconds, none -> document.binary.floats(seconds, 1, true));
        int turning = sampler(take, input, document.binary.floats(rotations, ROTATION, false));
        targets.forEach(target -> channel(take, turning, target, "rotation"));
        if (!isRoot) {
            int moving = sampler(take, input, document.binary.floats(places, PLACE, false));
            targets.forEach(target -> channel(take, moving, target, "translation"));
        }
    }

    /** The times to write, in frames: from the first of a range to its last. */
    private float[] frames(int node, GltfClip clip) {
        if (TrackForm.of(tracks.track(node)) == TrackForm.FRAMES) {
            float[] all = new float[clip.last() - clip.first() + 1];
            for (int i = 0; i < all.length; i++) {
                all[i] = clip.first() + i;
            }
            return all;
        }
        NodeTrack track = tracks.track(node);
        float[] frames = new float[track.keyCount() + 2];
        int count = 0;
        frames[count++] = clip.first();
        for (int key = 0; key < track.keyCount(); key++) {
            float time = track.time(key);
            if (time > frames[count - 1] && time <= clip.last()) {
                frames[count++] = time;
            }
        }
        if (frames[count - 1] < clip.last()) {
            frames[count++] = clip.last();
        }
        return Arrays.copyOf(frames, count);
    }

    private static int sampler(Take take, int input, int output) {
        Map<String, Object> entry = JsonTree.object("input", input);
        entry.put("interpolation", "LINEAR");
        entry.put("output", output);
        return GltfDocument.add(take.samplers(), entry);
    }

    private static void channel(Take take, int from, int node, String path) {
        Map<String, Object> target = JsonTree.object("node", node);
        target.put("path", path);
        Map<String, Object> entry = JsonTree.object("sampler", from);
        entry.put("target", target);
        take.channels().add(entry);
    }

    /** Puts the animations into the file, if anything moves. */
    void finish() {
        // In front of those of materials: some programs play the first animation and no other.
        int place = 0;
        for (Take take : takes) {
            if (!take.channels().isEmpty()) {
                Map<String, Object> animation =
                        JsonTree.object("name", take.clip().name());
                animation.put("channels", take.channels());
                animation.put("samplers", take.samplers());
                document.animations.add(place++, animation);
            }
        }
    }
}
