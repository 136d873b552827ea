package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.demo.BrokenGame;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveRequest;
import dev.ironkit.workspace.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "demo",
        header = {
            "Write a small made-up game folder, to try everything without the game.",
            "",
            "  ironkit demo -o demo",
            "  ironkit demo -o demo --broken"
        },
        footer = {"  0 done   2 wrong use   5 refused: a file of that name is there"})
final class DemoCommand extends ToolCommand {

    @Option(
            names = "-o",
            required = true,
            paramLabel = "DIR",
            description = "The folder to write to; made if it is not there.")
    Path folder;

    @Option(names = "--broken", description = "Add damaged files, one for each rule, to see the reports.")
    boolean broken;

    @Mixin
    ForceOption force = new ForceOption();

    @Override
    int run() {
        List<DemoFile> files = new ArrayList<>(DemoGame.files());
        if (broken) {
            files.addAll(BrokenGame.files());
        }
        for (DemoFile file : files) {
            write(file);
        }
        if (common.json) {
            printJson(files);
        } else if (!common.quiet) {
            print(files);
        }
        return ExitCode.DONE;
    }

    private void write(DemoFile file) {
        Path target = folder.resolve(file.name());
        try {
            Files.createDirectories(target.getParent());
        } catch (IOException e) {
            throw new RefusedException(
                    IoProblem.WRITE, new AssetPath(target.toString()), String.valueOf(e.getMessage()));
        }
        SafeWriter.save(
                new SaveRequest(target, sink -> sink.bytes(file.content()), view -> {}, null, force.given, false));
    }

    private void print(List<DemoFile> files) {
        Table table = new Table("file", ">bytes", "what it shows");
        files.forEach(file -> table.row(path(file), file.content().length(), file.about()));
        table.print(console());
        console().say("");
        console().say("try  ironkit ls -l " + quoted("Textures.lib"));
        console().say("     ironkit render " + quoted("Textures.lib") + " -o sheet.png");
        console().say("     ironkit tree --nodes " + quoted("robots.rlb!/r_walker.msh"));
        console().say("     ironkit pose " + quoted("robots.rlb!/r_walker.msh") + " --time 7.5");
        console().say("     ironkit verify --roundtrip " + folder);
    }

    private String quoted(String name) {
        return "'" + folder.resolve(name) + "'";
    }

    private String path(DemoFile file) {
        return folder.resolve(file.name()).toString().replace('\\', '/');
    }

    private void printJson(List<DemoFile> files) {
        JsonDocument.print(console(), "ironkit.demo", ExitCode.DONE, List.of(), out -> {
            out.name("files").array();
            for (DemoFile file : files) {
                out.object()
                        .field("path", path(file))
                        .field("size", file.content().length())
                        .field("sha256", Sha256.of(file.content()))
                        .field("about", file.about())
                        .end();
            }
            out.end();
        });
    }
}
