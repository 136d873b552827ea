package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MountedFileTest {

    @TempDir
    Path folder;

    @Test
    @Clause("nres.4.1-image-cap")
    void refusesTwoGigabytesBeforeReadingAny() throws IOException {
        Path file = folder.resolve("large.lib");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(1L << 31);
        }

        assertThatThrownBy(() -> MountedFile.open(file, "large.lib"))
                .isInstanceOfSatisfying(WorkspaceException.class, e -> {
                    assertThat(e.diagnostic().code()).isEqualTo(IoProblem.TOO_LARGE);
                    assertThat(e.diagnostic().message()).contains("2147483648");
                });
    }

    @Test
    void readsNothingUntilItIsLookedAt() throws IOException {
        Path file = folder.resolve("sparse.lib");
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength((1L << 31) - 1);
        }

        try (MountedFile mounted = MountedFile.open(file, "sparse.lib")) {
            assertThat(mounted.bytes().length()).isEqualTo(Integer.MAX_VALUE);
            assertThat(mounted.bytesRead()).isZero();
        }
    }
}
