package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;

/**
 * How a node moves relative to the node it hung on, where a program wrote how it moves in the scene.
 *
 * @param curve its way in the scene
 * @param holder where the node stands that it hung on
 * @param was how it moved relative to that one when it was exported
 * @param asBlender whether the program mixes rotations as Blender does
 */
record ReparentedCurve(IncomingCurve curve, Holder holder, Holder.Local was, boolean asBlender)
        implements IncomingCurve {

    @Override
    public boolean moves() {
        return curve.moves() || curve.turns();
    }

    @Override
    public boolean turns() {
        return moves();
    }

    @Override
    public boolean stretches() {
        return curve.stretches();
    }

    @Override
    public double[] times() {
        return curve.times();
    }

    @Override
    public double end() {
        return curve.end();
    }

    /** What it was where it did not change: numbers of a scene are larger than those of a node, and less exact. */
    @Override
    public IncomingPose at(double seconds) {
        IncomingPose scene = curve.at(seconds);
        IncomingPose own = local(scene, seconds, asBlender);
        IncomingPose other = local(scene, seconds, !asBlender);
        IncomingPose before = was.at(seconds, false);
        IncomingPose mixed = was.at(seconds, true);
        double room = Tolerance.placeRoom(reach(scene.position()), reach(before.position()));
        boolean still = isNear(own, before, room) || isNear(other, before, room);
        boolean sameTurn = isTurnedAs(own, before) || isTurnedAs(own, mixed) || isTurnedAs(other, before);
        boolean rigid = Tolerance.sameScale(own.scaleX(), own.scaleY(), own.scaleZ());
        Point position = still ? before.position() : own.position();
        Rotation rotation = sameTurn ? before.rotation() : own.rotation();
        return rigid
                ? new IncomingPose(position, rotation, 1, 1, 1)
                : new IncomingPose(position, rotation, own.scaleX(), own.scaleY(), own.scaleZ());
    }

    private IncomingPose local(IncomingPose scene, double seconds, boolean mixed) {
        return holder.at(seconds, mixed).inverse().after(Affine.of(scene)).pose();
    }

    /** Whether a pose of a scene says that nothing changed. */
    static boolean isSame(IncomingPose now, IncomingPose before, IncomingPose scene) {
        return isNear(now, before, Tolerance.placeRoom(reach(scene.position()), reach(before.position())))
                && isTurnedAs(now, before);
    }

    private static boolean isNear(IncomingPose a, IncomingPose b, double room) {
        return Math.abs(a.position().x() - b.position().x()) <= room
                && Math.abs(a.position().y() - b.position().y()) <= room
                && Math.abs(a.position().z() - b.position().z()) <= room;
    }

    private static boolean isTurnedAs(IncomingPose a, IncomingPose b) {
        return Tolerance.turn(a.rotation(), b.rotation()) <= 2 * Tolerance.TURN;
    }

    private static double reach(Point point) {
        return Math.max(Math.abs(point.x()), Math.max(Math.abs(point.y()), Math.abs(point.z())));
    }

    /** Where a node stands in the scene, over time. */
    interface Holder {

        /** {@return its matrix at a time} */
        Affine at(double seconds, boolean mixed);

        /** Where a node stands relative to another one, over time. */
        interface Local {

            /** {@return its pose at a time} */
            IncomingPose at(double seconds, boolean mixed);
        }
    }
}
