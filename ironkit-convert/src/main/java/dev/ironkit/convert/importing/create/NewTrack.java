package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.create.CreatedModel.CreatedClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * The keys of a node.
 *
 * <p>A key stands where the incoming curve has one on a frame; one between two frames becomes a key on both. Where the way between
 * two keys is not the straight one that the engine takes, more keys are put in, the worst frame first.
 */
final class NewTrack {

    private static final double STEP = 1.5 / 32767;
    private static final double STILL = 1e-6;
    private static final double STRAIGHT = 1e-5;

    private final PlannedNode node;
    private final NewTimeline timeline;
    private final TreeMap<Integer, KeyPlan> keys = new TreeMap<>();
    private final boolean curved;

    NewTrack(PlannedNode node, NewTimeline timeline) {
        this.node = node;
        this.timeline = timeline;
        curved = hasCurve();
        keys.put(0, sample(0, 0));
        if (curved) {
            collect();
        }
    }

    private boolean hasCurve() {
        for (int clip = 0; clip < timeline.clips().size(); clip++) {
            if (timeline.curve(clip, node.node().place()).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the node stands anywhere else at any time. */
    boolean moves() {
        KeyPlan first = keys.get(0);
        if (!curved) {
            return false;
        }
        for (int clip = 0; clip < timeline.made().size(); clip++) {
            CreatedClip range = timeline.made().get(clip);
            int before = range.first();
            for (int frame :
                    keys.subMap(range.first(), true, range.last(), true).keySet()) {
                // Halfway too: a curve may leave a place and come back to it.
                if (isElsewhere(first, sample(clip, frame))
                        || isElsewhere(first, sample(clip, (before + (double) frame) / 2))) {
                    return true;
                }
                before = frame;
            }
        }
        return false;
    }

    /** The keys of a node that stands still. */
    List<KeyPlan> still() {
        return List.of(upright(keys.get(0)));
    }

    /** The keys of a node that moves. */
    List<KeyPlan> moving() {
        for (int clip = 0; clip < timeline.made().size(); clip++) {
            CreatedClip range = timeline.made().get(clip);
            List<Integer> frames = List.copyOf(
                    keys.subMap(range.first(), true, range.last(), true).keySet());
            for (int i = 1; i < frames.size(); i++) {
                straighten(clip, frames.get(i - 1), frames.get(i));
            }
        }
        List<KeyPlan> made = new ArrayList<>();
        for (KeyPlan key : keys.values()) {
            made.add(made.isEmpty() ? upright(key) : near(made.get(made.size() - 1), key));
        }
        return made.size() == 1 ? still() : made;
    }

    private void collect() {
        int last = timeline.made().size() - 1;
        for (int clip = 0; clip <= last; clip++) {
            CreatedClip range = timeline.made().get(clip);
            put(clip, range.first());
            if (clip < last) {
                put(clip, range.last());
            }
            IncomingCurve curve = timeline.curve(clip, node.node().place()).orElse(null);
            if (curve != null) {
                for (double time : curve.times()) {
                    for (int frame : timeline.frames(clip, time)) {
                        put(clip, frame);
                    }
                }
            }
        }
    }

    private void put(int clip, int frame) {
        if (!keys.containsKey(frame)) {
            keys.put(frame, sample(clip, frame));
        }
    }

    private KeyPlan sample(int clip, double frame) {
        int place = node.node().place();
        IncomingPose rest = node.node().rest();
        IncomingPose pose = timeline.made().isEmpty()
                ? rest
                : timeline.curve(clip, place)
                        .map(curve -> curve.at(timeline.seconds(clip, frame)))
                        .orElse(rest);
        return new KeyPlan((int) frame, node.position(pose), node.rotation(pose));
    }

    /** Puts keys between two until the straight way from each to the next is that of the curve. */
    private void straighten(int clip, int from, int to) {
        List<int[]> left = new ArrayList<>();
        left.add(new int[] {from, to});
        while (!left.isEmpty()) {
            int[] part = left.remove(left.size() - 1);
            int worst = worst(clip, part[0], part[1]);
            if (worst > 0) {
                put(clip, worst);
                left.add(new int[] {part[0], worst});
                left.add(new int[] {worst, part[1]});
            }
        }
    }

    private int worst(int clip, int from, int to) {
        KeyPlan a = keys.get(from);
        KeyPlan b = keys.get(to);
        double most = 1;
        int worst = 0;
        for (int frame = from + 1; frame < to; frame++) {
            KeyPlan made = sample(clip, frame);
            double off = KeyInterpolation.distance(a, b, made, STRAIGHT, STEP);
            if (off > most) {
                most = off;
                worst = frame;
            }
        }
        return worst;
    }

    private static boolean isElsewhere(KeyPlan a, KeyPlan b) {
        return KeyInterpolation.distance(a, a, b, STILL, STEP) > 1;
    }

    /** A rotation and its opposite turn alike; the first key has a positive w. */
    private static KeyPlan upright(KeyPlan key) {
        return KeyTable.encode(key.rotation().w()) < 0 ? opposite(key) : key;
    }

    /** The engine goes from key to key the short way round, whatever their signs are; other readers do not. */
    private static KeyPlan near(KeyPlan before, KeyPlan key) {
        Rotation a = before.rotation();
        Rotation b = key.rotation();
        return a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z() < 0 ? opposite(key) : key;
    }

    private static KeyPlan opposite(KeyPlan key) {
        Rotation r = key.rotation();
        return new KeyPlan(key.time(), key.position(), new Rotation(-r.w(), -r.x(), -r.y(), -r.z()));
    }

    /** The way from one key to the next as the engine takes it: places along a line, rotations along the shorter arc. */
    private static final class KeyInterpolation {

        private static final double NEARLY_ONE = 1 - 1e-9;

        private KeyInterpolation() {}

        /**
         * How far a pose is from the way between two keys; 1 is just near enough.
         *
         * @param place how far a place may be off, for places one unit from the origin and nearer; more for others
         * @param turn how far a component of a rotation may be off
         */
        static double distance(KeyPlan a, KeyPlan b, KeyPlan pose, double place, double turn) {
            double part = a.time() == b.time() ? 0 : (pose.time() - a.time()) / (double) (b.time() - a.time());
            Point p = a.position();
            Point q = b.position();
            Point at = pose.position();
            double size = Math.max(1, Math.max(size(p), size(q)));
            double off = Math.max(
                    Math.abs(p.x() + part * ((double) q.x() - p.x()) - at.x()),
                    Math.max(
                            Math.abs(p.y() + part * ((double) q.y() - p.y()) - at.y()),
                            Math.abs(p.z() + part * ((double) q.z() - p.z()) - at.z())));
            return Math.max(off / (place * size), turned(a.rotation(), b.rotation(), part, pose.rotation()) / turn);
        }

        private static double size(Point p) {
            return Math.max(Math.abs(p.x()), Math.max(Math.abs(p.y()), Math.abs(p.z())));
        }

        private static double turned(Rotation a, Rotation b, double part, Rotation pose) {
            double dot = dot(a, b);
            double sign = dot < 0 ? -1 : 1;
            double angle = Math.abs(dot) < NEARLY_ONE ? Math.acos(Math.abs(dot)) : 0;
            double first = angle == 0 ? 1 - part : Math.sin((1 - part) * angle) / Math.sin(angle);
            double second = sign * (angle == 0 ? part : Math.sin(part * angle) / Math.sin(angle));
            Rotation made = new Rotation(
                    first * a.w() + second * b.w(),
                    first * a.x() + second * b.x(),
                    first * a.y() + second * b.y(),
                    first * a.z() + second * b.z());
            double side = dot(made, pose) < 0 ? -1 : 1;
            return Math.max(
                    Math.max(Math.abs(made.w() - side * pose.w()), Math.abs(made.x() - side * pose.x())),
                    Math.max(Math.abs(made.y() - side * pose.y()), Math.abs(made.z() - side * pose.z())));
        }

        private static double dot(Rotation a, Rotation b) {
            return a.w() * b.w() + a.x() * b.x() + a.y() * b.y() + a.z() * b.z();
        }
    }
}
