package dev.ironkit.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A folder whose changes are told and, once its state is kept, taken back.
 *
 * <p>So every command of a long list finds the folder as new, and only what was changed has to be copied.
 */
final class FolderWatch {

    /** What tells that a file was touched; to read all of them after each command would take longer than the commands. */
    private record Stamp(boolean folder, long size, FileTime time, Object key) {

        static Stamp of(Path file) throws IOException {
            BasicFileAttributes seen = Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return seen.isDirectory()
                    ? new Stamp(true, 0, null, null)
                    : new Stamp(false, seen.size(), seen.lastModifiedTime(), seen.fileKey());
        }
    }

    private final Path folder;
    private final Path original;
    private final UnaryOperator<String> mask;
    private boolean kept;
    private SortedMap<Path, Stamp> before = new TreeMap<>();

    /**
     * A folder to watch.
     *
     * @param original where the kept state goes
     * @param mask takes out of texts what is different on every machine
     */
    FolderWatch(Path folder, Path original, UnaryOperator<String> mask) throws IOException {
        this.folder = folder;
        this.original = original;
        this.mask = mask;
        before = look();
    }

    /** From now on changes are taken back as soon as they are told. */
    void keep() throws IOException {
        delete(original);
        before = look();
        for (Path file : before.keySet()) {
            copy(folder.resolve(file), original.resolve(file));
        }
        kept = true;
    }

    /** {@return a line for each file and folder that is new, gone, or was written} */
    List<String> changes() throws IOException {
        SortedMap<Path, Stamp> now = look();
        NavigableSet<Path> names = new TreeSet<>(before.keySet());
        names.addAll(now.keySet());
        names.removeIf(name -> now.get(name) != null && now.get(name).equals(before.get(name)));
        List<String> lines = new ArrayList<>();
        for (Path name : names) {
            String what = before.containsKey(name) ? now.containsKey(name) ? "wrote" : "gone" : "new";
            lines.add(what + " ~/" + name.toString().replace('\\', '/') + content(name, now.get(name)) + "\n");
        }
        if (kept) {
            restore(names);
        } else {
            before = now;
        }
        return lines;
    }

    private String content(Path name, Stamp stamp) throws IOException {
        if (stamp == null) {
            return "";
        }
        if (stamp.folder()) {
            return "/";
        }
        // Byte by byte a character, so that a path inside any file is masked and everything else stays.
        byte[] bytes = mask.apply(Files.readString(folder.resolve(name), StandardCharsets.ISO_8859_1))
                .getBytes(StandardCharsets.ISO_8859_1);
        return "  " + bytes.length + " B  " + hash(bytes);
    }

    private void restore(NavigableSet<Path> names) throws IOException {
        for (Path name : names.descendingSet()) {
            Files.deleteIfExists(folder.resolve(name));
        }
        for (Path name : names) {
            if (before.containsKey(name)) {
                copy(original.resolve(name), folder.resolve(name));
                before.put(name, Stamp.of(folder.resolve(name)));
            }
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
    }

    private SortedMap<Path, Stamp> look() throws IOException {
        SortedMap<Path, Stamp> found = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.skip(1)::iterator) {
                found.put(folder.relativize(file), Stamp.of(file));
            }
        }
        return found;
    }

    /** {@return the first 16 digits of the SHA-256} */
    static String hash(byte... bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "sha256 " + HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
