package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With {@code --progress json} stderr is a stream of events from the first line to the last, whatever happens. */
class ProgressEventsTest {

    @TempDir
    Path folder;

    private Path lib;

    @BeforeEach
    void fill() throws IOException {
        lib = EditFixture.write(folder);
        Files.write(
                folder.resolve("other.lib"),
                archive().with(entry("DATA", "x").payload("y")).build());
        Files.writeString(folder.resolve("there.png"), "mine");
        Files.writeString(folder.resolve("broken.lib"), "NRes and nothing");
    }

    /** Runs a command line in which words in braces stand for files of the folder. */
    private CommandRun events(String line) {
        List<Object> words = new ArrayList<>();
        for (String word : line.split(" ", -1)) {
            words.add(word.startsWith("{") ? folder.resolve(word.substring(1, word.length() - 1)) : word);
        }
        words.addAll(List.of("--progress", "json"));
        return CommandRun.of(words.toArray());
    }

    private static List<Map<?, ?>> read(CommandRun run) {
        List<Map<?, ?>> events = new ArrayList<>();
        run.err().lines().forEach(line -> events.add((Map<?, ?>) JsonReader.read(line)));
        return events;
    }

    private static void isWhole(CommandRun run) {
        List<Map<?, ?>> events = read(run);
        assertThat(events).hasSizeGreaterThanOrEqualTo(2);
        for (int i = 0; i < events.size(); i++) {
            assertThat(events.get(i).get("seq")).hasToString(Integer.toString(i));
            assertThat(SchemaCheck.errors(run.err().lines().toList().get(i))).isEmpty();
        }
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("start"))
                .hasSize(1);
        assertThat(events.get(0).get("event")).isEqualTo("start");
        assertThat(events)
                .filteredOn(event -> event.get("event").equals("done"))
                .hasSize(1);
        Map<?, ?> last = events.get(events.size() - 1);
        assertThat(last.get("event")).isEqualTo("done");
        assertThat(last.get("exitCode")).hasToString(Integer.toString(run.code()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "extract {none.lib} -o {out}",
                "extract {a.lib} -o {there.png}",
                "extract {a.lib} -o {out} --threads many",
                "extract {a.lib} -o {out} --no-such-option",
                "convert {none.lib} -o {out}",
                "convert {a.lib} -o {out} --to nonsense",
                "validate {none.lib}",
                "validate {a.lib} -o {there.png}",
                "validate {a.lib} --baseline {there.png}",
                "verify --roundtrip {none.lib}",
                "verify --roundtrip",
                "stats {none.lib}",
                "find x --in {none.lib}",
                "find x --bytes zz --in {a.lib}",
                "refs {none.lib}",
                "refs --to {a.lib}",
                "render {none.lib} -o {new.png}",
                "render {a.lib} -o {there.png}",
                "render {other.lib} -o {new.png}",
                "hex {none.lib}",
                "hex {broken.lib} --unknown",
                "pack {none} -o {new.lib}",
                "pack {a.lib} -o {new.lib}",
                "demo -o {there.png}"
            })
    void aFailureOfTheWholeIsAnEvent(String line) {
        CommandRun run = events(line);

        assertThat(run.code()).as(run.err()).isNotZero();
        isWhole(run);
        if (run.code() != ExitCode.NO) {
            assertThat(read(run)).as(run.err()).anyMatch(event -> "error".equals(event.get("severity")));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "extract {a.lib} -o {out}",
                "extract {a.lib} -o {out} --dry-run",
                "extract {a.lib} -o {out} -q",
                "convert {a.lib} -o {out} --dry-run",
                "validate {other.lib}",
                "verify --roundtrip {other.lib}",
                "stats {other.lib}",
                "find x --in {other.lib}",
                "demo -o {out}"
            })
    void whatGoesWellIsEventsToo(String line) {
        isWhole(events(line));
    }

    @Test
    void theWordsOfAFailureAreInTheEvent() {
        CommandRun run = events("extract {none.lib} -o {out}");

        assertThat(read(run))
                .anySatisfy(event -> assertThat(event.get("address")).asString().endsWith("none.lib"));
    }

    @Test
    void aCommandWithoutProgressTellsPeople() {
        assertThat(CommandRun.of("ls", lib, "--progress", "json").err()).contains("Unknown option");
    }
}
