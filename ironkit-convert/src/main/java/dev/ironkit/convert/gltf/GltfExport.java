package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelReading;
import dev.ironkit.runtime.animation.ModelPoser;
import dev.ironkit.runtime.animation.NodeHierarchy;
import dev.ironkit.runtime.model.QuaternionReading;
import java.util.ArrayList;
import java.util.List;

/** Makes the files of a model. */
public final class GltfExport {

    /** Frames in a second where nobody says otherwise: the rate Blender imports at. */
    public static final float FRAMES_PER_SECOND = 24;

    /**
     * How to write a model out.
     *
     * @param profile what the file is for
     * @param state which damage state is shown; {@link GltfProfile#VIEW} alone
     * @param level which level is shown; {@link GltfProfile#VIEW} alone
     * @param framesPerSecond how long a frame lasts: a convention, a model does not say
     * @param moving whether materials move as in the game; otherwise their first moment is shown
     * @param generator what made the file
     */
    public record Options(
            GltfProfile profile, int state, int level, float framesPerSecond, boolean moving, String generator) {}

    private final GltfDocument document = new GltfDocument();
    private final Model model;
    private final ModelLook look;
    private final Options options;
    private final Problems problems;

    private GltfExport(Model model, ModelLook look, Options options, Problems problems) {
        this.model = model;
        this.look = look;
        this.options = options;
        this.problems = problems;
    }

    /** {@return the one file of a model} */
    public static List<ModelFile> glb(
            Model model, ByteView image, ModelLook look, String stem, Options options, Problems problems) {
        GltfExport export = new GltfExport(model, look, options, problems);
        export.build(image, null);
        return List.of(new ModelFile(stem + ".glb", "glb", export.document.glb(options.generator())));
    }

    /** {@return the files of a model: the text first, then its buffer and its pictures} */
    public static List<ModelFile> gltf(
            Model model, ByteView image, ModelLook look, String stem, Options options, Problems problems) {
        GltfExport export = new GltfExport(model, look, options, problems);
        List<ModelFile> pictures = export.build(image, stem);
        List<ModelFile> files = new ArrayList<>();
        files.add(new ModelFile(stem + ".gltf", "gltf", export.document.json(options.generator(), stem + ".bin")));
        files.add(new ModelFile(stem + ".bin", "bin", export.document.binary.bytes()));
        files.addAll(pictures);
        return files;
    }

    private List<ModelFile> build(ByteView image, String stem) {
        ExportFindings findings = new ExportFindings(problems, image.range());
        SurfaceTextures textures = new SurfaceTextures(document, look, stem, findings);
        SurfaceMaterials materials = new SurfaceMaterials(document, look, textures, findings, options.moving());
        ModelReading reading = ModelReading.detect(model, !look.lightmaps().isEmpty());
        boolean all = options.profile() != GltfProfile.VIEW;
        SlotMeshes meshes = new SlotMeshes(document, model, reading, materials, all, findings);
        NodeHierarchy hierarchy = NodeHierarchy.of(model.nodes());
        ModelPoser poser = ModelPoser.of(model, QuaternionReading.detect(model).order());
        ModelScenes scenes = new ModelScenes(document, model, hierarchy, poser.sampler(), meshes, findings);
        if (all) {
            scenes.all();
        } else {
            scenes.view(options.state(), options.level());
        }
        Timeline timeline = new Timeline(document, model, poser.sampler(), options.framesPerSecond(), findings);
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            if (timeline.moves(node)) {
                timeline.add(node, scenes.shown(node), node == hierarchy.root());
            }
        }
        timeline.finish();
        findings.skipped(meshes.skipped());
        return textures.files();
    }
}
