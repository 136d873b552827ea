package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.Marks;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads glTF 2.0: {@code .gltf} text with its buffers beside it or in it, and {@code .glb}.
 *
 * <p>What makes no sense ends the reading; what is merely odd, and what models of the engine have no place for, is reported and read
 * past.
 */
public final class GltfReader {

    private static final String PROVENANCE = "ironkit_model";

    private final Json root;
    private final Accessors accessors;
    private final Textures textures;
    private final Materials materials;
    private final Meshes meshes;

    private GltfReader(GltfContainer file, GltfFiles beside, Budget budget) {
        root = file.json();
        Uris uris = new Uris(beside);
        Buffers buffers = new Buffers(file, uris, budget);
        accessors = new Accessors(root, buffers, budget);
        textures = new Textures(root, buffers, uris);
        materials = new Materials(root, textures);
        meshes = new Meshes(root, accessors, materials);
    }

    /** {@return whether bytes begin as a binary glTF file does} */
    public static boolean sniffBinary(ByteView bytes) {
        return GltfContainer.isBinary(bytes);
    }

    /**
     * {@return the model that a file holds}
     *
     * @param name how messages name the file
     * @param file its bytes
     * @param beside where its buffers and pictures are
     */
    public static IncomingModel read(String name, ByteView file, GltfFiles beside, Problems problems) {
        GltfContainer container = GltfContainer.read(file.load(), problems.at(new AssetPath(name)));
        RequiredExtensions.check(container.json());
        Budget budget = new Budget();
        budget.grant(file.length());
        return new GltfReader(container, beside, budget).model();
    }

    private IncomingModel model() {
        SceneNodes scene = new SceneNodes(root, NodeTree.of(root), meshes, accessors);
        List<IncomingNode> nodes = scene.all();
        return new IncomingModel(
                root.get("asset").get("generator").text(""),
                nodes,
                materials.all(),
                textures.pictures(),
                new Animations(accessors, nodes, scene.moved(), scene.leftOut()).all(root),
                provenance());
    }

    /** Programs keep it on scenes or on nodes, or on neither. */
    private Marks provenance() {
        List<Json> scenes = root.get("scenes").items();
        List<Json> places = new ArrayList<>();
        root.get("scene").place(scenes.size()).ifPresent(scene -> places.add(scenes.get(scene)));
        places.addAll(scenes);
        places.addAll(root.get("nodes").items());
        for (Json place : places) {
            Marks marks = MarksReader.of(place, PROVENANCE);
            if (!marks.equals(Marks.NONE)) {
                return marks;
            }
        }
        return Marks.NONE;
    }
}
