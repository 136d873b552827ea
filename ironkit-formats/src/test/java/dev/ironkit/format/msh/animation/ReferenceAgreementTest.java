package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.reference.PoseCases;
import dev.ironkit.format.msh.animation.reference.PoseModel;
import dev.ironkit.format.msh.animation.reference.ReferencePoses;
import dev.ironkit.format.msh.animation.reference.ReferenceQuaternions;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.ModelBytes;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A million seeded cases against the plain transcription, bit for bit. */
@Clause("msh.4.3-reference")
@Tag(LongRun.TAG)
class ReferenceAgreementTest {

    private static final int MODELS = LongRun.of(10_000);
    private static final int SAMPLES = 75;
    private static final int BLENDS = 30;
    private static final int SLERPS = LongRun.of(300_000);

    private final PoseCases cases = new PoseCases(20_231_105);
    private final float[] pose = new float[7];
    private final float[] quaternion = new float[4];
    private final float[] position = new float[3];
    private final float[] matrix = new float[16];
    private final float[] expected = new float[16];
    private int compared;
    private int refused;

    @Test
    @Clause({"msh-animation.3.3-rotation", "msh-animation.4.2-blend", "msh.4.3-tolerant", "D23"})
    void agreesOverAMillionSamplesAndBlends() {
        for (int i = 0; i < MODELS; i++) {
            PoseModel model = i % 4 == 3 ? cases.damaged() : cases.sound();
            ReferencePoses reference = ReferencePoses.of(model);
            ModelPoser poser = ModelPoser.of(decoded(model), order(model));
            for (int j = 0; j < SAMPLES; j++) {
                sample(reference, poser.sampler(), cases.node(model), cases.time(model));
            }
            PoseBlender blender = new PoseBlender(poser.sampler());
            for (int j = 0; j < BLENDS; j++) {
                blend(reference, blender, cases.node(model), cases.time(model), cases.time(model), cases.weight());
            }
            whole(reference, poser, cases.time(model), cases.unitWeight());
        }
        assertThat(compared).isGreaterThan(LongRun.of(1_000_000));
        assertThat(refused).isGreaterThan(LongRun.of(10_000));
    }

    @Test
    @Clause({"msh-animation.4.4-slerp", "msh-animation.4.4-sign", "msh-animation.4.4-near"})
    void agreesOverSlerpsOfAnyQuaternions() {
        Random random = new Random(44);
        float[] a = new float[4];
        float[] b = new float[4];
        for (int i = 0; i < SLERPS; i++) {
            float spread = i % 3 == 0 ? 0.003f : 1;
            for (int k = 0; k < 4; k++) {
                a[k] = ReferenceQuaternions.decode((short) random.nextInt()) * 0.7f;
                b[k] = i % 2 == 0 ? random.nextFloat() * 2 - 1 : a[k] + (random.nextFloat() - 0.5f) * spread;
            }
            float alpha = i % 5 == 0 ? random.nextFloat() * 9 - 4 : random.nextFloat();
            ReferenceQuaternions.slerp(a, b, alpha, quaternion);
            Quaternions.slerp(a, 0, b, 0, alpha, pose, 0);
            same(quaternion, 0, pose, 0, 4);
            ReferenceQuaternions.toMatrix(a, expected);
            Quaternions.toMatrix(a, 0, matrix, 0);
            same(expected, 0, matrix, 0, 16);
        }
    }

    private void sample(ReferencePoses reference, PoseSampler sampler, int node, float time) {
        ReferencePoses.Branch branch = reference.sample(node, time, quaternion, position);
        PoseRule rule = sampler.sample(node, time, pose, 0);
        same(quaternion, 0, pose, 0, 4);
        same(position, 0, pose, 4, 3);
        if (FrameIndex.of(time) != ReferencePoses.frame(time)) {
            fail("frame of " + time);
        }
        if (branch(rule) != branch) {
            fail(rule + " is not " + branch);
        }
        compared++;
    }

    private static ReferencePoses.Branch branch(PoseRule rule) {
        return switch (rule) {
            case AT_KEY -> ReferencePoses.Branch.FIRST_KEY;
            case AT_NEXT_KEY -> ReferencePoses.Branch.SECOND_KEY;
            case BETWEEN_KEYS -> ReferencePoses.Branch.BETWEEN;
            case NO_MAP -> ReferencePoses.Branch.NO_MAP;
            case OUTSIDE_TIMELINE -> ReferencePoses.Branch.BEYOND;
            case HELD_BY_MAP -> ReferencePoses.Branch.FALLBACK_WORD;
            case MAP_TOO_SHORT -> ReferencePoses.Branch.OUT_OF_BOUNDS;
            case NO_SUCH_KEY, NO_KEYS -> ReferencePoses.Branch.IDENTITY;
        };
    }

    private void blend(
            ReferencePoses reference, PoseBlender blender, int node, float first, float second, float weight) {
        Arrays.fill(expected, 7);
        Arrays.fill(matrix, 7);
        boolean refuses = refuses(() -> reference.blend(node, first, second, weight, expected));
        if (refuses(() -> blender.blend(node, first, second, weight, matrix, 0)) != refuses) {
            fail("blend of " + first + " and " + second + " with " + weight);
        }
        same(expected, 0, matrix, 0, 16);
        refused += refuses ? 1 : 0;
        compared++;
    }

    private static void whole(ReferencePoses reference, ModelPoser poser, float time, float weight) {
        PoseBuffer buffer = poser.newBuffer();
        poser.sample(time, buffer);
        same(reference.model(time), 0, buffer.models(), 0, buffer.models().length);
        poser.blend(0, 1.25f, weight, buffer);
        same(reference.modelBlend(0, 1.25f, weight), 0, buffer.models(), 0, buffer.models().length);
        poser.rest(buffer);
        same(reference.modelRest(), 0, buffer.models(), 0, buffer.models().length);
    }

    private static boolean refuses(Runnable work) {
        try {
            work.run();
            return false;
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    private static RotationOrder order(PoseModel model) {
        return model.wFirst() ? RotationOrder.W_FIRST : RotationOrder.W_LAST;
    }

    private static Model decoded(PoseModel model) {
        byte[] image = ModelBytes.bare()
                .payload(1, model.res1())
                .payload(8, model.res8())
                .payload(19, model.res19())
                .frames(model.frameCount())
                .build();
        return MshFormat.MSH.decode(ByteView.of(image), Problems.tolerant());
    }

    private static void same(float[] expected, int from, float[] actual, int at, int count) {
        for (int i = 0; i < count; i++) {
            if (Float.floatToIntBits(expected[from + i]) != Float.floatToIntBits(actual[at + i])) {
                fail(Arrays.toString(Arrays.copyOfRange(actual, at, at + count)) + " is not "
                        + Arrays.toString(Arrays.copyOfRange(expected, from, from + count)));
            }
        }
    }
}
