package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedClip;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.format.msh.animation.TrackPacker;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The one timeline of a model, on which its animations lie one behind the other, each from a whole frame to a whole frame. */
final class NewTimeline {

    /** How near to a whole frame a time counts as one; programs round seconds to floats. */
    static final double SLACK = 1e-3;

    private final List<IncomingClip> incoming;
    private final List<IncomingClip> clips = new ArrayList<>();
    private final List<CreatedClip> made = new ArrayList<>();
    private final double framesPerSecond;

    /**
     * A timeline.
     *
     * @param incoming the animations; those that move no node of the model take no time
     */
    NewTimeline(List<IncomingClip> incoming, NodeRoles roles, double framesPerSecond, AssetPath path) {
        this.incoming = incoming;
        this.framesPerSecond = framesPerSecond;
        long next = 0;
        for (IncomingClip clip : incoming) {
            double end = clip.curves().entrySet().stream()
                    .filter(entry -> roles.role(entry.getKey()) == NodeRoles.Role.NODE)
                    .map(Map.Entry::getValue)
                    .filter(curve -> curve.moves() || curve.turns())
                    .mapToDouble(IncomingCurve::end)
                    .max()
                    .orElse(-1);
            if (end < 0) {
                continue;
            }
            double frames = end * framesPerSecond;
            double length = Math.abs(frames - Math.rint(frames)) <= SLACK ? Math.rint(frames) : Math.ceil(frames);
            if (!(next + length <= TrackPacker.LAST_START)) {
                throw new RefusedException(
                        NewModelProblem.LIMIT,
                        path,
                        title(clip),
                        next + (long) length + 1,
                        "frames up to its end",
                        TrackPacker.LAST_START + 1);
            }
            clips.add(clip);
            made.add(new CreatedClip(clip.name(), (int) next, (int) (next + (long) length)));
            next += (long) length + 1;
        }
    }

    static String title(IncomingClip clip) {
        return clip.name().isEmpty() ? "an unnamed animation" : "animation \"" + clip.name() + "\"";
    }

    List<CreatedClip> made() {
        return made;
    }

    /** All animations, those too that take no time. */
    List<IncomingClip> incoming() {
        return incoming;
    }

    /** The animations that take time. */
    List<IncomingClip> clips() {
        return clips;
    }

    int frameCount() {
        return made.isEmpty() ? 1 : made.get(made.size() - 1).last() + 1;
    }

    Optional<IncomingCurve> curve(int clip, int place) {
        return Optional.ofNullable(clips.get(clip).curves().get(place));
    }

    double seconds(int clip, double frame) {
        return (frame - made.get(clip).first()) / framesPerSecond;
    }

    /** The frames around a time of an animation: one where it lies on a frame, otherwise two. */
    int[] frames(int clip, double seconds) {
        CreatedClip range = made.get(clip);
        double frame = seconds * framesPerSecond;
        double near = Math.rint(frame);
        double low = Math.abs(frame - near) <= SLACK ? near : Math.floor(frame);
        double high = Math.abs(frame - near) <= SLACK ? near : Math.ceil(frame);
        int length = range.last() - range.first();
        return new int[] {range.first() + within(low, length), range.first() + within(high, length)};
    }

    private static int within(double frame, int length) {
        return (int) Math.max(0, Math.min(length, frame));
    }
}
