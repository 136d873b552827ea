package dev.ironkit.convert.gltf.read;

import dev.ironkit.convert.gltf.EngineAxes;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/** Where nodes stand. */
final class Poses {

    /** How far from 1 the length of a rotation may be: that of one stored in eight bits. */
    private static final double LENGTH_TOLERANCE = 0.02;

    private static final int PLACE = 3;
    private static final int ROTATION = 4;
    private static final int MATRIX = 16;

    private Poses() {}

    /** {@return where a node rests} */
    static IncomingPose of(Json node) {
        Json matrix = node.get("matrix");
        if (matrix.isPresent()) {
            return MatrixParts.of(matrix.floats(MATRIX), matrix).pose();
        }
        Json moved = node.get("translation");
        Json turned = node.get("rotation");
        float[] place = moved.floats(PLACE);
        double[] scale = node.get("scale").doubles(PLACE, 1, 1, 1);
        return new IncomingPose(
                moved.isPresent() ? EngineAxes.placeBack(place[0], place[1], place[2]) : Point.ZERO,
                turned.isPresent() ? rotation(turned) : Rotation.IDENTITY,
                scale[0],
                scale[2],
                scale[1]);
    }

    private static Rotation rotation(Json json) {
        float[] q = json.floats(ROTATION);
        double length =
                Math.sqrt((double) q[0] * q[0] + (double) q[1] * q[1] + (double) q[2] * q[2] + (double) q[3] * q[3]);
        if (Math.abs(length - 1) > LENGTH_TOLERANCE) {
            json.findings().say(GltfReadProblem.ROTATION, json.path(), (float) length);
        }
        return EngineAxes.rotationBack(q[0], q[1], q[2], q[3]);
    }

    /** {@return a pose, from numbers along the axes of glTF} */
    static IncomingPose pose(float[] place, Rotation rotation, double... scale) {
        return new IncomingPose(
                EngineAxes.placeBack(place[0], place[1], place[2]), rotation, scale[0], scale[2], scale[1]);
    }
}
