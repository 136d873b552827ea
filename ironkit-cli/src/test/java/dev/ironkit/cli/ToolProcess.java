package dev.ironkit.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** The program, or another one, as a process of its own: with its folder, its environment and its exit code. */
final class ToolProcess {

    private final Path folder;
    private final Map<String, String> environment = new LinkedHashMap<>();

    ToolProcess(Path folder) {
        this.folder = folder;
        environment.put("XDG_CONFIG_HOME", folder.resolve("config").toString());
        environment.put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    }

    ToolProcess with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    /** Runs ironkit. */
    CommandRun run(String... args) {
        List<String> command = new ArrayList<>(program());
        command.addAll(List.of(args));
        return execute(command);
    }

    /** Runs any program. */
    CommandRun execute(List<String> command) {
        Path out = folder.resolve(".stdout");
        Path err = folder.resolve(".stderr");
        try {
            ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
            builder.environment().remove("IRONKIT_GAME");
            builder.environment().putAll(environment);
            builder.redirectOutput(out.toFile()).redirectError(err.toFile());
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(2, TimeUnit.MINUTES)) {
                process.destroyForcibly();
                throw new AssertionError("still running: " + command);
            }
            String result = Files.readString(out, StandardCharsets.UTF_8);
            String said = Files.readString(err, StandardCharsets.UTF_8);
            Files.delete(out);
            Files.delete(err);
            return new CommandRun(process.exitValue(), result, said);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The words that start ironkit from the classes under test. */
    static List<String> program() {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                "dev.ironkit.cli.Main");
    }
}
