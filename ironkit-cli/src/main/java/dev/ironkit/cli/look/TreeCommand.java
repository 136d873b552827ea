package dev.ironkit.cli.look;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.toolkit.report.ContentTree;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "tree",
        header = {
            "Show the content of archives as a tree, including nested archives.",
            "",
            "  ironkit tree --depth 1 --json game:",
            "  ironkit tree --nodes 'robots.rlb!/robot.msh'"
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  3 some inputs failed or were not shown completely",
            "  4 input missing or unreadable"
        })
public final class TreeCommand extends ToolCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Files, entries or folders.")
    List<String> inputs;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "16",
            description = "How many levels to show: 0 shows only the inputs.")
    int depth;

    @Option(names = "--nodes", description = "Show the nodes of models, with their slots, instead of the tables.")
    boolean nodes;

    @Override
    public SharedUse shared() {
        return SharedUse.of(inputs, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        if (depth < 0) {
            throw new UsageException("--depth takes 0 or more");
        }
        if (nodes && depth == 0) {
            throw new UsageException("--nodes shows the nodes of models, which --depth 0 hides: choose one");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            List<ContentTree.Branch> roots = new ArrayList<>();
            Batch batch = new Batch(problems);
            for (Address address : Inputs.expandAround(workspace, inputs, this::note)) {
                batch.item(() -> {
                    Located found = workspace.locate(address, problems);
                    ContentTree growth = new ContentTree(workspace, found, nodes, problems);
                    roots.add(growth.grow(depth));
                    refuseUnreadable(found, growth, problems);
                    if (!growth.isComplete()) {
                        batch.partly();
                    }
                });
            }
            if (nodes && batch.allWell() && roots.stream().noneMatch(TreeCommand::showsNodes)) {
                throw new UsageException(
                        "--nodes shows the nodes of models, but there is no model in " + String.join(", ", inputs));
            }
            int code = ExitCode.of(batch.outcome());
            if (common.json) {
                JsonDocument.print(console(), "ironkit.tree", code, problems.all(), out -> {
                    out.name("roots").array();
                    roots.forEach(root -> write(root, out));
                    out.end();
                });
            } else {
                roots.forEach(root -> print(root, "", ""));
            }
            say(problems.all(), Severity.ERROR);
            return code;
        }
    }

    /** What was named and cannot be read is shown, and is a failure all the same. */
    private void refuseUnreadable(Located found, ContentTree growth, Problems problems) {
        growth.failure().ifPresent(failure -> {
            throw failure;
        });
        if (nodes) {
            ModelArgument.refuseWithoutTable(found, problems);
        }
    }

    private static boolean showsNodes(ContentTree.Branch branch) {
        return branch.nodes().isPresent() || branch.children().stream().anyMatch(TreeCommand::showsNodes);
    }

    private void print(ContentTree.Branch branch, String lead, String inner) {
        String type = branch.type().isEmpty() ? "" : "  " + branch.type();
        String what = branch.kind() == AssetKind.RAW ? "" : "  " + branch.kind().title();
        String count = branch.children().isEmpty()
                ? ""
                : ", " + Printable.count(branch.children().size(), "entry", "entries");
        String same = branch.sameAs().map(first -> "  same bytes as " + first).orElse("");
        console()
                .line(lead + Printable.oneLine(branch.name()) + Printable.oneLine(type) + what + count + "  "
                        + branch.size() + " B" + Printable.oneLine(same));
        for (int i = 0; i < branch.children().size(); i++) {
            boolean last = i == branch.children().size() - 1;
            print(branch.children().get(i), inner + (last ? "└─ " : "├─ "), inner + (last ? "   " : "│  "));
        }
        branch.nodes().ifPresent(tree -> tree.print(console()::line, inner));
    }

    private static void write(ContentTree.Branch branch, JsonWriter out) {
        out.object()
                .field("address", branch.address())
                .field("name", branch.name())
                .field("kind", branch.kind().word());
        if (!branch.type().isEmpty()) {
            out.field("type", branch.type());
        }
        out.field("size", branch.size());
        branch.sameAs().ifPresent(first -> out.field("sameAs", first));
        if (!branch.children().isEmpty()) {
            out.name("children").array();
            branch.children().forEach(child -> write(child, out));
            out.end();
        }
        branch.nodes().ifPresent(tree -> tree.write(out));
        out.end();
    }
}
