package dev.ironkit.workspace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/**
 * A temporary file beside the file it is meant for: of a save that is going on, or of one that was interrupted.
 *
 * @param file the temporary file
 * @param meantFor the name of the file that was being written
 * @param inUse whether the process that made it is still there
 */
public record Leftover(Path file, String meantFor, boolean inUse) {

    /**
     * {@return the temporary files in a folder, sorted by name}
     *
     * @throws IOException if the folder cannot be listed
     */
    public static List<Leftover> in(Path folder) throws IOException {
        List<Leftover> found = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.sorted().toList()) {
                Matcher name = SafeWriter.TEMPORARY.matcher(file.getFileName().toString());
                if (name.matches()) {
                    found.add(new Leftover(file, name.group(1), SafeWriter.isAlive(name.group(2))));
                }
            }
        }
        return found;
    }
}
