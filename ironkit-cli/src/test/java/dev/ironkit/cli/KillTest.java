package dev.ironkit.cli;

import static dev.ironkit.cli.EditFixture.bytes;
import static dev.ironkit.cli.EditFixture.names;
import static dev.ironkit.cli.EditFixture.write;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A save killed at any moment leaves the old file or the new one, byte for byte, and the next save cleans up.
 *
 * <p>The moments are spread over the time a save takes, which is measured and followed as the machine gets slower or faster;
 * one kill in three waits for the moment that matters most, when the new file is about to get its name. Kills go on until
 * enough of them hit each stage. This is a small share: bench/kills.sh kills every writing command a thousand times, and
 * {@link DyingCommandsTest} looks at what is there before each single step.
 */
class KillTest {

    private static final int LEAST_KILLS = 15;
    private static final int LEAST_TEMPORARY = 3;
    private static final int LEAST_NEW = 2;
    private static final int MOST_KILLS = 400;

    /** The golden ratio: its multiples, whole parts dropped, spread evenly however many there are. */
    private static final double SPREAD = 0.618033988749895;

    /** Kills reach beyond the end of a save by as much as this. */
    private static final double LATEST = 1.2;

    /** How long, in nanoseconds, the last steps of a save take. */
    private static final double END = 8_000_000;

    /** What a kill left. */
    private enum Left {
        OLD,
        TEMPORARY,
        NEW
    }

    @TempDir
    Path folder;

    private Path archive;
    private Path payload;
    private byte[] before;
    private byte[] after;

    @Test
    void leavesTheOldFileOrTheNewOne() throws Exception {
        prepare();
        Map<Left, Integer> counts = new EnumMap<>(Left.class);
        double span = measure();
        int kills = 0;
        KilledSave next = start(0);
        try {
            while (!isEnough(counts, kills)) {
                assertThat(kills).as("kills so far, which left " + counts).isLessThan(MOST_KILLS);
                KilledSave current = next;
                next = start(kills + 1);
                double moment = kills * SPREAD % 1;
                Left left;
                if (kills % 3 == 2) {
                    left = killAtTheEnd(current, kills, (long) (moment * END));
                } else {
                    left = kill(current, kills, (long) (moment * LATEST * span));
                    span = followed(span, moment * LATEST, left);
                }
                counts.merge(left, 1, Integer::sum);
                kills++;
            }
        } finally {
            next.close();
        }
        System.out.println("killed " + kills + " saves: " + counts);
    }

    private static boolean isEnough(Map<Left, Integer> counts, int kills) {
        return kills >= LEAST_KILLS
                && counts.getOrDefault(Left.TEMPORARY, 0) >= LEAST_TEMPORARY
                && counts.getOrDefault(Left.NEW, 0) >= LEAST_NEW;
    }

    /** A late kill that came before the end, or an early one that came behind it: the machine has changed its pace. */
    private static double followed(double span, double moment, Left left) {
        if (moment > 0.9 && left != Left.NEW) {
            return span * 1.25;
        }
        return moment < 0.6 && left == Left.NEW ? span * 0.8 : span;
    }

    private void prepare() {
        archive = folder.resolve("a.lib");
        Random random = new Random(1);
        NresBytes builder = NresBytes.archive();
        for (int i = 0; i < 40; i++) {
            byte[] content = new byte[150_001 + i];
            random.nextBytes(content);
            builder.with(NresBytes.entry("DATA", "entry" + i).payload(content));
        }
        before = builder.build();
        write(archive, before);
        // Longer than what it replaces, so that nearly every byte of the file moves.
        payload = write(folder.resolve("payload"), new byte[160_000]);
        Path out = folder.resolve("expected");
        assertThat(CommandRun.of("replace", archive + "!/@0", payload, "--raw", "-o", out)
                        .code())
                .isZero();
        after = bytes(out);
    }

    /** Even runs change the file in place, odd ones make a new one. */
    private static boolean isInPlace(int number) {
        return number % 2 == 0;
    }

    private Path home(int number) {
        return folder.resolve("run" + number);
    }

    private Path target(int number) {
        return home(number).resolve(isInPlace(number) ? "a.lib" : "out.lib");
    }

    private List<String> command(int number) {
        List<String> command =
                new ArrayList<>(List.of("replace", home(number) + "/a.lib!/@0", payload.toString(), "--raw", "-q"));
        command.addAll(
                isInPlace(number)
                        ? List.of("--in-place")
                        : List.of("-o", target(number).toString()));
        return command;
    }

    private KilledSave start(int number) throws IOException {
        Files.createDirectories(home(number));
        write(home(number).resolve("a.lib"), before);
        return KilledSave.of(command(number));
    }

    /** How long a save takes in a fresh process, in nanoseconds. */
    private double measure() throws IOException {
        long longest = 0;
        for (int run = 1000; run < 1002; run++) {
            try (KilledSave save = start(run)) {
                save.begin();
                long begin = System.nanoTime();
                save.end();
                longest = Math.max(longest, System.nanoTime() - begin);
            }
            assertThat(bytes(target(run))).isEqualTo(after);
        }
        return longest;
    }

    private Left kill(KilledSave save, int number, long delay) throws Exception {
        try (save) {
            save.begin();
            TimeUnit.NANOSECONDS.sleep(delay);
        }
        return examined(number);
    }

    /** Kills a save that has just made the backup, or given the new file its name. */
    private Left killAtTheEnd(KilledSave save, int number, long delay) throws Exception {
        Path sign = home(number).resolve(isInPlace(number) ? "a.lib.bak" : "out.lib");
        try (save) {
            save.begin();
            long patience = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
            while (!Files.exists(sign)) {
                assertThat(System.nanoTime()).as("the save comes to its end").isLessThan(patience);
            }
            TimeUnit.NANOSECONDS.sleep(delay);
        }
        return examined(number);
    }

    private Left examined(int number) throws IOException {
        Left left = look(number);
        if (names(home(number)).stream().anyMatch(name -> name.endsWith(".tmp"))) {
            nextSaveCleansUp(number);
        }
        for (String name : names(home(number))) {
            Files.delete(home(number).resolve(name));
        }
        return left;
    }

    /** Every file that has a name of its own is whole; only the temporary one may be anything. */
    private Left look(int number) {
        boolean temporary = false;
        boolean isNew = false;
        for (String name : names(home(number))) {
            Path file = home(number).resolve(name);
            if (name.endsWith(".tmp")) {
                temporary = true;
            } else if (name.equals("out.lib")) {
                assertThat(bytes(file)).as("run " + number).isEqualTo(after);
                isNew = true;
            } else if (name.equals("a.lib") && isInPlace(number)) {
                byte[] found = bytes(file);
                isNew = !java.util.Arrays.equals(found, before);
                assertThat(found).as("run " + number).isEqualTo(isNew ? after : before);
            } else {
                assertThat(name).isIn("a.lib", "a.lib.bak");
                assertThat(bytes(file)).as("run " + number + " " + name).isEqualTo(before);
            }
        }
        return isNew ? Left.NEW : temporary ? Left.TEMPORARY : Left.OLD;
    }

    private void nextSaveCleansUp(int number) {
        List<String> command = new ArrayList<>(command(number));
        command.add("--json");
        if (!isInPlace(number)) {
            // A kill between giving the new file its name and taking the temporary one away leaves both.
            command.add("--force");
        }
        CommandRun run = CommandRun.of(command.toArray());

        assertThat(run.code()).as(run.err()).isZero();
        assertThat(bytes(target(number))).isEqualTo(after);
        assertThat((List<?>) run.json().get("leftovers"))
                .isNotEmpty()
                .allMatch(leftover -> leftover.toString().contains("removed=true"));
        assertThat(names(home(number)))
                .isEqualTo(isInPlace(number) ? List.of("a.lib", "a.lib.bak") : List.of("a.lib", "out.lib"));
    }
}
