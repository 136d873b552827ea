package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfProblem;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.format.msh.Model;
import dev.ironkit.workspace.Located;
import java.util.List;

/**
 * Makes files of models, dressed in what they wear.
 *
 * @param target what is made
 * @param options how
 * @param wardrobe where materials and textures are found
 */
record ModelConversion(ConvertTarget target, ModelConvertOptions options, ModelWardrobe wardrobe) {

    /**
     * The files of a model, the one that was asked for first.
     *
     * @param stem what their names begin with
     */
    List<ModelFile> files(Model model, Located found, String stem, Problems problems) {
        ByteView bytes = found.bytes();
        if (model.nodes().count() == 0) {
            throw problems.fatal(GltfProblem.NO_NODES, bytes.range());
        }
        ModelLook look = wardrobe.look(found);
        return switch (target) {
            case GLB -> GltfExport.glb(model, bytes, look, stem, options.gltf(target), problems);
            case GLTF -> GltfExport.gltf(model, bytes, look, stem, options.gltf(target), problems);
            default -> ObjExport.of(model, bytes, look, stem, options.obj(), problems);
        };
    }
}
