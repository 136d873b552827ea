package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ironkit.format.texm.RgbaImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another program that reads and writes pictures. Where it is missing the test is skipped, and with CI set it fails. */
final class ImageMagick {

    private static final boolean PRESENT = isPresent();

    private ImageMagick() {}

    static void require() {
        if (System.getenv("CI") == null) {
            assumeTrue(PRESENT, "ImageMagick is not installed");
        }
        assertThat(PRESENT).as("ImageMagick is installed").isTrue();
    }

    /** The pixels of a file as that program sees them. */
    static int[] pixels(Path file) throws IOException {
        Path raw = Files.createTempFile("pixels", ".rgba");
        try {
            convert(file.toString(), "-depth", "8", "RGBA:" + raw);
            byte[] bytes = Files.readAllBytes(raw);
            int[] pixels = new int[bytes.length / 4];
            for (int i = 0; i < pixels.length; i++) {
                pixels[i] = RgbaImage.pixel(
                        bytes[4 * i] & 0xFF, bytes[4 * i + 1] & 0xFF, bytes[4 * i + 2] & 0xFF, bytes[4 * i + 3] & 0xFF);
            }
            return pixels;
        } finally {
            Files.delete(raw);
        }
    }

    static void convert(String... arguments) {
        List<String> command = new ArrayList<>(List.of("convert"));
        command.addAll(List.of(arguments));
        assertThat(run(command)).as(String.join(" ", command)).isEmpty();
    }

    private static boolean isPresent() {
        // Something else may be called convert, too.
        return run(List.of("convert", "-version")).contains("ImageMagick");
    }

    private static String run(List<String> command) {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            return said;
        } catch (IOException e) {
            return "not started: " + e.getMessage();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
