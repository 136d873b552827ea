package dev.ironkit.convert.making;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.incoming.IncomingClip;
import dev.ironkit.convert.incoming.IncomingCurve;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.ArrayList;
import java.util.List;

/** The keys of all nodes. */
final class Tracks {

    private final Timeline timeline;
    private final Problems problems;
    private final List<List<KeyPlan>> keys = new ArrayList<>();

    Tracks(List<PlannedNode> nodes, Timeline timeline, Problems problems) {
        this.timeline = timeline;
        this.problems = problems;
        List<Track> tracks = new ArrayList<>();
        long runs = 0;
        String last = "";
        for (PlannedNode node : nodes) {
            tell(node);
            Track track = new Track(node, timeline);
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
                    MakingProblem.LIMIT, problems.path(), last, count, "keys up to it", TrackPacker.MOST_KEYS);
        }
    }

    private void refuse(String title, String what, long words) {
        throw new RefusedException(MakingProblem.LIMIT, problems.path(), title, words, what, TrackPacker.LAST_START);
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
                problems.report(MakingProblem.SCALE, nowhere, node.node().title(), Timeline.title(of));
            }
            if (curve != null && curve.turns() && node.isSheared()) {
                problems.report(MakingProblem.SHEAR, nowhere, node.node().title(), Timeline.title(of));
            }
        }
    }
}
