package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.Arrays;
import java.util.List;

/** A curve in several ranges of the timeline; between them it is as the model has it. */
final class RangedCurve implements IncomingCurve {

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
