package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EngineAxesTest {

    @Test
    @Clause("msh.2-y-up")
    void changesPlacesAndSignsAndLosesNoBit() {
        Random random = new Random(31);
        float[] out = new float[3];
        for (int i = 0; i < 10_000; i++) {
            float x = Float.intBitsToFloat(random.nextInt());
            float y = i == 0 ? -0.0f : Float.intBitsToFloat(random.nextInt());
            float z = Float.intBitsToFloat(random.nextInt());
            EngineAxes.place(x, y, z, out, 0);
            assertThat(Float.floatToIntBits(out[0])).isEqualTo(Float.floatToIntBits(x));
            assertThat(Float.floatToIntBits(out[1])).isEqualTo(Float.floatToIntBits(z));
            assertThat(Float.floatToIntBits(-out[2])).isEqualTo(Float.floatToIntBits(y));
        }
    }

    @Test
    @Clause("msh.13-gltf-rotation")
    void turnsRotationsRoundAndReordersThem() {
        float[] out = new float[4];
        EngineAxes.rotation(new float[] {0.5f, 0.5f, -0.5f, 0.5f}, 0, out, 0);
        assertThat(out).containsExactly(-0.5f, -0.5f, -0.5f, 0.5f);
        EngineAxes.rotation(new float[] {0.6f, 0.8f, 0, 0}, 0, out, 0);
        assertThat(out[0]).isEqualTo(-0.8f);
        assertThat(out[3]).isEqualTo(0.6f);
    }

    @Test
    @Clause("msh.4.5-export")
    void givesEveryRotationUnitLength() {
        float[] out = new float[4];
        EngineAxes.rotation(new float[4], 0, out, 0);
        assertThat(out).containsExactly(0, 0, 0, 1);
        EngineAxes.rotation(new float[] {3, 0, 4, 0}, 0, out, 0);
        assertThat(out[2]).isEqualTo(0.8f);
        assertThat(out[3]).isEqualTo(0.6f);
        EngineAxes.rotation(new float[] {Float.NaN, 0, 0, 0}, 0, out, 0);
        assertThat(out).containsExactly(0, 0, 0, 1);
    }

    @Test
    @Clause("conv.2-back")
    void bringsPlacesBackBitByBit() {
        Random random = new Random(32);
        float[] out = new float[3];
        for (int i = 0; i < 100_000; i++) {
            float x = Float.intBitsToFloat(random.nextInt());
            float y = i < 2 ? i == 0 ? -0.0f : 0.0f : Float.intBitsToFloat(random.nextInt());
            float z = Float.intBitsToFloat(random.nextInt());
            EngineAxes.place(x, y, z, out, 0);
            Point back = EngineAxes.placeBack(out[0], out[1], out[2]);
            assertThat(back).isEqualTo(new Point(x, y, z));
            EngineAxes.placesBack(out);
            assertThat(out).containsExactly(x, y, z);
        }
    }

    /** A rotation that is one long already keeps what 32 bits hold of it. */
    @Test
    @Clause("conv.2-back")
    void bringsRotationsBack() {
        Random random = new Random(33);
        float[] out = new float[4];
        for (int i = 0; i < 100_000; i++) {
            double w = random.nextGaussian();
            double x = random.nextGaussian();
            double y = random.nextGaussian();
            double z = random.nextGaussian();
            Rotation wanted = new Rotation(w, x, y, z);
            float[] pose = {(float) wanted.w(), (float) wanted.x(), (float) wanted.y(), (float) wanted.z()};
            EngineAxes.rotation(pose, 0, out, 0);
            Rotation back = EngineAxes.rotationBack(out[0], out[1], out[2], out[3]);
            assertThat(back.w()).isCloseTo(wanted.w(), within(2e-7));
            assertThat(back.x()).isCloseTo(wanted.x(), within(2e-7));
            assertThat(back.y()).isCloseTo(wanted.y(), within(2e-7));
            assertThat(back.z()).isCloseTo(wanted.z(), within(2e-7));
        }
        assertThat(EngineAxes.rotationBack(0, 0, 0, 0)).isEqualTo(Rotation.IDENTITY);
    }
}
