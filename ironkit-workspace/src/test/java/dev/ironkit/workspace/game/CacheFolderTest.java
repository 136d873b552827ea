package dev.ironkit.workspace.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheFolderTest {

    @TempDir
    Path folder;

    private Path file(String name, int size, int daysAgo) throws IOException {
        Path file = Files.write(folder.resolve(name), new byte[size]);
        Files.setLastModifiedTime(
                file,
                FileTime.from(Instant.now().minus(Duration.ofDays(daysAgo)).minusSeconds(1)));
        return file;
    }

    @Test
    void removesWhatWasOfNoUseForLongAndThenTheOldestUntilTheRestFits() throws IOException {
        Path newest = file("a.index", 10, 0);
        Path second = file("b.index", 10, 1);
        Path third = file("c.index", 10, 2);
        Path old = file("d.index", 0, 10);
        Path part = file("index123.part", 5, 10);
        Path other = file("notes.txt", 1000, 99);

        CacheFolder.trim(folder, newest, new CacheFolder.Limits(25, Duration.ofDays(9)));

        assertThat(newest).exists();
        assertThat(second).exists();
        assertThat(third).doesNotExist();
        assertThat(old).doesNotExist();
        assertThat(part).doesNotExist();
        assertThat(other).as("not ours").exists();
    }

    @Test
    void keepsTheNewestHoweverLargeItIs() throws IOException {
        Path newest = file("a.index", 100, 0);
        Path older = file("b.index", 1, 1);

        CacheFolder.trim(folder, newest, new CacheFolder.Limits(25, Duration.ofDays(9)));

        assertThat(newest).exists();
        assertThat(older).doesNotExist();
    }
}
