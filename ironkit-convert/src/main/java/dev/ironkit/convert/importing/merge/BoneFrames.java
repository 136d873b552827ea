package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Turns bones back to how our export had them.
 *
 * <p>Blender aims each bone at the next one. All that is seen stays where it is, but every number of the bone, of what hangs on it and of
 * what is bound to it is another one then. What a bone was bound at says how it was turned; turned back, nothing is left but what
 * somebody moved. A bone whose root is elsewhere was moved by somebody. Of one that nothing is bound to any more nobody knows how it was
 * turned: where it stands is not taken.
 */
final class BoneFrames {

    private final Parts exported;
    private final Parts returned;
    private final IncomingModel after;
    private final MergeNotes notes;
    private final double room;
    private final Map<Integer, Affine> turns = new TreeMap<>();

    /** By the place of a node that is a bone no more what went out of it. */
    private final Map<Integer, IncomingNode> unbound = new TreeMap<>();

    private BoneFrames(Parts exported, Parts returned, IncomingModel after, MergeNotes notes) {
        this.exported = exported;
        this.returned = returned;
        this.after = after;
        this.notes = notes;
        this.room = hasBones() ? Tolerance.boneRoom(reach()) : 0;
    }

    /**
     * {@return the bones of a model that came back}
     *
     * @param exported what went out
     * @param after what came back
     */
    static BoneFrames of(Model model, Parts exported, IncomingModel after, MergeNotes notes) {
        return new BoneFrames(exported, PartFinder.returned(model, after, exported, null), after, notes);
    }

    private boolean hasBones() {
        return Stream.concat(exported.tree().nodes().stream(), after.nodes().stream())
                .anyMatch(node -> node.bound().isPresent());
    }

    /** How far places may be off that nobody moved, more than usual: a bone stands where all those above it put it. */
    double room() {
        return room;
    }

    private double reach() {
        double most = 0;
        for (IncomingNode node : exported.tree().nodes()) {
            Affine world = exported.tree().world(node);
            most = Math.max(most, world.distance());
            for (IncomingSurface surface : node.surfaces()) {
                float[] at = surface.positions();
                for (int i = 0; i < at.length; i += 3) {
                    for (double value : world.place(at[i], at[i + 1], at[i + 2])) {
                        most = Math.max(most, Math.abs(value));
                    }
                }
            }
        }
        return most;
    }

    /** {@return what came back, with its bones as they were} */
    IncomingModel straight() {
        if (!hasBones()) {
            return after;
        }
        findTurns();
        List<IncomingNode> nodes = new ArrayList<>();
        for (IncomingNode node : after.nodes()) {
            nodes.add(straight(node));
        }
        List<IncomingClip> clips = new ArrayList<>();
        for (IncomingClip clip : after.clips()) {
            Map<Integer, IncomingCurve> curves = new TreeMap<>();
            clip.curves().forEach((place, curve) -> {
                if (!unbound.containsKey(place)) {
                    curves.put(place, straight(place, curve));
                }
            });
            clips.add(new IncomingClip(clip.name(), curves));
        }
        return after.with(nodes, clips);
    }

    private void findTurns() {
        int bones = 0;
        int moved = 0;
        IncomingNode first = null;
        for (IncomingNode node : after.nodes()) {
            IncomingNode was = before(node);
            if (was != null && was.bound().isPresent() && node.bound().isEmpty()) {
                unbound.put(node.place(), was);
            }
            if (node.bound().isEmpty() || was == null) {
                continue;
            }
            bones++;
            Affine now = above(node).inverse().after(Affine.of(node.bound().get()));
            Affine turn = exported.tree().world(was).inverse().after(now);
            boolean isMoved = turn.distance() > room;
            if (isMoved) {
                moved++;
                first = first == null ? node : first;
            }
            turns.put(node.place(), isMoved ? turn.turnOnly() : turn.rigid());
        }
        if (!unbound.isEmpty()) {
            notes.say(
                    MergeProblem.UNBOUND,
                    MissingParts.names(unbound.values().stream()
                            .map(IncomingNode::name)
                            .distinct()
                            .toList()));
        }
        if (moved * 2 > bones) {
            throw notes.refuse(MergeProblem.BONES, moved, bones, first.title());
        }
    }

    /** What the export wrote of the node that a node is; null for one that is new. */
    private IncomingNode before(IncomingNode node) {
        if (returned.number(node).isEmpty()) {
            return null;
        }
        Map<String, IncomingNode> copies = exported.copies(returned.number(node).getAsInt());
        return copies.isEmpty()
                ? null
                : copies.getOrDefault(
                        ExportedName.copySuffix(node.name()),
                        copies.values().iterator().next());
    }

    /** Where all of the model stands that a node is part of: what it hangs on has no place in a model. */
    private Affine above(IncomingNode node) {
        IncomingNode top = node;
        for (IncomingNode up = returned.holder(top); up != null; up = returned.holder(top)) {
            top = up;
        }
        IncomingNode holder = returned.tree().parent(top);
        return holder == null ? Affine.NONE : returned.tree().world(holder);
    }

    private Affine turn(int place) {
        return turns.getOrDefault(place, Affine.NONE);
    }

    private IncomingNode straight(IncomingNode node) {
        if (unbound.containsKey(node.place())) {
            return node.standing(unbound.get(node.place()).rest());
        }
        Affine above = turn(node.parent());
        Affine own = turn(node.place());
        if (above == Affine.NONE && own == Affine.NONE) {
            return node;
        }
        if (own == Affine.NONE
                && node.rest().equals(IncomingPose.REST)
                && !node.surfaces().isEmpty()) {
            return node.showing(turned(node, above));
        }
        return node.standing(pose(node.rest(), above, own)).showing(turned(node, own));
    }

    private List<IncomingSurface> turned(IncomingNode node, Affine turn) {
        Cell cell = returned.cell(node);
        List<IncomingNode> was = cell == null ? List.of() : exported.pieces().getOrDefault(cell, List.of());
        NearPlaces near = new NearPlaces(was, room);
        List<IncomingSurface> surfaces = new ArrayList<>();
        for (IncomingSurface surface : node.surfaces()) {
            float[] places = surface.positions().clone();
            float[] normals = surface.normals().clone();
            for (int at = 0; at < places.length; at += 3) {
                near.put(turn.place(places[at], places[at + 1], places[at + 2]), places, at);
            }
            for (int at = 0; at < normals.length; at += 3) {
                double[] normal = turn.normal(normals[at], normals[at + 1], normals[at + 2]);
                for (int axis = 0; axis < 3; axis++) {
                    normals[at + axis] = (float) normal[axis];
                }
            }
            surfaces.add(surface.shaped(places, normals));
        }
        return surfaces;
    }

    private static IncomingPose pose(IncomingPose pose, Affine above, Affine own) {
        IncomingPose turned = above.after(Affine.of(pose)).after(own.inverse()).pose();
        return new IncomingPose(turned.position(), turned.rotation(), pose.scaleX(), pose.scaleY(), pose.scaleZ());
    }

    private IncomingCurve straight(int place, IncomingCurve curve) {
        IncomingNode node = returned.tree().node(place);
        Affine above = turn(node.parent());
        Affine own = turn(place);
        return above == Affine.NONE && own == Affine.NONE ? curve : curve.map(pose -> pose(pose, above, own));
    }
}
