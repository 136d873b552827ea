package dev.ironkit.toolkit.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The files of a game as the runtime asks for them.
 *
 * @param folder where its libraries are
 * @param resources what else there is, by the paths under which the runtime is told of it
 */
public record GameResources(Workspace workspace, Path folder, Map<String, ByteView> resources)
        implements ResourceSource {

    public GameResources {
        resources = Map.copyOf(resources);
    }

    @Override
    public Optional<ArchiveReader> library(String path) {
        try {
            return ModelAssets.file(folder, path)
                    .<ArchiveReader>map(file -> workspace
                            .locate(file.toString(), Problems.tolerant())
                            .container(Problems.tolerant()));
        } catch (WorkspaceException | MalformedAssetException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<ByteView> resource(String path) {
        return Optional.ofNullable(resources.get(path));
    }
}
