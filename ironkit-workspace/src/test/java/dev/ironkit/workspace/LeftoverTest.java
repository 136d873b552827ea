package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeftoverTest {

    @TempDir
    Path folder;

    @Test
    void tellsDeadFilesFromThoseOfALivingProcess() throws IOException {
        // No process has this number: the largest a Linux kernel gives is 4194304.
        Path dead = Files.createFile(folder.resolve(".a.lib.ironkit-99999999-5.tmp"));
        Path living = Files.createFile(SafeWriter.temporary(folder.resolve("b.lib")));
        Files.createFile(folder.resolve("a.lib.tmp"));
        Files.createFile(folder.resolve(".a.lib.ironkit-x-5.tmp"));

        assertThat(Leftover.in(folder))
                .containsExactlyInAnyOrder(new Leftover(dead, "a.lib", false), new Leftover(living, "b.lib", true));
    }

    @Test
    void triesWhetherAFolderCanBeWrittenToAndLeavesNothing() {
        assertThat(WriteAccess.to(folder)).isTrue();
        assertThat(folder).isEmptyDirectory();
        assertThat(WriteAccess.to(folder.resolve("gone"))).isFalse();
    }
}
