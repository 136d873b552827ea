package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The files below a folder.
 *
 * <p>A link to a folder is followed where it was named, and not where it is met on the way: so no walk goes in circles. What cannot be
 * looked into stands among the files, for whoever opens it to tell why; the others are not lost over it. Backups of changed files are
 * no content: they are left out, and the run takes note of them.
 */
final class FolderWalk extends SimpleFileVisitor<Path> {

    private final Path start;
    private final List<Path> found = new ArrayList<>();

    private FolderWalk(Path start) {
        this.start = start;
    }

    /** The files, sorted by path. */
    static List<Path> files(Path folder) throws IOException {
        Path start = Files.isSymbolicLink(folder) ? folder.toRealPath() : folder;
        FolderWalk walk = new FolderWalk(start);
        Files.walkFileTree(start, walk);
        walk.found.replaceAll(file -> start.equals(folder) ? file : folder.resolve(start.relativize(file)));
        Collections.sort(walk.found);
        return walk.found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        if (SafeWriter.isTemporary(folder)) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        // Its files have not been looked at yet.
        Recovery.in(folder.toAbsolutePath());
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (Files.isRegularFile(file) && !SafeWriter.isTemporary(file)) {
            if (Backup.isOne(file)) {
                RunFiles.leaveOut(file);
            } else {
                found.add(file);
            }
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) throws IOException {
        if (file.equals(start)) {
            throw reason;
        }
        found.add(file);
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException reason) {
        if (reason != null) {
            found.add(folder);
        }
        return FileVisitResult.CONTINUE;
    }
}
