package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The models of the demo game, written to a folder.
 *
 * @param folder the game
 * @param models all that have nodes we can read
 */
record DemoModels(Path folder, List<One> models) {

    /**
     * A model.
     *
     * @param archive the name of its archive
     * @param stem its name without the ending
     * @param address where it is
     * @param bytes what it is
     */
    record One(String archive, String stem, String address, ByteView bytes) {

        @Override
        public String toString() {
            return stem;
        }
    }

    /** Writes the game and finds its models. */
    static DemoModels in(Path folder) throws IOException {
        for (DemoFile file : DemoGame.files()) {
            Path target = folder.resolve(file.name());
            Files.createDirectories(target.getParent());
            Files.write(target, file.content().toByteArray());
        }
        List<One> models = new ArrayList<>();
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            for (DemoFile file : DemoGame.files()) {
                if (file.name().endsWith(".rlb")) {
                    find(workspace, folder.resolve(file.name()), models);
                }
            }
        }
        return new DemoModels(folder, List.copyOf(models));
    }

    private static void find(Workspace workspace, Path file, List<One> models) {
        Located archive = workspace.locate(file.toString(), Problems.strict());
        int count = archive.container(Problems.strict()).entries().size();
        for (int index = 0; index < count; index++) {
            Located found = workspace.enter(archive, index, Problems.tolerant());
            boolean readable = found.kind() == AssetKind.MSH
                    && ModelArgument.model(found, Problems.tolerant()).nodes().count() > 0;
            if (readable) {
                String address = found.path().text();
                String stem = address.replaceAll(".*!/", "").replace(".msh", "");
                models.add(new One(
                        file.getFileName().toString(),
                        stem,
                        address,
                        found.bytes().load()));
            }
        }
    }
}
