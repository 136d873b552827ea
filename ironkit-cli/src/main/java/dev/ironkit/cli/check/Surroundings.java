package dev.ironkit.cli.check;

import dev.ironkit.cli.console.ColorState;
import dev.ironkit.cli.console.Console;
import dev.ironkit.toolkit.Version;
import dev.ironkit.workspace.ConfigFile;
import dev.ironkit.workspace.GameFolderSetting;
import dev.ironkit.workspace.Leftover;
import dev.ironkit.workspace.UserFolder;
import dev.ironkit.workspace.WriteAccess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Looks at what the program runs on and in: Java, memory, settings, folders, terminal. */
public final class Surroundings {

    /** Less than this and one large entry may not fit. */
    private static final long LITTLE_MEMORY = 256L << 20;

    private Surroundings() {}

    static HealthCheck tool() {
        Path home = null;
        try {
            home = Path.of(Surroundings.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (java.net.URISyntaxException | IllegalArgumentException | java.nio.file.FileSystemNotFoundException e) {
            // Part of a run-time image: it has no file of its own.
        }
        return HealthCheck.ok("tool", Version.TOOL).at(home);
    }

    static HealthCheck java() {
        String found = "Java " + System.getProperty("java.version") + " (" + System.getProperty("java.vendor") + ")";
        return HealthCheck.ok("java", found).at(Path.of(System.getProperty("java.home")));
    }

    public static HealthCheck memory(long most) {
        String found = "up to " + (most >> 20) + " MB, " + Runtime.getRuntime().availableProcessors() + " processors";
        return most >= LITTLE_MEMORY
                ? HealthCheck.ok("memory", found)
                : HealthCheck.note(
                        "memory",
                        found,
                        "Listing works, but a large entry may not fit: set IRONKIT_JAVA_OPTS=-Xmx512m or more.");
    }

    /** Under a plain C locale Java cannot name files with other letters than those of ASCII. */
    static HealthCheck names() {
        return canBeNamed("\u0416\u00e9")
                ? HealthCheck.ok("names", "file names may contain any letters")
                : HealthCheck.note(
                        "names",
                        "file names with non-ASCII letters cannot be used (" + System.getProperty("sun.jnu.encoding")
                                + ")",
                        "Set LC_ALL=C.UTF-8, or another locale with UTF-8.");
    }

    private static boolean canBeNamed(String name) {
        try {
            return Path.of(name).toString().equals(name);
        } catch (InvalidPathException e) {
            return false;
        }
    }

    static HealthCheck config(Path file) {
        if (!Files.exists(file)) {
            return HealthCheck.ok("config", "no config file; none is needed").at(file);
        }
        try {
            Map<String, String> settings = ConfigFile.load(file);
            TreeSet<String> unknown = new TreeSet<>(settings.keySet());
            unknown.remove(GameFolderSetting.KEY);
            String found = settings.size() + (settings.size() == 1 ? " setting" : " settings");
            return unknown.isEmpty()
                    ? HealthCheck.ok("config", found).at(file)
                    : HealthCheck.note(
                                    "config",
                                    found + ", unknown: " + String.join(", ", unknown),
                                    "The only known setting is " + GameFolderSetting.KEY + "=DIR.")
                            .at(file);
        } catch (IOException e) {
            return HealthCheck.problem(
                            "config",
                            "the config file cannot be read as UTF-8 text",
                            "Correct it or remove it; it holds lines such as game=DIR.")
                    .at(file);
        }
    }

    static HealthCheck cache() {
        Path folder = UserFolder.CACHE.path();
        if (!Files.exists(folder)) {
            return HealthCheck.ok("cache", "no cache folder; created when a large folder is indexed")
                    .at(folder);
        }
        return Files.isDirectory(folder) && WriteAccess.to(folder)
                ? HealthCheck.ok("cache", "writable").at(folder)
                : HealthCheck.note(
                                "cache",
                                "not a writable folder",
                                "Everything still works; correct its access rights, or set XDG_CACHE_HOME.")
                        .at(folder);
    }

    public static HealthCheck folder(Path current) {
        return WriteAccess.to(current)
                ? HealthCheck.ok("folder", "the current folder is writable").at(current)
                : HealthCheck.problem(
                                "folder",
                                "the current folder is not writable",
                                "Write elsewhere with -o, or check its access rights and free space.")
                        .at(current);
    }

    static HealthCheck leftovers(Path current) {
        try {
            List<Leftover> dead = Leftover.in(current);
            if (dead.isEmpty()) {
                return HealthCheck.ok("leftovers", "no interrupted save left anything in the current folder");
            }
            List<String> names = dead.stream()
                    .map(one -> one.file().getFileName().toString())
                    .toList();
            return HealthCheck.note(
                            "leftovers",
                            "interrupted saves left " + String.join(", ", names),
                            "The files being saved are intact. The next command that writes to this folder removes"
                                    + " the leftovers; a save of several files is finished or undone first.")
                    .at(current);
        } catch (IOException e) {
            return HealthCheck.note("leftovers", "the current folder cannot be listed", "Check its access rights.")
                    .at(current);
        }
    }

    static HealthCheck terminal(Console console) {
        return HealthCheck.ok(
                "terminal",
                stream("results", console.outIsTerminal(), console)
                        + "; "
                        + stream("messages", console.errIsTerminal(), console));
    }

    private static String stream(String what, boolean terminal, Console console) {
        ColorState state = console.colorState(terminal);
        return what
                + (terminal ? " go to a terminal" : " go to a file or program")
                + (state.colored() ? ", in colour" : ", without colour")
                + state.why();
    }
}
