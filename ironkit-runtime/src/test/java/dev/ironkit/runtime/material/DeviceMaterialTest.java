package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the graphics device is given for a material. */
class DeviceMaterialTest {

    private final MadeGame game = new MadeGame();
    private final DeviceMaterial device = new DeviceMaterial();

    /** A look whose bytes are 0, 10, 20 and so on, with a power. */
    private PhaseScratch look(int power) {
        byte[] parameters = new byte[18];
        for (int i = 0; i < 16; i++) {
            parameters[i] = (byte) (i * 10);
        }
        parameters[16] = (byte) power;
        MaterialManager manager = game.world.loadMatManager();
        game.material("M", 0, Mat0Bytes.material(6).phase(parameters).block(0).key(0, 100));
        PhaseScratch look = new PhaseScratch();
        manager.phaseByGameTime(game.load(manager, "M") << 16, 0, look);
        return look;
    }

    @Test
    @Clause("mat.7-device")
    void shinesWithTheSceneAndTheAmbientColour() {
        device.set(look(3), 0.5f, 0.25f, 0);

        assertThat(device.diffuse(0)).isEqualTo(40 / 255f);
        assertThat(device.diffuse(2)).isEqualTo(60 / 255f);
        assertThat(device.opacity()).isEqualTo(30 * 0.01f);
        assertThat(device.specular(1)).isEqualTo(90 / 255f);
        assertThat(device.emissive(0)).isEqualTo(0.5f);
        assertThat(device.emissive(1)).isEqualTo(0.25f + 10 / 255f);
        assertThat(device.emissive(2)).isEqualTo(20 / 255f);
        assertThat(device.ambient(0)).isZero();
        assertThat(device.ambient(3)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"0,1", "5,32", "31,2147483648", "40,1099511627776", "255,Infinity"})
    @Clause("mat.7-power")
    void takesThePowerForAnExponentOfTwo(int stored, float power) {
        device.set(look(stored), 0, 0, 0);

        assertThat(device.power()).isEqualTo(power);
    }

    @Test
    void allocatesNothing() {
        PhaseScratch look = look(3);
        Runnable work = () -> {
            for (int i = 0; i < 100_000; i++) {
                device.set(look, i, 0, 0);
            }
        };

        assertThat(Allocation.least(work)).isZero();
    }
}
