package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "tree",
        header = {
            "Show archives with everything inside them, nested archives too.",
            "",
            "  ironkit tree --depth 1 --json game:",
            "  ironkit tree --nodes 'robots.rlb!/robot.msh'"
        },
        footer = {"  0 done   2 wrong use   3 some inputs failed   4 input missing or unreadable"})
final class TreeCommand extends ToolCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Files, entries or folders.")
    List<String> inputs;

    @Option(
            names = "--depth",
            paramLabel = "N",
            defaultValue = "16",
            description = "How far to go in: 0 shows only what was named.")
    int depth;

    @Option(names = "--nodes", description = "Show the nodes of models, with their slots, instead of the tables.")
    boolean nodes;

    /** A thing and what is in it: entries, or the nodes of a model. */
    private record Branch(
            String address,
            String name,
            AssetKind kind,
            String type,
            long size,
            List<Branch> children,
            Optional<NodeTree> nodes) {}

    @Override
    SharedUse shared() {
        return SharedUse.of(inputs, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    int run() {
        if (depth < 0) {
            throw new UsageException("--depth takes 0 or more");
        }
        if (nodes && depth == 0) {
            throw new UsageException(
                    "--nodes shows what is in models, and --depth 0 shows nothing of it: say one of them");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            List<Branch> roots = new ArrayList<>();
            Batch batch = new Batch(this, problems);
            for (Address address : Inputs.expandAround(this, workspace, inputs)) {
                batch.item(() -> {
                    Located found = workspace.locate(address, problems);
                    roots.add(grow(workspace, found, found.path().text(), "", depth, problems));
                    open(found, problems);
                });
            }
            if (nodes && batch.allWell() && roots.stream().noneMatch(TreeCommand::showsNodes)) {
                throw new UsageException(
                        "--nodes shows the nodes of models, and there is no model in " + String.join(", ", inputs));
            }
            int code = batch.exitCode();
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
    private void open(Located found, Problems problems) {
        if (found.kind().isContainer() && depth > 0) {
            found.container(problems);
        }
        if (nodes) {
            ModelArgument.refuseWithoutTable(found, problems);
        }
    }

    private static boolean showsNodes(Branch branch) {
        return branch.nodes().isPresent() || branch.children().stream().anyMatch(TreeCommand::showsNodes);
    }

    private Branch grow(Workspace workspace, Located found, String name, String type, int inner, Problems problems) {
        List<Branch> children = new ArrayList<>();
        Optional<NodeTree> nodeTree = nodes && inner > 0 ? NodeTree.of(found, problems) : Optional.empty();
        if (nodeTree.isEmpty() && found.kind().isContainer() && inner > 0) {
            try {
                Container container = found.container(problems);
                for (Container.Entry entry : container.entries()) {
                    children.add(leafOrBranch(workspace, found, container, entry, inner, problems));
                }
            } catch (MalformedAssetException e) {
                // The finding is in the list; the file is still shown.
            }
        }
        return new Branch(
                found.path().text(), name, found.kind(), type, found.bytes().length(), children, nodeTree);
    }

    private Branch leafOrBranch(
            Workspace workspace,
            Located archive,
            Container container,
            Container.Entry entry,
            int inner,
            Problems problems) {
        String name = Workspace.display(entry.name());
        try {
            Located inside = workspace.enter(archive, entry.index(), problems);
            return grow(workspace, inside, name, entry.type(), inner - 1, problems);
        } catch (MalformedAssetException e) {
            String address =
                    archive.path().entry(container.segment(entry.index())).text();
            return new Branch(address, name, AssetKind.RAW, entry.type(), entry.size(), List.of(), Optional.empty());
        }
    }

    private void print(Branch branch, String lead, String inner) {
        String type = branch.type().isEmpty() ? "" : "  " + branch.type();
        String what = branch.kind() == AssetKind.RAW ? "" : "  " + branch.kind().title();
        String count = branch.children().isEmpty()
                ? ""
                : ", " + Printable.count(branch.children().size(), "entry", "entries");
        console()
                .line(lead + OneLine.of(branch.name()) + OneLine.of(type) + what + count + "  " + branch.size() + " B");
        for (int i = 0; i < branch.children().size(); i++) {
            boolean last = i == branch.children().size() - 1;
            print(branch.children().get(i), inner + (last ? "└─ " : "├─ "), inner + (last ? "   " : "│  "));
        }
        branch.nodes().ifPresent(tree -> tree.print(console(), inner));
    }

    private static void write(Branch branch, JsonWriter out) {
        out.object()
                .field("address", branch.address())
                .field("name", branch.name())
                .field("kind", branch.kind().word());
        if (!branch.type().isEmpty()) {
            out.field("type", branch.type());
        }
        out.field("size", branch.size());
        if (!branch.children().isEmpty()) {
            out.name("children").array();
            branch.children().forEach(child -> write(child, out));
            out.end();
        }
        branch.nodes().ifPresent(tree -> tree.write(out));
        out.end();
    }
}
