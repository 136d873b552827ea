package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The folder of a case: filled before a command, looked through after it, and emptied. */
final class Scratch {

    /**
     * What a command did to the folder.
     *
     * @param created files that are new
     * @param changed files with other content
     * @param removed files that are gone
     */
    record Changes(List<String> created, List<String> changed, List<String> removed) {

        boolean isEmpty() {
            return created.isEmpty() && changed.isEmpty() && removed.isEmpty();
        }
    }

    private final Path folder;
    private final List<Path> outside;
    private Map<String, ByteView> before = new TreeMap<>();
    private Map<String, Long> around = new TreeMap<>();

    /**
     * A folder.
     *
     * @param outside folders that no command may change
     */
    Scratch(Path folder, List<Path> outside) {
        this.folder = folder;
        this.outside = List.copyOf(outside);
    }

    Path folder() {
        return folder;
    }

    /** Empties the folder and puts the files of a case there. */
    void fill(Case one) throws IOException {
        empty();
        for (String name : one.folders()) {
            Files.createDirectories(folder.resolve(name));
        }
        for (PlacedFile file : one.files()) {
            try {
                Path path = folder.resolve(file.path());
                Files.createDirectories(path.getParent());
                Files.write(path, file.bytes().toByteArray());
            } catch (IOException | InvalidPathException e) {
                // A name this system does not take, or a file where a folder would have to be.
            }
        }
        before = contents();
        around = lookAround();
    }

    private Map<String, ByteView> contents() throws IOException {
        Map<String, ByteView> files = new TreeMap<>();
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                files.put(folder.relativize(file).toString(), ByteView.of(Files.readAllBytes(file)));
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }

    /** What differs since the folder was filled. */
    Changes changes() throws IOException {
        List<String> created = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        List<String> removed = new ArrayList<>();
        Map<String, ByteView> after = contents();
        after.forEach((path, bytes) -> {
            ByteView old = before.get(path);
            if (old == null) {
                created.add(path);
            } else if (!old.equals(bytes)) {
                changed.add(path);
            }
        });
        before.keySet().stream().filter(path -> !after.containsKey(path)).forEach(removed::add);
        return new Changes(created, changed, removed);
    }

    private Map<String, Long> lookAround() throws IOException {
        Map<String, Long> found = new TreeMap<>();
        for (Path other : outside) {
            Files.walkFileTree(other, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
                    return path.equals(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    found.put(
                            file.toString(),
                            attributes.size() * 31
                                    + attributes.lastModifiedTime().toMillis());
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return found;
    }

    /** {@return what was changed or made outside of the folder} */
    List<String> changesOutside() throws IOException {
        Map<String, Long> now = lookAround();
        if (now.equals(around)) {
            return List.of();
        }
        List<String> changed = new ArrayList<>();
        now.forEach((path, state) -> {
            if (!state.equals(around.get(path))) {
                changed.add(path);
            }
        });
        around.keySet().stream().filter(path -> !now.containsKey(path)).forEach(changed::add);
        return changed;
    }

    void empty() throws IOException {
        Files.createDirectories(folder);
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path path, IOException e) throws IOException {
                if (!path.equals(folder)) {
                    Files.delete(path);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
