package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.geometry.GeometryCursor;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** Finds out what changed about the geometry of a model. */
final class GeometryMerge {

    private final Model model;
    private final Parts exported;
    private final Parts returned;
    private final MaterialRows rows;
    private final MergeNotes notes;
    private final double scale;
    private final double room;
    private final Map<Integer, SlotEdit> edits = new TreeMap<>();

    /** Slots that came back, changed or not. */
    private final Map<Integer, SlotEdit> seen = new TreeMap<>();

    GeometryMerge(
            Model model,
            Parts exported,
            Parts returned,
            MaterialRows rows,
            MergeNotes notes,
            double scale,
            double room) {
        this.model = model;
        this.exported = exported;
        this.returned = returned;
        this.rows = rows;
        this.notes = notes;
        this.scale = scale;
        this.room = room;
    }

    /** Edits of slots that are there, by slot. */
    Map<Integer, SlotEdit> edits() {
        return Collections.unmodifiableMap(edits);
    }

    void compare() {
        returned.pieces().forEach((cell, pieces) -> {
            OptionalInt slot = cell.slot(model);
            if (slot.isPresent() && isFilled(pieces)) {
                slot(slot.getAsInt(), cell, pieces);
            }
        });
        seen.forEach((slot, edit) -> {
            if (!edit.isNothing()) {
                edits.put(slot, edit);
            }
        });
        separate();
    }

    static boolean isFilled(List<IncomingNode> pieces) {
        return pieces.stream()
                .anyMatch(node -> node.surfaces().stream().anyMatch(surface -> surface.triangleCount() > 0));
    }

    /** A slot may be shown by several cells; the first one that changed counts. */
    private void slot(int slot, Cell cell, List<IncomingNode> pieces) {
        TriangleMatch match = match(exportedShape(slot, cell), shape(cell, pieces));
        wear(match);
        SlotEdit edit = new SlotComparison(model, slot, pieces.get(0).title(), match, rows, scale, room).edit();
        SlotEdit other = seen.get(slot);
        if (other == null || other.isNothing()) {
            seen.put(slot, edit);
        } else if (!edit.isNothing() && !isAlike(other, edit)) {
            notes.say(MergeProblem.CONFLICT, other.title(), edit.title());
        }
    }

    private void wear(TriangleMatch match) {
        for (int triangle = 0; triangle < match.after().count(); triangle++) {
            int partner = match.partner(triangle);
            if (partner != TriangleMatch.NONE && match.before().batch(partner) != TriangleSoup.NONE) {
                rows.cameBack(match.before().batch(partner), match.after().material(triangle));
            }
        }
    }

    private boolean isAlike(SlotEdit a, SlotEdit b) {
        return match(a.match().after(), b.match().after(), false).isSame();
    }

    TriangleMatch match(TriangleSoup before, TriangleSoup after) {
        return match(before, after, true);
    }

    /** Matches what came back with what went out, or with something else that came back. */
    private TriangleMatch match(TriangleSoup first, TriangleSoup second, boolean wentOut) {
        return new TriangleMatch(first, second, new TriangleMatch.Worn() {
            @Override
            public int row(boolean isBefore, int triangle) {
                return of(isBefore, triangle).row();
            }

            @Override
            public int wear(boolean isBefore, int triangle) {
                MaterialRows.Wear wear = of(isBefore, triangle);
                return wear.tellsLightmap() ? wear.row() * 512 + wear.lightmap().orElse(-1) + 1 : TriangleMatch.UNSAID;
            }

            private MaterialRows.Wear of(boolean isBefore, int triangle) {
                return isBefore && wentOut
                        ? rows.worn(first.batch(triangle))
                        : rows.of((isBefore ? first : second).material(triangle));
            }
        });
    }

    private TriangleSoup exportedShape(int slot, Cell cell) {
        List<IncomingNode> pieces = exported.pieces().getOrDefault(cell, List.of());
        List<IncomingSurface> surfaces = new ArrayList<>();
        pieces.forEach(piece -> surfaces.addAll(piece.surfaces()));
        return SlotShape.exported(model, slot, surfaces);
    }

    /** What came back of a cell, in the frame of its node. */
    TriangleSoup shape(Cell cell, List<IncomingNode> pieces) {
        List<SlotShape.Piece> placed = new ArrayList<>();
        for (IncomingNode piece : pieces) {
            Affine moved = moved(cell, piece);
            placed.add(new SlotShape.Piece(piece, moved.isNone() ? null : moved));
        }
        return SlotShape.returned(model, placed);
    }

    /** Where a piece stands in the frame of the node that shows it. */
    private Affine moved(Cell cell, IncomingNode piece) {
        IncomingNode up = returned.tree().parent(piece);
        if (returned.number(piece).isPresent()) {
            return Affine.NONE;
        }
        if (returned.isFresh(piece)) {
            IncomingPose rest = piece.rest();
            return Affine.of(
                    new IncomingPose(Point.ZERO, Rotation.IDENTITY, rest.scaleX(), rest.scaleY(), rest.scaleZ()));
        }
        boolean wasAlone = exported.pieces().getOrDefault(cell, List.of()).stream()
                .anyMatch(was -> exported.tree().parent(was) == null);
        boolean hangsOnIt = returned.number(up).isPresent() || returned.isFresh(up);
        boolean outside = piece.scene() == IncomingNode.NONE;
        if (hangsOnIt || (up == null && (wasAlone || outside))) {
            return Affine.of(piece.rest());
        }
        Collection<IncomingNode> owners = returned.copies(cell.node()).values();
        if (owners.isEmpty()) {
            return Affine.of(piece.rest());
        }
        IncomingNode owner = owners.iterator().next();
        return returned.tree().world(owner).inverse().after(returned.tree().world(piece));
    }

    /** A vertex that another slot has too can only change where that slot changes it alike. */
    private void separate() {
        Map<Integer, List<Integer>> users = users();
        boolean again = true;
        while (again) {
            again = false;
            for (SlotEdit edit : edits.values()) {
                if (!edit.isRebuilt() && tears(edit, users)) {
                    edit.rebuild();
                    again = true;
                }
            }
        }
    }

    private boolean tears(SlotEdit edit, Map<Integer, List<Integer>> users) {
        for (Map.Entry<Integer, List<Integer>> entry : users.entrySet()) {
            int vertex = entry.getKey();
            if (edit.touches(vertex) && entry.getValue().contains(edit.slot())) {
                for (int slot : entry.getValue()) {
                    SlotEdit other = edits.get(slot);
                    if (slot != edit.slot() && (other == null || other.isRebuilt() || !edit.agrees(other, vertex))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The vertices that several slots have, with those slots. */
    private Map<Integer, List<Integer>> users() {
        Map<Integer, List<Integer>> users = new TreeMap<>();
        if (edits.isEmpty()) {
            return users;
        }
        GeometryCursor cursor = new GeometryCursor(model);
        for (int slot = 0; slot < model.slots().count(); slot++) {
            for (cursor.toSlot(slot); cursor.nextBatch(); ) {
                for (int vertex : SlotShape.vertices(cursor)) {
                    List<Integer> slots = users.computeIfAbsent(vertex, none -> new ArrayList<>(1));
                    if (slots.isEmpty() || slots.get(slots.size() - 1) != slot) {
                        slots.add(slot);
                    }
                }
            }
        }
        users.values().removeIf(slots -> slots.size() < 2);
        return users;
    }

    /** The batches of a slot that has to be made anew, or of a new one. */
    SlotPlan plan(TriangleMatch match, String title) {
        return new SlotRebuild(model, match, rows, title, notes, scale).plan();
    }

    /** The batches of what is shown where nothing was. */
    SlotPlan plan(Cell cell, List<IncomingNode> pieces) {
        return plan(
                match(new TriangleSoup(), shape(cell, pieces)), pieces.get(0).title());
    }
}
