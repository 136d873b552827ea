package dev.ironkit.workspace;

import java.nio.file.Path;

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
        String set = System.getenv(variable);
        Path base = set != null && !set.isBlank() ? Path.of(set) : Path.of(System.getProperty("user.home"), below);
        return base.resolve("ironkit");
    }
}
