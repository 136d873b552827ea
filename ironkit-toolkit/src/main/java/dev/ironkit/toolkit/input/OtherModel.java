package dev.ironkit.toolkit.input;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.convert.obj.ObjHeader;
import dev.ironkit.convert.obj.ObjReader;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.MountedFile;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * A model that another program wrote: glTF, GLB or OBJ.
 *
 * @param found the file
 * @param isObj whether it is an OBJ, which says least
 */
public record OtherModel(Located found, boolean isObj) {

    private static final int GLB_MAGIC = 0x46546C67;

    /** More than any buffer or picture of a model that can become one of ours. */
    private static final long MOST = 1L << 28;

    /** Whether a file is one, by its first bytes or by the ending of its name. */
    public static boolean sniff(Located found) {
        return isGlb(found.bytes())
                || hasEnding(found, ".gltf")
                || hasEnding(found, ".glb")
                || hasEnding(found, ".obj");
    }

    private static boolean isGlb(ByteView bytes) {
        return bytes.length() >= Integer.BYTES && bytes.i32(0) == GLB_MAGIC;
    }

    private static boolean hasEnding(Located found, String ending) {
        return found.levels().isEmpty()
                && found.file().isOnDisk()
                && found.file()
                        .path()
                        .getFileName()
                        .toString()
                        .toLowerCase(Locale.ROOT)
                        .endsWith(ending);
    }

    public static OtherModel of(Located found) {
        return new OtherModel(found, !isGlb(found.bytes()) && hasEnding(found, ".obj"));
    }

    /**
     * What it says.
     *
     * @param engineAxes whether an OBJ has the engine's axes; glTF has its own
     */
    public IncomingModel read(Workspace workspace, boolean engineAxes, Problems problems) {
        Problems here = problems.at(found.path());
        return isObj
                ? ObjReader.read(
                        stem().orElse("model"), found.bytes().load(), name -> beside(workspace, name), engineAxes, here)
                : GltfReader.read(found.path().text(), found.bytes().load(), name -> beside(workspace, name), here);
    }

    /** How an OBJ of ours was made; nothing for other files. */
    public Optional<ObjExport.Options> objOptions() {
        return isObj ? ObjHeader.options(found.bytes().load()) : Optional.empty();
    }

    /** The file beside it that says what it cannot. */
    public Optional<ByteView> sidecar(Workspace workspace) {
        return beside(workspace, found.file().path().getFileName() + ModelSidecar.SUFFIX);
    }

    /** The name of its files without an ending: what a new model is called. */
    Optional<String> stem() {
        if (!found.levels().isEmpty() || !found.file().isOnDisk()) {
            return Optional.empty();
        }
        String name = found.file().path().getFileName().toString();
        int dot = name.lastIndexOf('.');
        return Optional.of(dot > 0 ? name.substring(0, dot) : name);
    }

    /** The content of a file in its folder or below, by its path with slashes; nothing where there is none that may be read. */
    private Optional<ByteView> beside(Workspace workspace, String name) {
        if (!found.levels().isEmpty() || !found.file().isOnDisk()) {
            return Optional.empty();
        }
        try {
            Path folder = found.file().path().toAbsolutePath().normalize().getParent();
            Path path = folder.resolve(name).normalize();
            // A link may lead out of the folder as well as a name may.
            boolean inside = path.startsWith(folder) && path.toRealPath().startsWith(folder.toRealPath());
            return inside && Files.isRegularFile(path) && Files.size(path) <= MOST
                    ? Optional.of(load(workspace, path))
                    : Optional.empty();
        } catch (InvalidPathException | IOException | WorkspaceException e) {
            return Optional.empty();
        }
    }

    private static ByteView load(Workspace workspace, Path path) {
        MountedFile mounted = workspace.mount(path, Address.slashed(path.toString()));
        ByteView bytes = mounted.bytes().load();
        workspace.release(mounted);
        return bytes;
    }
}
