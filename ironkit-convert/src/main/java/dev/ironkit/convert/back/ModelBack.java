package dev.ironkit.convert.back;

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
import dev.ironkit.convert.incoming.FileSpace;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.making.MadeModel;
import dev.ironkit.convert.making.NewModel;
import dev.ironkit.convert.merge.Merged;
import dev.ironkit.convert.merge.ModelMerge;
import dev.ironkit.convert.merge.SaidSpace;
import dev.ironkit.convert.model.ModelFile;
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
public final class ModelBack {

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
            SaidSpace said,
            boolean deleteMissing,
            boolean confirmReading,
            String tool) {}

    private ModelBack() {}

    /**
     * {@return the model an incoming one becomes}
     *
     * @param base the model it may have been exported from
     * @param problems hears of what is other than in the incoming model
     */
    public static CameBack of(IncomingModel incoming, Optional<BaseModel> base, Options options, Problems problems) {
        checkVersion(incoming, problems);
        Optional<BaseModel> origin = base.filter(model -> Kinship.isOf(incoming, model.model()));
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
    public static CameBack moved(
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
        return new CameBack(model, MshFormat.MSH.encoded(model), new CameBack.Moves(base, moved));
    }

    private static void checkVersion(IncomingModel incoming, Problems problems) {
        String schema = incoming.marks().schema().orElse(ModelMarks.SCHEMA);
        if (!schema.equals(ModelMarks.SCHEMA)) {
            problems.report(BackProblem.LATER, new ByteRange(0, 0), schema, ModelMarks.SCHEMA);
        }
    }

    /** A file of another model would be torn apart and mixed in. */
    private static void refuseOtherModel(IncomingModel incoming, BaseModel base, Problems problems) {
        boolean same =
                incoming.marks().text("sha256").filter(base.sha256()::equals).isPresent();
        if (!same
                && !Kinship.hasMostNodesOf(incoming, base.model())
                && !Kinship.isNamedPartOf(incoming, base.model())
                && !Kinship.isMarkedPartOf(incoming, base.model(), base.path().text())) {
            throw new RefusedException(
                    BackProblem.OTHER_MODEL,
                    problems.path(),
                    incoming.marks().text("source").orElse("another model"),
                    base.model().nodeCount(),
                    Kinship.nodesOf(incoming, base.model()));
        }
    }

    private static CameBack merged(IncomingModel incoming, BaseModel origin, Options options, Problems problems) {
        refuseOtherModel(incoming, origin, problems);
        BaseModel base = origin.readAs(ModelMarks.reading(incoming.marks())).shown();
        ExportForm form = ExportForm.of(incoming, base.model(), options.tool());
        GltfOptions export = form.options();
        IncomingModel before = exported(base, options.stem(), form);
        double frames = options.framesPerSecond().orElse(export.framesPerSecond());
        Merged merged = ModelMerge.merge(
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
            return new CameBack(merged.model(), image, base, before, merged);
        }
        if (!image.equals(MshFormat.MSH.encoded(base.model()))) {
            throw new RefusedException(BackProblem.WHOLE, problems.path());
        }
        return new CameBack(origin.model(), MshFormat.MSH.encoded(origin.model()), origin, before, merged);
    }

    /** The base as it was when it was exported: what differs from this was edited. */
    private static IncomingModel exported(BaseModel base, String stem, ExportForm form) {
        ModelFile file = GltfExport.again(
                base.model(), base.image(), base.look(), stem, form.options(), form.cells(), Problems.tolerant());
        return GltfReader.read("", file.bytes(), GltfFiles.NONE, Problems.tolerant());
    }

    private static CameBack made(IncomingModel incoming, Optional<BaseModel> base, Options options, Problems problems) {
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
        MadeModel made = NewModel.make(space.undo(incoming), how, problems);
        if (made.model().batches().count() == 0) {
            throw new RefusedException(BackProblem.NO_TRIANGLES, problems.path());
        }
        return new CameBack(made.model(), MshFormat.MSH.encoded(made.model()), made);
    }
}
