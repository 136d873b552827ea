package dev.ironkit.cli;

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
                command.refuseIdle("no model is converted, and nothing that is named starts with game:", "--game");
            }
        }
        if (command.output.equals(InputFile.STREAM)) {
            command.refuseIdle("-o - writes to stdout, where no file is in the way", "--force");
            command.refuseIdle("-o - writes one file and nothing beside it", "--no-sidecar");
        }
        List<String> ofArrivals = arrivals();
        refuse(!ofArrivals.isEmpty(), String.join(", ", ofArrivals) + " goes with models that become .msh");
        List<String> ofModels = new ArrayList<>(command.models.given());
        ofModels.addAll(command.readings.given());
        refuse(!target.isModel() && !ofModels.isEmpty(), String.join(", ", ofModels) + " goes with models");
        if (target.isModel()) {
            models();
            return;
        }
        if (target == ConvertTarget.TEXM) {
            refuse(command.pages, "--pages goes with textures that become pictures");
            refuse(command.noSidecar, "--no-sidecar goes with textures that become pictures");
            return;
        }
        List<String> given = new ArrayList<>(command.pictures.forTextures());
        if (command.base != null) {
            given.add("--base");
        }
        refuse(!given.isEmpty(), String.join(", ", given) + " goes with pictures that become textures");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(streamed && command.pages, "--pages makes several files, and -o - takes one");
        refuse(
                streamed && "files".equalsIgnoreCase(command.pictures.mips),
                "--mips files makes several, -o - takes one");
    }

    /** What was said of models that come back. */
    private List<String> arrivals() {
        List<String> given = new ArrayList<>(command.arrivals.given());
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
        refuse(!given.isEmpty(), String.join(", ", given) + " does not go with a model that becomes .msh");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(streamed && command.arrivals.with != null, "--with makes several files, and -o - takes one");
        command.arrivals.check();
    }

    private void models() {
        List<String> given = new ArrayList<>(command.pictures.given());
        if (command.base != null) {
            given.add("--base");
        }
        if (command.pages) {
            given.add("--pages");
        }
        refuse(!given.isEmpty(), String.join(", ", given) + " goes with textures and pictures, not with models");
        boolean streamed = command.output.equals(InputFile.STREAM);
        refuse(
                streamed && target != ConvertTarget.GLB,
                "a " + target.word() + " is several files, and -o - takes one: say --to glb");
        command.models.check(target);
    }

    /** The name of the target: where nothing else says what it is to be, and where something else does. */
    void name(boolean isFolder) {
        if (command.to != null && !isFolder && target.isForOthers()) {
            // Our own files are told by their content, those of other programs by their names.
            ConvertTarget.ofName(command.output)
                    .filter(named -> named.isForOthers() && named != target)
                    .ifPresent(named -> {
                        throw new UsageException("--to " + target.word() + " makes no " + named.ending() + ", which "
                                + command.output + " is named as: leave out --to, or name it " + target.ending());
                    });
        }
        if (command.to == null && !isFolder) {
            OtherPicture.ending(command.output).ifPresent(ending -> {
                throw new UsageException(
                        "a ." + ending + " is not made here: name it .png or .dds, or say --to png or dds");
            });
            String ending = command.output.substring(command.output.lastIndexOf('.') + 1);
            refuse(
                    OTHER_MODELS.contains(ending.toLowerCase(Locale.ROOT)),
                    "a ." + ending + " is not made here: name it .glb, .gltf or .obj");
        }
    }

    /** What picks from many where one thing is named. */
    void single(ConvertJobs found) {
        refuse(
                found.isSingle() && command.glob != null,
                "--glob picks from an archive or a folder; " + command.inputs.get(0) + " is one thing");
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
                command.note("a model is converted as a whole, " + part
                        + " is passed over; --state and --level say what is shown");
                continue;
            }
            refuse(target != ConvertTarget.PNG, part + " is a part of a texture, which is written as PNG");
            refuse(command.pages, "--pages goes with a whole texture, not with " + part);
            refuse(command.pictures.mips != null, "--mips goes with a whole texture, not with " + part);
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
                    "a " + target.word() + " is made of JSON, which " + job.path() + " is not");
            List<String> ofModels = arrivals();
            ofModels.addAll(command.models.given());
            ofModels.addAll(command.readings.given());
            refuse(
                    job.isJson() && !ofModels.isEmpty(),
                    String.join(", ", ofModels) + " goes with models of other programs; JSON says all of it");
            refuse(
                    command.derived.keep && !job.isJson(),
                    "--keep-derived goes with JSON of a model, which " + job.path() + " is not");
            boolean picture = named.filter(ConvertTarget::isPicture).isPresent();
            refuse(picture && job.isJson(), "JSON becomes a texture, not a " + target.word() + ": make that first");
            List<String> given = new ArrayList<>(command.pictures.given());
            given.addAll(command.given("--base"));
            refuse(
                    job.isJson() && !given.isEmpty(),
                    String.join(", ", given) + " goes with pictures; the JSON says how the texture is stored");
        }
    }

    /** What is said of a directory entry that nothing is read by. */
    void attributes(List<ConvertJob> jobs) {
        if (jobs.stream().noneMatch(ConvertJob::isJson)) {
            command.refuseIdle("JSON alone is read by attributes", "--attr1", "--attr2", "--attr3");
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
                "-o " + output + " names one file, and there "
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
