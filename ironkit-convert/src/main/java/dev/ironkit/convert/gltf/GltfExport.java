package dev.ironkit.convert.gltf;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.SurfaceTextures.Pictures;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.model.PictureNames;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.ArrayList;
import java.util.List;

/** Makes the files of a model. */
public final class GltfExport {

    private final GltfDocument document = new GltfDocument();
    private final Model model;
    private final ModelLook look;
    private final GltfOptions options;
    private final Problems problems;

    private GltfExport(Model model, ModelLook look, GltfOptions options, Problems problems) {
        this.model = model;
        this.look = look;
        this.options = options;
        this.problems = problems;
    }

    /** {@return the one file of a model} */
    public static List<ModelFile> glb(
            Model model, ByteView image, ModelLook look, String stem, GltfOptions options, Problems problems) {
        GltfExport export = new GltfExport(model, look, options, problems);
        export.build(image, Pictures.INSIDE, null);
        return List.of(new ModelFile(stem + ".glb", "glb", export.document.glb(options.generator())));
    }

    /** {@return the files of a model: the text first, then its buffer and its pictures} */
    public static List<ModelFile> gltf(
            Model model, ByteView image, ModelLook look, String stem, GltfOptions options, Problems problems) {
        return gltf(model, image, look, stem, PictureNames.after(stem), options, problems);
    }

    /**
     * {@return the files of a model: the text first, then its buffer and its pictures}
     *
     * @param names what its pictures are called
     */
    public static List<ModelFile> gltf(
            Model model,
            ByteView image,
            ModelLook look,
            String stem,
            PictureNames names,
            GltfOptions options,
            Problems problems) {
        GltfExport export = new GltfExport(model, look, options, problems);
        List<ModelFile> pictures = export.build(image, Pictures.BESIDE, names).files();
        List<ModelFile> files = new ArrayList<>();
        files.add(new ModelFile(stem + ".gltf", "gltf", export.document.json(options.generator(), stem + ".bin")));
        ByteView buffer = export.document.binary.bytes();
        if (buffer.length() > 0) {
            files.add(new ModelFile(stem + ".bin", "bin", buffer));
        }
        files.addAll(pictures);
        return files;
    }

    /**
     * A file that says which pictures it shows and has none of them.
     *
     * @param file the file
     * @param images what its images show, by their places
     */
    public record Unpainted(ModelFile file, List<ModelTexture> images) {

        /** Copies the list. */
        public Unpainted {
            images = List.copyOf(images);
        }
    }

    /**
     * {@return the one file of some states and levels of a model, each in a scene of its own, otherwise as a file was written that came
     * back}
     */
    public static Unpainted again(
            Model model,
            ByteView image,
            ModelLook look,
            String stem,
            GltfOptions options,
            StateLevels cells,
            Problems problems) {
        GltfExport export = new GltfExport(model, look, options, problems);
        SurfaceTextures textures = export.build(image, Pictures.NOWHERE, null, WrittenCells.of(cells), true);
        ModelFile file = new ModelFile(stem + ".glb", "glb", export.document.glb(options.generator()));
        return new Unpainted(file, textures.images());
    }

    private SurfaceTextures build(ByteView image, Pictures pictures, PictureNames names) {
        return build(image, pictures, names, WrittenCells.of(model, options), options.isForEditing());
    }

    private SurfaceTextures build(
            ByteView image, Pictures pictures, PictureNames names, WrittenCells cells, boolean inScenes) {
        ExportFindings findings = new ExportFindings(problems, image.range());
        ModelReading reading = look.reading(model);
        NodeHierarchy hierarchy = NodeHierarchy.of(model.nodes());
        PoseSampler sampler = ModelPoser.of(model, reading.rotations()).sampler();
        NodePoses poses = NodePoses.of(hierarchy, sampler, options.scale(), findings);
        VertexStreams vertices =
                new VertexStreams(document.binary, model, reading.lightmapCoordinates(), options, poses, findings);
        SurfaceTextures textures = new SurfaceTextures(document, look, pictures, names, findings);
        SurfaceMaterials materials = new SurfaceMaterials(
                document,
                look,
                textures,
                new RowCoordinates(model, reading),
                vertices.hasCoordinates() ? vertices.partSet() : 0,
                options,
                findings);
        SlotMeshes meshes = new SlotMeshes(document, model, reading, vertices, materials, options);
        Armature armature = options.rig() == GltfRig.ARMATURE ? new Armature(document, poses) : null;
        ModelScenes scenes = new ModelScenes(document, model, hierarchy, poses, meshes, armature);
        if (inScenes) {
            scenes.all(cells);
        } else {
            scenes.view(cells);
        }
        scenes.mark(ModelMarks.block(problems.path().text(), Sha256.of(image), options, cells, look.chosen()));
        move(hierarchy, sampler, scenes, findings);
        findings.skipped(meshes.skipped());
        if (!inScenes
                && cells.all().size()
                        < WrittenCells.of(model, options.riggedWith(GltfRig.NODES))
                                .all()
                                .size()) {
            findings.levels();
        }
        if (document.meshes.isEmpty() && model.batches().count() > 0 && hierarchy.nodeCount() > 0) {
            findings.nothing(cells.state(), cells.level());
        }
        return textures;
    }

    private void move(NodeHierarchy hierarchy, PoseSampler sampler, ModelScenes scenes, ExportFindings findings) {
        ExportedTimeline timeline = new ExportedTimeline(document, model, sampler, options, findings);
        for (int node = 0; node < hierarchy.nodeCount(); node++) {
            if (timeline.moves(node)) {
                timeline.add(node, scenes.shown(node), node == hierarchy.root());
            }
        }
        timeline.finish();
    }
}
