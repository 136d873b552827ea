package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ironkit.cli.completion.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A folder with a completion script and a command called ironkit, and shells that run there. */
final class ShellSession {

    private final Path folder;
    private final Path script;

    ShellSession(Path folder, Shell shell) throws IOException {
        this.folder = folder;
        this.script = folder.resolve("script." + shell.word());
        Files.writeString(script, CommandRun.of("completion", shell.word()).out());
        // Notes each call, so that a test can see whether the program was asked.
        List<String> words =
                ToolProcess.program().stream().map(word -> "'" + word + "'").toList();
        Path program = Files.writeString(
                folder.resolve("ironkit"),
                "#!/bin/sh\necho \"$*\" >>'" + folder + "/calls'\nexec " + String.join(" ", words) + " \"$@\"\n");
        if (!program.toFile().setExecutable(true)) {
            throw new IOException("cannot make " + program + " a program");
        }
    }

    Path script() {
        return script;
    }

    /** How often the program was asked. */
    long calls() throws IOException {
        Path calls = folder.resolve("calls");
        return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
    }

    /** Skips a test whose shell is missing, and says so; fails it where everything has to be tried. */
    static void require(String shell) {
        if (System.getenv("CI") != null) {
            assertThat(isInstalled(shell)).as("%s is installed", shell).isTrue();
        }
        assumeTrue(isInstalled(shell), shell + " is not installed");
    }

    /** Whether a shell is on this machine. */
    static boolean isInstalled(String shell) {
        return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator, -1))
                .anyMatch(entry -> Files.isExecutable(Path.of(entry, shell)));
    }

    CommandRun run(String... command) {
        return new ToolProcess(folder).execute(List.of(command));
    }

    /** What bash offers for a line with the cursor at its end; several lines are asked in one shell. */
    List<String> bash(String... lines) {
        StringBuilder text = new StringBuilder(". '" + script + "'\n");
        for (String line : lines) {
            List<String> words = bashWords(line);
            text.append("COMP_LINE=")
                    .append(quoted(line))
                    .append(" COMP_POINT=")
                    .append(line.length());
            text.append(" COMP_CWORD=").append(words.size() - 1).append('\n').append("COMP_WORDS=(");
            words.forEach(word -> text.append(quoted(word)).append(' '));
            text.append(")\n_ironkit\n");
        }
        // An empty list still prints a line, so the lines are marked.
        text.append("for one in \"${COMPREPLY[@]}\"; do printf '=%s\\n' \"$one\"; done\n");
        CommandRun run = run("bash", "--norc", "-c", text.toString());
        if (!run.err().isEmpty()) {
            throw new AssertionError("bash says: " + run.err());
        }
        return run.lines().stream().map(line -> line.substring(1)).toList();
    }

    /** The words of a line as bash cuts it for completion: at blanks and, outside quotes, around runs of ":" and "=". */
    private static List<String> bashWords(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("'[^']*'?|\"[^\"]*\"?|[:=]+|(?:\\\\.|[^\\s:='\"\\\\])+")
                .matcher(line);
        while (word.find()) {
            words.add(word.group());
        }
        if (line.endsWith(" ") && !line.endsWith("\\ ")) {
            words.add("");
        }
        return words;
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "'\\''") + "'";
    }
}
