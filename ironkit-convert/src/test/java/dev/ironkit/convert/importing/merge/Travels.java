package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.Optional;

/** Models that go out and come back. */
final class Travels {

    static final float RATE = 24;

    private Travels() {}

    /** What the export writes of a model, read again. */
    static IncomingModel out(Model model, GltfProfile profile) {
        return out(model, GltfOptions.of(profile, "test"));
    }

    static IncomingModel out(Model model, GltfOptions options) {
        ModelFile file = GltfExport.glb(
                        model, MshFormat.MSH.encoded(model), ModelLook.NONE, "m", options, Problems.tolerant())
                .get(0);
        return GltfReader.read("m.glb", file.bytes(), uri -> Optional.empty(), Problems.tolerant());
    }

    static MergedModel back(Model model, IncomingModel before, IncomingModel after) {
        return back(model, before, after, ModelMerge.Options.at(RATE));
    }

    static MergedModel back(Model model, IncomingModel before, IncomingModel after, ModelMerge.Options options) {
        return ModelMerge.merge(model, ModelLook.NONE, before, after, options, Problems.strict());
    }

    static ModelMerge.Options deleting() {
        return new ModelMerge.Options(true, RATE, 1, Origin.ORIGINAL);
    }
}
