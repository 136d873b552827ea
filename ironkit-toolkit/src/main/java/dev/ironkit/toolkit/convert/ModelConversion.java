package dev.ironkit.toolkit.convert;

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
import dev.ironkit.toolkit.game.ModelAssets;
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
 * @param gltf how glTF is written; null where none is
 * @param obj how an OBJ is written; null where none is
 * @param state the damage state that is written alone, where one is
 * @param level the level of detail that is written alone, where one is
 * @param modelAssets where materials and textures are found
 * @param shared whether models share the pictures beside them
 * @param sidecar whether a file beside keeps what the others cannot say, where that is usual
 */
public record ModelConversion(
        ConvertTarget target,
        GltfOptions gltf,
        ObjExport.Options obj,
        OptionalInt state,
        OptionalInt level,
        ModelAssets modelAssets,
        boolean shared,
        boolean sidecar) {

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
        ModelLook look = modelAssets.look(found, problems);
        PictureNames names =
                (shared ? PictureNames.shared() : PictureNames.after(stem)).where(ModelConversion::isWritable);
        if (target == ConvertTarget.OBJ) {
            return ObjExport.of(model, bytes, look, stem, names, obj, problems);
        }
        List<ModelFile> files = new ArrayList<>(
                target == ConvertTarget.GLB
                        ? GltfExport.glb(model, bytes, look, stem, gltf, problems)
                        : GltfExport.gltf(model, bytes, look, stem, names, gltf, problems));
        files.set(0, new ModelFile(name, files.get(0).kind(), files.get(0).bytes()));
        if (sidecar && gltf.profile() != GltfProfile.VIEW) {
            List<ModelSidecar.Kept> textures =
                    gltf.profile() == GltfProfile.ARCHIVE ? modelAssets.stored(found, look) : List.of();
            files.add(ModelSidecarWriter.write(stored, bytes, found.path().text(), look, textures, gltf, files));
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
        if (state.isEmpty() && level.isEmpty()) {
            return;
        }
        boolean all = target.isGltf() && gltf.profile() != GltfProfile.VIEW;
        OptionalInt shown = state.isEmpty() && !all ? OptionalInt.of(0) : state;
        StateLevels filled = StateLevels.filled(model);
        boolean known = filled.cells().stream()
                .anyMatch(cell -> (shown.isEmpty() || shown.getAsInt() == cell / NodeTable.LEVELS)
                        && (level.isEmpty() || level.getAsInt() == cell % NodeTable.LEVELS));
        if (!known) {
            List<String> asked = new ArrayList<>();
            shown.ifPresent(number -> asked.add("state " + number));
            level.ifPresent(number -> asked.add("level " + number));
            String there = filled.isEmpty() ? "nothing in any of them" : filled.sentence();
            throw problems.fatal(GltfProblem.NO_LEVEL, bytes.range(), String.join(", ", asked), there);
        }
    }

    /** What cannot be shown can be kept all the same. */
    private void tellOfNoNodes(ByteView bytes, Problems problems) {
        boolean kept = sidecar && target.isGltf() && gltf.profile() == GltfProfile.ARCHIVE;
        if (!kept) {
            throw problems.fatal(GltfProblem.NO_NODES, bytes.range());
        }
        problems.report(GltfProblem.KEPT_ALONE, bytes.range());
    }
}
