package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.Following;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.FileEdit;
import dev.ironkit.workspace.Workspace;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "recompute",
        header = {
            "Compute the derived values of a model anew, whatever they are; everything else stays as it was.",
            "",
            "  ironkit recompute 'robots.rlb!/robot.msh' -o robots.new.rlb",
            "  ironkit recompute robot.msh --only bounds,normals --in-place"
        },
        description = {
            "Derived is what follows from other values of the model:",
            "  bounds   box, sphere and volume of each slot; box, sphere and cylinder of the model",
            "  area     the area of each slot, as length times width of its box. Nobody has shown how the game's own",
            "           are made: without --only it follows where it was that before, and is left otherwise",
            "  normals  of triangles, and links: their neighbours across each edge",
            "  ranges   the triangles of each slot, from its batches",
            "  counts   vertex counts of batches, and what the directory says of each table",
            "  frames   the length of the timeline and the frame maps of nodes, from the times of keys; without --only a map",
            "           that is not what its keys make is left, because the engine goes by it",
            "set, replace and JSON let these follow by themselves where they were right before; this command makes them",
            "right where they were not, or where --keep-derived was given. Only models have derived values of this kind."
        },
        footer = {
            "  0 done, or nothing differs   2 wrong use   4 input missing, unreadable or no model",
            "  5 refused: target exists, the model would be read in another way"
        })
final class RecomputeCommand extends EditCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Models, loose or in archives.")
    List<String> models;

    @Option(
            names = "--only",
            paramLabel = "bounds|area|normals|links|ranges|counts|frames",
            description = "Compute these alone, and what follows from them; several are separated by commas.")
    String only;

    @Override
    FileEdit edit(Workspace workspace, Problems problems) {
        Set<Derived> asked = asked();
        for (String text : models) {
            Address address = address(workspace, text);
            // One that is damaged can be mended step by step.
            ModelArgument.model(workspace.locate(address, problems), Problems.tolerant());
            editOf(workspace, address, problems).archive(address).recompute(asked);
        }
        return editOf(workspace, address(workspace, models.get(0)), problems);
    }

    @Override
    boolean takesManyFiles() {
        return true;
    }

    private Set<Derived> asked() {
        if (only == null) {
            return Following.usual();
        }
        Set<Derived> asked = EnumSet.noneOf(Derived.class);
        for (String word : only.split(",", -1)) {
            asked.addAll(group(word.strip()).members());
        }
        return asked;
    }

    private static Derived.Group group(String word) {
        Optional<Derived.Group> found = Arrays.stream(Derived.Group.values())
                .filter(group -> group.name().equalsIgnoreCase(word))
                .findFirst();
        return found.orElseThrow(() -> new UsageException("--only takes "
                + Arrays.stream(Derived.Group.values())
                        .map(group -> group.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(", "))
                + ", not " + word));
    }
}
