package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Hangs parts back that came without the node they hung on.
 *
 * <p>Whoever exports a selection gets its objects where they stand in the scene, without those above; whoever deletes an object leaves
 * those below it where they stood relative to it. Either way nobody said that they hang elsewhere from now on. The nodes that are missing
 * are put back as they were exported, and what hung on them hangs on them again.
 */
final class Orphans {

    private static final int MOST_FRAMES = 2000;

    private final Parts exported;
    private final Parts returned;
    private final IncomingModel before;
    private final IncomingModel after;
    private final double framesPerSecond;
    private final boolean asBlender;
    private final Map<Integer, IncomingNode> nodes = new TreeMap<>();
    private final Map<String, Map<Integer, IncomingCurve>> curves = new TreeMap<>();

    /** By the place of a node that was exported and is missing the place of the one that stands in for it. */
    private final Map<Integer, Integer> standIns = new TreeMap<>();

    private final Map<String, SceneTime> then = new HashMap<>();
    private final Map<String, SceneTime> now = new HashMap<>();
    private final Set<String> adopted = new TreeSet<>();
    private int next;

    private Orphans(Parts exported, Parts returned, IncomingModel before, IncomingModel after, double framesPerSecond) {
        this.exported = exported;
        this.returned = returned;
        this.before = before;
        this.after = after;
        this.framesPerSecond = framesPerSecond;
        this.asBlender = after.generator().contains("Blender");
        for (IncomingNode node : after.nodes()) {
            nodes.put(node.place(), node);
            next = Math.max(next, node.place() + 1);
        }
    }

    /**
     * A file with nothing missing above its parts.
     *
     * @param file the file
     * @param standIns the places of nodes that did not come back
     */
    record Adopted(IncomingModel file, Set<Integer> standIns) {}

    /**
     * Hangs them back.
     *
     * @param everything whether all nodes that are missing are wanted, also those on which nothing hangs
     */
    static Adopted adopt(
            Parts exported,
            Parts returned,
            IncomingModel before,
            IncomingModel after,
            double framesPerSecond,
            boolean everything,
            MergeNotes notes) {
        Orphans orphans = new Orphans(exported, returned, before, after, framesPerSecond);
        orphans.adopt();
        if (everything) {
            orphans.standIns();
        }
        return orphans.adopted(notes);
    }

    private void adopt() {
        for (IncomingNode node : after.nodes()) {
            IncomingNode was = exported(node);
            IncomingNode parent = was == null ? null : exported.tree().parent(was);
            if (parent != null
                    && exported.number(parent).isPresent()
                    && returned.holder(node) == null
                    && returned(parent) == null) {
                adopt(node, was, parent);
            }
        }
    }

    private void standIns() {
        int scene = after.nodes().isEmpty()
                ? IncomingNode.NONE
                : after.nodes().get(0).scene();
        for (IncomingNode node : before.nodes()) {
            if (exported.number(node).isPresent() && returned(node) == null) {
                standIn(node, scene);
            }
        }
    }

    private Adopted adopted(MergeNotes notes) {
        if (standIns.isEmpty()) {
            return new Adopted(after, Set.of());
        }
        if (!adopted.isEmpty()) {
            notes.say(MergeProblem.ORPHAN, MissingParts.names(List.copyOf(adopted)));
        }
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : after.clips()) {
            Map<Integer, IncomingCurve> all = new TreeMap<>(clip.curves());
            Map<Integer, IncomingCurve> others = curves.remove(clip.name());
            all.putAll(others == null ? Map.of() : others);
            clips.add(new IncomingClip(clip.name(), all));
        }
        curves.forEach((name, others) -> clips.add(new IncomingClip(name, others)));
        return new Adopted(after.with(List.copyOf(nodes.values()), clips), Set.copyOf(standIns.values()));
    }

    /** What a node of the file was when it was exported; null for what was not. */
    private IncomingNode exported(IncomingNode node) {
        if (returned.number(node).isPresent()) {
            int number = returned.number(node).getAsInt();
            for (Map.Entry<String, IncomingNode> copy : returned.copies(number).entrySet()) {
                if (copy.getValue().place() == node.place()) {
                    return exported.copies(number).get(copy.getKey());
                }
            }
            return null;
        }
        Cell cell = returned.cell(node);
        List<IncomingNode> pieces = cell == null ? List.of() : exported.pieces().getOrDefault(cell, List.of());
        return pieces.isEmpty() || returned.isFresh(node) ? null : pieces.get(0);
    }

    /** What came back of a node that was exported; null where it did not. */
    private IncomingNode returned(IncomingNode was) {
        int number = exported.number(was).orElseThrow();
        return returned.copies(number).get(copy(was, number));
    }

    private String copy(IncomingNode was, int number) {
        for (Map.Entry<String, IncomingNode> copy : exported.copies(number).entrySet()) {
            if (copy.getValue().place() == was.place()) {
                return copy.getKey();
            }
        }
        return "";
    }

    private void adopt(IncomingNode node, IncomingNode was, IncomingNode parent) {
        adopted.add(node.name());
        int holder = standIn(parent, node.scene());
        boolean inPlace = keptItsPlace(node, was, parent);
        IncomingPose rest = inPlace ? node.rest() : rest(node, was, parent);
        nodes.put(node.place(), node.hanging(holder).standing(rest));
        for (IncomingClip clip : after.clips()) {
            IncomingCurve curve = clip.curves().get(node.place());
            if (curve != null && !inPlace) {
                curves.computeIfAbsent(clip.name(), none -> new TreeMap<>())
                        .put(
                                node.place(),
                                new ReparentedCurve(
                                        around(node, curve),
                                        (seconds, mixed) -> world(parent, clip.name(), seconds, mixed),
                                        (seconds, mixed) -> then(clip.name()).at(was, seconds, mixed),
                                        asBlender));
            }
        }
    }

    /** A curve with what some program put around the model. */
    private IncomingCurve around(IncomingNode node, IncomingCurve curve) {
        IncomingNode up = returned.tree().parent(node);
        if (up == null) {
            return curve;
        }
        Affine above = returned.tree().world(up);
        return curve.map(pose -> above.after(Affine.of(pose)).pose());
    }

    /** The place of what stands in for a node that was exported, with what stands in for those above it. */
    private int standIn(IncomingNode was, int scene) {
        Deque<IncomingNode> missing = new ArrayDeque<>();
        int holder = IncomingNode.NONE;
        for (IncomingNode up = was;
                up != null && exported.number(up).isPresent();
                up = exported.tree().parent(up)) {
            IncomingNode there = returned(up);
            if (there != null || standIns.containsKey(up.place())) {
                holder = there == null ? standIns.get(up.place()) : there.place();
                break;
            }
            missing.push(up);
        }
        for (IncomingNode node : missing) {
            int place = next++;
            standIns.put(node.place(), place);
            nodes.put(place, node.placed(place, scene).hanging(holder).showing(List.of()));
            for (IncomingClip clip : before.clips()) {
                IncomingCurve curve = clip.curves().get(node.place());
                if (curve != null) {
                    curves.computeIfAbsent(clip.name(), none -> new TreeMap<>()).put(place, curve);
                }
            }
            holder = place;
        }
        return holder;
    }

    /** Whether a node stands relative to nothing where it stood relative to the node that is gone: people delete that one alone. */
    private boolean keptItsPlace(IncomingNode node, IncomingNode was, IncomingNode parent) {
        int stood = 0;
        int moved = 0;
        for (double seconds : moments(node)) {
            IncomingPose now = now("").at(node, seconds, false);
            IncomingPose then = then("").at(was, seconds, false);
            stood += ReparentedCurve.isSame(now, then, then) ? 1 : 0;
            Affine scene = scene(node, now);
            IncomingPose local =
                    world(parent, "", seconds, asBlender).inverse().after(scene).pose();
            moved += ReparentedCurve.isSame(local, then, scene.pose()) ? 1 : 0;
        }
        return stood > moved;
    }

    private Affine scene(IncomingNode node, IncomingPose pose) {
        IncomingNode up = returned.tree().parent(node);
        return up == null ? Affine.of(pose) : returned.tree().world(up).after(Affine.of(pose));
    }

    /** A few moments at which a node says where it stands. */
    private List<Double> moments(IncomingNode node) {
        List<Double> moments = new ArrayList<>(List.of(0.0));
        for (IncomingClip clip : after.clips()) {
            IncomingCurve curve = clip.curves().get(node.place());
            if (curve != null) {
                double[] times = curve.times();
                for (int i = 0; i < times.length; i += 1 + times.length / 16) {
                    moments.add(times[i]);
                }
                break;
            }
        }
        return moments;
    }

    /**
     * Where a node rests relative to the one it hung on.
     *
     * <p>Programs write where it is at the moment they write it, and do not say which one that is.
     */
    private IncomingPose rest(IncomingNode node, IncomingNode was, IncomingNode parent) {
        Affine scene = scene(node, node.rest());
        SceneTime time = then("");
        int frames = (int) Math.min(MOST_FRAMES, Math.rint(time.end() * framesPerSecond));
        for (int frame = 0; frame <= frames; frame++) {
            double seconds = Motion.seconds(frame, framesPerSecond);
            for (boolean mixed : new boolean[] {asBlender, !asBlender}) {
                IncomingPose local =
                        world(parent, "", seconds, mixed).inverse().after(scene).pose();
                if (ReparentedCurve.isSame(local, time.at(was, seconds, mixed), scene.pose())) {
                    return was.rest();
                }
            }
        }
        return world(parent, "", 0, asBlender).inverse().after(scene).pose();
    }

    private SceneTime then(String clip) {
        return then.computeIfAbsent(clip, name -> new SceneTime(before, name));
    }

    private SceneTime now(String clip) {
        return now.computeIfAbsent(clip, name -> new SceneTime(after, name));
    }

    /** Where a node that was exported stands in the scene: as it came back or, where it did not, as it went out. */
    private Affine world(IncomingNode was, String clip, double seconds, boolean mixed) {
        Affine world = Affine.NONE;
        IncomingNode at = was;
        for (int left = exported.tree().nodes().size(); at != null && left >= 0; left--) {
            IncomingNode there = exported.number(at).isPresent() ? returned(at) : null;
            if (there != null) {
                return now(clip).world(returned.tree(), there, seconds, mixed).after(world);
            }
            world = Affine.of(then(clip).at(at, seconds, mixed)).after(world);
            at = exported.tree().parent(at);
        }
        return world;
    }
}
