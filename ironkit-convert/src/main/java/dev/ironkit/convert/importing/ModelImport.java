package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.gltf.read.GltfFiles;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.NewModel;
import dev.ironkit.convert.importing.merge.MergedModel;
import dev.ironkit.convert.importing.merge.ModelMerge;
import dev.ironkit.convert.importing.merge.SpaceChoice;
import dev.ironkit.convert.importing.scene.FileSpace;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ShownModel;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.convert.obj.ObjMoves;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.Optional;
import java.util.OptionalDouble;

/** Decides what a model from another program is to the game, and makes it that. */
public final class ModelImport {

    /**
     * How it comes back.
     *
     * @param stem the name of its file without the ending
     * @param framesPerSecond how long a frame lasts, where somebody says so; otherwise as its file says, or as usual
     * @param said what somebody says about the axes and the size of the file
     * @param deleteMissing whether what is not in the file any more goes
     * @param confirmReading whether a model may be read in another way afterwards
     * @param tool what does this, with its version
     */
    public record Options(
            String stem,
            OptionalDouble framesPerSecond,
            SpaceChoice said,
            boolean deleteMissing,
            boolean confirmReading,
            String tool) {}

    private ModelImport() {}

    /**
     * {@return the model an incoming one becomes}
     *
     * @param base the model it may have been exported from
     * @param problems hears of what is other than in the incoming model
     */
    public static ImportedModel of(
            IncomingModel incoming, Optional<BaseModel> base, Options options, Problems problems) {
        checkVersion(incoming, problems);
        Optional<BaseModel> origin = base.filter(model -> OriginCheck.isOf(incoming, model.model()));
        return origin.isPresent()
                ? merged(incoming, origin.get(), options, problems)
                : made(incoming, base, options, problems);
    }

    /**
     * {@return a model with the vertices moved that an OBJ moved}
     *
     * @param obj the file
     * @param options how it was written
     * @param base the model it was written of
     * @param confirmReading whether the model may be read in another way afterwards
     */
    public static ImportedModel moved(
            ByteView obj, ObjExport.Options options, BaseModel base, boolean confirmReading, Problems problems) {
        ModelEditor editor =
                ModelEditor.of(base.model(), !base.look().lightmaps().isEmpty());
        if (confirmReading) {
            editor.confirmReading();
        }
        Model shown = ShownModel.of(base.model());
        ObjMoves.Moved moved =
                ObjMoves.of(shown, obj, base.look().reading(shown).rotations(), options, editor, problems);
        Model model = moved.edited().model();
        return new ImportedModel(model, MshFormat.MSH.encoded(model), new ImportedModel.Moves(base, moved));
    }

    private static void checkVersion(IncomingModel incoming, Problems problems) {
        String schema = incoming.marks().schema().orElse(ModelMarks.SCHEMA);
        if (!schema.equals(ModelMarks.SCHEMA)) {
            problems.report(ImportProblem.LATER, new ByteRange(0, 0), schema, ModelMarks.SCHEMA);
        }
    }

    /** A file of another model would be torn apart and mixed in. */
    private static void refuseOtherModel(IncomingModel incoming, BaseModel base, Problems problems) {
        boolean same =
                incoming.marks().text("sha256").filter(base.sha256()::equals).isPresent();
        if (!same
                && !OriginCheck.hasMostNodesOf(incoming, base.model())
                && !OriginCheck.isNamedPartOf(incoming, base.model())
                && !OriginCheck.isMarkedPartOf(
                        incoming, base.model(), base.path().text())) {
            throw new RefusedException(
                    ImportProblem.OTHER_MODEL,
                    problems.path(),
                    incoming.marks().text("source").orElse("another model"),
                    base.model().nodeCount(),
                    OriginCheck.nodesOf(incoming, base.model()));
        }
    }

    private static ImportedModel merged(IncomingModel incoming, BaseModel origin, Options options, Problems problems) {
        refuseOtherModel(incoming, origin, problems);
        BaseModel base = origin.readAs(ModelMarks.reading(incoming.marks())).shown();
        ExportForm form = ExportForm.of(incoming, base.model(), options.tool());
        GltfOptions export = form.options();
        GltfExport.Unpainted exported = GltfExport.again(
                base.model(),
                base.image(),
                base.look(),
                options.stem(),
                form.options(),
                form.cells(),
                Problems.tolerant());
        // The base as it was when it was exported: what differs from this was edited.
        IncomingModel before = GltfReader.read("", exported.file().bytes(), GltfFiles.NONE, Problems.tolerant());
        double frames = options.framesPerSecond().orElse(export.framesPerSecond());
        MergedModel merged = ModelMerge.merge(
                base.model(),
                base.look(),
                before,
                incoming,
                new ModelMerge.Options(
                        options.deleteMissing(),
                        frames,
                        export.scale(),
                        base.origin(),
                        options.confirmReading(),
                        Optional.of(base.sha256()),
                        options.said()),
                problems);
        ByteView image = MshFormat.MSH.encoded(merged.model());
        if (!ShownModel.isWhole(origin.model())) {
            return new ImportedModel(
                    merged.model(), image, new ImportedModel.Edit(base, before, exported.images(), merged));
        }
        if (!image.equals(MshFormat.MSH.encoded(base.model()))) {
            throw new RefusedException(ImportProblem.WHOLE, problems.path());
        }
        return new ImportedModel(
                origin.model(),
                MshFormat.MSH.encoded(origin.model()),
                new ImportedModel.Edit(origin, before, exported.images(), merged));
    }

    private static ImportedModel made(
            IncomingModel incoming, Optional<BaseModel> base, Options options, Problems problems) {
        // A file of our own says at which rate and in which size it was written.
        GltfOptions written = ModelMarks.options(incoming.marks(), options.tool())
                .orElse(GltfOptions.of(GltfProfile.EDIT, options.tool()));
        NewModel.Options how = new NewModel.Options(
                options.stem(),
                options.framesPerSecond().orElse(written.framesPerSecond()),
                1 / options.said().scale().orElse(written.scale()),
                base.map(BaseModel::model),
                base.map(BaseModel::look).orElse(ModelLook.NONE));
        FileSpace space = new FileSpace(options.said().engineAxes().orElse(false), 1);
        CreatedModel made = NewModel.make(space.undo(incoming), how, problems);
        if (made.model().batches().count() == 0) {
            throw new RefusedException(ImportProblem.NO_TRIANGLES, problems.path());
        }
        return new ImportedModel(made.model(), MshFormat.MSH.encoded(made.model()), made);
    }
}
