package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.entry.EntryType;
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
                        ? "Its models as files that other programs show: ironkit convert " + named + " --to glb -o DIR/"
                        : "What is in it: ironkit ls -l " + named;
            case MSH -> "A model as a file that other programs show: ironkit convert " + named + " -o model.glb";
            case TEXM -> "A texture as a picture: ironkit render " + named + " -o picture.png";
            case MAT0 -> "What a material does over time: ironkit play " + named;
            case FXID -> "What an effect does over time: ironkit play " + named;
            case WEAR -> "The materials it lists: ironkit cat " + named;
            case PAL, TFNT -> "Its fields: ironkit cat " + named;
            case RAW -> "Its bytes: ironkit hex " + named;
        };
    }

    private static boolean holdsModels(Located archive) {
        return archive.container(Problems.tolerant()).entries().stream()
                .anyMatch(entry -> EntryType.of(entry.attributes()).equals(Optional.of(EntryType.MODEL)));
    }
}
