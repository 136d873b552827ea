package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Whether files can be made in a folder. */
public final class WriteAccess {

    private WriteAccess() {}

    /**
     * {@return whether a file can be made in the folder, shown by making one and removing it}
     *
     * <p>Rights alone do not tell: a disk may be full or mounted for reading only. The name is that of a temporary file, so if
     * the process dies in between it is known for what it is.
     */
    public static boolean to(Path folder) {
        try (TemporaryFile probe = TemporaryFile.create(folder.resolve("write-test"))) {
            return Files.exists(probe.path());
        } catch (IOException e) {
            return false;
        }
    }
}
