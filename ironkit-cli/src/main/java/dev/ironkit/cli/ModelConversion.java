package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProblem;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.PictureNames;
import dev.ironkit.convert.model.ShownModel;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.convert.sidecar.ModelSidecarWriter;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.toolkit.convert.ConvertTarget;
import dev.ironkit.toolkit.game.ModelWardrobe;
import dev.ironkit.workspace.Located;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Makes files of models, dressed in what they wear.
 *
 * @param target what is made
 * @param options how
 * @param wardrobe where materials and textures are found
 * @param shared whether models share the pictures beside them
 * @param sidecar whether a file beside keeps what the others cannot say, where that is usual
 */
record ModelConversion(
        ConvertTarget target, ModelConvertOptions options, ModelWardrobe wardrobe, boolean shared, boolean sidecar) {

    /**
     * The files of a model, the one that was asked for first.
     *
     * @param stem what their names begin with
     * @param name the name of the first
     */
    List<ModelFile> files(Model stored, Located found, String stem, String name, Problems problems) {
        ByteView bytes = found.bytes();
        Model model = ShownModel.of(stored);
        if (ShownModel.isWhole(stored)) {
            problems.report(GltfProblem.WHOLE, bytes.range());
        } else if (model.nodes().count() == 0) {
            tellOfNoNodes(bytes, problems);
        }
        checkCells(model, bytes, problems);
        ModelLook look = wardrobe.look(found, problems);
        PictureNames names =
                (shared ? PictureNames.shared() : PictureNames.after(stem)).where(ModelConversion::isWritable);
        if (target == ConvertTarget.OBJ) {
            return ObjExport.of(model, bytes, look, stem, names, options.obj(), problems);
        }
        GltfOptions how = options.gltf(target);
        List<ModelFile> files = new ArrayList<>(
                target == ConvertTarget.GLB
                        ? GltfExport.glb(model, bytes, look, stem, how, problems)
                        : GltfExport.gltf(model, bytes, look, stem, names, how, problems));
        files.set(0, new ModelFile(name, files.get(0).kind(), files.get(0).bytes()));
        if (sidecar && how.profile() != GltfProfile.VIEW) {
            List<ModelSidecar.Kept> textures =
                    how.profile() == GltfProfile.ARCHIVE ? wardrobe.stored(found, look) : List.of();
            files.add(ModelSidecarWriter.write(stored, bytes, found.path().text(), look, textures, how, files));
        }
        return files;
    }

    /** Whether a file can have a name; one of the user's own is taken as it is. */
    private static boolean isWritable(String name) {
        try {
            return Path.of(name).getNameCount() == 1;
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Refuses a state or a level that a model does not have. */
    private void checkCells(Model model, ByteView bytes, Problems problems) {
        OptionalInt level = options.level();
        if (options.state().isEmpty() && level.isEmpty()) {
            return;
        }
        boolean all = target.isGltf() && options.gltf(target).profile() != GltfProfile.VIEW;
        OptionalInt state = options.state().isEmpty() && !all ? OptionalInt.of(0) : options.state();
        StateLevels filled = StateLevels.filled(model);
        boolean known = filled.cells().stream()
                .anyMatch(cell -> (state.isEmpty() || state.getAsInt() == cell / NodeTable.LEVELS)
                        && (level.isEmpty() || level.getAsInt() == cell % NodeTable.LEVELS));
        if (!known) {
            List<String> asked = new ArrayList<>();
            state.ifPresent(number -> asked.add("state " + number));
            level.ifPresent(number -> asked.add("level " + number));
            String there = filled.isEmpty() ? "nothing to see in any" : filled.sentence();
            throw problems.fatal(GltfProblem.NO_LEVEL, bytes.range(), String.join(", ", asked), there);
        }
    }

    /** What cannot be shown can be kept all the same. */
    private void tellOfNoNodes(ByteView bytes, Problems problems) {
        boolean kept = sidecar && target.isGltf() && options.gltf(target).profile() == GltfProfile.ARCHIVE;
        if (!kept) {
            throw problems.fatal(GltfProblem.NO_NODES, bytes.range());
        }
        problems.report(GltfProblem.KEPT_ALONE, bytes.range());
    }
}
