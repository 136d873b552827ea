package dev.ironkit.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ironkit.demo.plain.PlainPose;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The conformance kit, read by code that shares nothing with what wrote it: here, and in Python where there is one. */
class ConformanceKitTest {

    private static final Pattern LINE = Pattern.compile(
            "\"timeBits\": \"([0-9a-f]{8})\"|\"node\": (\\d+),.*?\"quaternionBits\": \"([^\"]*)\".*?\"positionBits\": \"([^\"]*)\"");
    private static final int PIXELS = 32;
    private static final int SIZE = 8;

    @TempDir
    static Path folder;

    @BeforeAll
    static void write() throws IOException {
        for (DemoFile file : ConformanceKit.files()) {
            Path target = folder.resolve(file.name());
            Files.createDirectories(target.getParent());
            Files.write(target, file.content().toByteArray());
        }
    }

    private static String text(String name) throws IOException {
        return Files.readString(folder.resolve("vectors").resolve(name), StandardCharsets.UTF_8);
    }

    private static byte[] input(String name) throws IOException {
        return Files.readAllBytes(folder.resolve("vectors/inputs").resolve(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a_bird.msh", "fr_turret.msh", "w_cannon.msh"})
    void posesAreThoseOfASecondSampler(String model) throws IOException {
        PlainPose plain = new PlainPose(input(model));
        String poses = text("poses.json");
        int from = poses.indexOf(model);
        int to = poses.indexOf("\"file\"", from);
        Matcher found = LINE.matcher(poses.substring(from, to < 0 ? poses.length() : to));
        float time = 0;
        int compared = 0;
        while (found.find()) {
            if (found.group(1) != null) {
                time = Float.intBitsToFloat(Integer.parseUnsignedInt(found.group(1), 16));
                continue;
            }
            float[] pose = plain.sample(Integer.parseInt(found.group(2)), time);
            assertThat(found.group(3) + " " + found.group(4))
                    .as("%s node %s at %s", model, found.group(2), time)
                    .isEqualTo(bits(pose));
            compared++;
        }
        assertThat(compared).isGreaterThan(40);
    }

    private static String bits(float... numbers) {
        StringBuilder text = new StringBuilder();
        for (float number : numbers) {
            text.append(String.format(Locale.ROOT, " %08x", Float.floatToRawIntBits(number)));
        }
        return text.substring(1);
    }

    @Test
    void pixelsAreThoseOfASecondDecoder() throws IOException {
        ByteBuffer texture = ByteBuffer.wrap(input("565.texm")).order(ByteOrder.LITTLE_ENDIAN);
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < SIZE; x++) {
            int word = texture.getShort(PIXELS + (3 * SIZE + x) * 2) & 0xFFFF;
            int red = word >> 11;
            int green = word >> 5 & 63;
            int blue = word & 31;
            row.append(String.format(
                    Locale.ROOT,
                    "%02x%02x%02xff ",
                    red << 3 | red >> 2,
                    green << 2 | green >> 4,
                    blue << 3 | blue >> 2));
        }

        assertThat(text("pixels.json")).contains("\"" + row.toString().strip() + "\"");
    }

    @Test
    void everyInputIsNamedAndEveryNameIsThere() throws IOException {
        String all = text("poses.json")
                + text("phases.json")
                + text("pixels.json")
                + text("lookups.json")
                + text("effects.json");
        try (var files = Files.list(folder.resolve("vectors/inputs"))) {
            // The lists of the models are there so that nothing about the folder is odd.
            assertThat(files)
                    .allMatch(file -> file.toString().endsWith(".wea") || all.contains("inputs/" + file.getFileName()));
        }
        Matcher named = Pattern.compile("\"file\": \"([^\"]*)\"").matcher(all);
        while (named.find()) {
            assertThat(folder.resolve("vectors").resolve(named.group(1))).exists();
        }
    }

    @Test
    void anotherLanguageAgrees() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "no python3 on this machine");
        Process check = new ProcessBuilder("python3", "check.py")
                .directory(folder.resolve("vectors").toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(check.waitFor()).as(said).isZero();
        assertThat(said).containsPattern("[1-9]\\d{3} checks, 0 failed");
    }

    @Test
    void anotherLanguageNoticesWhatIsWrong() throws IOException, InterruptedException {
        assumeTrue(hasPython(), "no python3 on this machine");
        Path wrong = folder.resolve("vectors/numbers.json");
        String right = Files.readString(wrong);
        Files.writeString(wrong, right.replaceFirst("\"frame\": 0", "\"frame\": 5"));
        try {
            Process check = new ProcessBuilder("python3", "check.py")
                    .directory(folder.resolve("vectors").toFile())
                    .redirectErrorStream(true)
                    .start();
            check.getInputStream().readAllBytes();
            assertThat(check.waitFor()).isEqualTo(1);
        } finally {
            Files.writeString(wrong, right);
        }
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
