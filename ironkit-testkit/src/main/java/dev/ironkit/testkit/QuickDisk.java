package dev.ironkit.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** Folders in memory, where there is such a place: tests that wait for the disk a thousand times would wait long. */
public final class QuickDisk implements TempDirFactory {

    private static final Path MEMORY = Path.of("/dev/shm");

    @Override
    public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension) throws IOException {
        return Files.isDirectory(MEMORY) && Files.isWritable(MEMORY)
                ? Files.createTempDirectory(MEMORY, "ironkit-test")
                : Files.createTempDirectory("ironkit-test");
    }
}
