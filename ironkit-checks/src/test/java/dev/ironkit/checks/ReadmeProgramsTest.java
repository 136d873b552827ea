package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.toolkit.Game;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs in README.md compile and run exactly as they are printed. */
class ReadmeProgramsTest {

    private static final Pattern PROGRAM = Pattern.compile("```java\n(.*?public class (\\w+).*?)```", Pattern.DOTALL);

    @TempDir
    Path folder;

    @BeforeEach
    void aDemo() throws IOException {
        for (DemoFile file : DemoGame.files()) {
            Path target = folder.resolve("demo").resolve(file.name());
            Files.createDirectories(target.getParent());
            Files.write(target, file.content().toByteArray());
        }
    }

    @Test
    void bothProgramsAreThere() throws IOException {
        assertThat(programs()).extracting(program -> program.group(2)).containsExactly("Look", "Same");
    }

    @Test
    void aGameIsReadEditedAndChecked() throws Exception {
        byte[] before = Files.readAllBytes(folder.resolve("demo/Material.lib"));
        String out = run("Look");
        assertThat(out.lines()).anyMatch(line -> line.matches("WATER_M  MAT0  \\d+ bytes"));
        assertThat(out).contains("16384 pixels", "touches the ground at");
        assertThat(Files.readAllBytes(folder.resolve("demo/Material.lib"))).isNotEqualTo(before);
        assertThat(folder.resolve("demo/Material.lib.bak")).hasBinaryContent(before);
        // The colour is at its place, and nothing else is different.
        byte[] after = Files.readAllBytes(folder.resolve("demo/Material.lib"));
        assertThat(after).hasSameSizeAs(before);
        int different = 0;
        for (int i = 0; i < after.length; i++) {
            different += after[i] == before[i] ? 0 : 1;
        }
        assertThat(different).isBetween(1, 3);
    }

    @Test
    void bytesBecomeAModelAndBytesAgain() throws Exception {
        try (Game game = Game.open(folder.resolve("demo"))) {
            byte[] model = game.archive("robots.rlb").content("r_walker.msh").orElseThrow();
            Files.write(folder.resolve("r_walker.msh"), model);
        }
        assertThat(run("Same")).contains(" nodes, same bytes: true");
    }

    private String run(String name) throws Exception {
        String source = programs().stream()
                .filter(program -> program.group(2).equals(name))
                .findFirst()
                .orElseThrow()
                .group(1);
        Path file = folder.resolve(name + ".java");
        Files.writeString(file, source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        String path = System.getProperty("java.class.path");
        StringWriter said = new StringWriter();
        boolean compiled = compiler.getTask(
                        said,
                        null,
                        null,
                        List.of("-cp", path, "-d", folder.toString()),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file))
                .call();
        assertThat(compiled).as(said.toString()).isTrue();
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        folder + File.pathSeparator + path,
                        name)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(out).isZero();
        return out;
    }

    private static List<MatchResult> programs() throws IOException {
        return PROGRAM.matcher(Files.readString(Root.FOLDER.resolve("README.md")))
                .results()
                .toList();
    }
}
