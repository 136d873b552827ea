package dev.ironkit.cli.console;

import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * Whether this process was started without a stdin.
 *
 * <p>The first file that Java opens for itself then gets the number 0, and reading stdin would read that file.
 */
public final class ClosedStdin {

    private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

    private ClosedStdin() {}

    static boolean isClosed() {
        try {
            return isOurs(DESCRIPTOR.toRealPath());
        } catch (IOException e) {
            // Not a system that tells, or a pipe without a path.
            return false;
        }
    }

    /** Whether Java opened a file for itself: one of its own, of the program, or an archive of classes. */
    public static boolean isOurs(Path file) {
        return file.startsWith(real(System.getProperty("java.home")))
                || file.toString().endsWith(".jsa")
                || Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                        .anyMatch(entry -> file.equals(real(entry)));
    }

    private static Path real(String path) {
        try {
            return Path.of(path).toRealPath();
        } catch (IOException | InvalidPathException e) {
            return Path.of("");
        }
    }
}
