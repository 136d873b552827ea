package dev.ironkit.cli.command;

import picocli.CommandLine.Option;

/** The option of commands that make files. */
public final class ForceOption {

    /** Why it is refused where nothing can be in the way. */
    public static final String NO_FILE =
            "--force has no effect here: -o - writes to stdout, so there is no file to overwrite";

    @Option(order = 841, names = "--force", description = "Overwrite existing files.")
    public boolean given;
}
