package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.FrameIndex;
import dev.ironkit.format.msh.animation.Matrices;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.animation.Quaternions;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.Map;

/** Where the nodes of models are at a time, and between two times. */
public final class PoseVectors {

    private static final float[] TIMES = {0, 0.75f, 1, 1.5f, 2, 2.5f, 3, 7.25f, 12, 20.6f, 39.9f, 40, 500, -0.25f, -3};
    private static final float[][] BLENDS = {
        {0, 10, 0}, {0, 10, 0.25f}, {3.5f, 20, 0.5f}, {12, 2, 1}, {-1, 7, 0.5f}, {7, -1, 0.5f}, {30, 31, 0.125f}
    };
    private static final short[][] TURNS = {
        {32767, 0, 0, 0, 23170, 0, 0, 23170},
        {32767, 0, 0, 0, -23170, 0, 0, -23170},
        {32767, 0, 0, 0, 32767, 10, 0, 0},
        {23170, 23170, 0, 0, 0, 0, 32767, 0},
        {0, 0, 0, 0, 32767, 0, 0, 0},
        {-32768, 0, 0, 0, 0, 32767, 0, 0}
    };
    private static final float[] PARTS = {0, 0.25f, 0.5f, 0.9f, 1};
    private static final float SCALE = 1.0f / 32767.0f;

    private PoseVectors() {}

    /** {@return models at times} */
    public static ByteView poses(Map<String, ByteView> models) {
        return VectorJson.document("nodes at a time, in frames", out -> {
            out.name("models").array();
            models.forEach((file, bytes) -> model(out, file, bytes, TIMES.length, (poser, i, buffer) -> {
                poser.sample(TIMES[i], buffer);
                VectorJson.one(out, "time", TIMES[i]);
            }));
            out.end();
        });
    }

    /** {@return models between two times} */
    public static ByteView blends(Map<String, ByteView> models) {
        return VectorJson.document("nodes between two times; a time below 0 takes no part", out -> {
            out.name("models").array();
            models.forEach((file, bytes) -> model(out, file, bytes, BLENDS.length, (poser, i, buffer) -> {
                poser.blend(BLENDS[i][0], BLENDS[i][1], BLENDS[i][2], buffer);
                VectorJson.one(out, "first", BLENDS[i][0]);
                VectorJson.one(out, "second", BLENDS[i][1]);
                VectorJson.one(out, "weight", BLENDS[i][2]);
            }));
            out.end();
        });
    }

    /** Fills a buffer and says what for. */
    private interface Step {
        void take(ModelPoser poser, int number, PoseBuffer buffer);
    }

    private static void model(JsonWriter out, String file, ByteView bytes, int count, Step step) {
        Model model = MshFormat.MSH.decode(bytes, Problems.strict());
        RotationOrder order = ModelReading.detectOrder(model).value();
        ModelPoser poser = ModelPoser.of(model, order);
        PoseBuffer buffer = poser.newBuffer();
        out.object().field("file", file).field("quatOrder", order.id());
        out.name("samples").array();
        for (int i = 0; i < count; i++) {
            out.object();
            step.take(poser, i, buffer);
            out.name("nodes").array();
            for (int node = 0; node < buffer.nodeCount(); node++) {
                node(out, model.nodeName(node), node, buffer);
            }
            out.end().end();
        }
        out.end().end();
    }

    private static void node(JsonWriter out, String name, int node, PoseBuffer buffer) {
        int at = PoseBuffer.poseAt(node);
        out.inlineObject().field("node", node).field("name", name);
        VectorJson.floats(out, "quaternion", buffer.poses(), at, Quaternions.FLOATS);
        VectorJson.floats(
                out, "position", buffer.poses(), at + Quaternions.FLOATS, PoseSampler.POSE_FLOATS - Quaternions.FLOATS);
        VectorJson.floats(out, "matrix", buffer.models(), PoseBuffer.matrixAt(node), Matrices.FLOATS);
        out.end();
    }

    /** {@return which frame a time is in, and turns between two stored rotations} */
    public static ByteView numbers() {
        return VectorJson.document("frames of times; rotations between two stored ones (w first)", out -> {
            out.name("frames").array();
            for (float time :
                    new float[] {0, 0.75f, 1, 1.5f, 2, 2.5f, 3, -0.25f, 0.5f, 1e10f, 0x1p61f, 0x1p100f, Float.NaN}) {
                out.inlineObject();
                VectorJson.one(out, "time", time);
                out.field("frame", Integer.toUnsignedLong(FrameIndex.of(time))).end();
            }
            out.end();
            out.name("turns").array();
            for (short[] turn : TURNS) {
                for (float part : PARTS) {
                    turn(out, turn, part);
                }
            }
            out.end();
        });
    }

    private static void turn(JsonWriter out, short[] turn, float part) {
        float[] both = new float[8];
        out.inlineObject().name("first").inlineArray();
        for (int i = 0; i < 8; i++) {
            both[i] = turn[i] * SCALE;
            if (i == 4) {
                out.end().name("second").inlineArray();
            }
            out.value(turn[i]);
        }
        out.end();
        VectorJson.one(out, "part", part);
        float[] result = new float[4];
        Quaternions.slerp(both, 0, both, 4, part, result, 0);
        VectorJson.floats(out, "quaternion", result, 0, 4);
        out.end();
    }
}
