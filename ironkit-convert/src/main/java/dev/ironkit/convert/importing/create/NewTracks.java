package dev.ironkit.convert.importing.create;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.ArrayList;
import java.util.List;

/** The keys of all nodes. */
final class NewTracks {

    private final NewTimeline timeline;
    private final Problems problems;
    private final List<List<KeyPlan>> keys = new ArrayList<>();

    NewTracks(List<PlannedNode> nodes, NewTimeline timeline, Problems problems) {
        this.timeline = timeline;
        this.problems = problems;
        List<NewTrack> tracks = new ArrayList<>();
        long runs = 0;
        String last = "";
        for (PlannedNode node : nodes) {
            tell(node);
            NewTrack track = new NewTrack(node, timeline);
            tracks.add(track.moves() ? track : null);
            keys.add(track.still());
            runs += tracks.get(tracks.size() - 1) == null ? 0 : 1;
            last = tracks.get(tracks.size() - 1) == null ? last : node.node().title();
        }
        // Asked before anything is sampled frame by frame.
        long words = Math.max(0, runs - 1) * timeline.frameCount();
        if (words > TrackPacker.LAST_START) {
            refuse(last, runs + " moving nodes of " + timeline.frameCount() + " frames each before it, words", words);
        }
        for (int node = 0; node < tracks.size(); node++) {
            if (tracks.get(node) != null) {
                keys.set(node, tracks.get(node).moving());
            }
        }
        long count = keys.stream().mapToLong(List::size).sum();
        if (count > TrackPacker.MOST_KEYS) {
            throw new RefusedException(
                    NewModelProblem.LIMIT, problems.path(), last, count, "keys up to it", TrackPacker.MOST_KEYS);
        }
    }

    private void refuse(String title, String what, long words) {
        throw new RefusedException(NewModelProblem.LIMIT, problems.path(), title, words, what, TrackPacker.LAST_START);
    }

    List<KeyPlan> of(int node) {
        return keys.get(node);
    }

    private void tell(PlannedNode node) {
        for (IncomingClip of : timeline.incoming()) {
            IncomingCurve curve = of.curves().get(node.node().place());
            ByteRange nowhere = new ByteRange(0, 0);
            if (curve != null
                    && curve.stretches()
                    && ScaleCurve.changes(curve, node.node().rest())) {
                problems.report(NewModelProblem.SCALE, nowhere, node.node().title(), NewTimeline.title(of));
            }
            if (curve != null && curve.turns() && node.isSheared()) {
                problems.report(NewModelProblem.SHEAR, nowhere, node.node().title(), NewTimeline.title(of));
            }
        }
    }

    /** Whether a node changes its size: programs write curves for what stays as it is, too. */
    private static final class ScaleCurve {

        private static final double SLACK = 1e-4;

        private ScaleCurve() {}

        static boolean changes(IncomingCurve curve, IncomingPose rest) {
            for (double time : curve.times()) {
                IncomingPose pose = curve.at(time);
                if (isOther(pose.scaleX(), rest.scaleX())
                        || isOther(pose.scaleY(), rest.scaleY())
                        || isOther(pose.scaleZ(), rest.scaleZ())) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isOther(double a, double b) {
            return Math.abs(a - b) > SLACK * Math.max(Math.abs(a), Math.abs(b));
        }
    }
}
