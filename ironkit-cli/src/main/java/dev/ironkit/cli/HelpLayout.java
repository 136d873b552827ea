package dev.ironkit.cli;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import picocli.CommandLine;

/** How help looks: what the command does and two examples first, then the usage, the options and the exit codes. */
final class HelpLayout {

    /** Wide enough for every example, which is not to be broken. */
    private static final int NARROWEST = 80;

    /** Longer lines are hard to read. */
    private static final int WIDEST = 120;

    private static final Set<String> OPEN_NOTHING = Set.of("completion", "demo", "doctor", "explain", "schema");

    private static final Set<String> TAKE_ARCHIVES = Set.of("ls", "extract", "pack", "rm", "mv", "render", "refs");

    /** Where options that all commands have can never act: parsed there, to be refused with a reason, and not shown. */
    private static final Map<String, Set<String>> IDLE = Map.of(
            "--game", Set.of("completion", "demo", "explain", "schema"),
            "--read", union(OPEN_NOTHING, Set.of("diff", "find", "stats", "validate", "verify")),
            "--rsli-overlay", union(OPEN_NOTHING, Set.of("refs")),
            "--as", union(OPEN_NOTHING, TAKE_ARCHIVES),
            "--attr1", union(OPEN_NOTHING, TAKE_ARCHIVES),
            "--attr2", union(OPEN_NOTHING, TAKE_ARCHIVES));

    /** Where the other two can act, which is in fewer commands. */
    private static final Map<String, Set<String>> RARE = Map.of(
            "--wear-parser", Set.of("convert", "info", "play", "refs", "replace", "validate"),
            "--attr3", Set.of("add", "cat", "convert", "replace"));

    private HelpLayout() {}

    private static Set<String> union(Set<String> one, Set<String> other) {
        Set<String> all = new HashSet<>(one);
        all.addAll(other);
        return Set.copyOf(all);
    }

    /** {@return whether an option of all commands can never act in one of them} */
    static boolean isIdle(String command, String option) {
        return IDLE.getOrDefault(option, Set.of()).contains(command)
                || (RARE.containsKey(option) && !RARE.get(option).contains(command));
    }

    /** {@return the columns of help: those of the terminal, within reason} */
    static int width(UnaryOperator<String> environment) {
        String columns = environment.apply("COLUMNS");
        boolean known = columns != null && columns.matches("[1-9][0-9]{0,3}");
        return known ? Math.max(NARROWEST, Math.min(WIDEST, Integer.parseInt(columns))) : NARROWEST;
    }

    private static void hideIdle(CommandLine.Model.CommandSpec spec, String command) {
        for (CommandLine.Model.OptionSpec option : List.copyOf(spec.options())) {
            if (isIdle(command, option.longestName())) {
                spec.remove(option);
            }
        }
    }

    static void apply(CommandLine line) {
        CommandLine.Model.CommandSpec spec = line.getCommandSpec();
        spec.usageMessage().synopsisHeading("%nUsage: ");
        if (spec.usageMessage().description().length > 0) {
            spec.usageMessage().descriptionHeading("%n");
        }
        spec.usageMessage().parameterListHeading("%n");
        spec.usageMessage().optionListHeading("%nOptions:%n");
        spec.usageMessage().footerHeading("%nExit codes:%n");
        spec.usageMessage().sortOptions(false);
        spec.usageMessage().abbreviateSynopsis(true);
        spec.mixinStandardHelpOptions(false);
        spec.addOption(CommandLine.Model.OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .order(999)
                .description("Show this help.")
                .build());
        String command = spec.name();
        spec.name("ironkit " + command);
        // Only what prints help pays for it, and nothing is parsed after that.
        line.setHelpFactory((shown, colours) -> {
            hideIdle(shown, command);
            shown.usageMessage().width(width(System::getenv));
            return new CommandLine.Help(shown, colours);
        });
        line.setAbbreviatedOptionsAllowed(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // "--" ends the options; an option may come behind the inputs.
        line.setEndOfOptionsDelimiter("--");
    }
}
