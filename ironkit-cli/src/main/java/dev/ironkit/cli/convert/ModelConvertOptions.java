package dev.ironkit.cli.convert;

import dev.ironkit.cli.command.ModelImportOptions;
import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfPhases;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.Version;
import dev.ironkit.toolkit.convert.ConvertTarget;
import dev.ironkit.toolkit.convert.ModelConversion;
import dev.ironkit.toolkit.game.ModelAssets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** How models become files that other programs open. */
final class ModelConvertOptions {

    @Option(
            order = 720,
            names = "--profile",
            paramLabel = "view|edit|archive",
            description =
                    "The purpose of the file: view (one state, for viewing), edit (everything, for Blender and back) or archive (as edit, with the original model in the sidecar file).")
    String profile;

    @Option(
            order = 721,
            names = "--state",
            paramLabel = "0..2",
            description =
                    "Write only this damage state. Default: state 0 for viewing and .obj, all states for editing.")
    Integer state;

    @Option(
            order = 722,
            names = "--level",
            paramLabel = "0..4",
            description =
                    "Write only this level of detail; 4 is the first-person view. Default: the finest one with the others hidden behind it; all levels for editing; level 0 for .obj.")
    Integer level;

    @Option(
            order = 723,
            names = "--fps",
            paramLabel = "N",
            description = "Frames per second, which a model does not store. Default: 24.")
    Float fps;

    @Option(
            order = 726,
            names = "--phases",
            paramLabel = "none|first|animate|variants",
            description =
                    "How to export animated materials: as animations (default), as their first moment with or without a note about the others, or as one variant per phase.")
    String phases;

    @Option(
            order = 727,
            names = "--phase",
            paramLabel = "N",
            description = "The phase of materials to show, if they have that many. Default: the first moment.")
    Integer phase;

    @Option(
            order = 728,
            names = "--clips",
            paramLabel = "FILE",
            description =
                    "A file of frame ranges to export as animations; each line has a name, the first frame and the last.")
    String clips;

    @Option(
            order = 729,
            names = "--rig",
            paramLabel = "nodes|armature",
            description =
                    "How to export the hierarchy: as nodes (default), or as an armature with the geometry bound to its bones.")
    String rig;

    @Option(
            order = 730,
            names = "--scale",
            paramLabel = "N",
            description =
                    "Scale of the file relative to the model, for export and import. Default: 1, or the scale of the export.")
    Float scale;

    @Option(
            order = 731,
            names = "--cutout",
            description = "Use alpha cut-outs instead of blending for textures that are either opaque or transparent.")
    boolean cutout;

    @Option(
            order = 724,
            names = "--frame",
            paramLabel = "N",
            description = "The moment that an .obj shows, in frames. Default: 0.")
    Float frame;

    @Option(
            order = 725,
            names = "--axes",
            paramLabel = "gltf|engine",
            description =
                    "The axes of an .obj: those of glTF (y up, default) or the engine's (z up). For import also the axes of a glTF; detected by default.")
    String axes;

    /** Read when first asked for, which is before threads begin. */
    private List<GltfClip> clipsRead;

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
        add(given, "--phase", phase);
        add(given, "--clips", clips);
        add(given, "--rig", rig);
        add(given, "--scale", scale);
        add(given, "--cutout", cutout ? true : null);
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
        List<String> ofGltf = new ArrayList<>(given());
        ofGltf.removeAll(List.of("--state", "--level", "--frame", "--axes"));
        if (shape && !ofGltf.isEmpty()) {
            throw new UsageException(String.join(", ", ofGltf) + " applies to glTF, not to .obj");
        }
        if (!shape && (frame != null || axes != null)) {
            throw new UsageException("--frame and --axes apply to .obj; glTF holds all frames and has its own axes");
        }
        if (shape) {
            obj();
        } else {
            gltf(target);
        }
    }

    /** What makes the files of models, and of nothing else. */
    ModelConversion conversion(ConvertTarget target, ModelAssets modelAssets, boolean shared, boolean sidecar) {
        return new ModelConversion(
                target,
                target.isGltf() ? gltf(target) : null,
                target == ConvertTarget.OBJ ? obj() : null,
                target.isModel() ? state() : OptionalInt.empty(),
                target.isModel() ? level() : OptionalInt.empty(),
                modelAssets,
                shared,
                sidecar);
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
        return new ObjExport.Options(state().orElse(0), level().orElse(0), moment, engine, Version.TOOL);
    }

    /** How to write a model as glTF. */
    GltfOptions gltf(ConvertTarget target) {
        GltfProfile wanted = profile(target);
        float rate = fps == null ? GltfOptions.FRAMES_PER_SECOND : fps;
        ModelImportOptions.checkRate(rate);
        GltfPhases shown = phases();
        return new GltfOptions(
                wanted,
                state(),
                level(),
                rate,
                shown,
                phase == null ? OptionalInt.empty() : OptionalInt.of(phase),
                rig(),
                clips(),
                cutout,
                scale(),
                Version.TOOL);
    }

    private GltfPhases phases() {
        if (phase != null && phase < 0) {
            throw new UsageException("--phase takes 0 or more, not " + phase);
        }
        if (phases == null) {
            return phase == null ? GltfPhases.ANIMATE : GltfPhases.FIRST;
        }
        GltfPhases wanted = choice(
                "--phases",
                phases,
                List.of(GltfPhases.NONE, GltfPhases.FIRST, GltfPhases.ANIMATE, GltfPhases.VARIANTS),
                GltfPhases::id);
        if (phase != null && (wanted == GltfPhases.ANIMATE || wanted == GltfPhases.VARIANTS)) {
            throw new UsageException("--phase shows one phase, but --phases " + wanted.id() + " shows all of them");
        }
        return wanted;
    }

    private GltfRig rig() {
        return rig == null
                ? GltfRig.NODES
                : choice("--rig", rig, List.of(GltfRig.NODES, GltfRig.ARMATURE), GltfRig::id);
    }

    private float scale() {
        ModelImportOptions.checkScale(scale);
        return scale == null ? 1 : scale;
    }

    private List<GltfClip> clips() {
        if (clips != null && clipsRead == null) {
            clipsRead = ClipFile.read(clips);
        }
        return clips == null ? List.of() : clipsRead;
    }

    private static <T> T choice(String option, String word, List<T> known, Function<T, String> id) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (T one : known) {
            if (id.apply(one).equals(lower)) {
                return one;
            }
        }
        List<String> words = known.stream().map(id).toList();
        String others = String.join(", ", words.subList(0, words.size() - 1));
        throw new UsageException(option + " takes " + others + " or " + words.get(words.size() - 1) + ", not " + word);
    }

    private GltfProfile profile(ConvertTarget target) {
        if (profile == null) {
            return target == ConvertTarget.GLTF ? GltfProfile.EDIT : GltfProfile.VIEW;
        }
        return choice(
                "--profile",
                profile,
                List.of(GltfProfile.VIEW, GltfProfile.EDIT, GltfProfile.ARCHIVE),
                GltfProfile::id);
    }

    /** The damage state that is written alone, where one is given. */
    OptionalInt state() {
        return within("--state", state, NodeTable.STATES - 1);
    }

    /** The level that is written alone, where one is given. */
    OptionalInt level() {
        return within("--level", level, NodeTable.LEVELS - 1);
    }

    private static OptionalInt within(String option, Integer value, int most) {
        if (value != null && (value < 0 || value > most)) {
            throw new UsageException(option + " takes 0 to " + most + ", not " + value);
        }
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }
}
