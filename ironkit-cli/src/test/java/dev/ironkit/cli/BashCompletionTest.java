package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.completion.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script in a real bash. */
class BashCompletionTest {

    @TempDir
    Path folder;

    private ShellSession session;

    @BeforeEach
    void start() throws IOException {
        ShellSession.require("bash");
        session = new ShellSession(folder, Shell.BASH);
        Files.write(
                folder.resolve("Textures.lib"),
                archive()
                        .with(entry("Texm", "HULL01.0"), entry("Texm", "HULL02.0"), entry("Texm", "Water 1"))
                        .build());
    }

    @Test
    void completesCommands() {
        assertThat(session.bash("./ironkit ")).containsAll(CommandTable.NAMES).contains("help", "--version");
        assertThat(session.bash("./ironkit exp")).containsExactly("explain");
        assertThat(session.bash("./ironkit help doc")).containsExactly("doctor");
    }

    @Test
    void completesTheOptionsOfACommand() {
        assertThat(session.bash("./ironkit ls --so")).containsExactly("--sort");
        assertThat(session.bash("./ironkit ls --")).contains("--glob", "--json").doesNotContain("--list");
        assertThat(session.bash("./ironkit explain --li")).containsExactly("--list");
    }

    @Test
    void completesTheValuesOfAnOption() {
        assertThat(session.bash("./ironkit ls --sort ")).containsExactly("index", "name", "type", "size", "offset");
        assertThat(session.bash("./ironkit ls --color al")).containsExactly("always");
    }

    @Test
    void givesOnlyWhatStandsBehindAnEqualsSign() {
        assertThat(session.bash("./ironkit ls --sort=n")).containsExactly("name");
        assertThat(session.bash("./ironkit ls --sort=")).contains("index", "offset");
    }

    @Test
    void anOptionThatTakesAValueIsNotAnArgument() {
        assertThat(session.bash("./ironkit schema --color always ironkit.ar")).containsExactly("ironkit.archive.list");
        assertThat(session.bash("./ironkit schema ironkit.info ironkit.ar")).isEmpty();
    }

    @Test
    void completesNamesTheProgramKnows() {
        assertThat(session.bash("./ironkit explain nres.mag")).containsExactly("nres.magic");
        assertThat(session.bash("./ironkit completion z")).containsExactly("zsh");
        assertThat(session.bash("./ironkit completion zsh ")).isEmpty();
    }

    @Test
    void completesFilesAndFolders() throws IOException {
        Files.createDirectory(folder.resolve("Tex folder"));

        assertThat(session.bash("./ironkit ls Tex")).containsExactlyInAnyOrder("Textures.lib", "Tex folder");
        assertThat(session.bash("./ironkit doctor --game Tex")).containsExactly("Tex folder");
        assertThat(session.bash("./ironkit doctor --game=Tex")).containsExactly("Tex folder");
    }

    @Test
    void completesEntriesInsideAnArchive() {
        assertThat(session.bash("./ironkit ls Textures.lib!/HU"))
                .containsExactly("Textures.lib!/HULL01.0", "Textures.lib!/HULL02.0");
        assertThat(session.bash("./ironkit ls -l --sort=name Textures.lib!/wa"))
                .containsExactly("Textures.lib!/Water 1");
    }

    @Test
    void completesEntriesInsideQuotesAndBehindBackslashes() {
        assertThat(session.bash("./ironkit cat --raw 'Textures.lib!/wa")).containsExactly("Textures.lib!/Water 1");
        assertThat(session.bash("./ironkit cat \"Textures.lib!/wa")).containsExactly("Textures.lib!/Water 1");
        assertThat(session.bash("./ironkit cat Textures.lib\\!/Water\\ ")).containsExactly("Textures.lib!/Water 1");
    }

    @Test
    void givesOnlyWhatStandsBehindAColonUnlessQuoted() {
        assertThat(session.bash("./ironkit ls Textures.lib::HULL01")).containsExactly("HULL01.0");
        assertThat(session.bash("./ironkit ls 'Textures.lib::HULL01")).containsExactly("Textures.lib::HULL01.0");
        assertThat(session.bash("./ironkit ls --game . game:/Tex")).containsExactly("/Textures.lib");
        assertThat(session.bash("./ironkit ls --game=. 'game:/Tex")).containsExactly("game:/Textures.lib");
    }

    @Test
    void asksOnceForAWordThatOnlyGrows() throws IOException {
        assertThat(session.bash(
                        "./ironkit ls Textures.lib!/H",
                        "./ironkit ls Textures.lib!/HULL",
                        "./ironkit ls Textures.lib!/hull02"))
                .containsExactly("Textures.lib!/HULL02.0");

        assertThat(session.calls()).isEqualTo(1);
    }

    @Test
    void asksAgainForAnotherWord() throws IOException {
        assertThat(session.bash("./ironkit ls Textures.lib!/HULL", "./ironkit ls Textures.lib!/W"))
                .containsExactly("Textures.lib!/Water 1");

        assertThat(session.calls()).isEqualTo(2);
    }

    @Test
    void doesNotAskForPlainFiles() throws IOException {
        session.bash("./ironkit ls Tex", "./ironkit ls --so", "./ironkit explain nres");

        assertThat(session.calls()).isZero();
    }

    @Test
    void nothingIsAnOptionBehindTheTwoHyphens() {
        assertThat(session.bash("./ironkit ls -- --so")).isEmpty();
    }
}
