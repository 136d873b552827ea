package dev.ironkit.toolkit.input;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Models, and nodes of them, as a user names them. */
public final class ModelArgument {

    private ModelArgument() {}

    /** The model that was found. */
    public static Model model(Located found, Problems problems) {
        Object decoded = found.decoded(problems).map(DecodedAsset::model).orElse(null);
        if (decoded instanceof Model model) {
            return model;
        }
        refuseWithoutTable(found, problems);
        throw new MalformedAssetException(Diagnostic.of(
                RequestProblem.NO_MODEL, found.path(), found.kind().title(), SuitedCommand.of(found)));
    }

    /** Lets the reader of models say what an archive lacks that should be a model, or would be one with one table more. */
    public static void refuseWithoutTable(Located found, Problems problems) {
        found.checkSaid(problems);
        if (found.kind() == AssetKind.NRES && !found.kindIsForced() && MshFormat.MSH.lacksTable(found.bytes())) {
            MshFormat.MSH.decode(found.bytes(), problems.at(found.path()));
        }
    }

    /**
     * A node by its name, or by {@code @} and its index. ASCII letters match in any case, as in addresses.
     *
     * @throws UsageException if there is no such node, or several have that name
     */
    public static int node(Model model, String text) {
        int count = model.nodes().count();
        if (model.nodes().stride24()) {
            throw new UsageException(
                    "cannot find node " + text + ": the nodes of this model have 24 bytes each, in an unknown layout");
        }
        if (text.matches("@[0-9]{1,5}")) {
            int index = Integer.parseInt(text.substring(1));
            if (index < count) {
                return index;
            }
            throw new UsageException("unknown node " + text + ": the model has " + nodes(count));
        }
        List<Integer> found = new ArrayList<>();
        for (int node = 0; node < count; node++) {
            if (model.nodeName(node).equalsIgnoreCase(text)) {
                found.add(node);
            }
        }
        if (found.size() == 1) {
            return found.get(0);
        }
        throw new UsageException(
                found.isEmpty()
                        ? "no node is named '" + text + "'; ironkit tree --nodes shows their names"
                        : found.size() + " nodes are named '" + text + "'; choose one: @" + found.get(0) + " or @"
                                + found.get(1));
    }

    /** A number of frames, or a weight. */
    public static float number(String option, String text) {
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException e) {
            throw new UsageException(option + " takes a number, not " + text);
        }
    }

    /** What to say of a model that is damaged: answers then go by what is left of it. */
    public static Optional<String> damage(Model model, Located found) {
        Problems problems = Problems.in(Problems.Mode.AUDIT, found.path());
        ModelRules.checkReferences(model, found.bytes().load(), problems);
        long errors = problems.all().stream()
                .filter(problem -> problem.severity() == Severity.ERROR)
                .count();
        return errors == 0
                ? Optional.empty()
                : Optional.of("the model is damaged: broken references are left out; for details: ironkit validate "
                        + Printable.shellWord(found.path().text()));
    }

    private static String nodes(int count) {
        return switch (count) {
            case 0 -> "no readable node";
            case 1 -> "one, @0";
            default -> count + ", @0 to @" + (count - 1);
        };
    }
}
