package dev.ironkit.cli;

import dev.ironkit.cli.archive.ExtractCommand;
import dev.ironkit.cli.archive.PackCommand;
import dev.ironkit.cli.check.DiffCommand;
import dev.ironkit.cli.check.DoctorCommand;
import dev.ironkit.cli.check.ValidateCommand;
import dev.ironkit.cli.check.VerifyCommand;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.convert.ConvertCommand;
import dev.ironkit.cli.demo.DemoCommand;
import dev.ironkit.cli.edit.AddCommand;
import dev.ironkit.cli.edit.GetCommand;
import dev.ironkit.cli.edit.MvCommand;
import dev.ironkit.cli.edit.RecomputeCommand;
import dev.ironkit.cli.edit.ReplaceCommand;
import dev.ironkit.cli.edit.RmCommand;
import dev.ironkit.cli.edit.SetCommand;
import dev.ironkit.cli.help.ExplainCommand;
import dev.ironkit.cli.help.SchemaCommand;
import dev.ironkit.cli.look.CatCommand;
import dev.ironkit.cli.look.FindCommand;
import dev.ironkit.cli.look.HexCommand;
import dev.ironkit.cli.look.InfoCommand;
import dev.ironkit.cli.look.LsCommand;
import dev.ironkit.cli.look.RefsCommand;
import dev.ironkit.cli.look.StatsCommand;
import dev.ironkit.cli.look.TreeCommand;
import dev.ironkit.cli.play.PickCommand;
import dev.ironkit.cli.play.PlayCommand;
import dev.ironkit.cli.play.PoseCommand;
import dev.ironkit.cli.play.RenderCommand;
import java.util.List;

/** The commands by name. Only the class of the one that is asked for gets loaded. */
final class CommandTable {

    /** In the order help lists them. */
    static final List<String> NAMES = List.of(
            "info",
            "ls",
            "tree",
            "cat",
            "hex",
            "extract",
            "pack",
            "convert",
            "add",
            "replace",
            "rm",
            "mv",
            "get",
            "set",
            "recompute",
            "validate",
            "verify",
            "diff",
            "stats",
            "find",
            "refs",
            "play",
            "pose",
            "pick",
            "render",
            "demo",
            "explain",
            "schema",
            "completion",
            "doctor");

    private CommandTable() {}

    /** The command of that name, or null. */
    static ToolCommand create(String name) {
        return switch (name) {
            case "info" -> new InfoCommand();
            case "ls" -> new LsCommand();
            case "tree" -> new TreeCommand();
            case "cat" -> new CatCommand();
            case "hex" -> new HexCommand();
            case "extract" -> new ExtractCommand();
            case "pack" -> new PackCommand();
            case "convert" -> new ConvertCommand();
            case "add" -> new AddCommand();
            case "replace" -> new ReplaceCommand();
            case "rm" -> new RmCommand();
            case "mv" -> new MvCommand();
            case "get" -> new GetCommand();
            case "set" -> new SetCommand();
            case "recompute" -> new RecomputeCommand();
            case "validate" -> new ValidateCommand();
            case "verify" -> new VerifyCommand();
            case "diff" -> new DiffCommand();
            case "stats" -> new StatsCommand();
            case "find" -> new FindCommand();
            case "refs" -> new RefsCommand();
            case "play" -> new PlayCommand();
            case "pose" -> new PoseCommand();
            case "pick" -> new PickCommand();
            case "render" -> new RenderCommand();
            case "demo" -> new DemoCommand();
            case "explain" -> new ExplainCommand();
            case "schema" -> new SchemaCommand();
            case "completion" -> new CompletionCommand();
            case "doctor" -> new DoctorCommand();
            default -> null;
        };
    }
}
