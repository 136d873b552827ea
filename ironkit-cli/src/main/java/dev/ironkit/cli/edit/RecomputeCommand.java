package dev.ironkit.cli.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.format.msh.edit.Following;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.edit.FileEdit;
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
            "Recompute the derived values of a model; everything else stays unchanged.",
            "",
            "  ironkit recompute 'robots.rlb!/robot.msh' -o robots.new.rlb",
            "  ironkit recompute robot.msh --only bounds,normals --in-place"
        },
        description = {
            "Derived values follow from other values of the model:",
            "  bounds   box, sphere and volume of slots; box, sphere and cylinder of the model",
            "  area     length times width of the box of each slot; the game's own formula is",
            "           unknown, so without --only, areas that differ from it are kept",
            "  normals  normals of triangles",
            "  links    neighbours of triangles across each edge",
            "  ranges   the triangles of each slot, from its batches",
            "  counts   vertex counts of batches, and the table sizes in the directory",
            "  frames   timeline length and frame maps, from key times; without --only, a frame",
            "           map that differs from its keys is kept, because the engine follows it",
            "set, replace and JSON update derived values that were right before; this command also corrects those"
                    + " that were wrong, or that --keep-derived left alone. Only models have derived values."
        },
        footer = {
            "  0 done, or nothing to change",
            "  2 usage error",
            "  4 input missing, unreadable or not a model",
            "  5 refused: target exists, or the model would be interpreted differently"
        })
public final class RecomputeCommand extends EditCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Models, loose or in archives.")
    List<String> models;

    @Option(
            names = "--only",
            paramLabel = "bounds|area|normals|links|ranges|counts|frames",
            description = "Recompute only these and what depends on them; separate several with commas.")
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
