package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
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

    @Test
    void whatIsThereAndCannotBeReachedIsNotSaidToBeMissing() throws IOException {
        Path loop = Files.createSymbolicLink(folder.resolve("loop.lib"), Path.of("loop.lib"));
        Path tooLong = folder.resolve("n".repeat(300));

        assertThat(problem(loop)).isEqualTo(IoProblem.READ);
        assertThat(problem(tooLong)).isEqualTo(IoProblem.READ);
        assertThat(problem(folder.resolve("gone.lib"))).isEqualTo(IoProblem.MISSING);
        assertThat(problem(Files.createSymbolicLink(folder.resolve("to-nothing.lib"), Path.of("gone.lib"))))
                .isEqualTo(IoProblem.MISSING);
    }

    private static ProblemCode problem(Path file) {
        try (MountedFile mounted = MountedFile.open(file, file.toString())) {
            throw new AssertionError("opened " + mounted.path());
        } catch (WorkspaceException e) {
            return e.diagnostic().code();
        }
    }
}
