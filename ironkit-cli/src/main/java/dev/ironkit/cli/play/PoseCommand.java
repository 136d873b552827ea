package dev.ironkit.cli.play;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ModelPart;
import dev.ironkit.cli.command.ModelReadingOptions;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.reading.Decided;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.toolkit.report.PosedNodes;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "pose",
        header = {
            "Show the position of the nodes of a model at a given time, as the engine computes it.",
            "",
            "  ironkit pose 'robots.rlb!/robot.msh' --node turret --time 37.5",
            "  ironkit pose robot.msh --json --time 12 --blend-with 40 --weight 0.25"
        },
        description = {
            "Prints one line per node: its rotation as w, x, y, z, its position, and the rule that chose the key."
                    + " --json adds the matrix of the node and the matrix from node to model, both by rows, with the"
                    + " translation in elements 3, 7, 11. As in the engine, the latter leaves out the translation of the first"
                    + " root."
        },
        footer = {"  0 done", "  2 usage error", "  4 input missing, unreadable or not a model"})
public final class PoseCommand extends ToolCommand {

    @Parameters(paramLabel = "X", description = "A model: an entry or a file; ?node= and ?frame= replace the options.")
    String input;

    @Option(
            names = "--node",
            paramLabel = "N",
            description = "Only this node: its name, or @ and its index. Default: all nodes.")
    String node;

    @Option(names = "--time", paramLabel = "T", description = "The time, in frames. Default: 0.")
    String time;

    @Option(
            names = "--blend-with",
            paramLabel = "T2",
            description = "Blend with the pose at this time; with a negative time, only the first pose is used.")
    String blendWith;

    @Option(names = "--weight", paramLabel = "W", description = "The weight of the second pose, 0 to 1.")
    String weight;

    @Mixin
    ModelReadingOptions readings = new ModelReadingOptions();

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(input), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        refuseIdle("materials do not affect a pose", "--batch-material", "--res18");
        if ((blendWith == null) != (weight == null)) {
            throw new UsageException("--blend-with and --weight belong together");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            ModelPart part = new ModelPart(this, address, ModelPart.OF_MODELS, "node", "frame");
            node = part.or("node", "--node", node, null);
            time = part.or("frame", "--time", time, "0");
            Located found = workspace.locate(address, problems);
            Model model = ModelArgument.model(found, problems);
            Decided<RotationOrder> order = readings.of(model).order();
            PosedNodes posed = pose(model, order.value());
            List<Integer> shown = shown(model);
            if (common.json) {
                printJson(found, posed, shown, order, problems);
            } else {
                printText(posed, shown);
            }
            say(problems.all(), Severity.ERROR);
            if (!common.quiet) {
                ModelArgument.damage(model, found).ifPresent(console()::say);
            }
            if (model.nodes().stride24() && !common.quiet) {
                console().say("the nodes of this model have 24 bytes, in an unknown layout");
            }
            return ExitCode.DONE;
        }
    }

    private PosedNodes pose(Model model, RotationOrder order) {
        float first = ModelArgument.number("--time", time);
        if (blendWith == null) {
            return PosedNodes.at(model, order, first);
        }
        try {
            return PosedNodes.between(
                    model,
                    order,
                    first,
                    ModelArgument.number("--blend-with", blendWith),
                    ModelArgument.number("--weight", weight));
        } catch (IllegalArgumentException e) {
            throw new UsageException("neither pose is used: --time " + time + ", --blend-with " + blendWith
                    + ", --weight " + weight + "; a pose at a time below 0 is never used");
        }
    }

    private List<Integer> shown(Model model) {
        if (node != null) {
            return List.of(ModelArgument.node(model, node));
        }
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < model.nodes().count(); i++) {
            all.add(i);
        }
        return all;
    }

    private void printText(PosedNodes posed, List<Integer> shown) {
        Table table = new Table(">node", "name", ">w", ">x", ">y", ">z", ">pos x", ">pos y", ">pos z", "rule");
        shown.forEach(index -> table.row(posed.cells(index)));
        if (!table.isEmpty()) {
            table.print(console());
        }
    }

    private void printJson(
            Located found, PosedNodes posed, List<Integer> shown, Decided<RotationOrder> order, Problems problems) {
        JsonDocument.print(console(), "ironkit.pose", ExitCode.DONE, problems.all(), out -> {
            JsonDocument.subject(out, found);
            posed.writeTimes(out);
            out.name("quatOrder")
                    .inlineObject()
                    .field("value", order.value().id())
                    .field("reason", order.reason().id())
                    .end();
            out.name("nodes").array();
            shown.forEach(index -> posed.write(index, out));
            out.end();
        });
    }
}
