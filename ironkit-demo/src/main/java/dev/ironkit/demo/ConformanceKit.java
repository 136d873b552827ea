package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.material.WearBytes;
import dev.ironkit.demo.model.MadeModel;
import dev.ironkit.demo.vectors.EffectVectors;
import dev.ironkit.demo.vectors.LookupVectors;
import dev.ironkit.demo.vectors.PhaseVectors;
import dev.ironkit.demo.vectors.PixelVectors;
import dev.ironkit.demo.vectors.PoseVectors;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A kit for whoever writes the engine again: small inputs, and what the engine makes of them, as JSON. */
public final class ConformanceKit {

    private static final List<String> MODELS = List.of("a_bird", "fr_turret", "w_cannon");

    private ConformanceKit() {}

    /** {@return the files of the kit} */
    public static List<DemoFile> files() {
        Map<String, ByteView> models = new TreeMap<>();
        Map<String, ByteView> lists = new TreeMap<>();
        for (ModelPlan plan : ModelPlan.ALL) {
            if (MODELS.contains(plan.stem())) {
                MadeModel made = plan.make(DemoGame.FIRST_SEED);
                models.put("inputs/" + plan.stem() + ".msh", made.bytes());
                lists.put("inputs/" + plan.stem() + ".wea", WearBytes.of(made.materials(), made.lightmaps()));
            }
        }
        List<DemoFile> files = new ArrayList<>();
        files.add(file("README.md", resource("README.md"), "what is in the kit and how to use it"));
        files.add(file("check.py", resource("check.py"), "a check of the kit in another language"));
        files.add(file("poses.json", PoseVectors.poses(models), "nodes at a time"));
        files.add(file("blends.json", PoseVectors.blends(models), "nodes between two times"));
        files.add(file("numbers.json", PoseVectors.numbers(), "frames and rotations"));
        files.add(file("phases.json", PhaseVectors.phases(), "materials over time"));
        files.add(file("pixels.json", PixelVectors.pixels(), "textures, pixel by pixel"));
        files.add(file("lookups.json", LookupVectors.lookups(), "names, packed entries, lists"));
        files.add(file("effects.json", EffectVectors.effects(), "effects over time"));
        files.add(file("inputs/names.lib", LookupVectors.archive(), "an input"));
        files.add(file("inputs/packed.rsl", LookupVectors.library(), "an input"));
        List.of(models, lists, PhaseVectors.inputs(), PixelVectors.inputs(), EffectVectors.inputs())
                .forEach(inputs -> inputs.forEach((name, bytes) -> files.add(file(name, bytes, "an input"))));
        return files;
    }

    private static DemoFile file(String name, ByteView content, String about) {
        return DemoFile.of("vectors/" + name, content, about);
    }

    private static ByteView resource(String name) {
        try (InputStream in = ConformanceKit.class.getResourceAsStream("vectors/" + name)) {
            return ByteView.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
