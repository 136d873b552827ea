package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.completion.Shell;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CompletionCommandTest {

    @ParameterizedTest
    @EnumSource(Shell.class)
    void everyScriptKnowsEveryCommandAndOption(Shell shell) {
        CommandRun run = CommandRun.of("completion", shell.word());

        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains(CommandTable.NAMES)
                .contains("rsli-overlay", "strict tolerant", "nres.sort-order");
        assertThat(run.out()).doesNotContain("#DATA#", "\r", "--entries=");
        assertThat(run.out()).endsWith("\n");
    }

    @Test
    void takesTheOtherNameOfPowerShell() {
        assertThat(CommandRun.of("completion", "pwsh").out())
                .isEqualTo(CommandRun.of("completion", "PowerShell").out());
    }

    @Test
    void namesTheShellsItKnows() {
        CommandRun without = CommandRun.of("completion");
        CommandRun unknown = CommandRun.of("completion", "tcsh");

        assertThat(without.code()).isEqualTo(ExitCode.USAGE);
        assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
        assertThat(unknown.err()).contains("bash, zsh, fish or powershell, not tcsh");
    }
}
