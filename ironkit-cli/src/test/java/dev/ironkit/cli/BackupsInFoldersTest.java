package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Backups that edits leave in a game folder are no content of it; that they were left out is said. */
class BackupsInFoldersTest {

    @TempDir
    Path folder;

    private Path game;

    @BeforeEach
    void editTwice() throws IOException {
        game = MadeGame.sound().write(folder.resolve("game"));
        MadeGame.sound().write(folder.resolve("other"));
        for (String name : List.of("A.0", "B.0")) {
            String old = name.equals("A.0") ? "HULL.0" : "A.0";
            assertThat(CommandRun.of("mv", game + "/Textures.lib!/" + old, name, "--in-place")
                            .code())
                    .isZero();
        }
        assertThat(game.resolve("Textures.lib.bak")).exists();
        assertThat(game.resolve("Textures.lib.bak2")).exists();
    }

    @ParameterizedTest
    @CsvSource({
        "validate {game} --fail-on error,ironkit.report",
        "verify --roundtrip {game},ironkit.verify",
        "stats {game},ironkit.stats",
        "find *.0 --in {game},ironkit.find",
        "ls {game},ironkit.archive.list",
        "info {game},ironkit.info",
        "tree {game},ironkit.tree",
        "refs {game},ironkit.refs",
        "diff {game} {other},ironkit.diff",
        "extract {game} -o {out},ironkit.extract",
        "convert {game} --to png -o {out},ironkit.convert",
        "render {game} -o {out}.png,ironkit.render",
    })
    void areLeftOutAndThatIsSaid(String line, String schema) throws IOException {
        CommandRun run = run(line, "text");

        assertThat(run.code()).as(run.err()).isLessThanOrEqualTo(ExitCode.NO);
        assertThat(run.out()).doesNotContain(".bak");
        assertThat(run.err().lines().filter(said -> said.contains("backup")))
                .containsExactly("note: 2 backups (NAME.bak) were left out; name one to include it");
        CommandRun document = run(line + " --json", "json");
        SchemaCheck.assertFits(document, schema);
        assertThat(((Number) document.json().get("backupsLeftOut")).intValue()).isEqualTo(2);
        assertThat(document.out()).doesNotContain(".bak");
        try (var made = Files.walk(folder)) {
            assertThat(made.filter(path -> path.startsWith(folder.resolve("out"))))
                    .noneMatch(path -> path.toString().contains(".bak"));
        }
        assertThat(run(line + " --quiet", "quiet").err()).doesNotContain("backup");
    }

    @ParameterizedTest
    @CsvSource({
        "ls {game}/Textures.lib.bak,HULL.0",
        "ls {game}/Textures.lib.bak2,A.0",
        "find HULL.0 --in {game}/Textures.lib.bak,HULL.0",
        "diff {game}/Textures.lib.bak {game}/Textures.lib,B.0"
    })
    void areWorkedWithWhereTheyAreNamed(String line, String said) {
        CommandRun run = run(line, "named");

        assertThat(run.code()).as(run.err()).isLessThanOrEqualTo(ExitCode.NO);
        assertThat(run.out()).contains(said);
        assertThat(run.err()).doesNotContain("backup");
    }

    @Test
    void aFolderWithoutThemSaysNothing() {
        CommandRun run = CommandRun.of("stats", "--json", folder.resolve("other"));

        assertThat(run.json()).doesNotContainKey("backupsLeftOut");
        assertThat(CommandRun.of("ls", folder.resolve("other")).err()).isEmpty();
    }

    @Test
    void otherNamesAreNotTakenForBackups() throws IOException {
        for (String name : List.of("bak", ".bak", "x.bak0", "x.bak1", "x.bakery", "x.bak2.lib", "x.BAK")) {
            Files.copy(game.resolve("LightMap.lib"), game.resolve(name));
        }

        CommandRun run = CommandRun.of("ls", game);

        assertThat(run.lines()).hasSize(4 + 7);
        assertThat(run.err()).contains("2 backups");
    }

    private CommandRun run(String line, String name) {
        List<Object> words = new ArrayList<>();
        for (String word : line.split(" ", -1)) {
            words.add(word.replace("{game}", game.toString())
                    .replace("{other}", folder.resolve("other").toString())
                    .replace("{out}", folder.resolve("out").resolve(name).toString()));
        }
        return CommandRun.of(words.toArray());
    }
}
