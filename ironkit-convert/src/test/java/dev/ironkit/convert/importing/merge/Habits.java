package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.merge.Parts.IncomingTree;
import dev.ironkit.convert.importing.scene.FileSpace;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What people and programs do to all of a file, to a selection and to objects that they join. */
final class Habits {

    private static final FileSpace Z_UP = new FileSpace(true, 1);

    private Habits() {}

    /** A file whose numbers are in axes in which z is up: a quarter of a turn, which is three of them the other way round. */
    static IncomingModel onItsBack(IncomingModel model) {
        return Z_UP.undo(Z_UP.undo(Z_UP.undo(model)));
    }

    static IncomingModel enlarged(IncomingModel model, double times) {
        return new FileSpace(false, 1 / times).undo(model);
    }

    /** A node and all below it, where they stand in the scene, at every moment and at that of a frame. */
    static IncomingModel selection(IncomingModel model, int place, double seconds) {
        IncomingTree tree = new IncomingTree(model);
        SceneTime time = new SceneTime(model, "");
        Set<Integer> selected = new TreeSet<>();
        for (IncomingNode node : model.nodes()) {
            for (IncomingNode up = node; up != null; up = tree.parent(up)) {
                if (up.place() == place) {
                    selected.add(node.place());
                }
            }
        }
        List<IncomingNode> nodes = new ArrayList<>();
        for (IncomingNode node : model.nodes()) {
            if (node.place() == place) {
                IncomingPose rest = time.world(tree, node, seconds, false).pose();
                nodes.add(node.hanging(IncomingNode.NONE).standing(rest));
            } else if (selected.contains(node.place())) {
                nodes.add(node.standing(time.at(node, seconds, false)));
            }
        }
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : model.clips()) {
            Map<Integer, IncomingCurve> curves = new TreeMap<>(clip.curves());
            curves.keySet().retainAll(selected);
            if (!clip.curves().isEmpty()) {
                curves.put(place, new InScene(tree, new SceneTime(model, clip.name()), tree.node(place), clip.end()));
            }
            clips.add(new IncomingClip(clip.name(), curves));
        }
        return model.with(nodes, clips);
    }

    /** How a node moves in the scene. */
    private record InScene(IncomingTree tree, SceneTime time, IncomingNode node, double end) implements IncomingCurve {

        @Override
        public boolean moves() {
            return true;
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
            int frames = (int) Math.rint(end * Travels.RATE);
            double[] times = new double[frames + 1];
            for (int frame = 0; frame <= frames; frame++) {
                times[frame] = Motion.seconds(frame, Travels.RATE);
            }
            return times;
        }

        @Override
        public IncomingPose at(double seconds) {
            return time.world(tree, node, Math.min(seconds, end), false).pose();
        }
    }

    /** Makes a shape a part of another one, where the two stand in the scene at a moment. */
    static IncomingModel joined(IncomingModel model, String name, String into, double seconds) {
        IncomingTree tree = new IncomingTree(model);
        SceneTime time = new SceneTime(model, "");
        IncomingNode from = Other.node(model, name);
        IncomingNode to = Other.node(model, into);
        Affine inner = time.world(tree, to, seconds, false).inverse().after(time.world(tree, from, seconds, false));
        List<IncomingSurface> surfaces = new ArrayList<>(to.surfaces());
        for (IncomingSurface surface : from.surfaces()) {
            Other.Sheet sheet = new Other.Sheet(surface);
            for (int at = 0; at < sheet.positions.length; at += 3) {
                put(
                        inner.place(sheet.positions[at], sheet.positions[at + 1], sheet.positions[at + 2]),
                        sheet.positions,
                        at);
                put(inner.normal(sheet.normals[at], sheet.normals[at + 1], sheet.normals[at + 2]), sheet.normals, at);
            }
            surfaces.add(sheet.surface());
        }
        return Other.without(Other.node(model, into, node -> Other.showing(node, surfaces)), name);
    }

    private static void put(double[] from, float[] to, int at) {
        for (int i = 0; i < 3; i++) {
            to[at + i] = (float) from[i];
        }
    }
}
