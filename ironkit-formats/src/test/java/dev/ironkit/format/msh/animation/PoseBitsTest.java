package dev.ironkit.format.msh.animation;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The same floats on every machine and in every mode, and no garbage. */
class PoseBitsTest {

    private static final int FRAMES = 1_000;
    private static final long HASH = -3_101_078_805_026_395_089L;

    @Test
    @Clause({"msh.4.3-float", "D23"})
    void givesTheBitsItAlwaysGave() {
        // Twice, so that both the interpreter and the compilers have had their turn.
        assertThat(SeededModel.hash(FRAMES)).isEqualTo(HASH);
        assertThat(SeededModel.hash(FRAMES)).isEqualTo(HASH);
    }

    @Test
    @Clause({"msh.4.3-float", "D23"})
    void givesTheSameBitsWithoutACompiler() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xint",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        SeededModel.class.getName(),
                        Integer.toString(FRAMES))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), US_ASCII);
        assertThat(process.waitFor()).isZero();
        assertThat(printed.strip()).isEqualTo(Long.toString(HASH));
    }

    @Test
    void allocatesNothing() {
        ModelPoser poser = SeededModel.poser();
        PoseBuffer buffer = poser.newBuffer();
        PoseSampler sampler = new PoseSampler(SeededModel.tracks(new Random(1)));
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        Runnable work = () -> {
            for (int i = 0; i < 2_000; i++) {
                sampler.sample(i % 40, i * 0.11f, pose, 0);
            }
            for (int i = 0; i < 50; i++) {
                poser.sample(i * 0.7f, buffer);
                poser.blend(i, i * 0.3f, 0.25f, buffer);
            }
        };
        // The virtual machine itself may take a little while it compiles; what the code takes, it takes every time.
        long bytes = Allocation.least(work);

        assertThat(bytes).isZero();
    }
}
