package dev.ironkit.convert.importing.merge;

import dev.ironkit.convert.importing.scene.FileSpace;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.Decimals;
import dev.ironkit.format.msh.Model;
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
}
