package dev.ironkit.cli.edit;

import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Where a receipt is going to be, and so what it has to say for its files to be found again from any folder.
 *
 * <p>A receipt file says the way from itself to each file: that stays true if all of them are moved together, and tells nobody
 * about the folders of a machine. Of one that is printed nobody knows where it will be, so it says where the paths begin.
 *
 * @param folder the folder that paths begin in, where the receipt has to say it
 * @param way the way to a file that is named as the user names it
 */
record ReceiptPlace(Optional<String> folder, Function<String, Optional<String>> way) {

    /** A receipt in a file. */
    static ReceiptPlace of(ToolCommand command, Path receipt) {
        return new ReceiptPlace(Optional.empty(), name -> {
            try (Workspace workspace = command.workspace()) {
                return way(receipt, workspace.path(workspace.parse(name)));
            } catch (InvalidPathException e) {
                return Optional.empty();
            }
        });
    }

    /** A receipt that is printed. */
    static ReceiptPlace anywhere(List<Receipt> receipts) {
        boolean begins =
                receipts.stream().anyMatch(receipt -> isFromHere(receipt.after().path()));
        Path here = Path.of("").toAbsolutePath();
        return new ReceiptPlace(
                begins ? Optional.of(Address.slashed(here.toString())) : Optional.empty(), name -> Optional.empty());
    }

    private static boolean isFromHere(String name) {
        try {
            return !name.equals(InputFile.STREAM)
                    && !name.startsWith(Address.GAME)
                    && !Path.of(name).isAbsolute();
        } catch (InvalidPathException e) {
            return false;
        }
    }

    Optional<String> wayTo(String name) {
        return name.equals(InputFile.STREAM) ? Optional.empty() : way.apply(name);
    }

    private static Optional<String> way(Path receipt, Path file) {
        try {
            Path from = real(receipt.toAbsolutePath().normalize().getParent());
            // The folder may be reached through a link, and a way with .. in it leads out of where it really is.
            Path there = file.toAbsolutePath().normalize();
            Path to = real(there.getParent()).resolve(there.getFileName());
            return Optional.of(Address.slashed(from.relativize(to).toString()));
        } catch (IllegalArgumentException e) {
            // On another drive.
            return Optional.empty();
        }
    }

    /** Where a folder really is; one that is going to be made is in one that is there. */
    private static Path real(Path folder) {
        for (Path there = folder; there != null; there = there.getParent()) {
            try {
                return there.toRealPath().resolve(there.relativize(folder)).normalize();
            } catch (IOException e) {
                // The one around it may be there.
            }
        }
        return folder;
    }
}
