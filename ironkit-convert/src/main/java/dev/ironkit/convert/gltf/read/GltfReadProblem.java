package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Rule;
import dev.ironkit.base.diagnostic.Severity;

/** What can be wrong with a glTF file. The engine never sees one, so it has no part in these. */
public enum GltfReadProblem implements ProblemCode {
    CUT(
            "gltf.cut",
            "A binary glTF file must be as long as its header and chunks say.",
            "{0} needs {1} bytes, but only {2} remain",
            "The file is truncated: save or copy it again."),
    CHUNK(
            "gltf.chunk",
            "The first chunk of a binary glTF file must be JSON.",
            "the first chunk is of type {0}, not JSON",
            "The file is damaged or not glTF: save it again."),
    BEHIND(
            "gltf.behind",
            Severity.WARNING,
            "Nothing should follow the end of a binary glTF file.",
            "{0} bytes follow the end given in the header; they are ignored",
            "Nothing to do."),
    JSON(
            "gltf.json",
            "The text of a glTF file must be JSON.",
            "the text is not JSON: {0}",
            "The file is damaged or of another kind: save it again as glTF 2.0."),
    VERSION(
            "gltf.version",
            "A glTF file must have version 2.",
            "the file has version {0}; only version 2 is supported",
            "Save it again as glTF 2.0."),
    EXTENSION(
            "gltf.extension",
            "A glTF file must not require an unsupported extension.",
            "the file requires the unsupported extension {0}",
            "Save it again without that extension."),
    COMPRESSED(
            "gltf.compressed",
            "The geometry of a glTF file must not be compressed.",
            "the geometry is compressed with {0}, which is not supported",
            "Export it again with compression switched off."),
    TOO_LARGE(
            "gltf.too-large",
            "A glTF file may refer to at most four million numbers plus sixteen per byte, and never to more than 64 million.",
            "{0}: {1} numbers requested, but only {2} are left of the {3} allowed for a file of this size",
            "Export fewer vertices or keys: the engine counts the vertices of a batch with 16 bits."),
    TEXT_TOO_LARGE(
            "gltf.text-too-large",
            "The text of a glTF file may have at most 64 MiB.",
            "the text has {0} bytes, but the limit is {1}",
            "Export it as GLB, or with buffers and images in separate files."),
    VALUE(
            "gltf.value",
            "Every value in a glTF file must have the expected type.",
            "{0}: expected {1}, found {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    REFERENCE(
            "gltf.reference",
            "Everything a glTF file refers to must exist.",
            "{0}: index {1} does not exist; the count is {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    BUFFER(
            "gltf.buffer",
            "The bytes of every buffer must be available.",
            "{0}: {1}",
            "Put the .bin file into the folder of the glTF file and refer to it by its relative path, or export as GLB."),
    RANGE(
            "gltf.range",
            "Data read from a buffer must lie inside the buffer.",
            "{0}: needs bytes up to {1}, but the buffer has {2}",
            "The file is damaged or was written by a faulty program: export it again."),
    ACCESSOR(
            "gltf.accessor",
            "Numbers must be stored in a type that suits their use.",
            "{0}: expected {1}, found {2}",
            "The file was written by a faulty program: export it again."),
    COUNT(
            "gltf.count",
            "Related lists must have the same length.",
            "{0}: found {1}, expected {2}",
            "The file was written by a faulty program: export it again."),
    NO_NUMBER(
            "gltf.float",
            "Every number must be finite.",
            "{0}: number {1} is infinite or NaN",
            "The mesh or curve is broken in the program that wrote the file: repair it there and export again."),
    TREE(
            "gltf.tree",
            "Nodes must form trees: each node has at most one parent and is not its own ancestor.",
            "{0}: node {1} {2}",
            "The file was written by a faulty program: export it again."),
    SCENE_ROOT(
            "gltf.scene-root",
            Severity.WARNING,
            "The root nodes of a scene must not have parents.",
            "{0}: node {1} has a parent; it is shown with its parent",
            "Nothing to do."),
    OUTSIDE(
            "gltf.outside-scene",
            Severity.WARNING,
            "All nodes of a file should be in the scene that is read.",
            "{0}: not in this scene and left out: {1}",
            "If they are part of the model, move them into the scene that the file shows."),
    MATRIX(
            "gltf.matrix",
            "The last row of a node matrix must be 0 0 0 1.",
            "{0}: the last row is {1}",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    SHEAR(
            "gltf.shear",
            Severity.WARNING,
            "A node may only be moved, rotated and scaled.",
            "{0}: the matrix shears, which the engine does not support; the nearest rotation is used",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    MIRROR(
            "gltf.mirror",
            Severity.WARNING,
            "A node should not be mirrored.",
            "{0}: the matrix mirrors; it is read as a negative scale",
            "Apply the transformation to the mesh in the program that made it, and export again."),
    ROTATION(
            "gltf.rotation",
            Severity.WARNING,
            "A rotation must be a quaternion of length 1.",
            "{0}: the rotation has length {1}; it is normalised, and length 0 means no rotation",
            "Nothing to do if it looks right."),
    MODE(
            "gltf.mode",
            Severity.WARNING,
            "Meshes must consist of triangles.",
            "{0}: {1} are ignored; the engine draws only triangles",
            "Remove them, or convert them to faces."),
    EMPTY(
            "gltf.positions",
            Severity.WARNING,
            "The vertices of a mesh must have positions.",
            "{0}: vertices without positions are ignored",
            "Nothing to do if nothing is missing."),
    CORNERS(
            "gltf.corners",
            Severity.WARNING,
            "Triangles must have three corners.",
            "{0}: {1} corners do not form whole triangles; the last ones are ignored",
            "The file was written by a faulty program: export it again."),
    INDEX(
            "gltf.index",
            "The corners of a triangle must be vertices of its mesh.",
            "{0}: corner {1} is vertex {2}, but the mesh has {3} vertices",
            "The file is damaged or was written by a faulty program: export it again."),
    MORPH(
            "gltf.morph",
            Severity.WARNING,
            "Meshes should not have morph targets.",
            "{0}: {1} morph targets are ignored; the engine does not support them",
            "Apply the shape you want before exporting."),
    SKIN(
            "gltf.skin",
            "A skinned mesh must be rigid: all corners of a triangle follow the same single joint.",
            "{0}: {1}: {2}",
            "The engine's models consist of rigid parts. In Blender, give every part one bone: in edit mode,"
                    + " select its faces and split them off (Mesh > Split > Selection), assign its vertices to the vertex"
                    + " group of that bone with weight 1 and remove them from all other groups. Or make the part a"
                    + " separate object parented to the bone."),
    UV_SET(
            "gltf.texcoord",
            Severity.WARNING,
            "A mesh must have the texture coordinates that its material uses.",
            "{0}: the material uses TEXCOORD_{1}, which is missing",
            "Unwrap the mesh, or choose its UV map in the material."),
    TEXTURE_TURN(
            "gltf.texture-rotation",
            Severity.WARNING,
            "A texture may be moved and scaled, but not rotated.",
            "{0}: the texture is rotated by {1} radians; the rotation is ignored",
            "Rotate the texture coordinates instead of the texture."),
    TEXTURE_KIND(
            "gltf.texture-kind",
            Severity.INFO,
            "A material should only have a colour texture.",
            "{0}: {1} is ignored; the engine does not support it",
            "Bake it into the colour texture if it should be visible."),
    TEXTURE_SOURCE(
            "gltf.texture-source",
            Severity.WARNING,
            "A texture must have an image in a supported format.",
            "{0}: the texture has no image in a supported format; surfaces are shown without it",
            "Export with PNG images."),
    PICTURE(
            "gltf.picture",
            Severity.WARNING,
            "The images of a glTF file must be available.",
            "{0}: {1}; surfaces are shown without it",
            "Put the image into the folder of the glTF file, or below, and refer to it by its relative path; or"
                    + " export as GLB, which includes its images."),
    ALPHA(
            "gltf.alpha-mode",
            Severity.WARNING,
            "The alpha mode of a material must be OPAQUE, MASK or BLEND.",
            "{0}: the alpha mode {1} does not exist; OPAQUE is used",
            "The file was written by a faulty program: export it again."),
    TIMES(
            "gltf.times",
            "Key times must ascend and not be negative.",
            "{0}: key {1} is at {2} s, but the previous one is at {3} s",
            "The file was written by a faulty program: export it again."),
    TIMES_EQUAL(
            "gltf.times-equal",
            Severity.WARNING,
            "Every key should have a different time.",
            "{0}: keys with the same time as the previous key: {1}; the last one counts",
            "Nothing to do if it looks right."),
    CHANNEL(
            "gltf.channel",
            Severity.INFO,
            "Animations may only move, rotate and scale nodes.",
            "{0}: {1} channels of other kinds are ignored: {2}",
            "Nothing to do: materials keep their values in the game."),
    CHANNEL_TWICE(
            "gltf.channel-twice",
            Severity.WARNING,
            "An animation should not animate the same property twice.",
            "{0}: {1} of node {2} is animated twice; the first channel is used",
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
