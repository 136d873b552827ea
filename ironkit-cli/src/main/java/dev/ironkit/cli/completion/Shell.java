package dev.ironkit.cli.completion;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** A shell that can complete. */
public enum Shell {
    BASH("bash.sh"),
    ZSH("zsh.zsh"),
    FISH("fish.fish"),
    POWERSHELL("powershell.ps1");

    /** The line of a script that what the model says takes the place of. */
    private static final String PLACE = "#DATA#\n";

    private final String resource;

    Shell(String resource) {
        this.resource = resource;
    }

    /** {@return the name users call it by} */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the shell of that name} */
    public static Optional<Shell> ofWord(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (Shell shell : values()) {
            if (shell.word().equals(lower) || (shell == POWERSHELL && lower.equals("pwsh"))) {
                return Optional.of(shell);
            }
        }
        return Optional.empty();
    }

    /** {@return the script that makes the shell complete what the model says} */
    public String script(CompletionModel model) {
        return read().replace(PLACE, data(model));
    }

    private String data(CompletionModel model) {
        return switch (this) {
            case BASH -> PosixData.bash(model);
            case ZSH -> PosixData.zsh(model);
            case FISH -> FishData.of(model);
            case POWERSHELL -> PowerShellData.of(model);
        };
    }

    private String read() {
        try (InputStream in = Shell.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks its resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
