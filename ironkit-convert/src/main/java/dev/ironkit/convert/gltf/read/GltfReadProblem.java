package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with a glTF file. The engine never sees one, so it has no part in these. */
public enum GltfReadProblem implements ProblemCode {
    CUT(
            "gltf.cut",
            "A binary glTF file holds what its header and its chunks say.",
            "{0} needs {1} bytes, {2} are left",
            "The file is cut off: save or copy it again."),
    CHUNK(
            "gltf.chunk",
            "The first chunk of a binary glTF file is its JSON.",
            "the first chunk is of the kind {0}, not JSON",
            "The file is damaged or no glTF: save it again."),
    BEHIND(
            "gltf.behind",
            Severity.WARNING,
            "Nothing stands behind the end of a binary glTF file.",
            "{0} bytes stand behind the end that the header states; they are passed over",
            "Nothing to do."),
    JSON(
            "gltf.json",
            "The text of a glTF file is JSON.",
            "the text is not JSON: {0}",
            "The file is damaged or of another kind: save it again as glTF 2.0."),
    VERSION(
            "gltf.version",
            "A glTF file is of version 2.",
            "the file says version {0}; version 2 is read",
            "Save it again as glTF 2.0."),
    EXTENSION(
            "gltf.extension",
            "A glTF file demands no extension that is not read.",
            "the file demands the extension {0}, which is not read",
            "Save it again without that extension."),
    COMPRESSED(
            "gltf.compressed",
            "The geometry of a glTF file is not compressed.",
            "the geometry is compressed by {0}, which is not read",
            "Export it again with compression switched off."),
    TOO_LARGE(
            "gltf.too-large",
            "A glTF file asks for no more numbers than its size is worth: four million and sixteen for each byte, at most 64 million.",
            "{0}: {1} numbers are asked for, {2} are left of the {3} that a file of this size may have",
            "Export fewer vertices or keys: the engine counts the vertices of a batch with 16 bits."),
    TEXT_TOO_LARGE(
            "gltf.text-too-large",
            "The text of a glTF file takes at most 64 MiB.",
            "the text takes {0} bytes, the limit is {1}",
            "Export it as GLB, or with buffers and pictures beside the file."),
    VALUE(
            "gltf.value",
            "Every value of a glTF file is of the kind that its place wants.",
            "{0}: {1} is wanted, there is {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    REFERENCE(
            "gltf.reference",
            "What a glTF file refers to is there.",
            "{0}: there is no number {1}, there are {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    BUFFER(
            "gltf.buffer",
            "The bytes of each buffer are there.",
            "{0}: {1}",
            "Put the .bin file into the folder of the glTF file and name it by its path from there, or export it as GLB."),
    RANGE(
            "gltf.range",
            "What is read from a buffer lies inside of it.",
            "{0}: bytes up to {1} are wanted, there are {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    ACCESSOR(
            "gltf.accessor",
            "Numbers are stored in a form that suits what they are for.",
            "{0}: {1} is wanted, there is {2}",
            "The file was written by a faulty program: export it again."),
    COUNT(
            "gltf.count",
            "Numbers that belong together are equally many.",
            "{0}: there are {1}, {2} are wanted",
            "The file was written by a faulty program: export it again."),
    NO_NUMBER(
            "gltf.float",
            "Every number is finite.",
            "{0}: number {1} is infinite or none",
            "The program that wrote it holds a broken mesh or curve: mend it there and export again."),
    TREE(
            "gltf.tree",
            "Nodes form trees: each has one parent at most and hangs on none of its own children.",
            "{0}: node {1} {2}",
            "The file was written by a faulty program: export it again."),
    SCENE_ROOT(
            "gltf.scene-root",
            Severity.WARNING,
            "A scene names nodes that hang on none.",
            "{0}: node {1} hangs on another one; it is shown with it",
            "Nothing to do."),
    OUTSIDE(
            "gltf.outside-scene",
            Severity.WARNING,
            "All nodes of a file are in the scene that is read.",
            "{0}: what is not in this scene is left out: {1}",
            "Move them into the scene that the file shows, if they are part of the model."),
    MATRIX(
            "gltf.matrix",
            "The last row of a node's matrix is 0 0 0 1.",
            "{0}: the last row is {1}",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    SHEAR(
            "gltf.shear",
            Severity.WARNING,
            "A node is moved, turned and stretched, and nothing else.",
            "{0}: the matrix shears, which nodes of the engine cannot; the nearest rotation is taken",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    MIRROR(
            "gltf.mirror",
            Severity.WARNING,
            "A node is not mirrored.",
            "{0}: the matrix mirrors; it is read as a negative scale",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    ROTATION(
            "gltf.rotation",
            Severity.WARNING,
            "A rotation is a quaternion of length 1.",
            "{0}: the rotation has length {1}; its direction is taken, and none for 0",
            "Nothing to do if it looks right."),
    MODE(
            "gltf.mode",
            Severity.WARNING,
            "Meshes are made of triangles.",
            "{0}: {1} are passed over, the engine draws triangles alone",
            "Remove them, or turn them into faces."),
    EMPTY(
            "gltf.positions",
            Severity.WARNING,
            "The vertices of a mesh have places.",
            "{0}: vertices have no places; they are passed over",
            "Nothing to do if nothing is missing."),
    CORNERS(
            "gltf.corners",
            Severity.WARNING,
            "Triangles have three corners.",
            "{0}: {1} corners make no whole number of triangles; the last are passed over",
            "The file was written by a faulty program: export it again."),
    INDEX(
            "gltf.index",
            "The corners of triangles are vertices of their mesh.",
            "{0}: corner {1} is vertex {2}, there are {3}",
            "The file is damaged or was written by a faulty program: export it again."),
    MORPH(
            "gltf.morph",
            Severity.WARNING,
            "Meshes do not change their shape.",
            "{0}: {1} morph targets are passed over, the engine has nothing of the kind",
            "Apply the shape you want before the export."),
    SKIN(
            "gltf.skin",
            "A skinned mesh is rigid: each vertex follows one joint, all corners of a triangle the same.",
            "{0}: {1}: {2}",
            "Models of the engine are made of rigid parts. In Blender give every part one bone: in edit mode select its faces and split them off (Mesh > Split > Selection), assign its vertices to the group of that bone with weight 1 and remove them from all others; or hang the part on the bone as an object of its own."),
    UV_SET(
            "gltf.texcoord",
            Severity.WARNING,
            "A mesh has the texture coordinates that its material asks for.",
            "{0}: the material lays its texture by TEXCOORD_{1}, which is missing",
            "Unwrap the mesh, or choose its UV map in the material."),
    TEXTURE_TURN(
            "gltf.texture-rotation",
            Severity.WARNING,
            "A texture is moved and stretched, not turned.",
            "{0}: the texture is turned by {1} radians, which is left out",
            "Turn the texture coordinates in place of the texture."),
    TEXTURE_KIND(
            "gltf.texture-kind",
            Severity.INFO,
            "A material has a texture for its colour and no other.",
            "{0}: {1} is passed over, the engine has nothing of the kind",
            "Bake it into the colour if it shall show."),
    TEXTURE_SOURCE(
            "gltf.texture-source",
            Severity.WARNING,
            "A texture has a picture that is read.",
            "{0}: the texture names no picture that is read; what it covers is shown without it",
            "Export with PNG pictures."),
    PICTURE(
            "gltf.picture",
            Severity.WARNING,
            "The pictures of a glTF file are there.",
            "{0}: {1}; what it covers is shown without it",
            "Put the picture into the folder of the glTF file, or below, and name it by its path from there; or export as GLB, which holds its pictures."),
    ALPHA(
            "gltf.alpha-mode",
            Severity.WARNING,
            "A material is OPAQUE, MASK or BLEND.",
            "{0}: there is no way to mix called {1}; OPAQUE is taken",
            "The file was written by a faulty program: export it again."),
    TIMES(
            "gltf.times",
            "The times of keys rise and are not negative.",
            "{0}: key {1} is at {2} s, the one before at {3} s",
            "The file was written by a faulty program: export it again."),
    TIMES_EQUAL(
            "gltf.times-equal",
            Severity.WARNING,
            "Each key has a time of its own.",
            "{0}: {1} keys have the time of the one before; the last of them counts",
            "Nothing to do if it looks right."),
    CHANNEL(
            "gltf.channel",
            Severity.INFO,
            "An animation moves, turns and stretches nodes.",
            "{0}: {1} channels of other kinds are passed over: {2}",
            "Nothing to do: materials keep what they have in the game."),
    CHANNEL_TWICE(
            "gltf.channel-twice",
            Severity.WARNING,
            "An animation says once what moves a node.",
            "{0}: {1} of node {2} is said twice; the first counts",
            "The file was written by a faulty program: export it again.");

    private final Rule about;

    GltfReadProblem(String id, String rule, String template, String fix) {
        this(id, Severity.ERROR, rule, template, fix);
    }

    GltfReadProblem(String id, Severity severity, String rule, String template, String fix) {
        about = Rule.ours(id, severity, rule, template, fix);
    }

    @Override
    public Rule about() {
        return about;
    }
}
