package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GetCommandTest {

    @TempDir
    Path folder;

    private Path archive;

    @BeforeEach
    void writeArchive() {
        archive = EditFixture.write(folder);
    }

    @Test
    void printsOneValueAlone() {
        assertThat(CommandRun.of("get", archive + "!/Beta.bin", "entry.attr2").out())
                .isEqualTo("2\n");
        assertThat(CommandRun.of("get", archive + "!/inner", "header.entryCount")
                        .out())
                .isEqualTo("2\n");
        assertThat(CommandRun.of("get", archive, "data[0].unclaimed").out()).isEqualTo("0102030405060708\n");
    }

    @Test
    void aFieldOfTheHeaderIsPointedTo() {
        CommandRun run = CommandRun.of("get", archive, "entryCount");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("available: header, data, entries; similar: header.entryCount");
    }

    @Test
    void printsSeveralWithTheirPaths() {
        assertThat(CommandRun.of("get", archive, "entries[*].type", "header.magic")
                        .lines())
                .containsExactly(
                        "entries[0].type\tDATA",
                        "entries[1].type\tTexm",
                        "entries[2].type\tMESH",
                        "header.magic\tNRes");
    }

    @Test
    void printsAGroupFieldByField() {
        assertThat(CommandRun.of("get", archive + "!/inner!/@0", "entry").lines())
                .startsWith("entry.type\t1", "entry.attr1\t3", "entry.attr2\t0", "entry.size\t4")
                .hasSize(8);
    }

    @Test
    void getsWhatSetTakes() {
        for (String path : List.of("entries[1].attr3", "entries[1].type", "entries[1].name", "data[0].unclaimed")) {
            String value = CommandRun.of("get", archive, path).out().strip();
            CommandRun set = CommandRun.of("set", archive, path + "=" + value, "--dry-run");
            assertThat(set.code()).as(set.err()).isZero();
            assertThat(set.out()).contains("no change:");
        }
    }

    @Test
    void writesJsonOfItsSchema() {
        CommandRun run = CommandRun.of("get", "--json", archive + "!/@0", "entry.attr1", "entry.name");

        SchemaCheck.assertFits(run, "ironkit.fields");
        Map<?, ?> first = (Map<?, ?>) ((List<?>) run.json().get("fields")).get(0);
        assertThat(first.get("path")).isEqualTo("entry.attr1");
        assertThat(first.get("value")).hasToString("1");
        assertThat(first.get("role")).isEqualTo("known");
    }

    @Test
    void saysWhatThereIsInsteadOfAFieldThatIsNot() {
        CommandRun run = CommandRun.of("get", archive, "entries[0].attr9");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("has no field 'attr9'", "attr1, attr2");
        assertThat(CommandRun.of("get", archive, "entries[7].attr1").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("get", archive, "entry.attr1").code()).isEqualTo(ExitCode.USAGE);
        assertThat(CommandRun.of("get", archive + "!/A_A", "width").code()).isEqualTo(ExitCode.NO_INPUT);
        assertThat(CommandRun.of("get", folder.resolve("none"), "header").code())
                .isEqualTo(ExitCode.NO_INPUT);
    }
}
