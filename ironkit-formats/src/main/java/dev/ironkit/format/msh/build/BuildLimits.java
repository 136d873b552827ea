package dev.ironkit.format.msh.build;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.animation.TrackPlan;
import java.util.List;

/** How much a model can hold, told by the width of its fields. */
public final class BuildLimits {

    /** The largest index within a batch; 0xFFFF is kept free. */
    public static final int LAST_INDEX = 0xFFFE;

    /** Triangles, batches, slots and nodes of a model; indices of a batch. */
    public static final int MOST = 0xFFFF;

    /** The last row of a material list a batch can name. */
    public static final int LAST_WEAR_ROW = 0xFF;

    /** The last lightmap row a batch can name. */
    public static final int LAST_LIGHTMAP_ROW = 0xFE;

    /** The last whole time that is still exact, and far behind what fits a frame map. */
    static final int LAST_FRAME = 1 << 23;

    private BuildLimits() {}

    /** Refuses more than there can be. */
    public static void check(String what, long count, long most) {
        if (count > most) {
            throw new RefusedException(BuildProblem.LIMIT, AssetPath.UNNAMED, what, count, most);
        }
    }

    /** Refuses tracks whose keys or runs cannot be numbered. */
    public static void checkTracks(List<TrackPlan> tracks, long frames) {
        long runs = tracks.stream().filter(TrackPlan::hasMap).count();
        check(
                "pose keys of a model",
                tracks.stream().mapToLong(track -> track.keys().size()).sum(),
                TrackPacker.MOST_KEYS);
        check("words before the last frame map", Math.max(0, runs - 1) * frames, TrackPacker.LAST_START);
        check("words of all frame maps", runs * frames, TrackPacker.MOST_WORDS);
    }
}
