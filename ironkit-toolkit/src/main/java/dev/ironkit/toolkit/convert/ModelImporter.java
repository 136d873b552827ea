package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.BaseModel;
import dev.ironkit.convert.importing.ImportedModel;
import dev.ironkit.convert.importing.ModelImport;
import dev.ironkit.convert.importing.SidecarModel;
import dev.ironkit.convert.importing.merge.Origin;
import dev.ironkit.convert.importing.merge.SpaceChoice;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.obj.ObjExport;
import dev.ironkit.convert.sidecar.ModelSidecar;
import dev.ironkit.convert.sidecar.SidecarProblem;
import dev.ironkit.format.msh.Model;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.Version;
import dev.ironkit.toolkit.game.ModelAssets;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.toolkit.input.OtherModel;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Brings models of other programs into the game: finds the one each was exported from, and makes of it what the engine reads.
 *
 * @param workspace where files are found
 * @param modelAssets where materials and textures are found
 * @param settings what the user says
 */
public record ModelImporter(Workspace workspace, ModelAssets modelAssets, Settings settings) {

    /**
     * What the user says.
     *
     * @param framesPerSecond how long a frame lasts
     * @param said what the axes and the size of a file are
     * @param deleteMissing whether what is not in the file any more goes
     * @param confirmReading whether a model may be read in another way afterwards
     * @param withMaterials whether its material list and materials come along
     * @param withTextures whether its textures come along as well
     */
    public record Settings(
            OptionalDouble framesPerSecond,
            SpaceChoice said,
            boolean deleteMissing,
            boolean confirmReading,
            boolean withMaterials,
            boolean withTextures) {}

    /**
     * A model and where it came from.
     *
     * @param incoming what its file says
     * @param imported what became of it
     * @param kept the file beside it that keeps the model it was exported from, where that one is taken
     */
    public record Result(IncomingModel incoming, ImportedModel imported, Optional<ModelSidecar> kept) {}

    /**
     * The model that a file becomes.
     *
     * @param over whether it takes the place of the model that is named: then an OBJ may move vertices and do nothing else
     * @param named the model it was exported from or that lends it something, where the user names one
     * @param stem what its own file is called, without the ending
     */
    public Result run(OtherModel file, boolean over, Optional<Located> named, String stem, Problems problems) {
        Optional<ObjExport.Options> shape = file.objOptions();
        SpaceChoice said = settings.said();
        Optional<Boolean> written = shape.map(ObjExport.Options::engineAxes);
        if (written.isPresent() && said.engineAxes().isPresent() && !written.equals(said.engineAxes())) {
            throw new UsageException(file.found().path() + " states that its axes are "
                    + (written.get() ? "the engine's" : "those of glTF") + ", which contradicts --axes");
        }
        boolean engineAxes = said.engineAxes().or(() -> written).orElse(false);
        IncomingModel incoming = file.read(workspace, engineAxes, problems);
        Optional<ModelSidecar> kept = named.isPresent() ? Optional.empty() : kept(file, problems);
        Optional<BaseModel> base = named.map(found -> base(found, problems))
                .or(() -> kept.flatMap(beside -> SidecarModel.of(beside, besidePath(file), problems)));
        Problems here = problems.at(file.found().path());
        if (named.isPresent()) {
            tellOfTheFileBeside(file, incoming, base.get(), problems);
        }
        if (base.isEmpty()) {
            incoming.marks()
                    .text("source")
                    .ifPresent(source -> here.report(
                            RequestProblem.NO_BASE, file.found().bytes().range(), source));
        }
        if (file.isObj() && base.isPresent() && (over || shape.isPresent())) {
            if (said.scale().isPresent()) {
                throw new UsageException("--scale applies only to glTF and new models, but "
                        + file.found().path() + " moves vertices of an existing model");
            }
            ObjExport.Options how = shape.orElse(new ObjExport.Options(0, 0, 0, engineAxes, Version.TOOL));
            ByteView text = file.found().bytes().load();
            return new Result(
                    incoming, ModelImport.moved(text, how, base.get(), settings.confirmReading(), here), kept);
        }
        ModelImport.Options options = new ModelImport.Options(
                stem,
                settings.framesPerSecond(),
                // An OBJ was read in its axes.
                file.isObj() ? new SpaceChoice(said.engineAxes().map(axes -> false), said.scale()) : said,
                settings.deleteMissing(),
                settings.confirmReading(),
                Version.TOOL);
        return new Result(incoming, ModelImport.of(incoming, base, options, here), kept);
    }

    private BaseModel base(Located found, Problems problems) {
        Model model = ModelArgument.model(found, problems.at(found.path()));
        ByteView image = found.bytes().load();
        return new BaseModel(
                found.path(), model, image, modelAssets.look(found, problems), Origin.ORIGINAL, Sha256.of(image));
    }

    /** What stands beside a file is not needed where its model is named; that it is of no use, or of another model, is worth knowing. */
    private void tellOfTheFileBeside(OtherModel file, IncomingModel incoming, BaseModel base, Problems problems) {
        Optional<ByteView> sidecar = file.sidecar(workspace);
        if (sidecar.isEmpty()) {
            return;
        }
        Problems here = problems.at(besidePath(file));
        try {
            ModelSidecar kept = ModelSidecar.read(sidecar.get(), Problems.tolerant());
            String wanted = incoming.marks().text("sha256").orElse(base.sha256());
            if (!kept.sha256().equals(wanted)) {
                here.report(
                        SidecarProblem.PASSED_OVER,
                        sidecar.get().range(),
                        "it belongs to another model, " + kept.address());
            }
        } catch (MalformedAssetException e) {
            here.report(
                    SidecarProblem.PASSED_OVER,
                    sidecar.get().range(),
                    e.diagnostic().message());
        }
    }

    private static AssetPath besidePath(OtherModel file) {
        return new AssetPath(file.found().path().text() + ModelSidecar.SUFFIX);
    }

    /** The file beside it, where it keeps a model whole. */
    private Optional<ModelSidecar> kept(OtherModel file, Problems problems) {
        return file.sidecar(workspace)
                .map(text -> ModelSidecar.read(text, problems.at(besidePath(file))))
                .filter(beside -> beside.source().isPresent());
    }
}
