package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.read.Buffers.Budget;
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

    /** What a file demands of its reader: the version of glTF, and extensions without which it makes no sense. */
    private static final class RequiredExtensions {

        /** Extensions that are read, and those that change nothing but how a surface looks. */
        private static final List<String> KNOWN = List.of(
                "KHR_animation_pointer",
                "KHR_lights_punctual",
                "KHR_materials_anisotropy",
                "KHR_materials_clearcoat",
                "KHR_materials_diffuse_transmission",
                "KHR_materials_dispersion",
                "KHR_materials_emissive_strength",
                "KHR_materials_ior",
                "KHR_materials_iridescence",
                "KHR_materials_pbrSpecularGlossiness",
                "KHR_materials_sheen",
                "KHR_materials_specular",
                "KHR_materials_transmission",
                "KHR_materials_unlit",
                "KHR_materials_variants",
                "KHR_materials_volume",
                "KHR_mesh_quantization",
                "KHR_texture_transform",
                "KHR_xmp_json_ld",
                "MSFT_lod",
                "MSFT_screencoverage");

        private static final List<String> COMPRESSION =
                List.of("KHR_draco_mesh_compression", "EXT_meshopt_compression", "KHR_meshopt_compression");

        private RequiredExtensions() {}

        /** Refuses a file that demands what is not there. */
        static void check(Json root) {
            Json asset = root.get("asset");
            for (String name : List.of("version", "minVersion")) {
                String version = asset.get(name).text(name.equals("version") ? "none" : "2.0");
                if (!version.startsWith("2.")) {
                    throw root.findings().fatalAt(asset.get(name).path(), GltfReadProblem.VERSION, version);
                }
            }
            for (Json extension : root.get("extensionsRequired").items()) {
                checkKnown(extension);
            }
        }

        private static void checkKnown(Json named) {
            String extension = named.text("");
            if (!KNOWN.contains(extension)) {
                GltfReadProblem problem =
                        COMPRESSION.contains(extension) ? GltfReadProblem.COMPRESSED : GltfReadProblem.EXTENSION;
                throw named.findings().fatalAt(named.path(), problem, extension);
            }
        }
    }
}
