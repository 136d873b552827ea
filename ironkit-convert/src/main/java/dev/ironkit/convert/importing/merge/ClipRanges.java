package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.gltf.GltfClip;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.model.ExportedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The ranges of frames that the timeline of a model was written in.
 *
 * @param all the ranges in the order of the file; none where it was written whole
 */
record ClipRanges(List<GltfClip> all) {

    ClipRanges {
        all = List.copyOf(all);
    }

    /**
     * The ranges of a file, as far as the model has their frames.
     *
     * @param frames how many the model has
     */
    static ClipRanges of(IncomingModel exported, int frames) {
        List<GltfClip> ranges = new ArrayList<>();
        for (String line : exported.marks().text("clips").orElse("").split(";", -1)) {
            GltfClip.parse(line)
                    .filter(clip -> clip.first() < frames)
                    .map(clip -> new GltfClip(clip.name(), clip.first(), Math.min(clip.last(), frames - 1)))
                    .ifPresent(ranges::add);
        }
        return new ClipRanges(ranges);
    }

    boolean isEmpty() {
        return all.isEmpty();
    }

    /** The range of an animation, whose name programs may have numbered. */
    Optional<GltfClip> of(IncomingClip clip) {
        return all.stream()
                .filter(one -> one.name().equals(clip.name()) || one.name().equals(ExportedName.plain(clip.name())))
                .findFirst();
    }

    /**
     * The ranges with the one made longer that somebody made longer, where nothing follows it on the timeline. What has no room is told.
     *
     * @param frames how many the model has
     */
    ClipRanges grown(IncomingModel after, int frames, double framesPerSecond, MergeNotes notes) {
        List<GltfClip> grown = new ArrayList<>(all);
        boolean taken = false;
        for (IncomingClip clip : after.clips()) {
            GltfClip range = of(clip).orElse(null);
            int last = range == null ? -1 : lastMove(clip, range, framesPerSecond);
            if (range == null || last <= range.last()) {
                continue;
            }
            boolean free = range.last() == frames - 1 && !taken;
            if (free) {
                grown.set(all.indexOf(range), new GltfClip(range.name(), range.first(), last));
                taken = true;
            }
            notes.say(
                    MergeProblem.RANGE,
                    clip.name(),
                    range.first(),
                    range.last(),
                    "frames " + (range.last() + 1) + " to " + last
                            + (free
                                    ? " are added, which makes the timeline longer"
                                    : " are left out, because the timeline has other frames there"));
        }
        return new ClipRanges(grown);
    }

    /** The last frame of the timeline at which an animation still moves something; the end of its range where nothing moves behind. */
    private static int lastMove(IncomingClip clip, GltfClip range, double framesPerSecond) {
        int length = range.last() - range.first();
        int last = length;
        for (IncomingCurve curve : clip.curves().values()) {
            int end = (int) Math.min(Math.rint(curve.end() * framesPerSecond), PoseMerge.MOST_FRAMES);
            while (end > last && isStill(curve, end - 1, end, framesPerSecond)) {
                end--;
            }
            last = Math.max(last, end);
        }
        return range.first() + last;
    }

    private static boolean isStill(IncomingCurve curve, int frame, int next, double framesPerSecond) {
        IncomingPose here = curve.at(Motion.seconds(frame, framesPerSecond));
        IncomingPose there = curve.at(Motion.seconds(next, framesPerSecond));
        return Tolerance.samePlace(here.position(), there.position())
                && Tolerance.sameTurn(here.rotation(), there.rotation());
    }
}
