package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import dev.ironkit.convert.importing.merge.TrackFit.TrackKey;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.animation.TrackPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.ModelEditor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Changes how the nodes of a model stand and move. */
final class PoseMerge {

    static final int MOST_FRAMES = 0xFFFF;

    private final Model model;
    private final Parts exported;
    private final Parts returned;
    private final Clips before;
    private final Clips after;
    private final ModelMerge.Options options;
    private final MergeNotes notes;
    private final AnimationTracks tracks;
    private final RotationOrder order;
    private final int root;
    private final int frames;
    private final PoseSampler sampler;

    /** How far places may be off more than usual. */
    private final double room;

    private int longest;

    PoseMerge(
            Model model,
            RotationOrder order,
            Parts exported,
            Parts returned,
            IncomingModel before,
            IncomingModel after,
            ModelMerge.Options options,
            double room,
            MergeNotes notes) {
        this.model = model;
        this.room = room;
        this.exported = exported;
        this.returned = returned;
        this.options = options;
        this.notes = notes;
        this.tracks = AnimationTracks.of(model);
        this.order = order;
        this.root = NodeHierarchy.of(model.nodes()).root();
        this.frames = (int) Math.max(1, Math.min(tracks.frameCount(), MOST_FRAMES));
        this.sampler = ModelPoser.of(model, order).sampler();
        ClipRanges ranges = ClipRanges.of(before, frames).grown(after, frames, options.framesPerSecond(), notes);
        this.before = ranges.isEmpty() ? Clips.whole(before, null) : ranged(before, exported, ranges, null);
        this.after = ranges.isEmpty() ? Clips.whole(after, notes) : ranged(after, returned, ranges, notes);
    }

    private Clips ranged(IncomingModel file, Parts parts, ClipRanges ranges, MergeNotes hears) {
        return Clips.ranged(file, ranges, place -> stored(parts, place), options.framesPerSecond(), hears);
    }

    /** How the node of a place moves in the model, null for a new one. */
    private IncomingCurve stored(Parts parts, int place) {
        IncomingNode node = parts.tree().node(place);
        OptionalInt number = parts.number(node);
        return number.isPresent()
                ? new StoredCurve(sampler, number.getAsInt(), number.getAsInt() == root, options)
                : null;
    }

    void edit(ModelEditor editor) {
        for (int number = 0; number < model.nodes().count(); number++) {
            PoseChange change = choose(number);
            if (change != null) {
                int node = number;
                notes.attempt(change.after().node().title(), () -> edit(editor, node, change));
            }
            if (change == null && isLost(number)) {
                notes.keep(KeptPart.Kind.ANIMATION, MissingParts.name(exported, number));
            }
        }
        if (longest > frames) {
            editor.recompute(Derived.FRAME_COUNT);
        }
    }

    /** Whether a node moved and nothing of that came back. */
    private boolean isLost(int number) {
        Map<String, IncomingNode> copies = returned.copies(number);
        Map<String, IncomingNode> old = exported.copies(number);
        return returned.cameBack(number)
                && !old.isEmpty()
                && motion(before, old.values().iterator().next()).hasCurve()
                && copies.values().stream()
                        .noneMatch(copy -> motion(after, copy).hasCurve());
    }

    private Motion motion(Clips clips, IncomingNode node) {
        return clips.motion(node, options.framesPerSecond());
    }

    /** The change of a node, null for none: of the first scene, or of a copy if only that changed. */
    private PoseChange choose(int number) {
        PoseChange chosen = null;
        Map<String, IncomingNode> old = exported.copies(number);
        for (Map.Entry<String, IncomingNode> copy : returned.copies(number).entrySet()) {
            PoseChange change = change(old, copy.getKey(), copy.getValue());
            if (change == null) {
                continue;
            }
            if (chosen == null) {
                chosen = change;
            } else if (!chosen.agrees(change)) {
                notes.say(
                        MergeProblem.CONFLICT,
                        chosen.after().node().title(),
                        change.after().node().title());
            }
        }
        return chosen;
    }

    /** How a copy changed, null where it did not. */
    private PoseChange change(Map<String, IncomingNode> old, String copy, IncomingNode node) {
        for (Motion now : after.motions(node, options.framesPerSecond())) {
            checkScale(now);
            if (!old.isEmpty()) {
                IncomingNode was =
                        old.getOrDefault(copy, old.values().iterator().next());
                PoseChange change =
                        new PoseChange(motion(before, was), now, frames, last(now), options.deleteMissing(), room);
                if (!change.isNothing()) {
                    return change;
                }
                if (now.hasCurve() && change.isElsewhereAtRest(was.rest(), node.rest())) {
                    notes.say(MergeProblem.REST, node.title());
                }
            }
        }
        return null;
    }

    private int last(Motion motion) {
        if (motion.lastFrame() >= MOST_FRAMES) {
            throw notes.refuse(MergeProblem.LENGTH, motion.node().title(), motion.seconds(), options.framesPerSecond());
        }
        return (int) motion.lastFrame();
    }

    private void checkScale(Motion motion) {
        IncomingPose pose = motion.node().rest();
        check(motion, pose);
        for (int frame = 0; motion.stretches() && frame <= last(motion); frame++) {
            check(motion, motion.at(frame));
        }
    }

    private void check(Motion motion, IncomingPose pose) {
        if (!Tolerance.sameScale(pose.scaleX(), pose.scaleY(), pose.scaleZ())) {
            throw notes.refuse(MergeProblem.SCALE, motion.node().title(), pose.scaleX(), pose.scaleY(), pose.scaleZ());
        }
    }

    private void edit(ModelEditor editor, int number, PoseChange change) {
        NodeTrack track = tracks.track(number);
        List<PoseKey> stored = new ArrayList<>();
        for (int key = 0; key < track.keyCount(); key++) {
            stored.add(track.key(key));
        }
        if (stored.isEmpty()) {
            // Nothing to change; the editor says what is wrong with such a model.
            IncomingPose pose = change.at(0);
            editor.keys(number, List.of(new KeyPlan(0, scaled(pose), pose.rotation())));
            return;
        }
        boolean still = !track.hasMap() && change.isStill();
        TrackPlan plan = still ? still(stored, change, number) : moving(track, stored, change, number);
        editor.track(number, plan);
        int changed = 0;
        for (PoseKey key : plan.keys()) {
            changed += stored.contains(key) ? 0 : 1;
        }
        notes.count(MergeChange.KEYS, Math.max(1, changed));
        longest = Math.max(longest, plan.hasMap() ? (int) plan.endTime() + 1 : 0);
        if (number == root && change.isMoved()) {
            notes.say(MergeProblem.ROOT_PLACE, change.after().node().title());
        }
    }

    /** A node that stands still has what its last key says. */
    private TrackPlan still(List<PoseKey> stored, PoseChange change, int number) {
        List<PoseKey> keys = new ArrayList<>(stored);
        PoseKey last = keys.get(keys.size() - 1);
        PoseKey zero = new PoseKey(last.position(), 0, last.raw0(), last.raw1(), last.raw2(), last.raw3());
        PoseKey now = fit(change, List.of(zero), number).stored().get(0);
        keys.set(
                keys.size() - 1,
                new PoseKey(now.position(), last.time(), now.raw0(), now.raw1(), now.raw2(), now.raw3()));
        return new TrackPlan(keys, false, List.of());
    }

    private TrackFit fit(PoseChange change, List<PoseKey> stored, int number) {
        return new TrackFit(change, stored, order, options.scale(), number == root);
    }

    private TrackPlan moving(NodeTrack track, List<PoseKey> stored, PoseChange change, int number) {
        if (!track.hasMap()) {
            PoseKey last = stored.get(stored.size() - 1);
            PoseKey zero = new PoseKey(last.position(), 0, last.raw0(), last.raw1(), last.raw2(), last.raw3());
            return plan(fit(change, List.of(zero), number).fit());
        }
        if (track.isCanonical()) {
            return plan(fit(change, stored, number).fit());
        }
        // Which key counts is said frame by frame: the keys that are there may do; otherwise the track is made anew.
        TrackPlan same = new TrackPlan(fit(change, stored, number).stored(), true, List.of());
        return plays(number, same, change)
                ? same
                : plan(fit(change, List.of(), number).fit());
    }

    /** A node that moves has two keys or more. */
    private static TrackPlan plan(List<PoseKey> keys) {
        if (keys.size() > 1) {
            return new TrackPlan(keys, true, List.of());
        }
        PoseKey key = keys.get(0);
        PoseKey next = new PoseKey(key.position(), key.time() + 1, key.raw0(), key.raw1(), key.raw2(), key.raw3());
        return new TrackPlan(List.of(key, next), true, List.of());
    }

    /** Whether the model with a track plays as it came back. */
    private boolean plays(int number, TrackPlan plan, PoseChange change) {
        Model tried = ModelEditor.of(model)
                .keepStale()
                .confirmReading()
                .track(number, plan)
                .apply()
                .model();
        PoseSampler trial = ModelPoser.of(tried, order).sampler();
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        for (int frame = 0; frame < change.frames(); frame++) {
            trial.sample(number, frame, pose, 0);
            if (!TrackFit.isClose(pose, change.at(frame), options.scale(), change)) {
                return false;
            }
        }
        return true;
    }

    /** The keys of a node that was not there before. */
    List<KeyPlan> keys(IncomingNode node) {
        Motion motion = motion(after, node);
        PoseChange change =
                new PoseChange(new Motion(node, null, options.framesPerSecond()), motion, 1, last(motion), true, room);
        IncomingPose rest = motion.at(0);
        List<KeyPlan> keys = new ArrayList<>();
        if (change.isStill()) {
            keys.add(new KeyPlan(0, scaled(rest), rest.rotation()));
            return keys;
        }
        for (PoseKey key : fit(change, List.of(), NodeHierarchy.NONE - 1).fit()) {
            TrackKey read = TrackKey.of(key, order);
            keys.add(new KeyPlan((int) key.time(), key.position(), read.rotation()));
        }
        longest = Math.max(longest, keys.get(keys.size() - 1).time() + 1);
        return keys;
    }

    private Point scaled(IncomingPose pose) {
        return TrackFit.scaled(pose.position(), options.scale());
    }

    /** How a node of the model moves, as our export tells it. */
    private static final class StoredCurve implements IncomingCurve {

        private final PoseSampler sampler;
        private final int node;
        private final boolean isRoot;
        private final ModelMerge.Options options;

        StoredCurve(PoseSampler sampler, int node, boolean isRoot, ModelMerge.Options options) {
            this.sampler = sampler;
            this.node = node;
            this.isRoot = isRoot;
            this.options = options;
        }

        @Override
        public boolean moves() {
            return !isRoot;
        }

        @Override
        public boolean turns() {
            return true;
        }

        @Override
        public boolean stretches() {
            return false;
        }

        @Override
        public double[] times() {
            return new double[0];
        }

        @Override
        public double end() {
            return 0;
        }

        @Override
        public IncomingPose at(double seconds) {
            float[] pose = new float[PoseSampler.POSE_FLOATS];
            sampler.sample(node, (float) (seconds * options.framesPerSecond()), pose, 0);
            boolean zero = pose[0] == 0 && pose[1] == 0 && pose[2] == 0 && pose[3] == 0;
            double scale = isRoot ? 0 : options.scale();
            return new IncomingPose(
                    new Point((float) (pose[4] * scale), (float) (pose[5] * scale), (float) (pose[6] * scale)),
                    zero ? Rotation.IDENTITY : new Rotation(pose[0], pose[1], pose[2], pose[3]),
                    1,
                    1,
                    1);
        }
    }
}
