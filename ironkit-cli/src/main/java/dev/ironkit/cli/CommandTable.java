package dev.ironkit.cli;

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
