package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ironkit.cli.completion.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts for shells that are not on every machine: skipped, and said so, where one is missing. */
class OtherShellsCompletionTest {

    @TempDir
    Path folder;

    @Test
    void zshTakesTheScript() throws IOException {
        ShellSession.require("zsh");
        ShellSession session = new ShellSession(folder, Shell.ZSH);

        CommandRun checked = session.run("zsh", "-f", "-n", session.script().toString());
        assertThat(checked.err()).isEmpty();
        assertThat(checked.code()).isZero();

        CommandRun used = session.run(
                "zsh",
                "-f",
                "-c",
                ". '" + session.script() + "'; __ironkit_takes ls --sort; print -r -- $__ironkit_reply;"
                        + " __ironkit_options doctor; print -rl -- $__ironkit_reply");
        assertThat(used.err()).isEmpty();
        assertThat(used.lines())
                .startsWith("index name type size offset")
                .contains("--help:Show this help.")
                .noneMatch(line -> line.startsWith("--sort"));
    }

    @Test
    void fishCompletes() throws IOException {
        ShellSession.require("fish");
        ShellSession session = new ShellSession(folder, Shell.FISH);
        Files.write(
                folder.resolve("Textures.lib"),
                archive()
                        .with(entry("Texm", "HULL01.0"), entry("Texm", "Water 1"))
                        .build());

        assertThat(session.run("fish", "-n", session.script().toString()).err()).isEmpty();
        assertThat(fish(session, "ironkit exp")).containsExactly("explain");
        assertThat(fish(session, "ironkit ls --so")).containsExactly("--sort");
        assertThat(fish(session, "ironkit ls --sort n")).containsExactly("name");
        assertThat(fish(session, "ironkit explain nres.mag")).containsExactly("nres.magic");
        assertThat(fish(session, "./ironkit ls Textures.lib!/HU")).containsExactly("Textures.lib!/HULL01.0");
        assertThat(fish(session, "./ironkit ls 'Textures.lib!/wa")).containsExactly("Textures.lib!/Water 1");
    }

    @Test
    void powerShellTakesTheScript() throws IOException {
        assumeTrue(ShellSession.isInstalled("pwsh"), "pwsh is not installed");
        ShellSession session = new ShellSession(folder, Shell.POWERSHELL);
        String check = "$errors = $null; [void][System.Management.Automation.Language.Parser]::ParseFile('"
                + session.script() + "', [ref]$null, [ref]$errors); $errors | ForEach-Object { $_.Message }";

        assertThat(session.run("pwsh", "-NoProfile", "-Command", check).out()).isBlank();
        String use = ". '" + session.script() + "'; (TabExpansion2 -inputScript 'ironkit ls --so' -cursorColumn 15)"
                + ".CompletionMatches | ForEach-Object { $_.CompletionText }";
        assertThat(session.run("pwsh", "-NoProfile", "-Command", use).lines()).containsExactly("--sort");
    }

    /** What fish offers for a line, without the descriptions. */
    private static List<String> fish(ShellSession session, String line) {
        CommandRun run = session.run(
                "fish", "--no-config", "-c", "source '" + session.script() + "'; complete -C $argv[1]", line);
        assertThat(run.err()).isEmpty();
        return run.lines().stream().map(one -> one.split("\t", 2)[0]).toList();
    }
}
