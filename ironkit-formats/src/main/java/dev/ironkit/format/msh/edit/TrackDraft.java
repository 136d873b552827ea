package dev.ironkit.format.msh.edit;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.PoseKey;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.PackedTracks;
import dev.ironkit.format.msh.animation.TrackPacker;
import dev.ironkit.format.msh.animation.TrackPlan;
import dev.ironkit.format.msh.build.BuildLimits;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The tracks of all nodes, while they are changed.
 *
 * <p>A run as the game's files have it is worked out again; one of another making is kept for as long as its own track stays. Keys
 * that only get other poses are put where the old ones were, whatever the layout of the tables.
 */
final class TrackDraft {

    private final Model model;
    private List<TrackPlan> plans;
    private boolean followsFrames;
    private byte[] poses;
    private boolean changed;

    TrackDraft(Model model) {
        this.model = model;
    }

    /** {@return whether nodes have tracks at all; a model without keys shows all of them unmoved} */
    boolean hasKeys() {
        return model.keys().count() > 0;
    }

    boolean changed() {
        return changed;
    }

    void replace(int node, TrackPlan plan) {
        if (plans == null && onlyPoses(node, plan)) {
            overwrite(node, plan);
            return;
        }
        open();
        TrackPlan old = plans.get(node);
        plans.set(node, sameTimes(old, plan) ? new TrackPlan(plan.keys(), plan.hasMap(), old.words()) : plan);
    }

    void add(TrackPlan plan) {
        open();
        plans.add(plan);
    }

    void remove(int node) {
        open();
        plans.remove(node);
    }

    private boolean onlyPoses(int node, TrackPlan plan) {
        NodeTrack track = AnimationTracks.of(model).track(node);
        boolean same = track.hasMap() == plan.hasMap()
                && track.keyCount() == plan.keys().size()
                && track.keyCount() == track.fallbackKey() + 1 - track.firstKey();
        for (int key = 0; same && key < track.keyCount(); key++) {
            same = track.time(key) == plan.keys().get(key).time();
        }
        return same;
    }

    private static boolean sameTimes(TrackPlan a, TrackPlan b) {
        return a.hasMap() == b.hasMap()
                && a.keys().stream()
                        .map(PoseKey::time)
                        .toList()
                        .equals(b.keys().stream().map(PoseKey::time).toList());
    }

    private void overwrite(int node, TrackPlan plan) {
        if (poses == null) {
            poses = model.payload(MeshTable.KEYS).toByteArray();
        }
        ByteSink sink = ByteSink.inMemory();
        plan.keys().forEach(key -> key.write(sink));
        int at = AnimationTracks.of(model).track(node).firstKey() * PoseKey.SIZE;
        System.arraycopy(sink.toByteArray(), 0, poses, at, (int) sink.position());
    }

    /** Takes keys and map apart. */
    void open() {
        if (plans != null) {
            return;
        }
        AnimationTracks tracks = AnimationTracks.of(model);
        if (!tracks.tilesKeys()
                || !tracks.tilesMap()
                || endOfKeys() != model.keys().count()) {
            throw Refusals.layout("tracks or their frame maps are not in node order");
        }
        List<TrackPlan> taken = new ArrayList<>();
        for (NodeTrack track : tracks.tracks()) {
            taken.add(plan(track));
        }
        plans = taken;
        changed = true;
        followsFrames = TrackPacker.frameCount(plans) == model.frameMap().frameCount();
    }

    private int endOfKeys() {
        int nodes = model.nodes().count();
        return nodes == 0 ? 0 : model.nodes().fallbackKey(nodes - 1) + 1;
    }

    private TrackPlan plan(NodeTrack track) {
        List<PoseKey> keys = new ArrayList<>();
        for (int key = 0; key < track.keyCount(); key++) {
            boolean early = poses == null;
            ByteView row =
                    early ? null : ByteView.of(poses).slice((track.firstKey() + key) * PoseKey.SIZE, PoseKey.SIZE);
            keys.add(early ? track.key(key) : PoseKey.read(row));
        }
        List<Integer> words = new ArrayList<>();
        for (int frame = 0; !track.isCanonical() && frame < track.wordCount(); frame++) {
            words.add(track.word(frame) - track.firstKey());
        }
        try {
            return new TrackPlan(keys, track.hasMap(), words);
        } catch (IllegalArgumentException e) {
            throw Refusals.layout("the track of node " + track.node() + " cannot be separated: " + e.getMessage());
        }
    }

    /** {@return the tables of the changed tracks} */
    PackedTracks pack(boolean askedForFrames) {
        boolean follow = followsFrames || askedForFrames || model.frameMap().frameCount() == 0;
        long frames = follow ? TrackPacker.frameCount(plans) : model.frameMap().frameCount();
        BuildLimits.checkTracks(plans, frames);
        try {
            return TrackPacker.pack(plans, frames);
        } catch (IllegalArgumentException e) {
            throw Refusals.layout(e.getMessage());
        }
    }

    void write(PackedTracks packed, Map<MeshTable, ByteView> target) {
        if (!changed) {
            if (poses != null) {
                target.put(MeshTable.KEYS, ByteView.of(poses));
            }
            return;
        }
        ByteSink keys = ByteSink.inMemory();
        packed.keys().forEach(key -> key.write(keys));
        target.put(MeshTable.KEYS, keys.toView());
        ByteSink words = ByteSink.inMemory();
        packed.words().forEach(words::u16);
        if (model.has(MeshTable.FRAME_MAP) || words.position() > 0) {
            target.put(MeshTable.FRAME_MAP, words.toView());
        }
    }
}
