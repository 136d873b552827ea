package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/**
 * The one timeline of a file.
 *
 * <p>Programs give nodes that moved before one animation and those that somebody let move another one; all of them are played together,
 * the timeline of our export first. Where two move one node, the later one is left out, unless it is a changed copy of the timeline.
 * Where the timeline was written in ranges, each animation is put back to its range.
 */
final class Clips {

    private static final String TIMELINE = "timeline";

    private final Map<Integer, List<IncomingCurve>> curves = new TreeMap<>();

    private Clips() {}

    /**
     * The timeline of a file.
     *
     * @param notes hears about animations that are left out; null where nobody is to hear it
     */
    static Clips whole(IncomingModel model, MergeNotes notes) {
        Clips all = new Clips();
        List<IncomingClip> clips = moving(model);
        clips.sort(Comparator.comparing(clip -> !clip.name().equals(TIMELINE)));
        for (IncomingClip clip : clips) {
            boolean used = false;
            for (Map.Entry<Integer, IncomingCurve> curve : clip.curves().entrySet()) {
                List<IncomingCurve> there = all.curves.computeIfAbsent(curve.getKey(), none -> new ArrayList<>(1));
                if (there.isEmpty() || clip.name().startsWith(TIMELINE)) {
                    there.add(curve.getValue());
                    used = true;
                }
            }
            if (!used && notes != null) {
                notes.say(MergeProblem.CLIP, clip.name(), clips.get(0).name());
            }
        }
        return all;
    }

    private static List<IncomingClip> moving(IncomingModel model) {
        List<IncomingClip> clips = new ArrayList<>(model.clips());
        clips.removeIf(clip -> clip.curves().isEmpty());
        return clips;
    }

    /**
     * The timeline of a file that was written in ranges.
     *
     * @param stored how the node of a place moves in the model
     */
    static Clips ranged(
            IncomingModel model,
            ClipRanges ranges,
            IntFunction<IncomingCurve> stored,
            double framesPerSecond,
            MergeNotes notes) {
        Map<Integer, List<RangedCurve.Range>> parts = new TreeMap<>();
        for (IncomingClip clip : moving(model)) {
            GltfClip range = ranges.of(clip).orElse(null);
            if (range == null) {
                if (notes != null) {
                    notes.say(
                            MergeProblem.CLIP, clip.name(), ranges.all().get(0).name());
                }
                continue;
            }
            clip.curves()
                    .forEach((place, curve) -> parts.computeIfAbsent(place, none -> new ArrayList<>())
                            .add(new RangedCurve.Range(range.first(), range.last(), curve)));
        }
        Clips all = new Clips();
        parts.forEach((place, list) ->
                all.curves.put(place, List.of(new RangedCurve(list, stored.apply(place), framesPerSecond))));
        return all;
    }

    Motion motion(IncomingNode node, double framesPerSecond) {
        return motions(node, framesPerSecond).get(0);
    }

    /** How a node may move, the first of these unless another one changed. */
    List<Motion> motions(IncomingNode node, double framesPerSecond) {
        List<IncomingCurve> there = curves.get(node.place());
        if (there == null) {
            return List.of(new Motion(node, null, framesPerSecond));
        }
        return there.stream()
                .map(curve -> new Motion(node, curve, framesPerSecond))
                .toList();
    }
}
