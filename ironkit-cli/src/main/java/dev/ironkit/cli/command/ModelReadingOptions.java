package dev.ironkit.cli.command;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.reading.Table18Use;
import dev.ironkit.toolkit.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** How to read what a model does not say about itself. What is not given is detected, and the report says why. */
public final class ModelReadingOptions {

    private static final String AUTO = "auto";

    @Option(
            order = 850,
            names = "--batch-material",
            paramLabel = "auto|documented|retail",
            defaultValue = AUTO,
            description = "Where batches store their row of the material list.")
    String batchMaterial;

    @Option(
            order = 851,
            names = "--quat-order",
            paramLabel = "auto|w-first|w-last",
            defaultValue = AUTO,
            description = "How the rotations of keys are stored.")
    String quatOrder;

    @Option(
            order = 852,
            names = "--res18",
            paramLabel = "auto|lightmap-uv|colour",
            defaultValue = AUTO,
            description = "What table 18 holds for each vertex.")
    String res18;

    /** How a model is read, and why. */
    public ModelReading of(Model model) {
        return ModelReading.of(model, chosen());
    }

    /** The names of those that were given. */
    public List<String> given() {
        List<String> given = new ArrayList<>();
        if (!batchMaterial.equals(AUTO)) {
            given.add("--batch-material");
        }
        if (!quatOrder.equals(AUTO)) {
            given.add("--quat-order");
        }
        if (!res18.equals(AUTO)) {
            given.add("--res18");
        }
        return given;
    }

    /** What was given. */
    public ReadingOptions chosen() {
        return new ReadingOptions(
                choice("--batch-material", batchMaterial, BatchReading::id, new BatchReading[] {
                    BatchReading.DOCUMENTED, BatchReading.RETAIL
                }),
                choice("--res18", res18, Table18Use::id, new Table18Use[] {Table18Use.LIGHTMAP_UV, Table18Use.COLOUR}),
                choice("--quat-order", quatOrder, RotationOrder::id, RotationOrder.values()),
                false);
    }

    private static <T> Optional<T> choice(String option, String text, Function<T, String> id, T[] values) {
        if (text.equals(AUTO)) {
            return Optional.empty();
        }
        Optional<T> found = Arrays.stream(values)
                .filter(value -> id.apply(value).equals(text))
                .findFirst();
        if (found.isEmpty()) {
            String names = String.join(" or ", Arrays.stream(values).map(id).toList());
            throw new UsageException(option + " takes " + AUTO + ", " + names + ", not " + text);
        }
        return found;
    }
}
