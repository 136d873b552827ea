package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Temporary files that interrupted saves left behind. */
class LeftoverTest {

    /** No system gives out numbers this large. */
    private static final String NOBODY = "99999999999";

    @TempDir
    Path folder;

    @Test
    void removesAndNamesThoseOfProcessesThatAreGone() {
        Path left = folder.resolve(".a.lib.ironkit-" + NOBODY + "-17.tmp");
        Path ofBackup = folder.resolve(".a.lib.bak2.ironkit-" + NOBODY + "-17.tmp");
        write(left, "half");
        write(ofBackup, "half");

        SafeWriter.Saved saved = SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(saved.leftovers())
                .containsExactlyInAnyOrder(
                        new Leftover(left.toAbsolutePath(), true), new Leftover(ofBackup.toAbsolutePath(), true));
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void listsThoseOfAFolderAndLeavesThem() throws IOException {
        Path dead = folder.resolve(".a.lib.ironkit-" + NOBODY + "-5.tmp");
        write(dead, "half");
        write(folder.resolve("a.lib.tmp"), "not ours");
        write(folder.resolve(".a.lib.ironkit-x-5.tmp"), "not ours");

        try (TemporaryFile living = TemporaryFile.create(folder.resolve("b.lib"))) {
            assertThat(living.path()).exists();
            assertThat(Leftover.in(folder)).containsExactly(new Leftover(dead, false));
        }
        assertThat(dead).exists();
    }

    @Test
    void leavesOneThatAnotherThreadLooksAtToThatThread() throws IOException {
        Path dead = folder.resolve(".a.lib.ironkit-" + NOBODY + "-5.tmp");
        write(dead, "half");

        try (FileChannel other = FileChannel.open(dead, StandardOpenOption.WRITE)) {
            other.lock();
            assertThat(Leftover.in(folder)).isEmpty();
        }
        assertThat(Leftover.in(folder)).containsExactly(new Leftover(dead, false));
    }

    @Test
    void triesWhetherAFolderCanBeWrittenToAndLeavesNothing() {
        assertThat(WriteAccess.to(folder)).isTrue();
        assertThat(folder).isEmptyDirectory();
        assertThat(WriteAccess.to(folder.resolve("gone"))).isFalse();
    }

    @Test
    void removesThoseOfOtherFilesToo() {
        write(folder.resolve(".b.lib.ironkit-" + NOBODY + "-17.tmp"), "half");
        write(folder.resolve(".extract.ironkit-" + NOBODY + "-1700000000000-17.tmp"), "half");
        write(folder.resolve(".a.lib.ironkit-" + NOBODY + ".tmp"), "not ours");

        SafeWriter.Saved saved = SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(saved.leftovers()).hasSize(2).allMatch(Leftover::removed);
        assertThat(names(folder)).containsExactly(".a.lib.ironkit-" + NOBODY + ".tmp", "a.lib");
    }

    @Test
    void tellsAnotherProcessOfTheSameNumberByItsStart() {
        long living = ProcessHandle.current().pid();
        Path other = folder.resolve(".a.lib.ironkit-" + living + "-1000-1.tmp");
        write(other, "half");

        SafeWriter.Saved saved = SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(saved.leftovers()).containsExactly(new Leftover(other.toAbsolutePath(), true));
    }

    @Test
    void removesPlacesInTheFolderOfTemporaryFiles() throws IOException {
        Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
        Path dead = Files.createDirectory(temporary.resolve("ironkit-" + NOBODY + "-1000-17"));
        write(dead.resolve("scratch"), "half");
        write(dead.resolve(".scratch.ironkit-" + NOBODY + "-1000-18.tmp"), "half");

        Path[] lent = new Path[1];
        Scratch.lend(file -> {
            lent[0] = file;
            write(file, "mine");
            assertThat(Scratch.<Boolean>lend(inner -> file.toFile().exists())).isTrue();
            return file;
        });

        assertThat(dead).doesNotExist();
        assertThat(lent[0].getParent()).doesNotExist();
    }

    @Test
    void isNotStoppedByAFolderOfThatName() throws IOException {
        Path odd = Files.createDirectory(folder.resolve(".a.lib.ironkit-" + NOBODY + "-17.tmp"));
        write(odd.resolve("something"), "kept");

        SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(text(odd.resolve("something"))).isEqualTo("kept");
        assertThat(text(folder.resolve("a.lib"))).isEqualTo("new");
    }

    @Test
    void doesNotFollowALinkOfThatName() throws IOException {
        write(folder.resolve("precious"), "kept");
        Path link = folder.resolve(".a.lib.ironkit-" + NOBODY + "-17.tmp");
        Files.createSymbolicLink(link, folder.resolve("precious"));

        SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(text(folder.resolve("precious"))).isEqualTo("kept");
    }

    @Test
    void tellsAUsedNumberByTheLockThatIsNotThere() throws IOException {
        long living = ProcessHandle.current().pid();
        Path young = folder.resolve(".a.lib.ironkit-" + living + "-1.tmp");
        Path old = folder.resolve(".a.lib.ironkit-" + living + "-2.tmp");
        write(young, "half");
        write(old, "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(3600)));

        SafeWriter.Saved saved = SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));

        assertThat(saved.leftovers()).containsExactly(new Leftover(old.toAbsolutePath(), true));
        assertThat(young).exists();
    }

    @Test
    void keepsItsOwnFilesApart() {
        Path target = folder.resolve("a.lib");
        SaveRequest inner = Saves.newFile(target, "inner");

        Saves.assertRefused(
                IoProblem.TARGET_EXISTS,
                () -> SafeWriter.save(SaveRequest.newFile(target, sink -> {
                    SafeWriter.Saved saved = SafeWriter.save(inner);
                    assertThat(saved.leftovers()).isEmpty();
                })));
        assertThat(text(target)).isEqualTo("inner");
        assertThat(names(folder)).containsExactly("a.lib");
    }

    @Test
    void doesNotDropItsOwnLockWhileItLooks() throws Exception {
        Path target = folder.resolve("a.lib");
        try (TemporaryFile own = TemporaryFile.create(target)) {
            assertThat(Leftovers.remove(folder, true)).isEmpty();

            Process probe = java(LockProbe.class, own.path());
            assertThat(probe.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(probe.exitValue()).as("1: the lock is held").isEqualTo(1);
        }
    }

    private static Process java(Class<?> program, Path argument) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        program.getName(),
                        argument.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    @Test
    void leavesTheFileOfALivingProcessAloneUntilItDies() throws Exception {
        Process writer = java(SlowWriter.class, folder.resolve("a.lib"));
        try {
            BufferedReader said =
                    new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8));
            assertThat(said.readLine()).isEqualTo("writing");

            SafeWriter.Saved during = SafeWriter.save(Saves.newFile(folder.resolve("a.lib"), "new"));
            assertThat(during.leftovers()).isEmpty();
            assertThat(names(folder)).hasSize(2);
        } finally {
            writer.destroyForcibly();
            assertThat(writer.waitFor(30, TimeUnit.SECONDS)).isTrue();
        }

        SafeWriter.Saved after = SafeWriter.save(Saves.forced(folder.resolve("a.lib"), "newer"));
        assertThat(after.leftovers()).hasSize(1).allMatch(Leftover::removed);
        assertThat(names(folder)).containsExactly("a.lib");
        assertThat(text(folder.resolve("a.lib"))).isEqualTo("newer");
    }

    /** Answers 0 if the file can be locked and 1 if another process holds the lock. */
    static final class LockProbe {

        private LockProbe() {}

        public static void main(String[] args) throws IOException {
            try (FileChannel channel = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
                System.exit(channel.tryLock() == null ? 1 : 0);
            }
        }
    }

    /** Begins a save and never ends it. */
    static final class SlowWriter {

        private SlowWriter() {}

        public static void main(String[] args) {
            SafeWriter.save(SaveRequest.newFile(Path.of(args[0]), sink -> {
                sink.bytes(new byte[1 << 17]);
                System.out.println("writing");
                while (true) {
                    try {
                        Thread.sleep(1000);
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }));
        }
    }
}
