package dev.ironkit.cli;

import picocli.CommandLine;

/** How help looks: what the command does and two examples first, then the usage, the options and the exit codes. */
final class HelpLayout {

    private HelpLayout() {}

    static void apply(CommandLine line) {
        CommandLine.Model.CommandSpec spec = line.getCommandSpec();
        spec.usageMessage().synopsisHeading("%nUsage: ");
        if (spec.usageMessage().description().length > 0) {
            spec.usageMessage().descriptionHeading("%n");
        }
        spec.usageMessage().parameterListHeading("%n");
        spec.usageMessage().optionListHeading("%nOptions:%n");
        spec.usageMessage().footerHeading("%nExit codes:%n");
        spec.usageMessage().width(110);
        spec.usageMessage().sortOptions(false);
        spec.usageMessage().abbreviateSynopsis(true);
        spec.mixinStandardHelpOptions(false);
        spec.addOption(CommandLine.Model.OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .order(999)
                .description("Show this help.")
                .build());
        spec.name("ironkit " + spec.name());
        line.setAbbreviatedOptionsAllowed(false);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        // "--" ends the options; an option may come behind the inputs.
        line.setEndOfOptionsDelimiter("--");
    }
}
