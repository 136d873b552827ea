package dev.ironkit.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/** A folder as a process that dies at this moment leaves it behind. */
public final class DeadCopy {

    /** No process of this number was ever started at that time. */
    private static final String NOBODY = "99999999999-1000-";

    private DeadCopy() {}

    /**
     * Copies a folder: names that say they belong to this process say another one, and files with several names keep them.
     *
     * @param to where to; what is there is removed
     */
    public static void make(Path from, Path to) throws IOException {
        delete(to);
        String own = "\\b" + ProcessHandle.current().pid() + "-\\d+-(?=\\d+)";
        Map<Object, Path> copies = new HashMap<>();
        try (Stream<Path> all = Files.walk(from)) {
            for (Path each : all.toList()) {
                Path copy = to.resolve(from.relativize(each).toString().replaceAll(own, NOBODY));
                Path first = copies.putIfAbsent(
                        Files.readAttributes(each, BasicFileAttributes.class).fileKey(), copy);
                if (first == null) {
                    Files.copy(each, copy);
                } else {
                    Files.createLink(copy, first);
                }
            }
        }
    }

    /** Removes a folder with all that is in it. */
    public static void delete(Path path) throws IOException {
        if (Files.exists(path)) {
            try (Stream<Path> all = Files.walk(path)) {
                for (Path each :
                        all.sorted((one, other) -> other.compareTo(one)).toList()) {
                    Files.delete(each);
                }
            }
        }
    }
}
