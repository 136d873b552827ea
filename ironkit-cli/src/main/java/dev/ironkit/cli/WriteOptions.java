package dev.ironkit.cli;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.InputFile;
import picocli.CommandLine.Option;

/** How a command that changes a file is told where the changed one goes. */
final class WriteOptions extends OutputOptions {

    @Option(
            order = 802,
            names = "--in-place",
            description = "Change the file itself; NAME.bak keeps the original, an older backup is never overwritten.")
    boolean inPlace;

    @Option(order = 803, names = "--no-backup", description = "With --in-place: keep no backup.")
    boolean noBackup;

    @Option(
            order = 804,
            names = "--confirm-reading",
            description = "Change a model even if it is read in another way afterwards; the receipt says so.")
    boolean confirmReading;

    @Override
    boolean inPlace() {
        return inPlace;
    }

    @Override
    boolean backup() {
        return !noBackup;
    }

    @Override
    String ways() {
        return "-o FILE makes a new file, --in-place changes the file itself (a backup is kept), --dry-run only shows"
                + " what would change";
    }

    @Override
    void check(boolean json) {
        if (output != null && inPlace) {
            throw new UsageException("-o makes a new file and --in-place changes the old one: say one of them");
        }
        if (noBackup && !inPlace) {
            throw new UsageException("--no-backup goes with --in-place; a new file needs no backup");
        }
        if (force && inPlace && (receipt == null || receipt.equals(InputFile.STREAM))) {
            throw new UsageException("--force cannot act here: --in-place changes the file that is there");
        }
        super.check(json);
    }
}
