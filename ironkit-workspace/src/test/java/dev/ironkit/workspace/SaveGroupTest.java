package dev.ironkit.workspace;

import static dev.ironkit.workspace.Saves.assertRefused;
import static dev.ironkit.workspace.Saves.mount;
import static dev.ironkit.workspace.Saves.names;
import static dev.ironkit.workspace.Saves.text;
import static dev.ironkit.workspace.Saves.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.DeadCopy;
import dev.ironkit.testkit.QuickDisk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several files at once, on disks that fail and in processes that die before any step: all are old or all are new. */
class SaveGroupTest {

    @TempDir(factory = QuickDisk.class)
    Path temp;

    private Path folder;
    private Path other;
    private final List<Diagnostic> told = new ArrayList<>();

    @BeforeEach
    void makeFolders() throws IOException {
        folder = temp.resolve("game");
        other = folder.resolve("maps");
        begin();
    }

    @AfterEach
    void lookAway() {
        Disk.watch(null);
    }

    private void begin() throws IOException {
        DeadCopy.delete(folder);
        Files.createDirectories(other);
        write(folder.resolve("forced"), "old forced");
        write(folder.resolve("edited"), "old edited");
        write(other.resolve("plain"), "old plain");
    }

    /** One file that is replaced, two that are changed in place, in two folders, and two that are new. */
    private void save() {
        try (SaveGroup group = SaveGroup.durable();
                MountedFile edited = mount(folder.resolve("edited"));
                MountedFile plain = mount(other.resolve("plain"))) {
            group.add(Saves.forced(folder.resolve("forced"), "new forced"));
            group.add(Saves.inPlace(edited, "new edited", true));
            group.add(Saves.inPlace(plain, "new plain", false));
            group.add(Saves.newFile(folder.resolve("fresh"), "new fresh"));
            group.makeFolder(folder.resolve("more"));
            group.add(Saves.newFile(folder.resolve("more/fresh"), "new too"));
            group.commit();
        }
    }

    /** Whether all files are new; fails if some are and others are not. */
    private boolean isNew(String when) {
        Map<String, String> found = new TreeMap<>();
        for (String name : List.of("forced", "edited", "maps/plain", "fresh", "more/fresh")) {
            Path file = folder.resolve(name);
            found.put(name, Files.exists(file) ? text(file).substring(0, 3) : "old");
        }
        assertThat(found.values().stream().distinct()).as(when + ": " + found).hasSize(1);
        boolean isNew = found.containsValue("new");
        if (isNew) {
            assertThat(text(folder.resolve("edited.bak"))).isEqualTo("old edited");
        } else if (Files.exists(folder.resolve("edited.bak"))) {
            assertThat(text(folder.resolve("edited.bak"))).isEqualTo("old edited");
        }
        return isNew;
    }

    private void assertTidy(String when, boolean isNew) {
        assertThat(names(folder).stream().filter(name -> !name.equals("more")))
                .as(when)
                .containsExactly(
                        isNew
                                ? new String[] {"edited", "edited.bak", "forced", "fresh", "maps"}
                                : new String[] {"edited", "forced", "maps"});
        assertThat(names(other)).as(when).containsExactly("plain");
    }

    @Test
    void writesAllAndLeavesNothingElse() {
        save();

        assertThat(isNew("after the save")).isTrue();
        assertTidy("after the save", true);
        assertThat(names(folder.resolve("more"))).containsExactly("fresh");
    }

    @Test
    void anErrorAtAnyStepTakesAllBackAndSaysSo() throws IOException {
        int failures = 0;
        for (int at = 1; ; at++) {
            begin();
            int fault = at;
            AtomicInteger steps = new AtomicInteger();
            List<String> hit = new ArrayList<>();
            Disk.watch((step, path) -> {
                if (steps.incrementAndGet() == fault) {
                    hit.add(step + " " + path);
                    throw new IOException("Input/output error");
                }
            });
            boolean refused = false;
            try {
                save();
            } catch (RefusedException e) {
                refused = true;
            }
            Disk.watch(null);
            if (hit.isEmpty()) {
                break;
            }
            String when = "error at step " + at + ", " + hit;
            assertThat(isNew(when)).as(when).isEqualTo(!refused);
            failures += refused ? 1 : 0;
            // What could not be removed because of the error, the next save removes.
            SafeWriter.save(Saves.newFile(folder.resolve("next"), "next"));
            Leftovers.remove(other, true);
            Files.delete(folder.resolve("next"));
            assertTidy(when, !refused);
        }
        assertThat(failures).isGreaterThan(30);
    }

    @Test
    void aDiskThatStaysBrokenIsSettledByTheNextCommand() throws IOException {
        int open = 0;
        for (int at = 1; ; at++) {
            begin();
            int fault = at;
            AtomicInteger steps = new AtomicInteger();
            Disk.watch((step, path) -> {
                if (steps.incrementAndGet() >= fault) {
                    throw new IOException("Input/output error");
                }
            });
            IoProblem refused = null;
            try {
                save();
            } catch (RefusedException e) {
                refused = (IoProblem) e.diagnostic().code();
            }
            Disk.watch(null);
            if (steps.get() < fault) {
                break;
            }
            settle();
            boolean isNew = isNew("errors from step " + at + " on: " + refused);
            if (refused == IoProblem.SAVE_OPEN) {
                open++;
            } else {
                assertThat(isNew).as("step " + at + ": " + refused).isEqualTo(refused == null);
            }
        }
        assertThat(open).isPositive();
    }

    /** What the next command does before it opens a file in one of the folders. */
    private void settle() {
        try (RunFiles run = RunFiles.begin(told::add)) {
            assertThat(RunFiles.written()).isEmpty();
            Recovery.beside(other.resolve("plain"));
            Recovery.beside(folder.resolve("edited"));
            assertThat(run).isNotNull();
        }
    }

    @Test
    void aDeathBeforeAnyStepLeavesAllOldOrAllNew() throws IOException {
        List<Path> left = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        Disk.watch((step, path) -> {
            Path copy = temp.resolve("left" + left.size());
            DeadCopy.make(folder, copy);
            left.add(copy);
            steps.add(step + " " + path);
        });
        save();
        Disk.watch(null);

        int finished = 0;
        int untouched = 0;
        for (int i = 0; i < left.size(); i++) {
            String when = "death before step " + (i + 1) + ", " + steps.get(i);
            DeadCopy.make(left.get(i), folder);
            told.clear();
            settle();
            boolean isNew = isNew(when);
            boolean saidSo = told.stream().anyMatch(found -> found.code() == IoProblem.SAVE_FINISHED);
            finished += saidSo ? 1 : 0;
            untouched += isNew ? 0 : 1;
            assertThat(told).as(when).allMatch(found -> found.code() == IoProblem.SAVE_FINISHED);
            SafeWriter.save(Saves.newFile(folder.resolve("next"), "next"));
            Leftovers.remove(other, true);
            Files.delete(folder.resolve("next"));
            assertTidy(when, isNew);
        }
        assertThat(left).hasSizeGreaterThan(40);
        assertThat(finished).isGreaterThan(5);
        assertThat(untouched).isGreaterThan(20);
    }

    @Test
    void anInterruptedWayBackIsGoneToItsEnd() throws IOException {
        List<Path> left = new ArrayList<>();
        AtomicInteger moves = new AtomicInteger();
        Disk.watch((step, path) -> {
            boolean publishes = step == Disk.Step.MOVE && path.endsWith("plain");
            if (publishes && moves.incrementAndGet() == 1) {
                throw new IOException("Input/output error");
            }
            if (moves.get() > 0) {
                Path copy = temp.resolve("left" + left.size());
                DeadCopy.make(folder, copy);
                left.add(copy);
            }
        });
        assertRefused(IoProblem.WRITE, this::save);
        Disk.watch(null);

        boolean takenBack = false;
        for (Path each : left) {
            DeadCopy.make(each, folder);
            told.clear();
            settle();
            isNew("death on the way back");
            takenBack |= told.stream().anyMatch(found -> found.code() == IoProblem.SAVE_UNDONE);
        }
        assertThat(takenBack).isTrue();
    }

    /** A folder with a save that died when the first of its files was new. */
    private void die() throws IOException {
        Path[] left = new Path[1];
        Disk.watch((step, path) -> {
            if (step == Disk.Step.MOVE && path.endsWith("edited") && left[0] == null) {
                left[0] = temp.resolve("left");
                DeadCopy.make(folder, left[0]);
            }
        });
        save();
        Disk.watch(null);
        DeadCopy.make(left[0], folder);
        assertThat(text(folder.resolve("forced"))).isEqualTo("new forced");
        assertThat(text(folder.resolve("edited"))).isEqualTo("old edited");
    }

    @Test
    void whoeverOpensOneOfTheFilesSettlesIt() throws IOException {
        die();

        try (MountedFile file = mount(other.resolve("plain"))) {
            assertThat(new String(file.bytes().toByteArray(), java.nio.charset.StandardCharsets.UTF_8))
                    .isEqualTo("new plain");
        }
        assertThat(isNew("after one was opened")).isTrue();
    }

    @Test
    void aWalkThroughTheFolderSettlesIt() throws IOException {
        die();

        assertThat(FolderWalk.files(folder))
                .contains(folder.resolve("fresh"))
                .noneMatch(file -> file.toString().contains(".ironkit-save"));
    }

    @Test
    void aFileThatSomebodyElseChangedSinceIsLeftAlone() throws IOException {
        die();
        write(folder.resolve("edited"), "by hand");

        settle();

        assertThat(told).hasSize(1).allMatch(found -> found.code() == IoProblem.SAVE_STUCK);
        assertThat(text(folder.resolve("edited"))).isEqualTo("by hand");
        SafeWriter.save(Saves.newFile(folder.resolve("next"), "next"));
        assertThat(folder.resolve(".ironkit-save"))
                .as("what is needed to settle it by hand")
                .isNotEmptyDirectory();
    }

    @Test
    void aJournalThatWasCutIsNoJournal() throws IOException {
        die();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path journal : all.filter(path -> path.endsWith("journal")).toList()) {
                write(journal, text(journal).substring(20));
            }
        }
        settle();

        assertThat(told).isEmpty();
        assertThat(text(folder.resolve("edited"))).isEqualTo("old edited");
    }

    @Test
    void aJournalThatNamesAFolderWithoutItIsNotFollowed() throws IOException {
        die();
        Path far = Files.createDirectory(temp.resolve("far"));
        Files.move(other.resolve(".ironkit-save"), far.resolve("elsewhere"));

        settle();

        assertThat(told).isEmpty();
        assertThat(text(other.resolve("plain"))).isEqualTo("old plain");
    }

    @Test
    void aSaveThatIsUnderWayIsLeftAlone() {
        Path target = folder.resolve("fresh");
        try (SaveGroup group = SaveGroup.durable()) {
            group.add(Saves.newFile(target, "new fresh"));
            settle();
            assertThat(Leftovers.remove(folder, true)).isEmpty();
            group.commit();
        }
        assertThat(text(target)).isEqualTo("new fresh");
    }

    @Test
    void oneFileIsNotWrittenTwice() {
        try (SaveGroup group = SaveGroup.ofMany()) {
            group.add(Saves.newFile(folder.resolve("fresh"), "one"));
            assertRefused(
                    IoProblem.TARGET_TWICE, () -> group.add(Saves.newFile(folder.resolve("maps/../fresh"), "two")));
        }
        assertThat(folder.resolve("fresh")).doesNotExist();
        assertTidy("after a refusal", false);
    }

    @Test
    void aFileThatAppearsMeanwhileIsNotReplaced() {
        try (SaveGroup group = SaveGroup.durable()) {
            group.add(Saves.forced(folder.resolve("forced"), "new forced"));
            group.add(Saves.newFile(folder.resolve("fresh"), "new fresh"));
            write(folder.resolve("fresh"), "theirs");

            assertRefused(IoProblem.TARGET_EXISTS, group::commit);
        }
        assertThat(text(folder.resolve("fresh"))).isEqualTo("theirs");
        assertThat(text(folder.resolve("forced"))).isEqualTo("old forced");
    }
}
