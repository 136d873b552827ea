package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives far larger than the memory the program may use. They are holes between a header and a directory. */
class SparseArchiveTest {

    private static final int ENTRIES = 900;
    private static final int HEADER = 16;
    private static final int RECORD = 64;

    @TempDir
    Path folder;

    private Path archive;

    @AfterEach
    void removeArchive() throws IOException {
        Files.deleteIfExists(archive);
    }

    @Test
    void listsALargeArchiveReadingLittleOfIt() throws IOException {
        archive = write("large.lib", 2_111_000);
        assertThat(Files.size(archive)).isBetween(1_899_000_000L, 1_901_000_000L);

        CommandRun run = new PackagedProgram(folder).heap("64m").run("ls", "-v", "large.lib");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.lines()).hasSize(ENTRIES).first().isEqualTo("entry000");
        Matcher read = Pattern.compile("read ([0-9]+) bytes").matcher(run.err());
        assertThat(read.find()).isTrue();
        assertThat(Long.parseLong(read.group(1))).isBetween((long) ENTRIES * RECORD, 1_000_000L);
    }

    @Test
    void verifiesAnArchiveThatDoesNotFitIntoMemory() throws IOException {
        archive = write("large.lib", 280_000);
        assertThat(Files.size(archive)).isGreaterThan(250_000_000);

        CommandRun run = new PackagedProgram(folder).heap("48m").run("verify", "--roundtrip", "large.lib");

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEqualTo("roundtrip 1 of 1 archive, 900 entries, 252.1 MB: identical\n");
    }

    @Test
    void comparesArchivesThatDoNotFitIntoMemory() throws IOException {
        archive = write("large.lib", 100_000);
        Path other = write("other.lib", 100_000);
        try (FileChannel channel = FileChannel.open(other, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {1}), HEADER + 100_000L * 7 + 5);
        }

        CommandRun run =
                new PackagedProgram(folder).heap("48m").run("diff", "--depth", "byte", "large.lib", "other.lib");

        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.lines().get(0)).isEqualTo("changed\tlarge.lib!/entry007\t1 byte differs in 1 range: 0x5+0x1");
    }

    private Path write(String name, int entrySize) throws IOException {
        Path file = folder.resolve(name);
        long directory = HEADER + (long) entrySize * ENTRIES;
        long total = directory + ENTRIES * RECORD;
        ByteBuffer header = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
        header.put(new byte[] {'N', 'R', 'e', 's'})
                .putInt(0x100)
                .putInt(ENTRIES)
                .putInt((int) total);
        ByteBuffer records = ByteBuffer.allocate(ENTRIES * RECORD).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < ENTRIES; i++) {
            byte[] entryName = String.format(Locale.ROOT, "entry%03d", i).getBytes(StandardCharsets.US_ASCII);
            records.position(i * RECORD);
            records.putInt(7).putInt(0).putInt(0).putInt(entrySize).putInt(0).put(entryName);
            records.position(i * RECORD + 56);
            records.putInt(HEADER + i * entrySize).putInt(i);
        }
        try (FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE, StandardOpenOption.SPARSE)) {
            channel.write(header.flip(), 0);
            channel.write(records.rewind(), directory);
        }
        skipUnlessSparse(file, total);
        return file;
    }

    /** On a file system without holes the file takes all its bytes; then there is no room to be wasted on it. */
    private void skipUnlessSparse(Path file, long total) throws IOException {
        CommandRun used;
        try {
            used = new ToolProcess(folder).execute(List.of("du", "-k", file.toString()));
        } catch (UncheckedIOException e) {
            abort("skipped: there is no du to tell whether files can be sparse here");
            return;
        }
        long kilobytes = Long.parseLong(used.out().split("\\s", 2)[0]);
        if (kilobytes > total / 1024 / 10) {
            Files.delete(file);
            abort("skipped: files cannot be sparse in " + folder);
        }
    }
}
