package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;

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
}
