package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.RefusedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The folders around a file that is written: made where they are not there yet, and removed again if the file is not written. */
final class TargetFolders implements AutoCloseable {

    private final List<Path> made;
    private boolean kept;

    private TargetFolders(List<Path> made) {
        this.made = made;
    }

    /**
     * Refuses a place that no folder can be made at.
     *
     * @throws RefusedException if something else is in the way
     */
    static void check(Path target) {
        Path folder = target.toAbsolutePath().getParent();
        if (folder != null && Files.isDirectory(folder)) {
            return;
        }
        // Where ".." leads from a folder that is not there, nobody knows.
        Path there = folder == null || folder.equals(folder.normalize()) ? folder : null;
        while (there != null && !Files.exists(there, LinkOption.NOFOLLOW_LINKS)) {
            there = there.getParent();
        }
        if (there == null || !Files.isDirectory(there)) {
            throw SafeWriter.refused(IoProblem.NO_FOLDER, target, there == null ? folder : there);
        }
    }

    /** Makes the folders around a file. */
    static TargetFolders around(Path target) {
        List<Path> made = NewFolders.make(target.toAbsolutePath().getParent());
        made.forEach(ExitGuard::add);
        return new TargetFolders(made);
    }

    /**
     * Keeps the folders: the file is there.
     *
     * @return what the disk has not confirmed, if it was waited for
     */
    List<String> keep(boolean durable) {
        kept = true;
        List<String> unconfirmed = new ArrayList<>();
        for (Path folder : made) {
            if (durable) {
                SafeWriter.confirm(folder.getParent()).ifPresent(unconfirmed::add);
            }
        }
        return unconfirmed.isEmpty() ? List.of() : unconfirmed.subList(0, 1);
    }

    @Override
    public void close() {
        if (!kept) {
            NewFolders.remove(made);
        }
        made.forEach(ExitGuard::remove);
    }
}
