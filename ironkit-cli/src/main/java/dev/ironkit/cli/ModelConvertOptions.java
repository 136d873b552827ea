package dev.ironkit.cli;

import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfPhases;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.format.msh.NodeTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** How models become files that other programs open. */
final class ModelConvertOptions {

    @Option(
            order = 720,
            names = "--profile",
            paramLabel = "view|edit|archive",
            description =
                    "What a model is written for: view (one state, for looking), edit (all of it, for Blender and back) or archive (as edit, and the model itself in the file beside).")
    String profile;

    @Option(
            order = 721,
            names = "--state",
            paramLabel = "0..2",
            description = "Which damage state to show; 0 unless given.")
    Integer state;

    @Option(
            order = 722,
            names = "--level",
            paramLabel = "0..4",
            description =
                    "Which level of detail to show, 4 is the first-person view; 0 with the others behind it unless given.")
    Integer level;

    @Option(
            order = 723,
            names = "--fps",
            paramLabel = "N",
            description = "Frames in a second; 24 unless given. A model does not say.")
    Float fps;

    @Option(
            order = 726,
            names = "--phases",
            paramLabel = "animate|first",
            description = "Materials that move: as animations unless given, or their first moment alone.")
    String phases;

    @Option(
            order = 724,
            names = "--frame",
            paramLabel = "N",
            description = "The moment an .obj shows, in frames; 0 unless given.")
    Float frame;

    @Option(
            order = 725,
            names = "--axes",
            paramLabel = "gltf|engine",
            description = "The axes of an .obj: those of glTF (y up) unless given, or the engine's (z up).")
    String axes;

    /** Those that were given. */
    List<String> given() {
        List<String> given = new ArrayList<>();
        add(given, "--profile", profile);
        add(given, "--state", state);
        add(given, "--level", level);
        add(given, "--fps", fps);
        add(given, "--frame", frame);
        add(given, "--axes", axes);
        add(given, "--phases", phases);
        return given;
    }

    /** Those that were given and have no meaning for models that come back. */
    List<String> givenForExport() {
        List<String> given = given();
        given.removeAll(List.of("--fps", "--axes", "--scale"));
        return given;
    }

    private static void add(List<String> given, String name, Object value) {
        if (value != null) {
            given.add(name);
        }
    }

    /** Refuses what has no meaning for what is made. */
    void check(ConvertTarget target) {
        boolean shape = target == ConvertTarget.OBJ;
        if (shape && (profile != null || fps != null || phases != null)) {
            throw new UsageException("--profile, --fps and --phases go with glTF, not with an obj");
        }
        if (!shape && (frame != null || axes != null)) {
            throw new UsageException(
                    "--frame and --axes go with an obj; glTF holds all frames and has axes of its own");
        }
        if (shape) {
            obj();
        } else {
            gltf(target);
        }
    }

    /** How to write the shape of a model. */
    ObjExport.Options obj() {
        float moment = frame == null ? 0 : frame;
        if (!Float.isFinite(moment)) {
            throw new UsageException("--frame takes a number, not " + moment);
        }
        boolean engine = "engine".equalsIgnoreCase(axes);
        if (axes != null && !engine && !"gltf".equalsIgnoreCase(axes)) {
            throw new UsageException("--axes takes gltf or engine, not " + axes);
        }
        return new ObjExport.Options(
                within("--state", state, NodeTable.STATES - 1),
                within("--level", level, NodeTable.LEVELS - 1),
                moment,
                engine,
                Version.TOOL);
    }

    /** How to write a model as glTF. */
    GltfOptions gltf(ConvertTarget target) {
        GltfProfile wanted = profile(target);
        if (wanted != GltfProfile.VIEW && (state != null || level != null)) {
            throw new UsageException("--state and --level go with --profile view; the others hold all of them");
        }
        int shownState = within("--state", state, NodeTable.STATES - 1);
        int shownLevel = within("--level", level, NodeTable.LEVELS - 1);
        float rate = fps == null ? GltfOptions.FRAMES_PER_SECOND : fps;
        if (!(rate > 0) || Float.isInfinite(rate)) {
            throw new UsageException("--fps takes a number above 0, not " + rate);
        }
        return new GltfOptions(
                wanted,
                shownState,
                shownLevel,
                rate,
                moving() ? GltfPhases.ANIMATE : GltfPhases.FIRST,
                OptionalInt.empty(),
                GltfRig.NODES,
                List.of(),
                false,
                1,
                Version.TOOL);
    }

    private boolean moving() {
        if (phases == null || phases.equalsIgnoreCase("animate")) {
            return true;
        }
        if (phases.equalsIgnoreCase("first")) {
            return false;
        }
        throw new UsageException("--phases takes animate or first, not " + phases);
    }

    private GltfProfile profile(ConvertTarget target) {
        if (profile == null) {
            return target == ConvertTarget.GLTF ? GltfProfile.EDIT : GltfProfile.VIEW;
        }
        String word = profile.toLowerCase(Locale.ROOT);
        for (GltfProfile known : List.of(GltfProfile.VIEW, GltfProfile.EDIT, GltfProfile.ARCHIVE)) {
            if (known.id().equals(word)) {
                return known;
            }
        }
        throw new UsageException("--profile takes view, edit or archive, not " + profile);
    }

    private static int within(String option, Integer value, int most) {
        if (value != null && (value < 0 || value > most)) {
            throw new UsageException(option + " takes 0 to " + most + ", not " + value);
        }
        return value == null ? 0 : value;
    }
}
