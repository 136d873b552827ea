package dev.ironkit.convert.gltf.read;

import java.util.List;

/** What a file demands of its reader: the version of glTF, and extensions without which it makes no sense. */
final class RequiredExtensions {

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
