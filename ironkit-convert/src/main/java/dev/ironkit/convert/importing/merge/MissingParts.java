package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.edit.ModelEditor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What did not come back: kept, unless it is asked for or a piece came back empty. */
final class MissingParts {

    private static final int NAMED = 8;

    private final Model model;
    private final MergeNotes notes;
    private final Set<Cell> cells = new TreeSet<>();
    /** Those to be removed, the last ones first. */
    private final List<Integer> nodes = new ArrayList<>();

    MissingParts(Model model, Parts exported, Parts returned, boolean delete, MergeNotes notes) {
        this.model = model;
        this.notes = notes;
        exported.pieces().forEach((cell, was) -> {
            List<IncomingNode> pieces = returned.pieces().getOrDefault(cell, List.of());
            boolean emptied = !pieces.isEmpty() && pieces.stream().allMatch(PartFinder::isMarked);
            if (GeometryMerge.isFilled(pieces)) {
                return;
            }
            if (delete || emptied) {
                cells.add(cell);
            } else if (returned.cameBack(cell.node())) {
                // What a node that is gone showed goes without saying.
                notes.keep(KeptPart.Kind.SHAPE, was.get(0).name());
            }
        });
        for (int node = 0; node < model.nodes().count(); node++) {
            if (!exported.copies(node).isEmpty() && !returned.cameBack(node, firstCopy(exported, node))) {
                if (delete && !returned.shows(node)) {
                    nodes.add(0, node);
                } else {
                    notes.keep(KeptPart.Kind.NODE, name(exported, node));
                }
            }
        }
    }

    /** The copy of a node that people take for the node: that of the first scene. */
    private static String firstCopy(Parts exported, int node) {
        return exported.copies(node).keySet().iterator().next();
    }

    /** What the export called a node. */
    static String name(Parts exported, int node) {
        return exported.copies(node).values().iterator().next().name();
    }

    /** Says what stays although it is not in the file. */
    static void tell(MergeNotes notes, boolean delete) {
        List<String> parts = new ArrayList<>();
        for (KeptPart.Kind kind : KeptPart.Kind.values()) {
            List<String> names = notes.kept().stream()
                    .filter(part -> part.kind() == kind)
                    .map(KeptPart::name)
                    .toList();
            if (!names.isEmpty()) {
                parts.add(kind.count(names.size()) + " (" + names(names) + ")");
            }
        }
        if (!parts.isEmpty()) {
            notes.say(
                    MergeProblem.MISSING,
                    String.join(", ", parts),
                    delete
                            ? ""
                            : "; to remove nodes, shapes and animations that are not in the file, use --delete-missing");
        }
    }

    /** The first names of many. */
    static String names(List<String> all) {
        String first = String.join(", ", all.subList(0, Math.min(NAMED, all.size())));
        return all.size() <= NAMED ? first : first + " and " + (all.size() - NAMED) + " more";
    }

    boolean any() {
        return !cells.isEmpty() || !nodes.isEmpty();
    }

    /** Removes cells, the slots that nothing shows any more, and nodes, the last ones first. */
    void remove(ModelEditor editor) {
        Set<Integer> slots = new TreeSet<>(Collections.reverseOrder());
        for (Cell cell : cells) {
            cell.slot(model).ifPresent(slots::add);
            editor.cell(cell.node(), cell.state(), cell.level(), NodeTable.NONE);
        }
        slots.removeIf(this::isStillShown);
        for (int slot : slots) {
            notes.attempt("slot " + slot, () -> editor.removeSlot(slot));
        }
        notes.count(MergeChange.SLOTS_REMOVED, cells.size());
        for (int node : nodes) {
            removeNode(editor, node);
        }
    }

    private boolean isStillShown(int slot) {
        for (int node = 0; node < model.nodes().count(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                Cell here = new Cell(node, cell / NodeTable.LEVELS, cell % NodeTable.LEVELS);
                if (model.nodes().slotWord(node, cell) == slot && !cells.contains(here)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** A node that something still needs stays. */
    private void removeNode(ModelEditor editor, int node) {
        try {
            editor.removeNode(node);
            notes.count(MergeChange.NODES_REMOVED, 1);
        } catch (RefusedException e) {
            notes.say(MergeProblem.NEEDED, model.nodeName(node), e.getMessage());
        }
    }
}
