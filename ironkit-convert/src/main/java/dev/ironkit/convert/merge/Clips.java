package dev.ironkit.convert.merge;

import dev.ironkit.convert.incoming.IncomingClip;
import dev.ironkit.convert.incoming.IncomingCurve;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The one timeline of a file.
 *
 * <p>Programs give nodes that moved before one animation and those that somebody let move another one; all of them are played together,
 * the timeline of our export first. Where two move one node, the later one is left out.
 */
final class Clips {

    private static final String TIMELINE = "timeline";

    private final Map<Integer, IncomingCurve> curves = new TreeMap<>();
    private final boolean any;

    Clips(IncomingModel model, MergeNotes notes) {
        List<IncomingClip> clips = new ArrayList<>();
        model.clips().stream().filter(clip -> clip.name().equals(TIMELINE)).forEach(clips::add);
        model.clips().stream().filter(clip -> !clip.name().equals(TIMELINE)).forEach(clips::add);
        clips.removeIf(clip -> clip.curves().isEmpty());
        any = !clips.isEmpty();
        for (IncomingClip clip : clips) {
            boolean used = false;
            for (Map.Entry<Integer, IncomingCurve> curve : clip.curves().entrySet()) {
                used |= curves.putIfAbsent(curve.getKey(), curve.getValue()) == null;
            }
            if (!used && notes != null) {
                notes.say(MergeProblem.CLIP, clip.name(), clips.get(0).name());
            }
        }
    }

    /** Whether anything moves. */
    boolean any() {
        return any;
    }

    Motion motion(IncomingNode node, double framesPerSecond) {
        return new Motion(node, curves.get(node.place()), framesPerSecond);
    }
}
