package dev.ironkit.cli.command;

import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.importing.merge.SpaceChoice;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ModelImporter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import picocli.CommandLine.Option;

/** How models of other programs come back. */
public final class ModelImportOptions {

    private static final String MATERIALS = "materials";
    private static final String TEXTURES = "textures";

    @Option(
            order = 740,
            names = "--with",
            paramLabel = "materials,textures",
            description =
                    "Import these with the model: its material list and materials, its textures. Default: the model only.")
    public String with;

    @Option(
            order = 741,
            names = "--delete-missing",
            description = "Remove nodes and slots that are missing from the file. Default: keep them.")
    boolean deleteMissing;

    /** Those that were given. */
    public List<String> given() {
        List<String> given = new ArrayList<>();
        if (with != null) {
            given.add("--with");
        }
        if (deleteMissing) {
            given.add("--delete-missing");
        }
        return given;
    }

    /** Refuses words that mean nothing. */
    public void check() {
        for (String word : words()) {
            if (!word.equals(MATERIALS) && !word.equals(TEXTURES)) {
                throw new UsageException("--with takes materials, textures or both, not " + word);
            }
        }
        if (withTextures() && !withMaterials()) {
            throw new UsageException("textures are imported through materials: use --with materials,textures");
        }
    }

    public boolean withMaterials() {
        return words().contains(MATERIALS);
    }

    boolean withTextures() {
        return words().contains(TEXTURES);
    }

    /** What the user says, with what the options of the way out say as well. */
    public ModelImporter.Settings settings(Float framesPerSecond, String axes, Float scale, boolean confirmReading) {
        boolean engine = "engine".equalsIgnoreCase(axes);
        if (axes != null && !engine && !"gltf".equalsIgnoreCase(axes)) {
            throw new UsageException("--axes takes gltf or engine, not " + axes);
        }
        checkRate(framesPerSecond);
        OptionalDouble frames = framesPerSecond == null ? OptionalDouble.empty() : OptionalDouble.of(framesPerSecond);
        checkScale(scale);
        SpaceChoice said = new SpaceChoice(
                axes == null ? Optional.empty() : Optional.of(engine),
                scale == null ? OptionalDouble.empty() : OptionalDouble.of(scale));
        return new ModelImporter.Settings(frames, said, deleteMissing, confirmReading, withMaterials(), withTextures());
    }

    /** Refuses frames in a second that no file can say. */
    public static void checkRate(Float given) {
        check("--fps", given);
    }

    /** Refuses a size that no file can say. */
    public static void checkScale(Float given) {
        check("--scale", given);
    }

    private static void check(String option, Float given) {
        if (given != null && !(given >= 1 / ModelMarks.MOST && given <= ModelMarks.MOST)) {
            throw new UsageException(option + " takes a number above 0, from 0.000001 to 1000000, not " + given);
        }
    }

    private List<String> words() {
        return with == null
                ? List.of()
                : Arrays.stream(with.split(",", -1))
                        .map(word -> word.strip().toLowerCase(Locale.ROOT))
                        .toList();
    }
}
