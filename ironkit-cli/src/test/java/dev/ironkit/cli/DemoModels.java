package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The demo game on the disk and the models in it.
 *
 * @param game the folder of the game
 * @param models the models by the name that they get when the whole game is converted, such as {@code robots.rlb/r_walker}
 */
record DemoModels(Path game, Map<String, Model> models) {

    private static final List<String> ARCHIVES = List.of("robots", "static", "fortif", "animals", "weapon", "system");

    static DemoModels in(Path game) throws IOException {
        for (DemoFile file : DemoGame.files()) {
            Path target = game.resolve(file.name());
            Files.createDirectories(target.getParent());
            Files.write(target, file.content().toByteArray());
        }
        Map<String, Model> models = new TreeMap<>();
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            for (String name : ARCHIVES) {
                Located archive = workspace.locate(game.resolve(name + ".rlb").toString(), Problems.strict());
                int count = archive.container(Problems.strict()).count();
                for (int index = 0; index < count; index++) {
                    Located found = workspace.enter(archive, index, Problems.strict());
                    if (found.kind() != AssetKind.MSH) {
                        continue;
                    }
                    String stem = found.path().text().replaceAll(".*!/", "").replace(".msh", "");
                    Model model = MshFormat.MSH.decode(found.bytes().load(), Problems.strict());
                    // One has nodes that nobody can read.
                    if (model.nodes().count() > 0) {
                        models.put(name + ".rlb/" + stem, model);
                    }
                }
            }
        }
        assertThat(models).hasSizeGreaterThan(15);
        return new DemoModels(game, models);
    }

    /** The address of a model in its archive. */
    String address(String model) {
        return game.resolve(model.replaceAll("/.*", "")) + "!/" + model.replaceAll(".*/", "") + ".msh";
    }

    /** Writes all models as the options say. */
    void export(Path to, String... options) {
        String[] command = new String[options.length + 4];
        command[0] = "convert";
        command[1] = game.toString();
        command[2] = "-o";
        command[3] = to + "/";
        System.arraycopy(options, 0, command, 4, options.length);
        CommandRun run = CommandRun.of((Object[]) command);
        // The one model whose nodes cannot be read is shown whole, in one state and at one level.
        List<String> words = List.of(options);
        boolean asksForMore = (words.contains("--level") || words.contains("--state")) && words.contains("1");
        assertThat(run.code()).as(run.err()).isEqualTo(asksForMore ? ExitCode.PARTLY : ExitCode.DONE);
    }
}
