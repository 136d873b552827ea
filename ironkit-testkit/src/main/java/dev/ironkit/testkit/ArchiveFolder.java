package dev.ironkit.testkit;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Writes a folder of archives of a wanted size to measure on: many entries of the sizes textures and sounds have, models inside
 * archives, a range no entry claims, a packed library. The same bytes each time.
 */
public final class ArchiveFolder {

    private static final int[] MODEL_STREAMS = {1, 2, 3, 6, 13, 8, 19};
    private static final int LARGEST_ENTRY = 174_794;

    private final Path folder;
    private int random = 1;

    private ArchiveFolder(Path folder) {
        this.folder = folder;
    }

    /** Takes a folder and a number of megabytes. */
    public static void main(String[] args) throws IOException {
        write(Path.of(args[0]), Long.parseLong(args[1]) * 1_000_000);
    }

    /** Fills a folder with archives of about so many bytes together. */
    public static void write(Path folder, long bytes) throws IOException {
        Files.createDirectories(folder);
        ArchiveFolder maker = new ArchiveFolder(folder);
        long left = bytes;
        for (int i = 0; left > 0; i++) {
            // From a few kilobytes to some megabytes, as the archives of a game are.
            long size = Math.min(left, 4_000L << (i % 11));
            left -= maker.save(i, size);
        }
    }

    private long save(int number, long size) throws IOException {
        byte[] image = number % 8 == 7 ? library(size) : plain(number, size);
        Files.write(folder.resolve(String.format(Locale.ROOT, "archive%03d.lib", number)), image);
        return image.length;
    }

    private byte[] plain(int number, long size) {
        NresBytes archive = number % 5 == 4 ? archive().lead(noise(4_000)) : archive();
        boolean models = number % 4 == 1;
        long left = size;
        for (int i = 0; left > 0; i++) {
            byte[] content = models ? model(entrySize(left)) : noise(entrySize(left));
            String name = String.format(Locale.ROOT, "%s_%04d.%s", models ? "unit" : "TEX", i, models ? "msh" : "0");
            archive.with(entry(models ? "BTLU" : "DATA", name).payload(content));
            left -= content.length;
        }
        return archive.build();
    }

    private byte[] model(int size) {
        NresBytes model = archive();
        for (int type : MODEL_STREAMS) {
            model.with(entry(type, "model").payload(noise(Math.max(1, size / MODEL_STREAMS.length))));
        }
        return model.build();
    }

    private byte[] library(long size) {
        RsliBytes library = RsliBytes.library().seed(0x1234);
        long left = size;
        for (int i = 0; left > 0; i++) {
            byte[] content = noise(entrySize(left));
            library.with(RsliBytes.packed("E" + i, i % 2 == 0 ? 0x000 : 0x020, content.length, content));
            left -= content.length;
        }
        return library.build();
    }

    private int entrySize(long left) {
        return (int) Math.min(left, 1 + next(LARGEST_ENTRY));
    }

    private byte[] noise(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) next(256);
        }
        return bytes;
    }

    private int next(int bound) {
        random = random * 214013 + 2531011;
        return (random >>> 8) % bound;
    }
}
