package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.FileSpace;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.model.Decimals;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Puts a file in order before it is held against what went out: what programs do to all of a file, to a selection, and to objects that they
 * join is no edit of the parts of a model.
 */
final class FileCleanup {

    private final Model model;
    private final Parts exported;
    private final IncomingModel before;
    private final ModelMerge.Options options;
    private final MergeNotes notes;

    FileCleanup(Model model, Parts exported, IncomingModel before, ModelMerge.Options options, MergeNotes notes) {
        this.model = model;
        this.exported = exported;
        this.before = before;
        this.options = options;
        this.notes = notes;
    }

    /** The file; nothing that is asked to go is put back. */
    Orphans.Adopted of(IncomingModel file) {
        IncomingModel straightened = upright(file);
        IncomingModel upright = new DetachedLevels(exported, parts(straightened), notes).home(straightened);
        if (options.deleteMissing()) {
            return new Orphans.Adopted(upright, Set.of());
        }
        Parts parts = parts(upright);
        boolean grown = !JoinedShapes.grown(exported, parts).isEmpty();
        Orphans.Adopted adopted =
                Orphans.adopt(exported, parts, before, upright, options.framesPerSecond(), grown, notes);
        if (!grown) {
            return adopted;
        }
        return new Orphans.Adopted(
                JoinedShapes.part(exported, parts(adopted.file()), adopted.file(), options.framesPerSecond(), notes),
                adopted.standIns());
    }

    private Parts parts(IncomingModel file) {
        return PartFinder.returned(model, file, exported, null);
    }

    private IncomingModel upright(IncomingModel file) {
        SpaceChoice said = options.said();
        double wanted = said.scale().orElse(options.scale());
        if (wanted != options.scale()) {
            notes.say(MergeProblem.SCALE_SAID, decimals(options.scale()), decimals(wanted));
        }
        IncomingModel asSaid = new FileSpace(said.engineAxes().orElse(false), wanted / options.scale()).undo(file);
        if (said.engineAxes().isPresent() && said.scale().isPresent()) {
            return asSaid;
        }
        FileSpace found = SpaceFinder.find(exported, parts(asSaid));
        if (found.scale() != 1 && said.scale().isEmpty()) {
            notes.say(MergeProblem.ENLARGED, decimals(found.scale() * options.scale()));
        }
        if (!found.engineAxes() || said.engineAxes().isPresent()) {
            return asSaid;
        }
        notes.say(MergeProblem.TIPPED);
        return new FileSpace(true, 1).undo(asSaid);
    }

    private static String decimals(double value) {
        String text = Decimals.of((float) value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    /**
     * Brings geometry home that hangs on nothing although its node is there.
     *
     * <p>A program that does not know levels takes those of a file to look at for bodies of their own; their numbers are still those on their
     * node. Or somebody took a shape away from its node, and it stands in the scene where it stood. Its vertices tell which.
     */
    private static final class DetachedLevels {

        private static final double CRUSHED = 1e-6;

        private final Parts exported;
        private final Parts returned;
        private final MergeNotes notes;
        private final List<String> found = new ArrayList<>();

        DetachedLevels(Parts exported, Parts returned, MergeNotes notes) {
            this.exported = exported;
            this.returned = returned;
            this.notes = notes;
        }

        /** A file whose levels hang on their nodes. */
        IncomingModel home(IncomingModel file) {
            List<IncomingNode> nodes = new ArrayList<>();
            boolean any = false;
            for (IncomingNode node : file.nodes()) {
                IncomingNode owner = owner(node);
                boolean lost = owner != null && isLost(node, owner);
                any |= lost;
                nodes.add(lost ? node.hanging(owner.place()) : node);
            }
            if (!found.isEmpty()) {
                notes.say(MergeProblem.HOME, MissingParts.names(found));
            }
            return any ? file.with(nodes, file.clips()) : file;
        }

        /** The node of geometry that hangs on none; null for all else. */
        private IncomingNode owner(IncomingNode node) {
            Cell cell = returned.cell(node);
            boolean isGeometry = cell != null
                    && returned.number(node).isEmpty()
                    && !returned.isFresh(node)
                    && !node.surfaces().isEmpty();
            if (!isGeometry || returned.holder(node) != null) {
                return null;
            }
            Map<String, IncomingNode> copies = returned.copies(cell.node());
            String copy = ExportedName.copySuffix(cell.state(), cell.level());
            return copies.isEmpty()
                    ? null
                    : copies.getOrDefault(copy, copies.values().iterator().next());
        }

        private boolean isLost(IncomingNode node, IncomingNode owner) {
            List<IncomingNode> was = exported.pieces().getOrDefault(returned.cell(node), List.of());
            if (node.scene() == IncomingNode.NONE) {
                // Whoever applies the size of what hides levels makes points of them.
                if (size(List.of(node)) <= size(was) * CRUSHED && size(was) > 0) {
                    throw notes.refuse(MergeProblem.CRUSHED, node.title());
                }
                return true;
            }
            Affine onNode = Affine.of(node.rest());
            Affine inScene =
                    returned.tree().world(owner).inverse().after(returned.tree().world(node));
            if (was.isEmpty() || inScene.inverse().after(onNode).isNone()) {
                return false;
            }
            NearPlaces places = NearPlaces.of(was);
            int there = places.count(node, inScene);
            int here = places.count(node, onNode);
            if (there == 0 && here == 0) {
                throw notes.refuse(MergeProblem.LOOSE, node.title());
            }
            if (here > there) {
                found.add(node.name());
            }
            return here > there;
        }

        /** How far the vertices of a shape are apart along the axis on which they are furthest. */
        private static double size(List<IncomingNode> pieces) {
            double[] least = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE};
            double[] most = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
            for (IncomingNode piece : pieces) {
                for (IncomingSurface surface : piece.surfaces()) {
                    float[] at = surface.positions();
                    for (int i = 0; i < at.length; i++) {
                        least[i % 3] = Math.min(least[i % 3], at[i]);
                        most[i % 3] = Math.max(most[i % 3], at[i]);
                    }
                }
            }
            return Math.max(0, Math.max(most[0] - least[0], Math.max(most[1] - least[1], most[2] - least[2])));
        }
    }
}
