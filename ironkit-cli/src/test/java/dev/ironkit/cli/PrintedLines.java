package dev.ironkit.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The command lines in a text: {@code ironkit}, a command, and the words behind it that belong to the line. */
final class PrintedLines {

    /** Programs write 'quoted words', options and names; where a plain word follows, the sentence goes on. */
    private static final Pattern WORD = Pattern.compile("\\s+('(?:[^']|'\\\\'')*'|\"[^\"]*\"|[^\\s'\"]+)");

    private static final Pattern START = Pattern.compile("(?<![\\w.-])ironkit ([a-z]+)(?![\\w])");

    /** What is said of the program, and names no command. */
    private static final List<String> PROSE = List.of("command", "is", "that", "conformance");

    /**
     * A command that a text names.
     *
     * @param command its name
     * @param words what stands behind it
     * @param complete whether it is a line to run, and not only named: it has inputs, or a colon stands before it
     */
    record Line(String command, List<String> words, boolean complete) {

        List<String> options() {
            return words.stream()
                    .filter(word -> word.matches("--?[a-zA-Z].*"))
                    .map(word -> word.split("=", 2)[0])
                    .toList();
        }
    }

    private PrintedLines() {}

    static List<Line> in(String text) {
        List<Line> lines = new ArrayList<>();
        for (Matcher start = START.matcher(text); start.find(); ) {
            if (PROSE.contains(start.group(1))) {
                continue;
            }
            boolean asked = text.substring(0, start.start()).stripTrailing().endsWith(":");
            List<String> words = new ArrayList<>();
            boolean[] inputs = {false};
            collect(start.group(1), text.substring(start.end()), words, inputs);
            lines.add(new Line(start.group(1), words, asked || inputs[0]));
        }
        return lines;
    }

    private static void collect(String command, String rest, List<String> words, boolean... inputs) {
        CommandSpec model = CommandModels.all().get(command);
        Matcher word = WORD.matcher(rest);
        boolean value = false;
        for (int at = 0; word.find(at) && word.start() == at; at = word.end()) {
            String text = word.group(1);
            String bare = text.replaceFirst("[.,;:)]+$", "");
            boolean ends = !bare.equals(text) && !text.startsWith("'");
            if (value) {
                words.add(unquoted(bare));
                value = false;
            } else if (bare.matches("--?[a-zA-Z][a-z-]*(=.*)?")) {
                words.add(bare);
                value = !bare.contains("=") && takesValue(model, bare);
            } else if (isInput(bare)) {
                words.add(unquoted(bare));
                inputs[0] = true;
            } else {
                return;
            }
            if (ends) {
                return;
            }
        }
    }

    /** A quoted word, a placeholder, a file or an address. */
    private static boolean isInput(String word) {
        return word.startsWith("'") || word.matches("[A-Z][A-Z.0-9]*(=VALUE)?|\\S*[./]\\S+|\\S+/");
    }

    private static boolean takesValue(CommandSpec model, String name) {
        OptionSpec option = model == null ? null : model.findOption(name);
        return option != null && option.arity().max() > 0;
    }

    private static String unquoted(String word) {
        return word.startsWith("'") && word.endsWith("'") && word.length() > 1
                ? word.substring(1, word.length() - 1).replace("'\\''", "'")
                : word;
    }

    /** {@return the words of one line, to be run; what is written goes below a folder} */
    static List<String> words(String line, Path written) {
        Line parsed = in(line).get(0);
        List<String> words = new ArrayList<>(List.of(parsed.command()));
        for (String word : parsed.words()) {
            boolean target = !word.equals("-") && words.get(words.size() - 1).equals("-o");
            words.add(target ? written.resolve(word) + (word.endsWith("/") ? "/" : "") : word);
        }
        return words;
    }
}
