package dev.ironkit.cli.command;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.InputFile;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** How a command that makes a file is told where it goes. */
public class OutputOptions {

    @Option(order = 801, names = "-o", paramLabel = "FILE", description = "The new file; - is stdout.")
    public String output;

    @Option(order = 804, names = "--force", description = "Overwrite the new file if it exists.")
    public boolean force;

    @Option(
            order = 805,
            names = "--dry-run",
            description = "Print the changes, including changed bytes and moved entries, but write nothing.")
    public boolean dryRun;

    @Option(
            order = 806,
            names = "--receipt",
            paramLabel = "FILE",
            description = "Also write the receipt to a file, as JSON; verify --receipt checks it.")
    public String receipt;

    /** Whether the file that is read is the one that is changed. */
    public boolean inPlace() {
        return false;
    }

    /** Whether the original is kept when it is changed in place. */
    public boolean backup() {
        return true;
    }

    /** The ways to say where to. */
    public String ways() {
        return "-o FILE writes a new file, --dry-run only shows the changes";
    }

    /** Whether the receipt becomes a file. */
    public boolean keepsReceipt() {
        return receipt != null && !receipt.equals(InputFile.STREAM);
    }

    private static boolean isSame(String one, String other) {
        try {
            return Path.of(one)
                    .toAbsolutePath()
                    .normalize()
                    .equals(Path.of(other).toAbsolutePath().normalize());
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Refuses options that contradict each other, or that cannot act. */
    public void check(boolean json) {
        if (output == null && !inPlace() && !dryRun) {
            throw new UsageException("no output given: " + ways());
        }
        if (force && InputFile.STREAM.equals(output) && !keepsReceipt()) {
            throw new UsageException(ForceOption.NO_FILE);
        }
        if (InputFile.STREAM.equals(output) && json) {
            throw new UsageException("-o - and --json would both write to stdout");
        }
        if (InputFile.STREAM.equals(output) && InputFile.STREAM.equals(receipt)) {
            throw new UsageException("-o - and --receipt - would both write to stdout");
        }
        if (dryRun && receipt != null) {
            throw new UsageException("--dry-run writes nothing, so --receipt has no effect; --json prints the plan");
        }
        if (receipt != null && output != null && isSame(receipt, output)) {
            throw new UsageException("-o and --receipt name the same file");
        }
    }
}
