package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WelcomeTest {

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @TempDir
    Path folder;

    @Test
    void hasTenLinesAtMost() {
        assertThat(CommandRun.of().lines()).hasSizeLessThanOrEqualTo(10).allMatch(line -> line.length() <= 110);
        assertThat(CommandRun.of().code()).isZero();
    }

    @Test
    void everyLineCanBePastedInTurn() throws IOException {
        List<String> commands = CommandRun.of().lines().stream()
                .filter(line -> line.startsWith("  ironkit "))
                .map(line -> line.replaceFirst("#.*", "").strip())
                .toList();

        assertThat(commands).hasSize(7);
        for (String command : commands) {
            String[] words = WORD.matcher(command)
                    .results()
                    .skip(1)
                    .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                    .toArray(String[]::new);
            CommandRun run = new ToolProcess(folder).run(words);
            // The two archives differ in the entry that was replaced, and diff says so.
            assertThat(run.code())
                    .as("%s\n%s", command, run.err())
                    .isEqualTo(words[0].equals("diff") ? ExitCode.NO : ExitCode.DONE);
        }
        assertThat(folder.resolve("same.lib")).hasSameBinaryContentAs(folder.resolve("demo/Textures.lib"));
        assertThat(Files.mismatch(folder.resolve("new.lib"), folder.resolve("demo/Textures.lib")))
                .isNotNegative();
    }

    @Test
    void helpListsEveryCommandWithALine() {
        CommandRun run = CommandRun.of("--help");

        assertThat(run.code()).isZero();
        for (String name : CommandTable.NAMES) {
            assertThat(run.lines()).anyMatch(line -> line.matches("  " + name + " +[A-Z].*\\."));
        }
        assertThat(CommandRun.of("help", "ls").out())
                .isEqualTo(CommandRun.of("ls", "--help").out());
    }
}
