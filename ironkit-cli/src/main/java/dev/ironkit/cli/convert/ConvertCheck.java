package dev.ironkit.cli.convert;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.OtherPicture;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.convert.ConvertJob;
import dev.ironkit.toolkit.convert.ConvertJobs;
import dev.ironkit.toolkit.convert.ConvertTarget;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Refuses what cannot be meant by a conversion, before anything is written. */
final class ConvertCheck {

    /** Endings of files with models that people may ask for. */
    private static final List<String> OTHER_MODELS =
            List.of("fbx", "dae", "stl", "ply", "3ds", "blend", "x", "max", "usd");

    private final ConvertCommand command;
    private final ConvertTarget target;

    ConvertCheck(ConvertCommand command, ConvertTarget target) {
        this.command = command;
        this.target = target;
    }

    /** Options that say how something is done which is not done at all. */
    void options() {
        if (target == ConvertTarget.MSH) {
            otherModels();
            return;
        }
        if (!target.isModel()) {
            command.refuseIdle("no model is converted", "--wear-parser");
            if (command.shared().addresses().stream().noneMatch(text -> text.startsWith(Address.GAME))) {
                command.refuseIdle("no model is converted, and no address starts with game:", "--game");
            }
        }
        if (command.output.equals(InputFile.STREAM)) {
            command.refuseIdle("-o - writes to stdout, so there is no file to overwrite", "--force");
            command.refuseIdle("-o - writes only one file", "--no-sidecar");
        }
        List<String> ofImports = modelImport();
        refuse(!ofImports.isEmpty(), String.join(", ", ofImports) + " applies only to models converted to .msh");
        List<String> ofModels = new ArrayList<>(command.models.given());
        ofModels.addAll(command.readings.given());
        refuse(!target.isModel() && !ofModels.isEmpty(), String.join(", ", ofModels) + " applies only to models");
        if (target.isModel()) {
            models();
            return;
        }
        if (target == ConvertTarget.TEXM) {
            refuse(command.pages, "--pages applies only to textures converted to images");
            refuse(command.noSidecar, "--no-sidecar applies only to textures converted to images");
            return;
        }
        List<String> given = new ArrayList<>(command.pictures.forTextures());
        if (command.base != null) {
            given.add("--base");
        }
        refuse(!given.isEmpty(), String.join(", ", given) + " applies only to images converted to textures");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(streamed && command.pages, "--pages writes several files, but -o - takes only one");
        refuse(
                streamed && "files".equalsIgnoreCase(command.pictures.mips),
                "--mips files writes several files, but -o - takes only one");
    }

    /** What was said of models that come back. */
    private List<String> modelImport() {
        List<String> given = new ArrayList<>(command.modelImport.given());
        if (command.confirmReading) {
            given.add("--confirm-reading");
        }
        return given;
    }

    /** Models of other programs that become ours. */
    private void otherModels() {
        List<String> given = new ArrayList<>(command.pictures.given());
        given.addAll(command.models.givenForExport());
        if (command.pages) {
            given.add("--pages");
        }
        if (command.noSidecar) {
            given.add("--no-sidecar");
        }
        refuse(!given.isEmpty(), String.join(", ", given) + " does not apply to a model converted to .msh");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(streamed && command.modelImport.with != null, "--with writes several files, but -o - takes only one");
        command.modelImport.check();
    }

    private void models() {
        List<String> given = new ArrayList<>(command.pictures.given());
        if (command.base != null) {
            given.add("--base");
        }
        if (command.pages) {
            given.add("--pages");
        }
        refuse(!given.isEmpty(), String.join(", ", given) + " applies to textures and images, not to models");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(
                streamed && target != ConvertTarget.GLB,
                "a " + target.word() + " consists of several files, but -o - takes only one: use --to glb");
        command.models.check(target);
    }

    /** The name of the target: where nothing else says what it is to be, and where something else does. */
    void name(boolean isFolder) {
        if (command.to != null && !isFolder && target.isForOthers()) {
            // Our own files are told by their content, those of other programs by their names.
            ConvertTarget.ofName(command.output)
                    .filter(named -> named.isForOthers() && named != target)
                    .ifPresent(named -> {
                        throw new UsageException("--to " + target.word() + " does not write " + named.ending()
                                + ", but " + command.output + " is named so: leave out --to, or name it "
                                + target.ending());
                    });
        }
        if (command.to == null && !isFolder) {
            OtherPicture.ending(command.output).ifPresent(ending -> {
                throw new UsageException(
                        "a ." + ending + " cannot be written here: name it .png or .dds, or use --to png or dds");
            });
            String ending = command.output.substring(command.output.lastIndexOf('.') + 1);
            refuse(
                    OTHER_MODELS.contains(ending.toLowerCase(Locale.ROOT)),
                    "a ." + ending + " cannot be written here: name it .glb, .gltf or .obj");
        }
    }

    /** What picks from many where one thing is named. */
    void single(ConvertJobs found) {
        refuse(
                found.isSingle() && command.glob != null,
                "--glob selects from an archive or a folder, but " + command.inputs.get(0) + " is a single asset");
    }

    /** Parts of textures, which are pictures and nothing else. */
    void parts(List<ConvertJob> jobs) {
        for (ConvertJob job : jobs) {
            if (job.part().isEmpty()) {
                continue;
            }
            String key = job.part().keySet().iterator().next();
            String part = "?" + key + "=" + job.part().get(key);
            if (target.isModel()) {
                command.note(
                        "a model is converted as a whole, so " + part + " is ignored; use --state and --level instead");
                continue;
            }
            refuse(target != ConvertTarget.PNG, part + " is a part of a texture, which can only be written as PNG");
            refuse(command.pages, "--pages applies to a whole texture, not to " + part);
            refuse(command.pictures.mips != null, "--mips applies to a whole texture, not to " + part);
        }
    }

    /** Things that become what they cannot become. */
    void json(List<ConvertJob> jobs, Optional<ConvertTarget> named) {
        for (ConvertJob job : jobs) {
            boolean asset = named.filter(
                            wanted -> !wanted.isPicture() && !wanted.isModel() && wanted != ConvertTarget.TEXM)
                    .isPresent();
            refuse(
                    asset && job.form() == ConvertJob.Form.ASSET,
                    "a " + target.word() + " can only be made from JSON, not from " + job.path());
            List<String> ofModels = modelImport();
            ofModels.addAll(command.models.given());
            ofModels.addAll(command.readings.given());
            refuse(
                    job.isJson() && !ofModels.isEmpty(),
                    String.join(", ", ofModels)
                            + " applies to models from other programs; JSON already holds all of it");
            refuse(
                    command.derived.keep && !job.isJson(),
                    "--keep-derived applies only to the JSON of a model, not to " + job.path());
            boolean picture = named.filter(ConvertTarget::isPicture).isPresent();
            refuse(
                    picture && job.isJson(),
                    "JSON converts to a texture, not directly to a " + target.word()
                            + ": convert it to a texture first");
            List<String> given = new ArrayList<>(command.pictures.given());
            given.addAll(command.given("--base"));
            refuse(
                    job.isJson() && !given.isEmpty(),
                    String.join(", ", given) + " applies to images; the JSON already says how the texture is stored");
        }
    }

    /** What is said of a directory entry that nothing is read by. */
    void attributes(List<ConvertJob> jobs) {
        if (jobs.stream().noneMatch(ConvertJob::isJson)) {
            command.refuseIdle("only JSON needs attributes", "--attr1", "--attr2", "--attr3");
        }
    }

    /** The folder that several things go into. */
    static void folder(Path output) {
        if (Files.exists(output) && !Files.isDirectory(output)) {
            throw new RefusedException(IoProblem.TARGET_FOLDER, new AssetPath(output.toString()));
        }
    }

    /** A name for one file, given to what becomes several. */
    static void severalThings(String output, boolean isFolder, ConvertTarget target, int count) {
        boolean oneFile = !isFolder && ConvertTarget.ofName(output).isPresent();
        String things = target.isModel() ? "model" : target.isPicture() ? "texture" : "thing";
        refuse(
                oneFile && count > 0,
                "-o " + output + " is one file, but there "
                        + (count == 1
                                ? "is a " + things + " in an archive or folder"
                                : "are " + count + " " + things + "s")
                        + ": end the name with / for a folder");
    }

    private static void refuse(boolean wrong, String why) {
        if (wrong) {
            throw new UsageException(why);
        }
    }
}
