package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Located;
import java.util.Optional;

/** The command that shows a thing, for those who named it to one that cannot: as a sentence with a line to run. */
public final class SuitedCommand {

    private SuitedCommand() {}

    public static String of(Located found) {
        String named = Printable.shellWord(found.path().text())
                + (found.kindIsForced() ? " --as " + found.kind().word() : "");
        return switch (found.kind()) {
            case NRES, RSLI ->
                holdsModels(found)
                        ? "To convert its models for other programs: ironkit convert " + named + " --to glb -o DIR/"
                        : "To list its content: ironkit ls -l " + named;
            case MSH -> "To convert a model for other programs: ironkit convert " + named + " -o model.glb";
            case TEXM -> "To render a texture: ironkit render " + named + " -o picture.png";
            case MAT0 -> "To play a material: ironkit play " + named;
            case FXID -> "To play an effect: ironkit play " + named;
            case WEAR -> "To show the materials it lists: ironkit cat " + named;
            case PAL, TFNT -> "To show its fields: ironkit cat " + named;
            case RAW -> "To show its bytes: ironkit hex " + named;
        };
    }

    private static boolean holdsModels(Located archive) {
        return archive.container(Problems.tolerant()).directory().stream()
                .anyMatch(entry -> AssetKind.said(entry.attributes()).equals(Optional.of(AssetKind.MSH)));
    }
}
