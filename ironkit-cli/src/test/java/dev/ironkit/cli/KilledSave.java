package dev.ironkit.cli;

import dev.ironkit.cli.console.Console;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A process that runs one command when it is told to and then stays alive, to be killed at any moment.
 *
 * <p>It says when it is ready, so that the start of Java is not a part of the time the kills are spread over.
 */
final class KilledSave implements AutoCloseable {

    private final Process process;
    private final BufferedReader said;

    private KilledSave(Process process) {
        this.process = process;
        said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Starts the process; it does nothing yet. */
    static KilledSave of(List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                KilledSave.class.getName()));
        command.addAll(arguments);
        try {
            return new KilledSave(new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Lets the command run and returns once it has begun. */
    void begin() {
        try {
            expect("ready");
            OutputStream in = process.getOutputStream();
            in.write('\n');
            in.flush();
            expect("begins");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns once the command is done. */
    void end() {
        try {
            expect("ends");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void expect(String word) throws IOException {
        String line = said.readLine();
        if (!word.equals(line)) {
            throw new IllegalStateException("the process said " + line + " and not " + word);
        }
    }

    /** Ends the process as kill -9 does, in the middle of whatever it does. */
    @Override
    public void close() {
        process.destroyForcibly();
        try {
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the process does not die");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs in the other process. */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.out.println("ready");
        if (System.in.read() < 0) {
            return;
        }
        System.out.println("begins");
        Console console = new Console(OutputStream.nullOutputStream(), System.err, false, false);
        int code = Main.run(console, args);
        System.out.println(code == 0 ? "ends" : "failed with " + code);
        Thread.sleep(TimeUnit.MINUTES.toMillis(5));
    }
}
