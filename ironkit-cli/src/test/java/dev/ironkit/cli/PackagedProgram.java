package dev.ironkit.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * The program as users run it: a process of its own.
 *
 * <p>The classes under test by default. The system property {@code ironkit.program}, or the environment variable
 * {@code IRONKIT_PROGRAM}, names a launcher to run instead: {@code mvn verify -Dironkit.program=$PWD/ironkit}.
 */
final class PackagedProgram {

    private static final int SIGINT_BIT = 1 << 1;

    private final Path folder;
    private final ToolProcess process;
    private final List<String> environment = new ArrayList<>();
    private String heap;

    /** The program, to be run in a folder. */
    PackagedProgram(Path folder) {
        this.folder = folder;
        this.process = new ToolProcess(folder);
    }

    /** Sets an environment variable. */
    PackagedProgram with(String variable, String value) {
        process.with(variable, value);
        environment.add(variable + "=" + value);
        return this;
    }

    /** Bounds its memory, for example to {@code 64m}. */
    PackagedProgram heap(String size) {
        heap = size;
        return isLauncher() ? with("IRONKIT_JAVA_OPTS", "-Xmx" + size) : this;
    }

    /** Runs it to its end. */
    CommandRun run(Object... args) {
        return process.execute(command(args));
    }

    /** Runs it with its result going to a file or a device. */
    CommandRun into(Path result, Object... args) throws IOException, InterruptedException {
        Process running = new ProcessBuilder(command(args))
                .directory(folder.toFile())
                .redirectOutput(result.toFile())
                .start();
        String said = new String(running.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new CommandRun(running.waitFor(), "", said);
    }

    /**
     * Starts it, waits until it says something on stderr, sends it the signal of Ctrl-C and waits for its end.
     *
     * @param times how often the signal is sent
     */
    CommandRun interrupt(int times, Object... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        if (isInterruptIgnored()) {
            // Started from a shell that ignores it, this process and its children would never hear of it.
            command.addAll(List.of("env", "--default-signal=INT"));
        }
        command.addAll(command(args));
        Path out = folder.resolve(".interrupted");
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectOutput(out.toFile());
        environment.forEach(variable -> {
            String[] parts = variable.split("=", 2);
            builder.environment().put(parts[0], parts[1]);
        });
        Process running = builder.start();
        try (BufferedReader err = running.errorReader(StandardCharsets.UTF_8)) {
            StringBuilder said = new StringBuilder().append(err.readLine()).append('\n');
            interrupt(running, times);
            for (String line = err.readLine(); line != null; line = err.readLine()) {
                said.append(line).append('\n');
            }
            if (!running.waitFor(1, TimeUnit.MINUTES)) {
                throw new AssertionError("still running: " + command);
            }
            return new CommandRun(running.exitValue(), Files.readString(out), said.toString());
        } finally {
            running.destroyForcibly();
            Files.deleteIfExists(out);
        }
    }

    /** All signals from one process: on a busy machine starting another takes longer than a slow item. */
    private static void interrupt(Process process, int times) throws IOException, InterruptedException {
        String signal = "kill -INT " + process.pid();
        String all = String.join(" && sleep 0.05 && ", Collections.nCopies(times, signal));
        int code = new ProcessBuilder("sh", "-c", all).inheritIO().start().waitFor();
        if (code != 0) {
            throw new AssertionError("no signal was sent: " + code);
        }
    }

    private static boolean isInterruptIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .map(line -> line.substring("SigIgn:".length()).strip().toLowerCase(Locale.ROOT))
                .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & SIGINT_BIT) != 0);
    }

    private List<String> command(Object... args) {
        List<String> command = new ArrayList<>();
        if (isLauncher()) {
            command.add(launcher());
        } else {
            command.addAll(ToolProcess.program());
            if (heap != null) {
                command.add(1, "-Xmx" + heap);
            }
        }
        for (Object arg : args) {
            command.add(arg.toString());
        }
        return command;
    }

    private static boolean isLauncher() {
        return launcher() != null && !launcher().isBlank();
    }

    private static String launcher() {
        return System.getProperty("ironkit.program", System.getenv("IRONKIT_PROGRAM"));
    }
}
