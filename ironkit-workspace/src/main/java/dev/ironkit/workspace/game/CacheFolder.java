package dev.ironkit.workspace.game;

import dev.ironkit.workspace.Disk;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Keeps a folder of what can be made again from growing without end. */
final class CacheFolder {

    /**
     * How much is kept.
     *
     * @param bytes of all files together
     * @param age how long ago a file was of use last
     */
    record Limits(long bytes, Duration age) {

        /** Enough for dozens of installs. */
        static final Limits USUAL = new Limits(256L << 20, Duration.ofDays(90));
    }

    /** A file and what decides whether it stays. */
    private record Kept(Path file, long size, Instant used) {}

    private CacheFolder() {}

    /**
     * Removes what is too old, then what was of use longest ago until the rest is small enough.
     *
     * @param newest a file that stays in any case
     */
    static void trim(Path folder, Path newest, Limits limits) {
        List<Kept> files = new ArrayList<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : (Iterable<Path>) all::iterator) {
                BasicFileAttributes seen =
                        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                if (seen.isRegularFile() && isOurs(file)) {
                    files.add(
                            new Kept(file, seen.size(), seen.lastModifiedTime().toInstant()));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            // Another process is at it; the next one trims.
            return;
        }
        files.sort(Comparator.comparing(Kept::used).reversed());
        Instant oldest = Instant.now().minus(limits.age());
        long bytes = 0;
        for (Kept kept : files) {
            bytes += kept.size();
            boolean fits = bytes <= limits.bytes() && kept.used().isAfter(oldest);
            if (!fits && !kept.file().equals(newest)) {
                Disk.remove(kept.file());
            }
        }
    }

    /** Indexes, and what older versions left when they were interrupted. */
    private static boolean isOurs(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".index") || name.endsWith(".part");
    }
}
