package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Node;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.PackedTracks;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.animation.TrackPlan;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Frame maps and the length of the timeline, worked out again from the times of the keys. */
final class FrameDerivation {

    /** Where a node says where its words start. */
    private static final int MAP_START_AT = 4;

    private static final String LAYOUT = "tracks or their frame maps are not in node order";

    private final Model model;
    private final AnimationTracks tracks;
    private final DerivedNotes notes;

    FrameDerivation(Model model, DerivedNotes notes) {
        this.model = model;
        this.tracks = AnimationTracks.of(model);
        this.notes = notes;
    }

    private boolean hasFrames() {
        return model.has(MeshTable.FRAME_MAP)
                && model.keys().count() > 0
                && model.nodes().count() > 0
                && !Overuse.ofFrames(model);
    }

    /**
     * Works out what was asked for, whatever it was.
     *
     * @param target gets the tables that may differ
     * @return the length of the timeline
     */
    int recompute(Set<Derived> asked, Map<MeshTable, ByteView> target) {
        boolean maps = asked.contains(Derived.FRAME_MAP);
        boolean count = asked.contains(Derived.FRAME_COUNT);
        int frames = model.attributes(MeshTable.FRAME_MAP).attr2();
        if (!hasFrames() || (!maps && !count)) {
            return frames;
        }
        long wanted = wanted(model);
        long laidOut = isTiled(tracks.frameCount()) ? tracks.frameCount() : wanted;
        if (!isTiled(laidOut) || !tracks.tilesKeys() || (!count && laidOut != tracks.frameCount())) {
            leave(asked, LAYOUT);
            return frames;
        }
        Set<Integer> made = new TreeSet<>();
        boolean meant = false;
        for (NodeTrack track : tracks.tracks()) {
            if (maps || isMadeOfKeys(track, laidOut)) {
                made.add(track.node());
            } else {
                meant = true;
                notes.left(Derived.FRAME_MAP, track.node(), Left.Why.MEANT);
            }
        }
        if (meant && wanted != laidOut) {
            notes.left(Derived.FRAME_COUNT, 0, Left.Why.LAYOUT, "a frame map does not match its keys");
            return frames;
        }
        return pack(count ? wanted : laidOut, laidOut, made, asked, target);
    }

    /** Whether the run of a node, of so many words, is what its keys make. */
    private boolean isMadeOfKeys(NodeTrack track, long frames) {
        if (!track.hasMap()) {
            return true;
        }
        try {
            List<Integer> made =
                    TrackPacker.pack(List.of(plan(track, frames, true)), frames).words();
            for (int frame = 0; frame < frames; frame++) {
                if (made.get(frame) + track.firstKey() != model.frameMap().word(track.mapStart() + frame)) {
                    return false;
                }
            }
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private void leave(Set<Derived> values, String why) {
        if (values.contains(Derived.FRAME_MAP)) {
            tracks.tracks().stream()
                    .filter(track -> track.hasMap() && !track.isCanonical())
                    .forEach(track -> notes.left(Derived.FRAME_MAP, track.node(), Left.Why.LAYOUT, why));
        }
        if (values.contains(Derived.FRAME_COUNT) && wanted(model) != tracks.frameCount()) {
            notes.left(Derived.FRAME_COUNT, 0, Left.Why.LAYOUT, why);
        }
    }

    /**
     * Lets maps and timeline follow the times of keys, where they held before.
     *
     * @param target gets the tables that differ
     * @return the length of the timeline
     */
    int follow(Model before, Map<MeshTable, ByteView> target) {
        int frames = model.attributes(MeshTable.FRAME_MAP).attr2();
        AnimationTracks was = AnimationTracks.of(before);
        if (!hasFrames() || !isBuiltLike(before) || Overuse.ofFrames(before)) {
            return frames;
        }
        Set<Integer> moved = new TreeSet<>();
        Set<Integer> canonical = new TreeSet<>();
        for (int node = 0; node < model.nodes().count(); node++) {
            if (!haveSameTimes(was.track(node), tracks.track(node))) {
                moved.add(node);
            }
            if (was.track(node).isCanonical() && haveSameWords(was.track(node), tracks.track(node))) {
                canonical.add(node);
            }
        }
        if (moved.isEmpty()) {
            return frames;
        }
        boolean tiled = isTiled(tracks.frameCount()) && tracks.tilesKeys();
        boolean all = canonical.size() == model.nodes().count();
        boolean held = wanted(before) == was.frameCount();
        boolean follows = wanted(model) != tracks.frameCount() && wanted(model) != wanted(before);
        if (follows && held && tiled && all) {
            return pack(
                    wanted(model),
                    tracks.frameCount(),
                    canonical,
                    EnumSet.of(Derived.FRAME_COUNT, Derived.FRAME_MAP),
                    target);
        }
        if (follows) {
            String why = !tiled ? LAYOUT : all ? "" : "a frame map does not match its keys";
            notes.left(Derived.FRAME_COUNT, 0, held ? Left.Why.LAYOUT : Left.Why.NOT_HELD, held ? why : "");
        }
        for (int node : moved) {
            if (tracks.track(node).hasMap() && (!tiled || !canonical.contains(node))) {
                leaveMap(was.track(node), node, tiled);
            }
        }
        canonical.retainAll(moved);
        return tiled && !canonical.isEmpty()
                ? pack(tracks.frameCount(), tracks.frameCount(), canonical, Set.of(Derived.FRAME_MAP), target)
                : frames;
    }

    private void leaveMap(NodeTrack was, int node, boolean tiled) {
        NodeTrack now = tracks.track(node);
        if (haveSameWords(was, now) && !now.isCanonical()) {
            boolean held = was.isCanonical();
            notes.left(
                    Derived.FRAME_MAP, node, held ? Left.Why.LAYOUT : Left.Why.NOT_HELD, held && !tiled ? LAYOUT : "");
        }
    }

    /** Whether nodes have their keys and words where they had them, and nobody said how long the timeline is. */
    private boolean isBuiltLike(Model before) {
        NodeTable nodes = model.nodes();
        boolean same = before.has(MeshTable.FRAME_MAP)
                && before.nodes().count() == nodes.count()
                && before.keys().count() == model.keys().count()
                && before.frameMap().count() == model.frameMap().count()
                && before.frameMap().frameCount() == model.frameMap().frameCount();
        for (int node = 0; same && node < nodes.count(); node++) {
            same = before.nodes().mapStart(node) == nodes.mapStart(node)
                    && before.nodes().fallbackKey(node) == nodes.fallbackKey(node);
        }
        return same;
    }

    private static boolean haveSameTimes(NodeTrack a, NodeTrack b) {
        for (int key = 0; key < a.keyCount(); key++) {
            if (a.time(key) != b.time(key)) {
                return false;
            }
        }
        return true;
    }

    private static boolean haveSameWords(NodeTrack a, NodeTrack b) {
        for (int frame = 0; frame < a.wordCount(); frame++) {
            if (a.word(frame) != b.word(frame)) {
                return false;
            }
        }
        return true;
    }

    /** The length of the timeline that the keys make; -1 where a time is not finite. */
    private static long wanted(Model of) {
        double end = 0;
        for (NodeTrack track : AnimationTracks.of(of).tracks()) {
            float time = track.keyCount() == 0 ? 0 : track.time(track.keyCount() - 1);
            if (!Float.isFinite(time)) {
                return -1;
            }
            end = Math.max(end, time);
        }
        return (long) Math.floor(end) + 1;
    }

    /** Whether runs of so many words follow one another in node order, up to the end of the map. */
    private boolean isTiled(long frames) {
        long cursor = 0;
        for (int node = 0; node < model.nodes().count(); node++) {
            int start = model.nodes().mapStart(node);
            if (start != NodeTable.NONE) {
                if (start != cursor || frames < 0) {
                    return false;
                }
                cursor += frames;
            }
        }
        return cursor == model.frameMap().count();
    }

    /**
     * Writes the maps anew, those of some nodes from their keys and the others as they are.
     *
     * @param frames the length of the timeline
     * @param laidOut how many words each run has now
     */
    private int pack(
            long frames, long laidOut, Set<Integer> made, Set<Derived> values, Map<MeshTable, ByteView> target) {
        try {
            List<TrackPlan> plans = new ArrayList<>();
            for (NodeTrack track : tracks.tracks()) {
                plans.add(plan(track, laidOut, made.contains(track.node())));
            }
            PackedTracks packed = TrackPacker.pack(plans, frames);
            note(packed, laidOut);
            write(packed, target);
            return packed.frameCount();
        } catch (IllegalArgumentException e) {
            leave(values, e.getMessage());
            return model.attributes(MeshTable.FRAME_MAP).attr2();
        }
    }

    private TrackPlan plan(NodeTrack track, long laidOut, boolean made) {
        List<PoseKey> keys = new ArrayList<>();
        for (int key = 0; key < track.keyCount(); key++) {
            keys.add(track.key(key));
        }
        List<Integer> words = new ArrayList<>();
        for (int frame = 0; !made && track.hasMap() && frame < laidOut; frame++) {
            words.add(model.frameMap().word(track.mapStart() + frame) - track.firstKey());
        }
        return new TrackPlan(keys, track.hasMap(), words);
    }

    private void note(PackedTracks packed, long laidOut) {
        if (packed.frameCount() != tracks.frameCount()) {
            notes.done(Derived.FRAME_COUNT, 0);
        }
        for (NodeTrack track : tracks.tracks()) {
            int start = packed.mapStarts().get(track.node());
            boolean same = !track.hasMap() || packed.frameCount() == laidOut;
            for (int frame = 0; same && track.hasMap() && frame < laidOut; frame++) {
                same = packed.words().get(start + frame) == model.frameMap().word(track.mapStart() + frame);
            }
            if (!same) {
                notes.done(Derived.FRAME_MAP, track.node());
            }
        }
    }

    private void write(PackedTracks packed, Map<MeshTable, ByteView> target) {
        ByteSink words = ByteSink.inMemory();
        packed.words().forEach(words::u16);
        ByteView map = model.payload(MeshTable.FRAME_MAP);
        int whole = model.frameMap().count() * MeshTable.FRAME_MAP.stride();
        target.put(MeshTable.FRAME_MAP, words.bytes(map.from(whole)).toView());
        byte[] nodes = model.payload(MeshTable.NODES).toByteArray();
        for (int node = 0; node < packed.mapStarts().size(); node++) {
            int at = node * Node.SIZE + MAP_START_AT;
            nodes[at] = (byte) (int) packed.mapStarts().get(node);
            nodes[at + 1] = (byte) (packed.mapStarts().get(node) >> 8);
        }
        target.put(MeshTable.NODES, ByteView.of(nodes));
    }
}
