package dev.ironkit.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.console.Console.ColorChoice;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ColorStateTest {

    @Test
    void colorsTerminalsOnly() {
        assertThat(state(true, Map.of()).colored()).isTrue();
        assertThat(state(false, Map.of()).colored()).isFalse();
        assertThat(state(true, Map.of()).why()).isEmpty();
    }

    @Test
    void respectsTheEnvironment() {
        assertThat(state(true, Map.of("NO_COLOR", "1"))).isEqualTo(ColorState.NO_COLOR);
        assertThat(state(true, Map.of("NO_COLOR", ""))).isEqualTo(ColorState.TERMINAL);
        assertThat(state(true, Map.of("TERM", "dumb"))).isEqualTo(ColorState.DUMB);
        assertThat(state(false, Map.of("CLICOLOR_FORCE", "1"))).isEqualTo(ColorState.FORCED);
        assertThat(state(false, Map.of("CLICOLOR_FORCE", "0"))).isEqualTo(ColorState.NO_TERMINAL);
        assertThat(state(true, Map.of("CLICOLOR_FORCE", "1", "NO_COLOR", "1")).colored())
                .isTrue();
    }

    @Test
    void theCommandLineWins() {
        Map<String, String> none = Map.of("NO_COLOR", "1");

        assertThat(ColorState.of(ColorChoice.ALWAYS, false, none::get).colored())
                .isTrue();
        assertThat(ColorState.of(ColorChoice.NEVER, true, Map.of("CLICOLOR_FORCE", "1")::get)
                        .colored())
                .isFalse();
    }

    private static ColorState state(boolean terminal, Map<String, String> environment) {
        return ColorState.of(ColorChoice.AUTO, terminal, environment::get);
    }
}
