package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words that people bring along from other programs lead to the command that does it here. */
class OtherWordsTest {

    @ParameterizedTest
    @CsvSource({
        "unpack,ironkit extract",
        "unzip,ironkit extract",
        "-x,ironkit extract",
        "zip,ironkit pack",
        "dump,ironkit hex",
        "view,ironkit render",
        "open,ironkit info",
        "export,ironkit convert",
        "IMPORT,ironkit replace",
        "delete,ironkit rm",
        "rename,ironkit mv",
        "list,ironkit ls",
        "undo,NAME.bak",
        "undo,ironkit diff",
        "restore,NAME.bak2",
        "compare,ironkit diff",
        "check,ironkit validate",
        "edit,ironkit set",
        "search,ironkit find",
        "version,ironkit --version",
        "-v,ironkit --version",
        "/?,ironkit --help",
        "-?,ironkit --help",
        "?,ironkit --help",
        "/help,ironkit --help",
        "-help,ironkit --help",
        "/h,ironkit --help"
    })
    void leadToTheCommandThatDoesIt(String word, String named) {
        CommandRun run = CommandRun.of(word);

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err())
                .startsWith("ironkit: unknown command '" + word + "'; ")
                .contains(named)
                .doesNotContain("similar");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void noneOfThemIsACommand() {
        assertThat(OtherWords.all()).isNotEmpty().doesNotContainAnyElementsOf(CommandTable.NAMES);
    }

    @Test
    void aSlipIsStillAnsweredWithWhatIsSimilar() {
        assertThat(CommandRun.of("validat").err()).contains("; similar: validate");
        assertThat(CommandRun.of("qqqqqq").err()).startsWith("ironkit: unknown command 'qqqqqq'\n");
    }

    @Test
    void anotherWayToAskACommandForHelpIsToldTheRightOne() {
        CommandRun run = CommandRun.of("ls", "x.lib", "-?");

        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).startsWith("ironkit ls: ").contains("for help, use --help");
    }

    @Test
    void aBackupTakesAnEditBackAsTheHintSays(@TempDir Path folder) throws IOException {
        Path game = MadeGame.sound().write(folder);
        Path file = game.resolve("Textures.lib");
        byte[] before = Files.readAllBytes(file);
        assertThat(CommandRun.of("mv", file + "!/HULL.0", "OTHER.0", "--in-place")
                        .code())
                .isZero();
        byte[] between = Files.readAllBytes(file);
        assertThat(CommandRun.of("mv", file + "!/OTHER.0", "THIRD.0", "--in-place")
                        .code())
                .isZero();

        assertThat(CommandRun.of("diff", file + ".bak", file).code()).isEqualTo(ExitCode.NO);
        assertThat(Path.of(file + ".bak")).hasBinaryContent(before);
        assertThat(Path.of(file + ".bak2")).hasBinaryContent(between);
    }
}
