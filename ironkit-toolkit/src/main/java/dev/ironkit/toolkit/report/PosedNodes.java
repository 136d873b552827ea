package dev.ironkit.toolkit.report;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.BlendRule;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.animation.RotationOrder;
import java.util.ArrayList;
import java.util.List;

/** What {@code pose} shows: the nodes of a model at a time, or between two times. */
public final class PosedNodes {

    private static final int QUATERNION = 4;
    private static final int POSITION = 3;
    private static final int MATRIX = 16;

    /** A sample that takes part. */
    private record Sample(float time) {

        String rule(PoseSampler sampler, int node) {
            return sampler.sample(node, time, new float[PoseSampler.POSE_FLOATS], 0)
                    .id();
        }
    }

    private final Model model;
    private final PoseSampler sampler;
    private final PoseBuffer buffer;
    private final List<Sample> samples;
    private final float weight;

    private PosedNodes(Model model, ModelPoser poser, PoseBuffer buffer, List<Sample> samples, float weight) {
        this.model = model;
        this.sampler = poser.sampler();
        this.buffer = buffer;
        this.samples = samples;
        this.weight = weight;
    }

    public static PosedNodes at(Model model, RotationOrder order, float time) {
        ModelPoser poser = ModelPoser.of(model, order);
        PoseBuffer buffer = poser.newBuffer();
        poser.sample(time, buffer);
        return new PosedNodes(model, poser, buffer, List.of(new Sample(time)), Float.NaN);
    }

    /** The same between two times. Throws {@link IllegalArgumentException} where neither counts. */
    public static PosedNodes between(Model model, RotationOrder order, float first, float second, float weight) {
        BlendRule rule = BlendRule.of(first, second, weight);
        ModelPoser poser = ModelPoser.of(model, order);
        PoseBuffer buffer = poser.newBuffer();
        poser.blend(first, second, weight, buffer);
        List<Sample> samples = new ArrayList<>();
        if (rule != BlendRule.ONLY_SECOND) {
            samples.add(new Sample(first));
        }
        if (rule != BlendRule.ONLY_FIRST) {
            samples.add(new Sample(second));
        }
        return new PosedNodes(model, poser, buffer, samples, weight);
    }

    /** The rule that chose the key; those of both samples where two are blended. */
    private String rule(int node) {
        return String.join(
                " + ",
                samples.stream().map(sample -> sample.rule(sampler, node)).toList());
    }

    /** A row for people. */
    public Object[] cells(int node) {
        List<Object> cells = new ArrayList<>(List.of(node, model.nodeName(node)));
        int at = PoseBuffer.poseAt(node);
        for (int i = 0; i < QUATERNION + POSITION; i++) {
            cells.add(JsonFloats.text(buffer.poses()[at + i]));
        }
        cells.add(rule(node));
        return cells.toArray();
    }

    /** The times that take part, and the weight of the second one. */
    public void writeTimes(JsonWriter out) {
        out.name("times").inlineArray();
        samples.forEach(sample -> JsonFloats.value(out, sample.time()));
        out.end();
        if (samples.size() > 1) {
            JsonFloats.field(out, "weight", weight);
        }
    }

    public void write(int node, JsonWriter out) {
        int parent = model.nodes().parent(node);
        int pose = PoseBuffer.poseAt(node);
        int matrix = PoseBuffer.matrixAt(node);
        out.object().field("index", node).field("name", model.nodeName(node));
        out.field("parent", parent < model.nodes().count() ? parent : -1);
        JsonFloats.array(out, "quaternion", buffer.poses(), pose, QUATERNION);
        JsonFloats.array(out, "position", buffer.poses(), pose + QUATERNION, POSITION);
        JsonFloats.array(out, "matrix", buffer.locals(), matrix, MATRIX);
        JsonFloats.array(out, "modelMatrix", buffer.models(), matrix, MATRIX);
        out.field("rule", rule(node)).end();
    }
}
