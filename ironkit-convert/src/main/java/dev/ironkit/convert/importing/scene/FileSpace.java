package dev.ironkit.convert.importing.scene;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How all of a file differs from what glTF says about axes and from the size of the model: settings of a program do that to every number
 * of it.
 *
 * @param engineAxes whether its numbers are in the engine's axes (z up), not in those of glTF (y up)
 * @param scale how many times larger it is
 */
public record FileSpace(boolean engineAxes, double scale) {

    /** As glTF says, and of the size of the model. */
    public static final FileSpace PLAIN = new FileSpace(false, 1);

    /** {@return a model as it was before a program turned and enlarged it as a whole} */
    public IncomingModel undo(IncomingModel model) {
        if (equals(PLAIN)) {
            return model;
        }
        List<IncomingNode> nodes = new ArrayList<>();
        for (IncomingNode node : model.nodes()) {
            List<IncomingSurface> surfaces =
                    node.surfaces().stream().map(this::undo).toList();
            nodes.add(node.standing(undo(node.rest())).showing(surfaces));
        }
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : model.clips()) {
            Map<Integer, IncomingCurve> curves = new TreeMap<>();
            clip.curves().forEach((place, curve) -> curves.put(place, curve.map(this::undo)));
            clips.add(new IncomingClip(clip.name(), curves));
        }
        return model.with(nodes, clips);
    }

    private IncomingSurface undo(IncomingSurface surface) {
        float[] positions = surface.positions().clone();
        float[] normals = surface.normals().clone();
        for (int at = 0; at < positions.length; at += 3) {
            Point place = place(positions[at], positions[at + 1], positions[at + 2]);
            positions[at] = place.x();
            positions[at + 1] = place.y();
            positions[at + 2] = place.z();
        }
        for (int at = 0; engineAxes && at < normals.length; at += 3) {
            float y = normals[at + 1];
            normals[at + 1] = normals[at + 2];
            normals[at + 2] = -y;
        }
        return surface.shaped(positions, normals);
    }

    /** {@return a place as it was} */
    public Point place(float x, float y, float z) {
        float a = smaller(x);
        float b = smaller(y);
        float c = smaller(z);
        return engineAxes ? new Point(a, c, -b) : new Point(a, b, c);
    }

    private float smaller(float value) {
        return scale == 1 ? value : (float) (value / scale);
    }

    /** {@return a pose as it was} */
    public IncomingPose undo(IncomingPose pose) {
        Point at = pose.position();
        Rotation turn = pose.rotation();
        return engineAxes
                ? new IncomingPose(
                        place(at.x(), at.y(), at.z()),
                        new Rotation(turn.w(), turn.x(), turn.z(), -turn.y()),
                        pose.scaleX(),
                        pose.scaleZ(),
                        pose.scaleY())
                : new IncomingPose(place(at.x(), at.y(), at.z()), turn, pose.scaleX(), pose.scaleY(), pose.scaleZ());
    }
}
