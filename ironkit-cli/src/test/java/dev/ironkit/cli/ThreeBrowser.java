package dev.ironkit.cli;

import dev.ironkit.base.json.JsonReader;
import dev.ironkit.base.json.JsonWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Files of glTF as three.js shows them in a browser without a window. */
final class ThreeBrowser {

    /**
     * A picture of a file: from where, when, and of what.
     *
     * @param to the PNG that is written
     * @param seconds the moment of its animation
     * @param mode {@code silhouette} or {@code colours}
     * @param camera the view; the browser looks for one of its own where it is null
     */
    record Picture(Path to, double seconds, String mode, FlatView camera) {}

    /** What is to be done with a file. */
    record Job(Path file, boolean poses, List<Picture> pictures) {}

    static final int SIZE = 256;

    private ThreeBrowser() {}

    static void require() {
        boolean three = Files.isDirectory(OutsideTool.place(".ci/gltf/node_modules/three"));
        OutsideTool.require(three && OutsideTool.isOnPath("node"), "three.js", "npm ci --prefix .ci/gltf");
        OutsideTool.require(OutsideTool.isOnPath("chromium"), "chromium", "apt-get install chromium");
    }

    /** What three.js has made of each file, see browser.html. */
    static List<Map<String, Object>> show(Path folder, List<Job> jobs) throws IOException, InterruptedException {
        Path asked = folder.resolve("browser-jobs.json");
        Path told = folder.resolve("browser-results.json");
        Files.writeString(asked, text(jobs), StandardCharsets.UTF_8);
        OutsideTool.run(
                folder,
                List.of(
                        "node",
                        OutsideTool.place(".ci/gltf/browser.js").toString(),
                        asked.toString(),
                        told.toString()));
        List<Map<String, Object>> results = new ArrayList<>();
        for (Object one : (List<?>) JsonReader.read(Files.readString(told, StandardCharsets.UTF_8))) {
            results.add(GltfReading.map(one));
        }
        return results;
    }

    private static String text(List<Job> jobs) {
        JsonWriter json = JsonWriter.compact().array();
        for (Job job : jobs) {
            json.object()
                    .field("file", job.file().toAbsolutePath().toString())
                    .field("poses", job.poses())
                    .name("pictures")
                    .array();
            for (Picture picture : job.pictures()) {
                json.object()
                        .field("to", picture.to().toAbsolutePath().toString())
                        .field("size", SIZE)
                        .name("time")
                        .raw(Double.toString(picture.seconds()))
                        .field("mode", picture.mode());
                if (picture.camera() != null) {
                    json.name("camera").raw(picture.camera().json());
                }
                json.end();
            }
            json.end().end();
        }
        return json.end().toString();
    }
}
