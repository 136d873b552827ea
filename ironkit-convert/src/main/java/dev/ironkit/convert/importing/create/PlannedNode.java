package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * A node of the model that is made.
 *
 * <p>Nodes of the game have no size, so what stretches a node goes into its geometry and into the places of the nodes below it.
 *
 * @param node the incoming node
 * @param name its name
 * @param parent the index of the node it hangs on, {@link dev.ironkit.format.msh.NodeTable#NONE} for none
 * @param above what the nodes above it are stretched by
 */
record PlannedNode(IncomingNode node, String name, int parent, Stretch above) {

    /** What its geometry is stretched by. */
    Stretch stretch() {
        IncomingPose rest = node.rest();
        Stretch own = rest.isRigid() ? Stretch.IDENTITY : Stretch.scale(rest.scaleX(), rest.scaleY(), rest.scaleZ());
        if (above.isIdentity() || above.keepsShapes()) {
            return above.times(own);
        }
        Stretch turn = Stretch.turn(rest.rotation());
        return turn.rigidInverse().times(above).times(turn).times(own);
    }

    /** Where the node stands in a pose, without any size. */
    Point position(IncomingPose pose) {
        return above.point(pose.position());
    }

    /** How the node is turned in a pose; exact at rest, and always where what is above it keeps shapes. */
    Rotation rotation(IncomingPose pose) {
        return above.isIdentity() || !above.keepsShapes() ? pose.rotation() : above.turned(pose.rotation());
    }

    /** Whether a turn makes it look other than it should. */
    boolean isSheared() {
        return !above.isIdentity() && !above.keepsShapes();
    }

    /** The way from the node to its parent at rest. */
    Stretch rigid() {
        return Stretch.of(new IncomingPose(position(node.rest()), rotation(node.rest()), 1, 1, 1));
    }
}
