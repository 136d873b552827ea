package dev.ironkit.toolkit.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.runtime.resource.ResourceLibrary;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.workspace.Container;
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
    public Optional<ResourceLibrary> library(String path) {
        try {
            return ModelWardrobe.file(folder, path)
                    .map(file -> new Library(workspace
                            .locate(file.toString(), Problems.tolerant())
                            .container(Problems.tolerant())));
        } catch (WorkspaceException | MalformedAssetException e) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<ByteView> resource(String path) {
        return Optional.ofNullable(resources.get(path));
    }

    /** An archive; content that cannot be unpacked is empty, which no reader takes for anything. */
    private record Library(Container archive) implements ResourceLibrary {

        @Override
        public int count() {
            return archive.entries().size();
        }

        @Override
        public int find(ByteView name) {
            return archive.find(name).orElse(-1);
        }

        @Override
        public Attributes attributes(int index) {
            return archive.attributes(index);
        }

        @Override
        public ByteView content(int index) {
            try {
                return archive.content(index, Problems.tolerant()).load();
            } catch (MalformedAssetException e) {
                return ByteView.empty();
            }
        }
    }
}
