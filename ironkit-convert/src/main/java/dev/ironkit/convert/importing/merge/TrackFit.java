package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Keys for a motion that changed.
 *
 * <p>The keys of the model stay where they are, those beside changed frames with what came back; then keys are put in where it still
 * differs, the worst frame first, until every frame is as it came back. All that is put in is at whole frames.
 */
final class TrackFit {

    /** How far a mixed rotation may be off: its keys are rounded. */
    private static final double TURN = 1.5 / 32767;

    /** How often each frame is looked at before a motion counts as one that no keys can follow. */
    private static final int LOOKS = 200;

    private final PoseChange change;
    private final RotationOrder order;
    private final double scale;
    private final boolean wholePlace;
    private final NavigableMap<Float, TrackKey> keys = new TreeMap<>();
    private long looked;

    /**
     * Starts from the keys a model has.
     *
     * @param wholePlace whether a place that changed is taken whole, not coordinate by coordinate
     */
    TrackFit(PoseChange change, List<PoseKey> stored, RotationOrder order, double scale, boolean wholePlace) {
        this.change = change;
        this.order = order;
        this.scale = scale;
        this.wholePlace = wholePlace;
        for (PoseKey key : stored) {
            keys.put(key.time(), changed(TrackKey.of(key, order)));
        }
        if (keys.isEmpty()) {
            IncomingPose first = pose(0);
            keys.put(0f, TrackKey.of(0, scaled(first.position()), first.rotation(), order, Rotation.IDENTITY));
        }
    }

    /** The keys with which every frame is as it came back. */
    List<PoseKey> fit() {
        int last = lastMove();
        float end = keys.lastKey();
        if (last > end) {
            TrackKey held = keys.lastEntry().getValue();
            keys.put((float) last, fresh(last, held, held));
        }
        List<Float> times = new ArrayList<>(keys.keySet());
        for (int i = 1; i < times.size(); i++) {
            fill(times.get(i - 1), times.get(i));
        }
        return stored();
    }

    /** The keys of the model with what came back, and none more. */
    List<PoseKey> stored() {
        return keys.values().stream().map(TrackKey::stored).toList();
    }

    int changedCount() {
        return (int) keys.values().stream().filter(TrackKey::changed).count();
    }

    private TrackKey changed(TrackKey key) {
        float time = key.time();
        boolean inside = time >= 0 && time <= change.frames() - 1;
        TrackKey now = key;
        if (inside
                && change.isTurned(time)
                && !Tolerance.sameTurn(key.rotation(), pose(time).rotation())) {
            now = TrackKey.of(time, key.stored().position(), pose(time).rotation(), order, key.rotation());
        }
        if (inside && change.isMoved(time)) {
            Point place = place(key.stored().position(), pose(time).position());
            now = place.equals(key.stored().position()) ? now : now.at(place);
        }
        return now;
    }

    private IncomingPose pose(double time) {
        return change.at(time);
    }

    /** A coordinate that did not change keeps its bits. */
    private Point place(Point was, Point now) {
        if (wholePlace) {
            return scaled(now);
        }
        return new Point(place(was.x(), now.x()), place(was.y(), now.y()), place(was.z(), now.z()));
    }

    private float place(float was, float now) {
        return Tolerance.samePlace(was * scale, now) ? was : (float) (now / scale);
    }

    private Point scaled(Point place) {
        return scaled(place, scale);
    }

    static Point scaled(Point place, double scale) {
        return scale == 1
                ? place
                : new Point((float) (place.x() / scale), (float) (place.y() / scale), (float) (place.z() / scale));
    }

    /** A key at a frame, with what changed; the rest is as the keys around it say. */
    private TrackKey fresh(int frame, TrackKey a, TrackKey b) {
        double share = b.time() == a.time() ? 0 : (frame - a.time()) / (double) (b.time() - a.time());
        IncomingPose pose = pose(frame);
        Point from = a.stored().position();
        Point to = b.stored().position();
        Point between = new Point(
                (float) (from.x() + (to.x() - from.x()) * share),
                (float) (from.y() + (to.y() - from.y()) * share),
                (float) (from.z() + (to.z() - from.z()) * share));
        return TrackKey.of(
                frame,
                change.isMoved() ? scaled(pose.position()) : between,
                change.isTurned() ? pose.rotation() : Motion.arc(a.rotation(), b.rotation(), share),
                order,
                a.rotation());
    }

    /** The frame from which on nothing moves any more. */
    private int lastMove() {
        int frame = change.frames() - 1;
        while (frame > keys.lastKey() && frame > 0 && isSame(pose(frame), pose(frame - 1))) {
            frame--;
        }
        return frame;
    }

    private static boolean isSame(IncomingPose a, IncomingPose b) {
        return Tolerance.samePlace(a.position(), b.position()) && Tolerance.sameTurn(a.rotation(), b.rotation());
    }

    /** Puts keys between two until all frames between them are as they came back. */
    private void fill(float from, float to) {
        List<float[]> open = new ArrayList<>();
        open.add(new float[] {from, to});
        while (!open.isEmpty()) {
            float[] span = open.remove(open.size() - 1);
            int worst = worst(keys.get(span[0]), keys.get(span[1]));
            if (worst >= 0) {
                keys.put((float) worst, fresh(worst, keys.get(span[0]), keys.get(span[1])));
                open.add(new float[] {span[0], worst});
                open.add(new float[] {worst, span[1]});
            }
        }
    }

    /** The frame between two keys that is furthest off, negative where none is off. */
    private int worst(TrackKey a, TrackKey b) {
        int worst = -1;
        double most = 1;
        if (!a.changed() && !b.changed() && !isChangedBetween(a.time(), b.time())) {
            return worst;
        }
        int end = (int) Math.min(Math.ceil(b.time()), change.frames());
        looked += Math.max(0, end - (int) a.time());
        if (looked > (long) LOOKS * change.frames()) {
            // Nothing that keys could follow: each frame is one.
            int middle = (int) Math.max(0, Math.floor(a.time()) + 1);
            return middle < end ? middle : worst;
        }
        for (int frame = (int) Math.max(0, Math.floor(a.time()) + 1); frame < end; frame++) {
            double off = off(a, b, frame);
            if (off > most) {
                most = off;
                worst = frame;
            }
        }
        return worst;
    }

    private boolean isChangedBetween(float from, float to) {
        for (int frame = (int) Math.max(0, Math.floor(from)); frame <= Math.min(to, change.frames() - 1); frame++) {
            if (change.isMoved(frame) || change.isTurned(frame)) {
                return true;
            }
        }
        return false;
    }

    /** How far a frame is off, in what may be lost: more than 1 is too far. */
    private double off(TrackKey a, TrackKey b, int frame) {
        double share = (frame - a.time()) / (double) (b.time() - a.time());
        IncomingPose wanted = pose(frame);
        double turn = !change.isTurned()
                ? 0
                : Math.min(
                        Tolerance.turn(Motion.arc(a.rotation(), b.rotation(), share), wanted.rotation()),
                        Tolerance.turn(Motion.mix(a.rotation(), b.rotation(), share), wanted.rotation()));
        Point from = a.stored().position();
        Point to = b.stored().position();
        double most = turn / TURN;
        if (!change.isMoved()) {
            return most;
        }
        most = Math.max(most, off(from.x(), to.x(), share, wanted.position().x()));
        most = Math.max(most, off(from.y(), to.y(), share, wanted.position().y()));
        return Math.max(most, off(from.z(), to.z(), share, wanted.position().z()));
    }

    private double off(float from, float to, double share, float wanted) {
        double mixed = (from + (to - from) * share) * scale;
        return Math.abs(mixed - wanted) / Tolerance.placeRoom(mixed, wanted) / 2;
    }

    /** Whether a pose of the runtime (w, x, y, z, then a place) is what came back, as far as that changed. */
    static boolean isClose(float[] pose, IncomingPose wanted, double scale, PoseChange change) {
        boolean zero = pose[0] == 0 && pose[1] == 0 && pose[2] == 0 && pose[3] == 0;
        Rotation rotation = zero ? Rotation.IDENTITY : new Rotation(pose[0], pose[1], pose[2], pose[3]);
        Point place = new Point((float) (pose[4] * scale), (float) (pose[5] * scale), (float) (pose[6] * scale));
        return (!change.isTurned() || Tolerance.turn(rotation, wanted.rotation()) <= TURN)
                && (!change.isMoved() || Tolerance.samePlace(place, wanted.position()));
    }

    /**
     * A key of a track while it is changed.
     *
     * @param stored the record
     * @param rotation what its four numbers stand for
     * @param changed whether it is not as it was
     */
    record TrackKey(PoseKey stored, Rotation rotation, boolean changed) {

        /** A key of the model as it is. */
        static TrackKey of(PoseKey stored, RotationOrder order) {
            short[] raw = {stored.raw0(), stored.raw1(), stored.raw2(), stored.raw3()};
            boolean zero = raw[0] == 0 && raw[1] == 0 && raw[2] == 0 && raw[3] == 0;
            Rotation rotation = zero
                    ? Rotation.IDENTITY
                    : new Rotation(raw[order.place(0)], raw[order.place(1)], raw[order.place(2)], raw[order.place(3)]);
            return new TrackKey(stored, rotation, false);
        }

        /** A new key; of the two quaternions that turn alike the one nearer to another key. */
        static TrackKey of(float time, Point place, Rotation rotation, RotationOrder order, Rotation near) {
            double sign = Motion.dot(rotation, near) < 0 ? -1 : 1;
            double[] parts = {rotation.w() * sign, rotation.x() * sign, rotation.y() * sign, rotation.z() * sign};
            short[] raw = new short[4];
            for (int component = 0; component < raw.length; component++) {
                raw[order.place(component)] = KeyTable.encode(parts[component]);
            }
            PoseKey stored = new PoseKey(place, time, raw[0], raw[1], raw[2], raw[3]);
            return new TrackKey(stored, of(stored, order).rotation(), true);
        }

        TrackKey at(Point place) {
            return new TrackKey(
                    new PoseKey(place, stored.time(), stored.raw0(), stored.raw1(), stored.raw2(), stored.raw3()),
                    rotation,
                    true);
        }

        float time() {
            return stored.time();
        }
    }
}
