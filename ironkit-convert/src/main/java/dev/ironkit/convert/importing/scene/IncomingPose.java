package dev.ironkit.convert.importing.scene;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * Where a node stands relative to its parent, in the engine's axes and the engine's sense of turning.
 *
 * @param position its place
 * @param rotation how it is turned
 * @param scaleX how it is stretched along the engine's x
 * @param scaleY along y
 * @param scaleZ along z
 */
public record IncomingPose(Point position, Rotation rotation, double scaleX, double scaleY, double scaleZ) {

    /** Where its parent stands. */
    public static final IncomingPose REST = new IncomingPose(Point.ZERO, Rotation.IDENTITY, 1, 1, 1);

    /** {@return whether it is not stretched at all} */
    public boolean isRigid() {
        return scaleX == 1 && scaleY == 1 && scaleZ == 1;
    }
}
