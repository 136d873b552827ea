package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.PhaseScratch;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The curves of materials as a viewer plays them, against the runtime, each millisecond. */
class PhaseCurvesTest {

    private static final double LARGEST_ERROR = 1.0 / 255;

    private final Random random = new Random(1905);

    private Material material(int mode, int mask) {
        Mat0Bytes bytes = Mat0Bytes.material(6);
        int phases = 2 + random.nextInt(4);
        for (int i = 0; i < phases; i++) {
            byte[] parameters = new byte[18];
            random.nextBytes(parameters);
            parameters[3] = (byte) random.nextInt(101);
            bytes.phase(parameters, (byte) 'T', (byte) '.', (byte) '0');
        }
        bytes.block(mode | (long) mask << 3);
        int end = 0;
        for (int i = 0; i < phases; i++) {
            end += 1 + random.nextInt(300);
            bytes.key(i, end);
        }
        return Mat0Format.MAT0.decode(ByteView.of(bytes.build()), new Attributes(0, 0, 6, 0), Problems.tolerant());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    @Clause({"conv.6-phases", "conv.6-steps", "conv.6-cycles"})
    void staysWithinOneStepOfTheRuntime(int mode) {
        for (int mask = 0; mask < 32; mask++) {
            int shownMask = mask;
            Material material = material(mode, mask);
            Map<String, Object> shown = JsonTree.object("emissiveFactor", List.of());
            List<PhaseCurves.Curve> curves = PhaseCurves.of(material, 0, shown, phase -> TextureRegion.ALL);
            assertThat(curves).hasSize(3);
            int length = material.blocks().get(0).period() * (mode == 1 ? 2 : 1);
            MaterialPlayer player = new MaterialPlayer(material, () -> 0);
            PhaseScratch scratch = new PhaseScratch();
            for (int time = 0; time <= length; time++) {
                player.atTime(0, time, scratch);
                int now = time;
                Supplier<String> what = () -> "mode " + mode + " mask " + shownMask + " at " + now;
                for (int i = 0; i < 3; i++) {
                    compare(curves.get(0), i, time, scratch.floatAt(4 + 4 * i), what);
                    compare(curves.get(1), i, time, scratch.floatAt(20 + 4 * i), what);
                    compare(curves.get(2), i, time, scratch.floatAt(36 + 4 * i), what);
                }
                double alpha = at(curves.get(0), 3, time);
                double wanted = Math.max(0, Math.min(1, scratch.floatAt(32)));
                assertClose(alpha, wanted, what);
            }
        }
    }

    private static void compare(PhaseCurves.Curve curve, int component, int time, float stored, Supplier<String> what) {
        double wanted = Math.max(0, Math.min(1, stored));
        assertClose(Colours.shown(at(curve, component, time)), wanted, what);
    }

    /** Asked a million times: an assertion object for each would take most of the time. */
    private static void assertClose(double shown, double wanted, Supplier<String> what) {
        if (!(Math.abs(shown - wanted) <= LARGEST_ERROR)) {
            assertThat(shown).as(what).isCloseTo(wanted, within(LARGEST_ERROR));
        }
    }

    /** A curve at a millisecond, as the specification of glTF says. */
    private static double at(PhaseCurves.Curve curve, int component, int time) {
        float[] times = curve.keys().times(1);
        float[] values = curve.keys().values();
        int next = 1;
        while (next < times.length && times[next] <= time) {
            next++;
        }
        float from = values[(next - 1) * curve.components() + component];
        if (next == times.length || !curve.glides()) {
            return from;
        }
        float to = values[next * curve.components() + component];
        return from + (to - from) * ((time - times[next - 1]) / (times[next] - times[next - 1]));
    }
}
