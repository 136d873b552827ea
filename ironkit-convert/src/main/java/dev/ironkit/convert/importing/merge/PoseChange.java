package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.BitSet;

/**
 * In which frames a node stands elsewhere than it did.
 *
 * <p>What did not come back, because no program wrote it, did not change.
 */
final class PoseChange {

    private final Motion before;
    private final Motion after;
    private final IncomingPose[] was;
    private final IncomingPose[] now;
    private final BitSet moved = new BitSet();
    private final BitSet turned = new BitSet();
    private final int frames;
    private final double room;

    /**
     * Compares.
     *
     * @param frames how many frames the model has
     * @param last the last frame that came back
     * @param takesAll whether what did not come back is gone
     * @param room how far places may be off more than usual
     */
    PoseChange(Motion before, Motion after, int frames, int last, boolean takesAll, double room) {
        this.room = room;
        this.before = before;
        this.after = after;
        this.frames = Math.max(frames, last + 1);
        boolean lostPlaces = before.moves() && !after.moves() && !takesAll;
        boolean lostTurns = before.turns() && !after.turns() && !takesAll;
        was = poses(before, this.frames);
        now = poses(after, this.frames);
        for (int frame = 0; frame < this.frames; frame++) {
            moved.set(frame, !lostPlaces && !Tolerance.samePlace(was[frame].position(), now[frame].position(), room));
            turned.set(frame, !lostTurns && isTurned(frame));
        }
    }

    private static IncomingPose[] poses(Motion motion, int frames) {
        IncomingPose[] poses = new IncomingPose[frames];
        for (int frame = 0; frame < frames; frame++) {
            poses[frame] = motion.at(frame);
        }
        return poses;
    }

    private boolean isTurned(int frame) {
        return !Tolerance.sameTurn(was[frame].rotation(), now[frame].rotation())
                && !Tolerance.sameTurn(before.mixed(frame), now[frame].rotation());
    }

    Motion after() {
        return after;
    }

    int frames() {
        return frames;
    }

    boolean isNothing() {
        return moved.isEmpty() && turned.isEmpty();
    }

    boolean isMoved() {
        return !moved.isEmpty();
    }

    boolean isTurned() {
        return !turned.isEmpty();
    }

    /** Whether its place changed at a time: in the frame of that time, or beside it. */
    boolean isMoved(double time) {
        return isIn(moved, time);
    }

    boolean isTurned(double time) {
        return isIn(turned, time);
    }

    private static boolean isIn(BitSet set, double time) {
        return set.get((int) Math.max(0, Math.floor(time))) || set.get((int) Math.max(0, Math.ceil(time)));
    }

    /** Whether a node rests elsewhere than it did, and nowhere on its way: programs write where it is when they write it. */
    boolean isElsewhereAtRest(IncomingPose before, IncomingPose rest) {
        boolean known = isSame(before, rest);
        for (int frame = 0; frame < frames && !known; frame++) {
            known = isSame(now[frame], rest);
        }
        return !known;
    }

    private boolean isSame(IncomingPose a, IncomingPose b) {
        return Tolerance.samePlace(a.position(), b.position(), room) && Tolerance.sameTurn(a.rotation(), b.rotation());
    }

    /** Whether another copy changed in the same way. */
    boolean agrees(PoseChange other) {
        if (frames != other.frames) {
            return false;
        }
        for (int frame = 0; frame < frames; frame++) {
            IncomingPose mine = now[frame];
            IncomingPose theirs = other.now[frame];
            if (!Tolerance.samePlace(mine.position(), theirs.position(), room)
                    || !Tolerance.sameTurn(mine.rotation(), theirs.rotation())) {
                return false;
            }
        }
        return true;
    }

    /** Where the node is at a time, as far as it changed; the rest is as it was. */
    IncomingPose at(double time) {
        boolean whole = time == Math.rint(time) && time >= 0 && time < frames;
        IncomingPose here = whole ? now[(int) time] : after.at(time);
        IncomingPose there = whole ? was[(int) time] : before.at(time);
        return new IncomingPose(
                isMoved() ? here.position() : there.position(),
                isTurned() ? here.rotation() : there.rotation(),
                1,
                1,
                1);
    }

    /** Whether the node stands still from now on. */
    boolean isStill() {
        IncomingPose first = at(0);
        for (int frame = 1; frame < frames; frame++) {
            IncomingPose pose = at(frame);
            if (!Tolerance.samePlace(first.position(), pose.position(), room)
                    || !Tolerance.sameTurn(first.rotation(), pose.rotation())) {
                return false;
            }
        }
        return true;
    }
}
