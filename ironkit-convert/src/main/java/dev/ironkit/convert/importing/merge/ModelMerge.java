package dev.ironkit.convert.importing.merge;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.merge.MergeReport.KeptPart;
import dev.ironkit.convert.importing.merge.MergeReport.MergeReportBuilder;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.EditedModel;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.edit.StalePolicy;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingChange;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.format.nres.NresEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * Takes a model back that was written out.
 *
 * <p>What came back is held against what went out: the same model, written out again in the same way. Where they are alike, within what
 * programs and stored numbers lose, the model stays as it is, byte for byte; where they differ, what came back is written. What cannot
 * be written is refused and names the node of the file; nothing has changed then.
 */
public final class ModelMerge {

    /**
     * How to take a model back.
     *
     * @param deleteMissing whether nodes, slots and animations that did not come back are removed; kept otherwise
     * @param framesPerSecond how long a frame lasts, as it was when the model was written out
     * @param scale how much larger the model was written out than it is; 1 for most
     * @param base what the model that it goes into was read from
     * @param confirmReading whether the model may be read in another way afterwards; refused otherwise
     * @param sha256 of the model it goes into, where that is known; worked out otherwise
     * @param said what somebody says about the axes and the size of the file
     */
    public record Options(
            boolean deleteMissing,
            double framesPerSecond,
            double scale,
            Origin base,
            boolean confirmReading,
            Optional<String> sha256,
            SpaceChoice said) {

        /** A way that leaves the reading of the model as it is. */
        public Options(boolean deleteMissing, double framesPerSecond, double scale, Origin base) {
            this(deleteMissing, framesPerSecond, scale, base, false, Optional.empty(), SpaceChoice.NOTHING);
        }

        /** {@return how a model is taken back if nobody says otherwise, at a rate} */
        public static Options at(double framesPerSecond) {
            return new Options(false, framesPerSecond, 1, Origin.ORIGINAL);
        }
    }

    private final Model model;
    private final IncomingModel before;
    private final IncomingModel after;
    private final ModelLook look;
    private final Parts exported;
    private final Options options;
    private final double room;
    private final MergeNotes notes;

    private ModelMerge(
            Model model,
            ModelLook look,
            IncomingModel before,
            IncomingModel after,
            Parts exported,
            Options options,
            double room,
            MergeNotes notes) {
        this.model = model;
        this.look = look;
        this.before = before;
        this.after = after;
        this.exported = exported;
        this.options = options;
        this.room = room;
        this.notes = notes;
    }

    /**
     * {@return the model with what changed}
     *
     * @param base the model it goes into
     * @param look what that model wears
     * @param before what the export writes of it, read again
     * @param after what came back
     * @param options how to take it back
     * @param problems hears what there is to know
     * @throws dev.ironkit.base.diagnostic.RefusedException if something that came back cannot be written
     */
    public static MergedModel merge(
            Model base, ModelLook look, IncomingModel before, IncomingModel after, Options options, Problems problems) {
        MergeNotes notes = new MergeNotes(problems);
        Parts exported = PartFinder.exported(base, before);
        BoneFrames bones = BoneFrames.of(base, exported, after, notes);
        Orphans.Adopted tidied = new FileCleanup(base, exported, before, options, notes).of(bones.straight());
        return new ModelMerge(base, look, before, tidied.file(), exported, options, bones.room(), notes)
                .merge(tidied.standIns());
    }

    private MergedModel merge(Set<Integer> standIns) {
        checkSource();
        Parts returned = PartFinder.returned(model, after, exported, notes);
        standIns.forEach(returned::standIn);
        leftOut();
        ignored(returned);
        MaterialRows rows = new MaterialRows(model, look, before, after, notes);
        new VariantMerge(before, after, notes).tell();
        GeometryMerge geometry = new GeometryMerge(model, exported, returned, rows, notes, options.scale(), room);
        geometry.compare();
        stillHidden(returned, geometry);
        ModelEditor editor = editor(model);
        SlotWriter slots = new SlotWriter(model, geometry, rows, notes);
        new BatchMarks(exported, returned).write(editor, notes);
        slots.write(editor);
        PoseMerge poses = new PoseMerge(
                model, look.reading(model).rotations(), exported, returned, before, after, options, room, notes);
        NodeMerge nodes = new NodeMerge(model, exported, returned, notes);
        nodes.edit(editor);
        nodes.add(editor, poses);
        poses.edit(editor);
        addSlots(editor, returned, geometry, slots, nodes);
        MissingParts missing = new MissingParts(model, exported, returned, options.deleteMissing(), notes);
        rows.tell();
        rows.missing().forEach(name -> notes.keep(KeptPart.Kind.MATERIAL, name));
        MissingParts.tell(notes, options.deleteMissing());
        return finish(editor, slots, missing, rows);
    }

    private void checkSource() {
        String source = after.marks().text("sha256").orElse("");
        if (!source.isEmpty()) {
            String base = options.sha256().orElseGet(() -> Sha256.of(MshFormat.MSH.encoded(model)));
            if (!source.equals(base)) {
                notes.say(MergeProblem.OTHER_BASE, source, base);
            }
        }
    }

    /** Tells of states and levels that were never in the file. */
    private void leftOut() {
        Set<Integer> written = new TreeSet<>();
        exported.pieces().keySet().forEach(cell -> written.add(StateLevels.cell(cell.state(), cell.level())));
        StateLevels others = StateLevels.filled(model).without(StateLevels.of(written));
        if (!others.isEmpty()) {
            notes.say(MergeProblem.LEFT_OUT, others.sentence());
        }
    }

    /** Tells that an edit of what a file shows left the levels alone that are hidden in it. */
    private void stillHidden(Parts returned, GeometryMerge geometry) {
        Set<Integer> hidden = new TreeSet<>();
        returned.pieces().forEach((cell, pieces) -> {
            boolean isHidden = pieces.stream().allMatch(piece -> piece.scene() == IncomingNode.NONE);
            OptionalInt slot = cell.slot(model);
            if (isHidden && slot.isPresent() && !geometry.edits().containsKey(slot.getAsInt())) {
                hidden.add(StateLevels.cell(cell.state(), cell.level()));
            }
        });
        if (!hidden.isEmpty() && !geometry.edits().isEmpty()) {
            notes.say(MergeProblem.HIDDEN, StateLevels.of(hidden).sentence());
        }
    }

    /** Tells of nodes that are nothing, but for those that our export made. */
    private void ignored(Parts returned) {
        Set<String> ours = new TreeSet<>();
        before.nodes().stream().filter(exported::isNothing).forEach(node -> ours.add(node.name()));
        List<String> titles = new ArrayList<>();
        for (IncomingNode node : after.nodes()) {
            if (returned.isNothing(node)
                    && !node.isLevelHolder()
                    && !ours.contains(node.name())
                    && !ours.contains(ExportedName.plain(node.name()))) {
                titles.add(node.title());
            }
        }
        if (!titles.isEmpty()) {
            notes.say(MergeProblem.IGNORED, MissingParts.names(titles));
        }
    }

    /**
     * Tables follow as far as they can; those that nobody understands stay, and the report names them. How the model is read afterwards
     * is asked once, at the end.
     */
    private ModelEditor editor(Model of) {
        ModelEditor editor = ModelEditor.of(of, hasLightmaps())
                .openedAs(reading(model))
                .stale(StalePolicy.FOLLOW)
                .confirmReading();
        for (NresEntry entry : of.archive().entries()) {
            int type = entry.attributes().type();
            if (MeshTable.ofNumber(type).isEmpty()) {
                editor.stale(type, StalePolicy.KEEP);
            }
        }
        return editor;
    }

    private void addSlots(
            ModelEditor editor, Parts returned, GeometryMerge geometry, SlotWriter slots, NodeMerge nodes) {
        returned.pieces().forEach((cell, pieces) -> {
            if (cell.slot(model).isEmpty() && GeometryMerge.isFilled(pieces)) {
                slots.add(editor, cell, pieces.get(0).title(), geometry.plan(cell, pieces));
            }
        });
        returned.freshPieces().forEach((cell, pieces) -> {
            if (GeometryMerge.isFilled(pieces)) {
                Cell there = cell.of(nodes.number(cell.node()));
                slots.add(editor, there, pieces.get(0).title(), geometry.plan(cell, pieces));
            }
        });
    }

    private boolean hasLightmaps() {
        return !look.lightmaps().isEmpty();
    }

    private ModelReading reading(Model of) {
        return ModelReading.of(of, ReadingOptions.AUTO.withLightmaps(hasLightmaps()));
    }

    /** What of the model is read in another way than before, where that is allowed. */
    private List<ReadingChange> readings(Model now) {
        List<ReadingChange> changes = ReadingChange.between(reading(model), reading(now));
        if (!changes.isEmpty() && !options.confirmReading()) {
            ReadingChange first = changes.get(0);
            throw notes.refuse(MshEditProblem.READING, first.what(), first.after(), first.before());
        }
        return changes;
    }

    private MergedModel finish(ModelEditor editor, SlotWriter slots, MissingParts missing, MaterialRows rows) {
        MergeReportBuilder sum = new MergeReportBuilder(model, options.base());
        Model now = model;
        if (!notes.counts().isEmpty()) {
            EditedModel[] edited = new EditedModel[1];
            notes.attempt("the model", () -> edited[0] = editor.apply());
            now = sum.add(edited[0]);
        }
        if (slots.hasMade() || missing.any()) {
            ModelEditor second = editor(now);
            slots.restore(now, second);
            missing.remove(second);
            EditedModel[] edited = new EditedModel[1];
            notes.attempt("the model", () -> edited[0] = second.apply());
            now = sum.add(edited[0]);
        }
        sum.read(readings(now));
        List<String> added = new ArrayList<>(rows.added());
        return new MergedModel(
                now, added, rows.rows(), rows.madeFrom(), sum.report(notes, slots.newVertices(), !added.isEmpty()));
    }
}
