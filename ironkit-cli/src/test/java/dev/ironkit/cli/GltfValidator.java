package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The reference validator of glTF. Where it is missing the test is skipped, and with CI set it fails. */
final class GltfValidator {

    private static final Path PLACE = OutsideTool.place(".ci/gltf");

    private GltfValidator() {}

    static void require() {
        OutsideTool.require(
                Files.isDirectory(PLACE.resolve("node_modules/gltf-validator")),
                "the glTF validator",
                "npm ci --prefix .ci/gltf");
    }

    /** What it says of all files below a folder, a line each; the last line counts them. */
    static List<String> check(Path folder) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        "node", PLACE.resolve("validate.js").toString(), folder.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.lines().toList();
    }
}
