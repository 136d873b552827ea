package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.DeadCopy;
import dev.ironkit.testkit.QuickDisk;
import dev.ironkit.workspace.Disk;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every command that writes, dead before each of its steps and on a disk that fails at each of them: its files are all old or all new.
 *
 * <p>What a process leaves that dies is looked at in copies made before each step; bench/kills.sh kills real ones.
 */
class DyingCommandsTest {

    @TempDir(factory = QuickDisk.class)
    Path temp;

    private Path folder;

    @AfterEach
    void lookAway() {
        Disk.watch(null);
    }

    /** A folder with two archives, a texture and what came of earlier commands. */
    private void prepare() throws IOException {
        folder = temp.resolve("game");
        DeadCopy.delete(folder);
        Files.createDirectories(folder.resolve("out"));
        EditFixture.write(folder);
        Files.write(
                folder.resolve("b.lib"),
                archive()
                        .with(
                                entry("DATA", "one").payload("ONE"),
                                entry("Texm", "hull")
                                        .payload(texture(8888, 8, 8).levels(3).build()))
                        .build());
        Files.writeString(folder.resolve("out/a.lib"), "there before");
        Files.writeString(
                folder.resolve("edits"),
                "{\"address\": \"" + folder + "/a.lib!/A_A\", \"path\": \"entry.attr1\", \"value\": 4}\n"
                        + "{\"address\": \"" + folder + "/b.lib!/one\", \"path\": \"entry.attr1\", \"value\": 5}\n");
        run("extract a.lib -o taken");
        Files.writeString(folder.resolve("taken/A_A"), "Texm edited");
        run("extract b.lib -o out/b");
        Files.writeString(folder.resolve("report"), "of old");
    }

    private CommandRun run(String line) {
        return CommandRun.of(Stream.of(line.split(" "))
                .map(word -> word.matches("-.*|\\w+|[a-z.0-9]+=.*|\\w+\\.json:.*") && !isFile(word)
                        ? word
                        : folder + "/" + word)
                .toArray());
    }

    private static boolean isFile(String word) {
        return word.matches("(out|taken|edits|report|known|pictures|again)(/.*)?");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set a.lib!/A_A entry.attr1=4 --in-place -q",
                "set a.lib!/A_A entry.attr1=4 -o out/a.lib --force --receipt report -q",
                "set --batch edits --in-place -q",
                "set --batch edits --in-place --no-backup -q",
                "set --batch edits -o out --force -q",
                "replace a.lib!/A_A b.lib --raw --in-place -q",
                "add a.lib edits --type DATA --in-place -q",
                "rm a.lib!/A_A --in-place -q",
                "pack taken -o out/a.lib --force --raw -q",
                "convert b.lib!/hull --mips files -o report.png -q",
                "validate b.lib -o report --write-baseline known --force -q"
            })
    void leavesAllOldOrAllNew(String line) throws IOException {
        dieAtEachStep(line, !line.contains("--receipt") && !line.contains("known"));
        failAtEachStep(line, !line.contains("--receipt") && !line.contains("known"));
    }

    /** Each file is old or new; with an old manifest no file of a new extraction could pass for an edit. */
    @ParameterizedTest
    @ValueSource(strings = {"extract a.lib -o again --threads 1 -q", "extract a.lib -o out/b --force --threads 1 -q"})
    void leavesWholeFiles(String line) throws IOException {
        dieAtEachStep(line, false);
    }

    private void dieAtEachStep(String line, boolean whole) throws IOException {
        prepare();
        Map<String, String> old = state();
        List<Path> left = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        Disk.watch((step, path) -> {
            if (path.startsWith(folder)) {
                Path copy = temp.resolve("left" + left.size());
                DeadCopy.make(folder, copy);
                left.add(copy);
                steps.add(step + " " + path);
            }
        });
        CommandRun run = run(line);
        Disk.watch(null);
        assertThat(run.code()).as(line + "\n" + run.err()).isZero();
        Map<String, String> isNew = state();
        assertThat(isNew).isNotEqualTo(old);
        for (int i = 0; i < left.size(); i++) {
            DeadCopy.make(left.get(i), folder);
            String when = line + ", dead before step " + (i + 1) + ": " + steps.get(i);
            assertThat(run("ls .").code()).as(when).isZero();
            compare(when, old, isNew, whole);
            // The next one that writes removes what is left.
            for (String below : List.of("next", "out/next", "out/b/next", "again/next")) {
                if (Files.isDirectory(folder.resolve(below).getParent())) {
                    assertThat(CommandRun.of("validate", folder.resolve("a.lib"), "-o", folder.resolve(below), "-q")
                                    .code())
                            .isLessThan(ExitCode.USAGE);
                    Files.delete(folder.resolve(below));
                }
            }
            try (Stream<Path> all = Files.walk(folder)) {
                assertThat(all.map(Path::toString).filter(name -> name.contains(".ironkit-")))
                        .as(when)
                        .isEmpty();
            }
        }
    }

    private void failAtEachStep(String line, boolean whole) throws IOException {
        prepare();
        Map<String, String> old = state();
        assertThat(run(line).code()).isZero();
        Map<String, String> isNew = state();
        for (int at = 1; ; at++) {
            prepare();
            int fault = at;
            AtomicInteger steps = new AtomicInteger();
            Disk.watch((step, path) -> {
                if (steps.incrementAndGet() == fault) {
                    throw new IOException("Input/output error");
                }
            });
            CommandRun run = run(line);
            Disk.watch(null);
            if (steps.get() < fault) {
                break;
            }
            String when = line + ", error at step " + at + ", which said:\n" + run.err();
            if (line.contains("--receipt") && Files.size(folder.resolve("report")) > 10) {
                // A receipt tells of what went wrong as well, so there are several new ones.
                isNew.put("report", state().get("report"));
            }
            boolean changed = compare(when, old, isNew, whole);
            assertThat(run.code()).as(when).isNotEqualTo(ExitCode.BUG);
            if (run.code() == ExitCode.REFUSED && whole) {
                assertThat(changed).as(when).isFalse();
            }
            if (run.err().contains("Nothing was changed")) {
                assertThat(changed).as(when).isFalse();
            }
        }
    }

    /** Whether something is new; fails where old and new are mixed. */
    private boolean compare(String when, Map<String, String> old, Map<String, String> isNew, boolean whole)
            throws IOException {
        Map<String, String> now = state();
        TreeSet<String> names = new TreeSet<>(old.keySet());
        names.addAll(isNew.keySet());
        names.addAll(now.keySet());
        List<String> oldOnes = new ArrayList<>();
        List<String> newOnes = new ArrayList<>();
        for (String name : names) {
            boolean isOld = Objects.equals(now.get(name), old.get(name));
            boolean isNewOne = Objects.equals(now.get(name), isNew.get(name));
            if (name.endsWith(".bak")) {
                assertThat(now.get(name)).as(when).isIn(null, old.get(name.replace(".bak", "")));
                continue;
            }
            boolean isOpen = name.endsWith("manifest.json")
                    && !isOld
                    && Files.readString(folder.resolve(name)).contains("\"complete\": false");
            assertThat(isOld || isNewOne || isOpen).as(when + ": " + name).isTrue();
            if (isOld != isNewOne) {
                (isOld ? oldOnes : newOnes).add(name);
            }
        }
        if (whole) {
            assertThat(oldOnes.isEmpty() || newOnes.isEmpty())
                    .as(when + ": old " + oldOnes + ", new " + newOnes)
                    .isTrue();
        }
        boolean staleManifest = oldOnes.contains("out/b/manifest.json");
        assertThat(staleManifest && newOnes.stream().anyMatch(name -> name.startsWith("out/b/")))
                .as(when + ": an old manifest among new files " + newOnes)
                .isFalse();
        return !newOnes.isEmpty();
    }

    private Map<String, String> state() throws IOException {
        Map<String, String> state = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String name = folder.relativize(file).toString();
                if (!name.contains(".ironkit-")) {
                    state.put(name, Arrays.toString(Files.readAllBytes(file)));
                }
            }
        }
        return state;
    }
}
