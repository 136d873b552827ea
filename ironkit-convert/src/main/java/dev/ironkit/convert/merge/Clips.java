package dev.ironkit.convert.merge;

import dev.ironkit.convert.incoming.IncomingClip;
import dev.ironkit.convert.incoming.IncomingCurve;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The one timeline of a file.
 *
 * <p>Programs give nodes that moved before one animation and those that somebody let move another one; all of them are played together,
 * the timeline of our export first. Where two move one node, the later one is left out, unless it is a changed copy of the timeline.
 */
final class Clips {

    private static final String TIMELINE = "timeline";

    private final Map<Integer, List<IncomingCurve>> curves = new TreeMap<>();

    /**
     * The timeline.
     *
     * @param notes hears about animations that are left out; null where nobody is to hear it
     */
    Clips(IncomingModel model, MergeNotes notes) {
        List<IncomingClip> clips = new ArrayList<>(model.clips());
        clips.removeIf(clip -> clip.curves().isEmpty());
        clips.sort(Comparator.comparing(clip -> !clip.name().equals(TIMELINE)));
        for (IncomingClip clip : clips) {
            boolean used = false;
            for (Map.Entry<Integer, IncomingCurve> curve : clip.curves().entrySet()) {
                List<IncomingCurve> there = curves.computeIfAbsent(curve.getKey(), none -> new ArrayList<>(1));
                if (there.isEmpty() || clip.name().startsWith(TIMELINE)) {
                    there.add(curve.getValue());
                    used = true;
                }
            }
            if (!used && notes != null) {
                notes.say(MergeProblem.CLIP, clip.name(), clips.get(0).name());
            }
        }
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
