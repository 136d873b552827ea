package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingNode;
import dev.ironkit.convert.incoming.IncomingSurface;
import dev.ironkit.convert.incoming.Marks;
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

    private GltfReader(Container file, GltfFiles beside, Budget budget) {
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
        return Container.isBinary(bytes);
    }

    /**
     * {@return the model that a file holds}
     *
     * @param name how messages name the file
     * @param file its bytes
     * @param beside where its buffers and pictures are
     */
    public static IncomingModel read(String name, ByteView file, GltfFiles beside, Problems problems) {
        Container container = Container.read(file.load(), problems.at(new AssetPath(name)));
        Demands.check(container.json());
        Budget budget = new Budget();
        budget.grant(file.length());
        return new GltfReader(container, beside, budget).model();
    }

    private IncomingModel model() {
        List<IncomingNode> nodes = nodes(NodeTree.of(root));
        return new IncomingModel(
                root.get("asset").get("generator").text(""),
                nodes,
                materials.all(),
                textures.pictures(),
                new Animations(accessors, nodes).all(root),
                provenance());
    }

    private List<IncomingNode> nodes(NodeTree tree) {
        List<IncomingNode> nodes = new ArrayList<>();
        for (Json node : tree.nodes()) {
            int place = nodes.size();
            List<IncomingSurface> surfaces = new ArrayList<>();
            meshes.of(node.get("mesh")).forEach(primitive -> surfaces.add(primitive.surface()));
            nodes.add(new IncomingNode(
                    place,
                    node.get("name").text(""),
                    tree.parent(place),
                    tree.scene(place),
                    Poses.of(node),
                    surfaces,
                    coarser(node, tree.nodes().size()),
                    MarksReader.of(node)));
        }
        return nodes;
    }

    private static List<Integer> coarser(Json node, int count) {
        List<Integer> coarser = new ArrayList<>();
        for (Json reference : node.get("extensions").get("MSFT_lod").get("ids").items()) {
            coarser.add(reference.place(count).orElseThrow(() -> reference.wrong("the number of a node")));
        }
        return coarser;
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
