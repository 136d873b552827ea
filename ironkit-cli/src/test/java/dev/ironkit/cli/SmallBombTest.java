package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.RsliBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A few kilobytes that stand for millions of entries: every command that looks into archives ends soon and says little. */
class SmallBombTest {

    /** Far above what a command takes, and far below the hours it would take to look at everything. */
    private static final Duration SOON = Duration.ofSeconds(20);

    private static final int DEFLATE = 0x100;
    private static final int XOR = 0x020;

    @TempDir
    Path folder;

    static Stream<String> bombs() {
        return Stream.of("nested.lib", "scrambled.lib", "packed.lib", "lengths.lib", "one-stream.lib", "copies.lib");
    }

    private Path bomb(String name) throws IOException {
        byte[] bytes = switch (name) {
            case "nested.lib" -> nested(6);
            case "scrambled.lib" -> libraries(5, 16, XOR, 0);
            case "packed.lib" -> libraries(5, 60, DEFLATE, 0);
            case "lengths.lib" -> libraries(5, 20, XOR, 1);
            case "one-stream.lib" -> library(new byte[1_000_000], 2000, DEFLATE, 0);
            default -> copies();
        };
        Path game = Files.createDirectories(folder.resolve("game"));
        return Files.write(game.resolve(name), bytes);
    }

    /** Archives in archives whose entries all share one payload. */
    private static byte[] nested(int depth) {
        byte[] content = "the innermost".getBytes(StandardCharsets.US_ASCII);
        for (int level = 0; level < depth; level++) {
            NresBytes archive =
                    NresBytes.archive().with(NresBytes.entry(0x41414141, "E0").payload(content));
            for (int i = 1; i < 8; i++) {
                archive.with(NresBytes.entry(0x41414141, "E" + i).sharing(0, 0, content.length));
            }
            content = archive.build();
        }
        return content;
    }

    private static byte[] libraries(int depth, int count, int method, int longer) throws IOException {
        byte[] content = "the innermost".repeat(9).getBytes(StandardCharsets.US_ASCII);
        for (int level = 0; level < depth; level++) {
            content = library(content, count, method, longer);
        }
        return content;
    }

    /** Entries over one stream; each may be a byte longer than the one before. */
    private static byte[] library(byte[] content, int count, int method, int longer) throws IOException {
        byte[] stored = method == DEFLATE ? deflated(content) : Arrays.copyOf(content, content.length + count * longer);
        int packedSize = method == DEFLATE ? stored.length : content.length;
        int first = 32 + count * 32;
        RsliBytes library = RsliBytes.library()
                .with(RsliBytes.packed("E0000", method, content.length, stored).packedSize(packedSize));
        for (int i = 1; i < count; i++) {
            library.with(RsliBytes.packed("E%04d".formatted(i), method, content.length + i * longer)
                    .offset(first)
                    .packedSize(packedSize + i * longer));
        }
        return library.build();
    }

    /** Each entry has a stream of its own with the same content. */
    private static byte[] copies() throws IOException {
        byte[] content = "the innermost".getBytes(StandardCharsets.US_ASCII);
        for (int level = 0; level < 5; level++) {
            RsliBytes library = RsliBytes.library();
            byte[] packed = deflated(content);
            for (int i = 0; i < 30; i++) {
                library.with(RsliBytes.packed("E%02d".formatted(i), DEFLATE, content.length, packed));
            }
            content = library.build();
        }
        return content;
    }

    private static byte[] deflated(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(packed, new Deflater(9, true))) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void lookingAtItEndsSoon(String name) throws IOException {
        Path bomb = bomb(name);
        byte[] changed = Files.readAllBytes(bomb);
        changed[changed.length - 1] ^= 1;
        Path other = Files.write(folder.resolve("other.lib"), changed);
        Path game = bomb.getParent();

        for (List<Object> words : List.<List<Object>>of(
                List.of("validate", bomb),
                List.of("validate", game),
                List.of("info", bomb),
                List.of("tree", bomb),
                List.of("stats", bomb),
                List.of("stats", "--census", bomb),
                List.of("stats", "rsli.entries[*].flags", bomb),
                List.of("verify", "--roundtrip", bomb),
                List.of("find", "innermost", "--in", bomb),
                List.of("hex", "--unknown", bomb),
                List.of("refs", "--game", game, bomb),
                List.of("diff", bomb, other))) {
            CommandRun run = assertTimeoutPreemptively(SOON, () -> CommandRun.of(words.toArray()), words::toString);

            assertThat(run.code()).as("%s: %s", words, run.err()).isIn(0, 1, 3, 4);
            assertThat(run.out().length() + run.err().length()).as("%s", words).isLessThan(3_000_000);
        }
    }

    @ParameterizedTest
    @CsvSource({
        // bomb, files that may be there, megabytes they may have
        "nested.lib, 100, 1",
        "scrambled.lib, 200, 1",
        "packed.lib, 1000, 2",
        "lengths.lib, 3000, 200",
        "one-stream.lib, 0, 0",
        "copies.lib, 8000, 200"
    })
    void takingItApartStaysWithinBounds(String name, long files, long megabytes) throws IOException {
        Path bomb = bomb(name);
        Path out = folder.resolve("out");

        CommandRun run = assertTimeoutPreemptively(SOON, () -> CommandRun.of("extract", "-r", bomb, "-o", out));

        assertThat(run.code()).as(run.err()).isIn(0, 3, 5);
        long[] written = {0, 0};
        if (Files.isDirectory(out)) {
            try (Stream<Path> all = Files.walk(out)) {
                all.filter(Files::isRegularFile).forEach(file -> {
                    written[0]++;
                    written[1] += file.toFile().length();
                });
            }
        }
        assertThat(written[0]).as(run.err()).isLessThanOrEqualTo(files);
        assertThat(written[1]).isLessThanOrEqualTo(megabytes << 20);
    }
}
