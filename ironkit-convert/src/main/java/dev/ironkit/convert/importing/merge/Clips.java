package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.ArrayList;
import java.util.Arrays;
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

    /** A curve in several ranges of the timeline; between them it is as the model has it. */
    private static final class RangedCurve implements IncomingCurve {

        /** Frames are whole, and seconds are rounded. */
        private static final double EDGE = 1e-3;

        /**
         * A range.
         *
         * @param first its first frame
         * @param last its last frame
         * @param curve what moves in it, from second 0 on
         */
        record Range(int first, int last, IncomingCurve curve) {

            boolean holds(double frame) {
                return frame >= first - EDGE && frame <= last + EDGE;
            }
        }

        private final List<Range> ranges;
        private final IncomingCurve between;
        private final double framesPerSecond;

        /**
         * A curve.
         *
         * @param ranges one or more
         * @param between what moves outside of them; null for a node that stands then as it starts
         */
        RangedCurve(List<Range> ranges, IncomingCurve between, double framesPerSecond) {
            this.ranges = List.copyOf(ranges);
            this.between = between;
            this.framesPerSecond = framesPerSecond;
        }

        @Override
        public boolean moves() {
            return ranges.stream().anyMatch(range -> range.curve().moves());
        }

        @Override
        public boolean turns() {
            return ranges.stream().anyMatch(range -> range.curve().turns());
        }

        @Override
        public boolean stretches() {
            return ranges.stream().anyMatch(range -> range.curve().stretches());
        }

        @Override
        public double[] times() {
            return ranges.stream()
                    .flatMapToDouble(range ->
                            Arrays.stream(range.curve().times()).map(time -> time + range.first() / framesPerSecond))
                    .sorted()
                    .distinct()
                    .toArray();
        }

        @Override
        public double end() {
            return ranges.stream().mapToInt(Range::last).max().orElse(0) / framesPerSecond;
        }

        @Override
        public IncomingPose at(double seconds) {
            double exact = seconds * framesPerSecond;
            double frame = Math.abs(exact - Math.rint(exact)) < EDGE ? Math.rint(exact) : exact;
            IncomingPose stored = between == null ? ranges.get(0).curve().at(0) : between.at(seconds);
            IncomingPose found = null;
            for (Range range : ranges) {
                if (range.holds(frame)) {
                    IncomingPose pose = range.curve().at(Motion.seconds(frame - range.first(), framesPerSecond));
                    // Where ranges share frames, somebody may have changed one of them and not the others.
                    if (isOther(range.curve(), pose, stored)) {
                        return pose;
                    }
                    found = found == null ? pose : found;
                }
            }
            return found == null ? stored : found;
        }

        private static boolean isOther(IncomingCurve curve, IncomingPose pose, IncomingPose stored) {
            return (curve.moves() && !Tolerance.samePlace(pose.position(), stored.position()))
                    || (curve.turns() && !Tolerance.sameTurn(pose.rotation(), stored.rotation()));
        }
    }
}
