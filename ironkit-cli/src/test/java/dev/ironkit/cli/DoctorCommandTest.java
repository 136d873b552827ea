package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.check.GameFolderCheck;
import dev.ironkit.cli.check.HealthCheck;
import dev.ironkit.cli.check.Surroundings;
import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorCommandTest {

    @TempDir
    Path folder;

    @Test
    void looksAtEverythingTheToolRunsOn() {
        CommandRun run = new ToolProcess(folder).run("doctor", "--json");

        assertThat(run.code()).isZero();
        assertThat(names(run))
                .containsExactly(
                        "tool",
                        "java",
                        "memory",
                        "names",
                        "config",
                        "game",
                        "cache",
                        "folder",
                        "leftovers",
                        "terminal");
        assertThat(check(run, "java").get("path")).isEqualTo(System.getProperty("java.home"));
        assertThat(check(run, "config").get("path"))
                .isEqualTo(folder.resolve("config/ironkit/config.properties").toString());
        assertThat(check(run, "folder")).containsEntry("state", "ok").containsEntry("path", folder.toString());
        assertThat(check(run, "game")).containsEntry("state", "note");
    }

    @Test
    void leavesNothingBehind() throws IOException {
        new ToolProcess(folder).run("doctor");

        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void findsTheGameFolderAndSaysWhoSetIt() throws IOException {
        Path game = Files.createDirectory(folder.resolve("game"));
        Files.write(game.resolve("a.lib"), archive().build());
        Files.writeString(game.resolve("readme.txt"), "text");

        CommandRun byOption = new ToolProcess(folder).run("doctor", "--json", "--game", "game");
        CommandRun byVariable =
                new ToolProcess(folder).with("IRONKIT_GAME", "game").run("doctor", "--json");
        writeConfig("# where it is\ngame = game\n");
        CommandRun byConfig = new ToolProcess(folder).run("doctor", "--json");

        assertThat(check(byOption, "game"))
                .containsEntry("state", "ok")
                .containsEntry("found", "2 files, 1 of them archives (set by --game)");
        assertThat(check(byVariable, "game").get("found")).asString().endsWith("(set by IRONKIT_GAME)");
        assertThat(check(byConfig, "game").get("found")).asString().endsWith("(set in the config file)");
        assertThat(check(byConfig, "config")).containsEntry("found", "1 setting");
    }

    @Test
    void aGameFolderThatIsNotThereIsAProblem() {
        CommandRun run = new ToolProcess(folder).with("IRONKIT_GAME", "gone").run("doctor");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.lines()).anyMatch(line -> line.matches("problem +game +no such folder .*gone"));
        assertThat(run.lines()).anyMatch(line -> line.matches(" +do: Correct the setting\\."));
    }

    @Test
    void aFolderWithoutArchivesMayBeTheWrongOne() throws IOException {
        Files.createDirectory(folder.resolve("empty"));

        CommandRun run = new ToolProcess(folder).run("doctor", "--json", "--game", "empty");

        assertThat(run.code()).isZero();
        assertThat(check(run, "game")).containsEntry("state", "note");
    }

    @Test
    void aConfigFileThatIsNoTextIsAProblem() throws IOException {
        Files.createDirectories(folder.resolve("config/ironkit"));
        Files.write(folder.resolve("config/ironkit/config.properties"), new byte[] {'g', '=', (byte) 0xFF});

        CommandRun run = new ToolProcess(folder).run("doctor", "--json");

        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(check(run, "config")).containsEntry("state", "problem");
    }

    @Test
    void aSettingNobodyKnowsIsNoted() throws IOException {
        writeConfig("game=.\ngmae=.\n");

        assertThat(check(new ToolProcess(folder).run("doctor", "--json"), "config"))
                .containsEntry("state", "note")
                .containsEntry("found", "2 settings, unknown: gmae");
    }

    @Test
    void namesWhatAnInterruptedSaveLeft() throws IOException {
        // No process has this number: the largest a Linux kernel gives is 4194304.
        Files.writeString(folder.resolve(".a.lib.ironkit-99999999-1.tmp"), "half");

        CommandRun run = new ToolProcess(folder).run("doctor", "--json");

        assertThat(run.code()).isZero();
        assertThat(check(run, "leftovers"))
                .containsEntry("state", "note")
                .containsEntry("found", "interrupted saves left .a.lib.ironkit-99999999-1.tmp");
        assertThat(folder.resolve(".a.lib.ironkit-99999999-1.tmp")).exists();
    }

    @Test
    void underAPlainLocaleItSaysWhichNamesCannotBeUsed() {
        CommandRun run = new ToolProcess(folder).with("LC_ALL", "C").run("doctor", "--json");

        boolean sayable = System.getProperty("os.name").startsWith("Windows")
                || System.getProperty("os.name").startsWith("Mac");
        assertThat(check(run, "names")).containsEntry("state", sayable ? "ok" : "note");
    }

    @Test
    void littleMemoryIsNoted() {
        assertThat(Surroundings.memory(64 << 20).state()).isEqualTo(HealthCheck.State.NOTE);
        assertThat(Surroundings.memory(512 << 20).state()).isEqualTo(HealthCheck.State.OK);
    }

    @Test
    void aFolderThatCannotBeWrittenToIsAProblem() {
        assertThat(Surroundings.folder(folder.resolve("gone")).state()).isEqualTo(HealthCheck.State.PROBLEM);
    }

    @Test
    void withoutASettingThereIsAdviceHowToMakeOne() {
        assertThat(GameFolderCheck.of(Optional.empty()).advice()).contains("--game", "IRONKIT_GAME", "config file");
    }

    private void writeConfig(String text) throws IOException {
        Files.createDirectories(folder.resolve("config/ironkit"));
        Files.writeString(folder.resolve("config/ironkit/config.properties"), text);
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> checks(CommandRun run) {
        return (List<Map<String, Object>>) run.json().get("checks");
    }

    private static List<Object> names(CommandRun run) {
        return checks(run).stream().map(check -> check.get("name")).toList();
    }

    private static Map<String, Object> check(CommandRun run, String name) {
        return checks(run).stream()
                .filter(check -> check.get("name").equals(name))
                .findFirst()
                .orElseThrow();
    }
}
