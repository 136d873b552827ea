package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Programs of others that judge what we write. Where one is missing its tests are skipped, and with CI set they fail.
 *
 * <p>Tests that need one carry the tag {@link #TAG}: what another program says does not depend on the Java that we run on, so they are
 * run once.
 */
final class OutsideTool {

    static final String TAG = "outside";

    private static final Path ROOT = Path.of(System.getProperty("ironkit.root", ".."));
    private static final int MINUTES = 5;

    private OutsideTool() {}

    /** A file of the project. */
    static Path place(String name) {
        return ROOT.resolve(name).toAbsolutePath().normalize();
    }

    static void require(boolean present, String what, String how) {
        if (System.getenv("CI") == null) {
            assumeTrue(present, what + " is not installed: " + how);
        }
        assertThat(present).as(what + " is installed").isTrue();
    }

    static boolean isOnPath(String program) {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            if (Files.isExecutable(Path.of(folder, program))) {
                return true;
            }
        }
        return false;
    }

    /** Runs a program to its end and gives what it said, errors too; it has to end well. */
    static String run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path log = Files.createTempFile(folder, "said", ".log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        boolean ended = process.waitFor(MINUTES, TimeUnit.MINUTES);
        process.destroyForcibly();
        String said = Files.readString(log, StandardCharsets.UTF_8);
        assertThat(ended).as("the end of " + command + "\n" + said).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }
}
