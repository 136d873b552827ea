package dev.ironkit.toolkit.check;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.convert.gltf.GltfProblem;
import dev.ironkit.convert.gltf.read.GltfReadProblem;
import dev.ironkit.convert.image.ConvertProblem;
import dev.ironkit.convert.image.ImageProblem;
import dev.ironkit.convert.importing.ImportProblem;
import dev.ironkit.convert.importing.create.NewModelProblem;
import dev.ironkit.convert.importing.merge.MergeProblem;
import dev.ironkit.convert.obj.ObjProblem;
import dev.ironkit.convert.sidecar.SidecarProblem;
import dev.ironkit.format.fxid.FxidProblem;
import dev.ironkit.format.mat0.Mat0Problem;
import dev.ironkit.format.msh.build.BuildProblem;
import dev.ironkit.format.msh.file.MshProblem;
import dev.ironkit.format.msh.rules.ModelProblem;
import dev.ironkit.format.msh.rules.MotionProblem;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.format.msh.rules.ShapeProblem;
import dev.ironkit.format.nres.NresProblem;
import dev.ironkit.format.pal.PalProblem;
import dev.ironkit.format.rsli.RsliProblem;
import dev.ironkit.format.texm.PixelProblem;
import dev.ironkit.format.texm.TexmProblem;
import dev.ironkit.format.tfnt.FontProblem;
import dev.ironkit.format.wear.WearProblem;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.validate.link.LinkProblem;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.diff.DiffProblem;
import dev.ironkit.workspace.verify.RoundTripProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Every rule there is. An enum of rules that is not named here does not exist for {@code explain} and for the page of all
 * problems, so a test compares this list with the class path.
 */
public final class ProblemCatalogue {

    private ProblemCatalogue() {}

    /** {@return all rules, area by area, each in the order its enum states them} */
    public static List<ProblemCode> all() {
        List<ProblemCode> all = new ArrayList<>();
        Collections.addAll(all, NresProblem.values());
        Collections.addAll(all, RsliProblem.values());
        Collections.addAll(all, TexmProblem.values());
        Collections.addAll(all, PixelProblem.values());
        Collections.addAll(all, MshProblem.values());
        Collections.addAll(all, ModelProblem.values());
        Collections.addAll(all, MotionProblem.values());
        Collections.addAll(all, ShapeProblem.values());
        Collections.addAll(all, MshEditProblem.values());
        Collections.addAll(all, BuildProblem.values());
        Collections.addAll(all, Mat0Problem.values());
        Collections.addAll(all, WearProblem.values());
        Collections.addAll(all, PalProblem.values());
        Collections.addAll(all, FontProblem.values());
        Collections.addAll(all, FxidProblem.values());
        Collections.addAll(all, LinkProblem.values());
        Collections.addAll(all, ImportProblem.values());
        Collections.addAll(all, ConvertProblem.values());
        Collections.addAll(all, GltfProblem.values());
        Collections.addAll(all, NewModelProblem.values());
        Collections.addAll(all, ObjProblem.values());
        Collections.addAll(all, GltfReadProblem.values());
        Collections.addAll(all, SidecarProblem.values());
        Collections.addAll(all, MergeProblem.values());
        Collections.addAll(all, ImageProblem.values());
        Collections.addAll(all, RequestProblem.values());
        Collections.addAll(all, NestingProblem.values());
        Collections.addAll(all, IoProblem.values());
        Collections.addAll(all, DiffProblem.values());
        Collections.addAll(all, RoundTripProblem.values());
        return Collections.unmodifiableList(all);
    }

    /** {@return the rule of that id} */
    public static Optional<ProblemCode> find(String id) {
        return all().stream().filter(code -> code.id().equals(id)).findFirst();
    }

    /** {@return the rules of an area} */
    public static List<ProblemCode> of(ProblemArea area) {
        return all().stream()
                .filter(code -> code.id().startsWith(area.word() + "."))
                .toList();
    }

    /** {@return the other rules that are about the same thing: their ids go on alike up to the first hyphen} */
    public static List<String> related(ProblemCode code) {
        String stem = stem(code.id());
        return all().stream()
                .map(ProblemCode::id)
                .filter(id -> !id.equals(code.id()) && stem(id).equals(stem))
                .toList();
    }

    private static String stem(String id) {
        int hyphen = id.indexOf('-');
        // "no-entry" and "no-game" have nothing in common but the word.
        return hyphen < 0 || id.contains(".no-") ? id : id.substring(0, hyphen);
    }
}
