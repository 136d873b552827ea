package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.json.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Takes files of glTF into Blender and out again, with the preset that docs/blender.md gives to people. */
final class Blender {

    /**
     * A file to take there and back.
     *
     * @param edits what is done to it in between, as JSON, see blender_roundtrip.py
     * @param preset whether it is written with the preset, or as Blender does when nobody has chosen anything
     * @param export options of the export that are other than that, as JSON
     */
    record Job(Path in, Path out, List<String> edits, boolean preset, String export) {

        Job(Path in, Path out, List<String> edits) {
            this(in, out, edits, true, "{}");
        }
    }

    private Blender() {}

    static void require() {
        OutsideTool.require(OutsideTool.isOnPath("blender"), "Blender", "apt-get install blender python3-numpy");
    }

    /** Does all in one Blender, because it starts slowly. */
    static void run(Path folder, List<Job> jobs) throws IOException, InterruptedException {
        Path presets = folder.resolve("scripts/presets/operator/export_scene.gltf");
        Files.createDirectories(presets);
        Files.copy(OutsideTool.place("docs/blender/ironkit.py"), presets.resolve("ironkit.py"));
        Path asked = folder.resolve("blender-jobs.json");
        Files.writeString(asked, text(jobs), StandardCharsets.UTF_8);
        String said = OutsideTool.run(
                folder,
                List.of(
                        "env",
                        "BLENDER_USER_SCRIPTS=" + folder.resolve("scripts"),
                        "blender",
                        "--background",
                        "--factory-startup",
                        "--python-exit-code",
                        "3",
                        "--python",
                        OutsideTool.place(".ci/gltf/blender_roundtrip.py").toString(),
                        "--",
                        asked.toString()));
        assertThat(said.lines().filter(line -> line.startsWith("done\t")))
                .as(said)
                .hasSameSizeAs(jobs);
    }

    private static String text(List<Job> jobs) {
        JsonWriter json = JsonWriter.compact().array();
        for (Job job : jobs) {
            json.object()
                    .field("in", job.in().toAbsolutePath().toString())
                    .field("out", job.out().toAbsolutePath().toString())
                    .name("edits")
                    .raw("[" + String.join(",", job.edits()) + "]")
                    .field("preset", job.preset())
                    .name("export")
                    .raw(job.export())
                    .end();
        }
        return json.end().toString();
    }
}
