package dev.ironkit.cli.edit;

import dev.ironkit.cli.command.OutputOptions;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.InputFile;
import picocli.CommandLine.Option;

/** How a command that changes a file is told where the changed one goes. */
final class WriteOptions extends OutputOptions {

    @Option(
            order = 802,
            names = "--in-place",
            description =
                    "Change the file itself; the original is kept as NAME.bak. Older backups are never overwritten.")
    boolean inPlace;

    @Option(order = 803, names = "--no-backup", description = "With --in-place: keep no backup.")
    boolean noBackup;

    @Option(
            order = 804,
            names = "--confirm-reading",
            description = "Change a model even if it is interpreted differently afterwards; the receipt records this.")
    boolean confirmReading;

    @Override
    public boolean inPlace() {
        return inPlace;
    }

    @Override
    public boolean backup() {
        return !noBackup;
    }

    @Override
    public String ways() {
        return "-o FILE writes a new file, --in-place changes the file itself (a backup is kept), --dry-run only shows the changes";
    }

    @Override
    public void check(boolean json) {
        if (output != null && inPlace) {
            throw new UsageException("-o writes a new file and --in-place changes the old one: choose one");
        }
        if (noBackup && !inPlace) {
            throw new UsageException("--no-backup applies only to --in-place; a new file needs no backup");
        }
        if (force && inPlace && (receipt == null || receipt.equals(InputFile.STREAM))) {
            throw new UsageException("--force has no effect here: --in-place changes the existing file");
        }
        super.check(json);
    }
}
