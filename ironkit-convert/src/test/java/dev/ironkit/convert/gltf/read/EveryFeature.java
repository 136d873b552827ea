package dev.ironkit.convert.gltf.read;

/** A file with something of everything that is read. */
final class EveryFeature {

    private EveryFeature() {}

    static GltfText file() {
        GltfText file = new GltfText();
        file.member("asset", "{'version': '2.0', 'minVersion': '2.0', 'generator': 'by hand'}");
        file.member("extensionsUsed", "['KHR_texture_transform', 'MSFT_lod']");
        file.member("extensionsRequired", "['KHR_texture_transform']").member("scene", "0");
        int positions = file.floats("VEC3", 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1);
        int normals = file.numbers(GltfText.I8, "VEC4", ", 'normalized': true", new double[16]);
        int packed = file.accessor(
                file.view(
                        GltfText.stored(GltfText.I8, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0, 0, 0, 127, 0, 0),
                        ", 'byteStride': 4"),
                GltfText.I8,
                "VEC3",
                4,
                ", 'normalized': true");
        int uvs = file.numbers(GltfText.U16, "VEC2", ", 'normalized': true", 0, 0, 65535, 0, 0, 65535, 1, 1);
        int indices = file.numbers(GltfText.U8, "SCALAR", "", 0, 1, 2, 1, 2, 3);
        int sources = file.floats("SCALAR", 0, 1, 2, 3);
        int joints = file.numbers(GltfText.U8, "VEC4", "", new double[16]);
        int weights = file.floats("VEC4", 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);
        int binding = file.floats("MAT4", 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1);
        int places = file.view(GltfText.stored(GltfText.U16, 1, 3), "");
        int values = file.view(GltfText.stored(GltfText.F32, 1, 2, 3, 4, 5, 6), "");
        file.add(
                "accessors",
                "{'componentType': 5126, 'type': 'VEC3', 'count': 4, 'sparse': {'count': 2, 'indices': {'bufferView': "
                        + places + ", 'componentType': 5123}, 'values': {'bufferView': " + values + "}}}");
        int sparse = file.count("accessors") - 1;
        int times = file.floats("SCALAR", 0, 0.5, 1);
        int moves = file.floats("VEC3", 0, 0, 0, 1, 1, 1, 2, 2, 2);
        int turns = file.numbers(
                GltfText.I16, "VEC4", ", 'normalized': true", 0, 0, 0, 32767, 32767, 0, 0, 0, 0, 0, 0, 32767);
        int spline = file.floats("VEC3", new double[27]);
        file.add(
                "meshes",
                "{'primitives': [{'attributes': {'POSITION': " + positions + ", 'NORMAL': " + packed
                        + ", 'TEXCOORD_0': " + uvs
                        + ", 'TEXCOORD_1': " + uvs + ", '_SRC': " + sources + "}, 'indices': " + indices
                        + ", 'material': 0, 'extras': {'ironkit': {'s': 'ironkit.msh.batch/1', 'i': 0}}},"
                        + " {'attributes': {'POSITION': " + sparse + "}, 'mode': 5, 'material': 1},"
                        + " {'attributes': {'POSITION': " + sparse + "}, 'mode': 6, 'targets': [{'NORMAL': " + normals
                        + "}]},"
                        + " {'attributes': {'POSITION': " + sparse + "}, 'mode': 1}]}");
        file.add(
                "meshes",
                "{'primitives': [{'attributes': {'POSITION': " + positions + ", 'NORMAL': " + packed + ", 'JOINTS_0': "
                        + joints + ", 'WEIGHTS_0': " + weights + "}, 'indices': " + indices + "}]}");
        file.add("skins", "{'joints': [2], 'inverseBindMatrices': " + binding + "}");
        file.add(
                "nodes",
                "{'name': 'root', 'children': [1, 2], 'extras': {'ironkit': {'s': 'ironkit.msh.node/1', 'i': 0, 'p': -1}}}");
        file.add("nodes", "{'mesh': 0, 'translation': [1, 2, 3], 'extensions': {'MSFT_lod': {'ids': [4]}}}");
        file.add("nodes", "{'matrix': [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0, 5, 6, 7, 1]}");
        file.add("nodes", "{'mesh': 1, 'skin': 0}").add("nodes", "{'rotation': [0, 0.6, 0, 0.8], 'scale': [1, 2, 3]}");
        file.add("scenes", "{'nodes': [0, 3], 'extras': {'ironkit_model': {'s': 'ironkit.msh.model/1'}}}");
        file.add(
                "materials",
                "{'name': 'HULL', 'alphaMode': 'BLEND', 'emissiveFactor': [0, 0.5, 1], 'pbrMetallicRoughness':"
                        + " {'baseColorFactor': [1, 0.5, 0.25, 1], 'roughnessFactor': 0.5, 'baseColorTexture': {'index': 0,"
                        + " 'texCoord': 1, 'extensions': {'KHR_texture_transform': {'offset': [0, 0.5], 'scale': [1, 0.5]}}}}}");
        file.add("materials", "{'extensions': {'KHR_materials_specular': {'specularColorFactor': [1, 1, 1]}}}");
        file.add("textures", "{'source': 1}");
        file.add("images", "{'bufferView': " + places + ", 'name': 'in'}")
                .add("images", "{'uri': 'data:image/png;base64,AAAA'}");
        file.add(
                "animations",
                "{'name': 'walk', 'samplers': [{'input': " + times + ", 'output': " + moves + "}, {'input': " + times
                        + ", 'output': " + turns + ", 'interpolation': 'STEP'}, {'input': " + times + ", 'output': "
                        + spline
                        + ", 'interpolation': 'CUBICSPLINE'}], 'channels': [{'sampler': 0, 'target': {'node': 1, 'path':"
                        + " 'translation'}}, {'sampler': 1, 'target': {'node': 1, 'path': 'rotation'}}, {'sampler': 2,"
                        + " 'target': {'node': 2, 'path': 'scale'}}]}");
        return file;
    }
}
