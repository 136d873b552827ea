package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.assertRefused;
import static dev.ironkit.workspace.Saves.mount;
import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.RefusedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changing a file in place: the backup, and who else may be at the file. */
class InPlaceSaveTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void writeOriginal() {
        file = folder.resolve("a.lib");
        write(file, "old");
    }

    @Test
    void keepsTheOriginalUnderABackupName() {
        try (MountedFile original = mount(file)) {
            SafeWriter.Saved saved = SafeWriter.save(Saves.inPlace(original, "new", true));

            assertThat(saved.backup()).contains(folder.toAbsolutePath().resolve("a.lib.bak"));
        }
        assertThat(text(file)).isEqualTo("new");
        assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("old");
        assertThat(names(folder)).containsExactly("a.lib", "a.lib.bak");
    }

    @Test
    void keepsNoBackupWhenNoneIsWanted() {
        try (MountedFile original = mount(file)) {
            assertThat(SafeWriter.save(Saves.inPlace(original, "new", false)).backup())
                    .isEmpty();
        }
        assertThat(text(file)).isEqualTo("new");
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void neverTouchesAnOlderBackup() throws IOException {
        write(folder.resolve("a.lib.bak"), "older");
        Files.createDirectory(folder.resolve("a.lib.bak2"));
        Files.createSymbolicLink(folder.resolve("a.lib.bak3"), Path.of("nowhere"));
        Files.createSymbolicLink(folder.resolve("a.lib.bak4"), Path.of("a.lib"));

        try (MountedFile original = mount(file)) {
            SafeWriter.save(Saves.inPlace(original, "new", true));
        }

        assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("older");
        assertThat(text(folder.resolve("a.lib.bak5"))).isEqualTo("old");
        assertThat(text(file)).isEqualTo("new");
        assertThat(folder.resolve("nowhere")).doesNotExist();
    }

    @Test
    void usesTheBackupThatAnInterruptedSaveMade() throws IOException {
        Files.createLink(folder.resolve("a.lib.bak"), file);

        try (MountedFile original = mount(file)) {
            SafeWriter.save(Saves.inPlace(original, "new", true));
        }

        assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("old");
        assertThat(names(folder)).containsExactly("a.lib", "a.lib.bak");
    }

    @Test
    void aFileWithASecondNameGetsABackupThatNobodyElseWritesTo() throws IOException {
        Path second = folder.resolve("second.lib");
        Files.createLink(second, file);

        try (MountedFile original = mount(file)) {
            SafeWriter.save(Saves.inPlace(original, "new", true));
        }
        write(second, "edited under the second name");

        assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("old");
        assertThat(text(file)).isEqualTo("new");
    }

    @Test
    void aBackupNameOfAFileWithAThirdNameIsNotTakenForABackup() throws IOException {
        Files.createLink(folder.resolve("a.lib.bak"), file);
        Path third = folder.resolve("third.lib");
        Files.createLink(third, file);

        try (MountedFile original = mount(file)) {
            SafeWriter.Saved saved = SafeWriter.save(Saves.inPlace(original, "new", true));
            assertThat(saved.backup()).contains(folder.toAbsolutePath().resolve("a.lib.bak2"));
        }
        write(third, "edited under the third name");

        assertThat(text(folder.resolve("a.lib.bak2"))).isEqualTo("old");
    }

    @Test
    void copiesWhereThereAreNoLinks() throws IOException {
        Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000_000_000L));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        Path backup = folder.resolve("a.lib.bak");

        Backup.copy(file, backup);

        assertThat(text(backup)).isEqualTo("old");
        assertThat(Files.isSameFile(file, backup)).isFalse();
        assertThat(Files.getLastModifiedTime(backup).toMillis()).isEqualTo(1_000_000_000_000L);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rw-r-----");
        assertThat(names(folder)).containsExactly("a.lib", "a.lib.bak");
    }

    @Test
    void keepsALinkALink() throws IOException {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path link = elsewhere.resolve("link.lib");
        Files.createSymbolicLink(link, file);

        try (MountedFile original = mount(link)) {
            SafeWriter.save(Saves.inPlace(original, "new", true));
        }

        assertThat(link).isSymbolicLink();
        assertThat(text(file)).isEqualTo("new");
        assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("old");
        assertThat(names(elsewhere)).containsExactly("link.lib");
    }

    @Test
    void keepsTheRightsOfTheFile() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));

        try (MountedFile original = mount(file)) {
            SafeWriter.save(Saves.inPlace(original, "new", true));
        }

        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw----");
    }

    @Test
    void neverShowsAPrivateFileToOthers() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        List<String> seen = new ArrayList<>();

        try (MountedFile original = mount(file)) {
            SafeWriter.save(Saves.inPlace(
                    original,
                    "new",
                    true,
                    () -> names(folder).stream()
                            .filter(name -> name.endsWith(".tmp"))
                            .forEach(name -> seen.add(rights(folder.resolve(name))))));
        }

        assertThat(seen).containsExactly("rw-------");
    }

    private static String rights(Path path) {
        try {
            return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void refusesAFileThatWasWrittenMeanwhile() {
        try (MountedFile original = mount(file)) {
            assertRefused(
                    IoProblem.CHANGED_MEANWHILE,
                    () -> SafeWriter.save(Saves.inPlace(original, "new", true, () -> write(file, "theirs"))));
        }
        assertThat(text(file)).isEqualTo("theirs");
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void refusesAFileThatWasExchangedMeanwhile() throws IOException {
        FileTime time = Files.getLastModifiedTime(file);
        try (MountedFile original = mount(file)) {
            assertRefused(
                    IoProblem.CHANGED_MEANWHILE,
                    () -> SafeWriter.save(Saves.inPlace(original, "new", true, () -> exchange(time))));
        }
        assertThat(text(file)).isEqualTo("two");
        assertThat(names(folder)).containsExactly("a.lib");
    }

    /** Another file of the same size and time under the same name. */
    private void exchange(FileTime time) {
        try {
            Path other = folder.resolve("other");
            write(other, "two");
            Files.setLastModifiedTime(other, time);
            Files.move(other, file, java.nio.file.StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void takesTheBackupBackWhenTheFileCannotGetItsName() {
        try (MountedFile original = mount(file)) {
            SaveRequest request = new SaveRequest(
                    file,
                    sink -> sink.bytes(Saves.bytes("new")),
                    view -> removeTemporaryFiles(),
                    original,
                    false,
                    true);

            assertRefused(IoProblem.WRITE, () -> SafeWriter.save(request));
        }
        assertThat(text(file)).isEqualTo("old");
        assertThat(names(folder)).containsExactly("a.lib");
    }

    private void removeTemporaryFiles() {
        for (String name : names(folder)) {
            if (name.endsWith(".tmp")) {
                try {
                    Files.delete(folder.resolve(name));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        }
    }

    @Test
    void refusesAFileThatIsGone() throws IOException {
        try (MountedFile original = mount(file)) {
            Files.delete(file);

            assertThat(org.assertj.core.api.Assertions.catchThrowable(
                            () -> SafeWriter.save(Saves.inPlace(original, "new", true))))
                    .isInstanceOf(RefusedException.class);
        }
        assertThat(names(folder)).isEmpty();
    }

    @Test
    void keepsASecondSaveAwayUntilTheFirstIsDone() throws IOException {
        Path real = file.toRealPath();
        try (TargetLock first = TargetLock.tryLock(real)) {
            assertThat(first).isNotNull();
            assertThat(TargetLock.tryLock(real)).isNull();
            try (MountedFile original = mount(file)) {
                assertRefused(IoProblem.BUSY, () -> SafeWriter.save(Saves.inPlace(original, "new", true)));
            }
        }
        assertThat(names(folder)).containsExactly("a.lib");
        try (TargetLock again = TargetLock.tryLock(real)) {
            assertThat(again).isNotNull();
        }
    }

    @Test
    void countsAsBusyWhileAnotherSaveStillHoldsTheFileItHasJustRenamed() throws Exception {
        Path real = file.toRealPath();
        try (FileChannel temporary = FileChannel.open(file, StandardOpenOption.WRITE)) {
            assertThat(temporary.tryLock()).isNotNull();

            assertThat(TargetLock.tryLock(real)).isNull();
        }
        try (TargetLock free = TargetLock.tryLock(real)) {
            assertThat(free).isNotNull();
        }
    }

    @Test
    void letsOneOfManySavesWin() throws Exception {
        int writers = 8;
        for (int round = 0; round < 20; round++) {
            write(file, "old");
            Files.deleteIfExists(folder.resolve("a.lib.bak"));
            List<Integer> winners = race(writers);

            assertThat(winners).hasSize(1);
            assertThat(text(file)).isEqualTo("writer " + winners.get(0));
            assertThat(text(folder.resolve("a.lib.bak"))).isEqualTo("old");
            assertThat(names(folder)).containsExactly("a.lib", "a.lib.bak");
        }
    }

    private List<Integer> race(int writers) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(writers);
        CountDownLatch mounted = new CountDownLatch(writers);
        List<Future<Boolean>> results = new ArrayList<>();
        try {
            for (int i = 0; i < writers; i++) {
                String content = "writer " + i;
                results.add(pool.submit(() -> saved(content, mounted)));
            }
            List<Integer> winners = new ArrayList<>();
            for (int i = 0; i < writers; i++) {
                if (results.get(i).get()) {
                    winners.add(i);
                }
            }
            return winners;
        } finally {
            pool.shutdown();
        }
    }

    private boolean saved(String content, CountDownLatch mounted) throws InterruptedException {
        try (MountedFile original = mount(file)) {
            mounted.countDown();
            mounted.await();
            SafeWriter.save(Saves.inPlace(original, content, true));
            return true;
        } catch (RefusedException e) {
            assertThat(e.diagnostic().code()).isIn(IoProblem.BUSY, IoProblem.CHANGED_MEANWHILE);
            return false;
        }
    }
}
