package dev.ironkit.workspace;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The folders of the user that belong to this tool. They need not exist. */
public enum UserFolder {
    /** Settings. */
    CONFIG("XDG_CONFIG_HOME", ".config"),
    /** What can be made again. */
    CACHE("XDG_CACHE_HOME", ".cache");

    private final String variable;
    private final String below;

    UserFolder(String variable, String below) {
        this.variable = variable;
        this.below = below;
    }

    /** {@return where it is on this machine} */
    public Path path() {
        return path(System::getenv);
    }

    /** Where it is: as the variable for it says, or else in the home folder, which Java takes from elsewhere than the user sets it. */
    Path path(UnaryOperator<String> environment) {
        Path home = absolute(environment.apply("HOME")).orElseGet(() -> Path.of(System.getProperty("user.home")));
        String set = environment.apply(variable);
        Path base = set != null && !set.isBlank() ? Path.of(set) : home.resolve(below);
        return base.resolve("ironkit");
    }

    private static Optional<Path> absolute(String set) {
        try {
            return set == null || set.isBlank()
                    ? Optional.empty()
                    : Optional.of(Path.of(set)).filter(Path::isAbsolute);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
