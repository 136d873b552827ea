package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/** Turns every bone of a model without moving anything that is seen, and loses a few bits of everything, as Blender does. */
final class AimedBones {

    private final Random random;
    private final IncomingModel model;
    private final Map<Integer, Affine> turns = new TreeMap<>();

    private AimedBones(IncomingModel model, long seed) {
        this.model = model;
        this.random = new Random(seed);
        for (IncomingNode node : model.nodes()) {
            if (node.bound().isPresent()) {
                Rotation turn = new Rotation(
                        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
                turns.put(node.place(), Affine.of(new IncomingPose(Point.ZERO, turn, 1, 1, 1)));
            }
        }
    }

    static IncomingModel of(IncomingModel model, long seed) {
        return new AimedBones(model, seed).aimed();
    }

    /** The same, bound somewhere else. */
    static IncomingModel boundAt(IncomingModel model, Point place) {
        List<IncomingNode> nodes = new ArrayList<>();
        for (IncomingNode node : model.nodes()) {
            Optional<IncomingPose> bound = node.bound().map(pose -> new IncomingPose(place, pose.rotation(), 1, 1, 1));
            nodes.add(new IncomingNode(
                    node.place(),
                    node.name(),
                    node.parent(),
                    node.scene(),
                    node.rest(),
                    node.surfaces(),
                    node.coarser(),
                    node.marks(),
                    bound));
        }
        return model.with(nodes, model.clips());
    }

    private IncomingModel aimed() {
        if (turns.isEmpty()) {
            return model;
        }
        List<IncomingNode> nodes = new ArrayList<>();
        for (IncomingNode node : model.nodes()) {
            boolean isBound = node.bound().isEmpty() && turns.containsKey(node.parent());
            nodes.add(
                    isBound
                            ? node.showing(node.surfaces().stream()
                                    .map(surface ->
                                            turned(surface, turn(node.parent()).inverse()))
                                    .toList())
                            : bone(node));
        }
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : model.clips()) {
            Map<Integer, IncomingCurve> curves = new TreeMap<>();
            clip.curves().forEach((place, curve) -> curves.put(place, sampled(place, curve)));
            clips.add(new IncomingClip(clip.name(), curves));
        }
        return model.with(nodes, clips);
    }

    private Affine turn(int place) {
        return turns.getOrDefault(place, Affine.NONE);
    }

    private IncomingNode bone(IncomingNode node) {
        return new IncomingNode(
                node.place(),
                node.name(),
                node.parent(),
                node.scene(),
                aimed(node.place(), node.rest()),
                node.surfaces(),
                node.coarser(),
                node.marks(),
                node.bound()
                        .map(pose ->
                                noisy(Affine.of(pose).after(turn(node.place())).pose())));
    }

    private IncomingPose aimed(int place, IncomingPose pose) {
        int parent = model.nodes().stream()
                .filter(node -> node.place() == place)
                .findFirst()
                .orElseThrow()
                .parent();
        return noisy(
                turn(parent).inverse().after(Affine.of(pose)).after(turn(place)).pose());
    }

    private IncomingCurve sampled(int place, IncomingCurve curve) {
        int last = (int) Math.round(curve.end() * Travels.RATE);
        double[] seconds = new double[last + 1];
        IncomingPose[] poses = new IncomingPose[last + 1];
        Motion motion = new Motion(null, curve, Travels.RATE);
        for (int frame = 0; frame <= last; frame++) {
            seconds[frame] = frame / Travels.RATE;
            IncomingPose exact = curve.at(seconds[frame]);
            poses[frame] = aimed(place, new IncomingPose(exact.position(), motion.mixed(frame), 1, 1, 1));
        }
        return new Other.Keys(seconds, poses, curve.moves(), curve.turns());
    }

    /** Off by a few steps of a float of this size. */
    private float noisy(double value, double size) {
        return (float) (value + (random.nextDouble() - 0.5) * 4e-7 * size);
    }

    private IncomingPose noisy(IncomingPose pose) {
        Point at = pose.position();
        Rotation turn = pose.rotation();
        return new IncomingPose(
                new Point(noisy(at.x(), 20), noisy(at.y(), 20), noisy(at.z(), 20)),
                new Rotation(noisy(turn.w(), 1), noisy(turn.x(), 1), noisy(turn.y(), 1), noisy(turn.z(), 1)),
                1,
                1,
                1);
    }

    private IncomingSurface turned(IncomingSurface surface, Affine turn) {
        float[] places = surface.positions().clone();
        float[] normals = surface.normals().clone();
        for (int at = 0; at < places.length; at += 3) {
            double[] place = turn.place(places[at], places[at + 1], places[at + 2]);
            for (int axis = 0; axis < 3; axis++) {
                places[at + axis] = noisy(place[axis], 20);
            }
        }
        for (int at = 0; at < normals.length; at += 3) {
            double[] normal = turn.normal(normals[at], normals[at + 1], normals[at + 2]);
            for (int axis = 0; axis < 3; axis++) {
                normals[at + axis] = noisy(normal[axis], 1);
            }
        }
        return surface.shaped(places, normals);
    }
}
