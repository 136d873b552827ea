package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnimationsTest {

    private final GltfText file =
            new GltfText().add("nodes", "{'translation': [1, 2, 3], 'rotation': [0, 0, 1, 0], 'scale': [2, 3, 4]}");

    private static String sampler(int input, int output, String way) {
        return "{'input': " + input + ", 'output': " + output + ", 'interpolation': '" + way + "'}";
    }

    private static String channel(int sampler, String path) {
        return "{'sampler': " + sampler + ", 'target': {'node': 0, 'path': '" + path + "'}}";
    }

    private GltfText animation(String samplers, String channels) {
        return file.add(
                "animations", "{'name': 'walk', 'samplers': [" + samplers + "], 'channels': [" + channels + "]}");
    }

    private IncomingCurve curve(String path, String type, String way, double[] times, double... values) {
        animation(sampler(file.floats("SCALAR", times), file.floats(type, values), way), channel(0, path));
        return file.read().clips().get(0).curves().get(0);
    }

    @Test
    @Clause("gltf.animations")
    void goesStraightFromKeyToKeyAndHoldsAtTheEnds() {
        IncomingCurve curve = curve("translation", "VEC3", "LINEAR", new double[] {1, 2}, 0, 0, 0, 4, 8, 12);
        assertThat(curve.at(0).position()).isEqualTo(new Point(0, -0.0f, 0));
        assertThat(curve.at(1.25).position()).isEqualTo(new Point(1, -3, 2));
        assertThat(curve.at(9).position()).isEqualTo(new Point(4, -12, 8));
        assertThat(curve.times()).containsExactly(1, 2);
        assertThat(curve.end()).isEqualTo(2);
        assertThat(file.read().clips().get(0).name()).isEqualTo("walk");
        assertThat(file.read().clips().get(0).end()).isEqualTo(2);
    }

    @Test
    @Clause("gltf.animations")
    void restsInWhatIsNotAnimated() {
        IncomingCurve curve = curve("translation", "VEC3", "LINEAR", new double[] {0}, 5, 6, 7);
        assertThat(curve.moves()).isTrue();
        assertThat(curve.turns()).isFalse();
        assertThat(curve.stretches()).isFalse();
        IncomingPose pose = curve.at(3);
        IncomingPose rest = file.read().nodes().get(0).rest();
        assertThat(pose)
                .isEqualTo(new IncomingPose(
                        new Point(5, -7, 6), rest.rotation(), rest.scaleX(), rest.scaleY(), rest.scaleZ()));
    }

    @Test
    @Clause("gltf.animations")
    void jumpsWhereItSteps() {
        float second = 1 / 24f;
        IncomingCurve curve = curve("scale", "VEC3", "STEP", new double[] {0, second, 1}, 1, 1, 1, 2, 3, 4, 5, 5, 5);
        assertThat(curve.stretches()).isTrue();
        assertThat(curve.at(0.04).scaleX()).isEqualTo(1);
        // A twenty-fourth is a little less than the float that stands for it; it is that key all the same.
        assertThat(1 / 24.0).isLessThan(second);
        assertThat(curve.at(1 / 24.0).scaleX()).isEqualTo(2);
        assertThat(curve.at(1 / 24.0).scaleY()).isEqualTo(4);
        assertThat(curve.at(1 / 24.0).scaleZ()).isEqualTo(3);
        assertThat(curve.at(0.99).scaleX()).isEqualTo(2);
        assertThat(curve.at(1).scaleX()).isEqualTo(5);
    }

    @Test
    @Clause("gltf.animations")
    void turnsTheShortWayRound() {
        double half = Math.sqrt(0.5);
        // No turn, then a quarter turn about y, said by its negative.
        IncomingCurve curve = curve("rotation", "VEC4", "LINEAR", new double[] {0, 1}, 0, 0, 0, 1, 0, -half, 0, -half);
        assertThat(curve.turns()).isTrue();
        double third = Math.PI / 4 / 3;
        assertThat(curve.at(1 / 3.0).rotation().w()).isCloseTo(Math.cos(third), within(1e-7));
        assertThat(curve.at(1 / 3.0).rotation().z()).isCloseTo(-Math.sin(third), within(1e-7));
        assertThat(curve.at(1 / 3.0).rotation().x()).isCloseTo(0, within(1e-9));
    }

    @Test
    @Clause("gltf.animations")
    void followsCubicCurves() {
        // From 0 with slope 0 to 1 with slope 3, in two seconds.
        IncomingCurve curve = curve(
                "translation",
                "VEC3",
                "CUBICSPLINE",
                new double[] {0, 2},
                9,
                9,
                9,
                0,
                0,
                0,
                0,
                0,
                0,
                3,
                0,
                0,
                1,
                0,
                0,
                9,
                9,
                9);
        assertThat(curve.at(0).position().x()).isZero();
        assertThat(curve.at(2).position().x()).isEqualTo(1);
        // Half way: 0.5 of the second place, and two seconds of -1/8 of its slope.
        assertThat(curve.at(1).position().x()).isCloseTo(0.5f - 2 * 3 / 8f, within(1e-6f));
    }

    @ParameterizedTest
    @ValueSource(strings = {"STEP", "LINEAR"})
    @Clause("gltf.animations")
    void givesTheVeryBitsOfAKey(String way) {
        Random random = new Random(7);
        int keys = 50;
        double[] times = new double[keys];
        double[] values = new double[keys * 3];
        for (int i = 0; i < keys; i++) {
            times[i] = (float) (i / 30.0);
            for (int k = 0; k < 3; k++) {
                values[i * 3 + k] = (float) random.nextGaussian();
            }
        }
        IncomingCurve curve = curve("translation", "VEC3", way, times, values);
        for (int i = 0; i < keys; i++) {
            Point wanted = new Point((float) values[i * 3], -(float) values[i * 3 + 2], (float) values[i * 3 + 1]);
            assertThat(curve.at(curve.times()[i]).position()).isEqualTo(wanted);
            assertThat(curve.at(i / 30.0).position()).isEqualTo(wanted);
        }
    }

    @Test
    @Clause("gltf.animations")
    void mergesTheTimesOfItsTracks() {
        String samplers = sampler(file.floats("SCALAR", 0, 2), file.floats("VEC3", 0, 0, 0, 1, 1, 1), "LINEAR") + ", "
                + sampler(
                        file.floats("SCALAR", 1, 2, 3),
                        file.numbers(
                                GltfText.I16,
                                "VEC4",
                                ", 'normalized': true",
                                0,
                                0,
                                0,
                                32767,
                                32767,
                                0,
                                0,
                                0,
                                0,
                                0,
                                0,
                                32767),
                        "LINEAR");
        animation(samplers, channel(0, "translation") + ", " + channel(1, "rotation"));
        IncomingCurve curve = file.read().clips().get(0).curves().get(0);
        assertThat(curve.times()).containsExactly(0, 1, 2, 3);
        assertThat(curve.end()).isEqualTo(3);
        assertThat(curve.at(2).rotation().x()).isEqualTo(-1);
        assertThat(curve.at(2).position()).isEqualTo(new Point(1, -1, 1));
    }

    @Test
    @Clause("gltf.animations")
    void passesOverWhatIsNotOfNodes() {
        String samplers = sampler(file.floats("SCALAR", 0), file.floats("VEC3", 0, 0, 0), "LINEAR");
        animation(
                samplers,
                "{'sampler': 0, 'target': {'path': 'pointer', 'extensions': {'KHR_animation_pointer': {'pointer': '/x'}}}}, "
                        + channel(0, "weights") + ", " + channel(0, "translation") + ", " + channel(0, "translation"));
        assertThat(file.findings()).containsExactly("gltf.channel-twice", "gltf.channel");
        assertThat(file.read().clips().get(0).curves()).hasSize(1);
    }

    @Test
    @Clause("gltf.refused")
    void refusesKeysThatMakeNoSense() {
        animation(
                sampler(file.floats("SCALAR", 0, 2, 1), file.floats("VEC3", new double[9]), "LINEAR"),
                channel(0, "translation"));
        assertThat(file.refusal()).startsWith("gltf.times ").contains("/animations/0/samplers/0/input", "key 2");
        assertThat(new AnimationsTest().odd(new double[] {-1}, new double[3], "LINEAR"))
                .startsWith("gltf.times ");
        assertThat(new AnimationsTest().odd(new double[] {0, 1}, new double[3], "LINEAR"))
                .startsWith("gltf.count ");
        assertThat(new AnimationsTest().odd(new double[] {0, 1}, new double[6], "CUBICSPLINE"))
                .startsWith("gltf.count ");
        assertThat(new AnimationsTest().odd(new double[] {}, new double[] {}, "STEP"))
                .startsWith("gltf.count ");
        assertThat(new AnimationsTest().odd(new double[] {0}, new double[3], "SMOOTH"))
                .startsWith("gltf.value ")
                .contains("/animations/0/samplers/0/interpolation");
    }

    private String odd(double[] times, double[] values, String way) {
        file.view(new byte[4], "");
        animation(sampler(file.floats("SCALAR", times), file.floats("VEC3", values), way), channel(0, "translation"));
        return file.refusal();
    }

    @Test
    void takesTheLastOfKeysAtOneTime() {
        IncomingCurve curve =
                curve("translation", "VEC3", "LINEAR", new double[] {0, 1, 1, 2}, 0, 0, 0, 1, 0, 0, 5, 0, 0, 6, 0, 0);
        assertThat(curve.at(1).position().x()).isEqualTo(5);
        assertThat(curve.at(0.5).position().x()).isEqualTo(0.5f);
        assertThat(file.findings()).containsExactly("gltf.times-equal");
    }

    @Test
    void findsARotationWhereTheCurveGoesThroughNothing() {
        IncomingCurve curve = curve(
                "rotation",
                "VEC4",
                "CUBICSPLINE",
                new double[] {0, 1},
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                1,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                0,
                -1,
                0,
                0,
                0,
                0);
        assertThat(curve.at(0.5).rotation().w()).isEqualTo(1);
    }
}
