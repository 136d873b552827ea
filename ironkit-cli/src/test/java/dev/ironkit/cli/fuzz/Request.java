package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * What a program is asked for.
 *
 * @param args the words of the command line, the command first
 * @param stdin what it can read from its input
 * @param terminal whether its output goes to a terminal
 */
public record Request(List<String> args, ByteView stdin, boolean terminal) {

    /** Commands whose {@code -o -} is bytes and not text. */
    private static final Set<String> WRITES_BYTES = Set.of(
            "add", "convert", "extract", "mv", "pack", "recompute", "render", "replace", "rm", "set", "cat", "demo");

    public Request {
        args = List.copyOf(args);
    }

    /** A request without input, for a pipe. */
    static Request of(String... args) {
        return new Request(Arrays.asList(args), ByteView.empty(), false);
    }

    /** {@return the same with other words} */
    Request with(List<String> otherArgs) {
        return new Request(otherArgs, stdin, terminal);
    }

    /** {@return the same with a word right behind the command} */
    Request withOption(String option) {
        List<String> words = new ArrayList<>(args);
        words.add(Math.min(1, words.size()), option);
        return with(words);
    }

    /** {@return the command, or nothing} */
    String command() {
        return args.isEmpty() ? "" : args.get(0);
    }

    /** {@return the words that may be options} */
    private List<String> options() {
        int end = args.indexOf("--");
        return end < 0 ? args : args.subList(0, end);
    }

    /** {@return whether an option without a value is given} */
    boolean has(String option) {
        return options().contains(option);
    }

    /** {@return the values of an option, in the forms {@code -o X}, {@code --option X} and {@code --option=X}} */
    List<String> values(String option) {
        List<String> values = new ArrayList<>();
        List<String> words = options();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals(option) && i + 1 < words.size()) {
                values.add(words.get(i + 1));
            } else if (word.startsWith(option + "=")) {
                values.add(word.substring(option.length() + 1));
            } else if (!option.startsWith("--") && !word.startsWith("--") && word.startsWith(option)) {
                values.add(word.substring(option.length()));
            }
        }
        return values;
    }

    /** {@return whether one of the words leads to more words in a file, so that these do not tell what is asked for} */
    boolean hasMoreWordsElsewhere() {
        return args.stream().anyMatch(word -> word.startsWith("@") && word.length() > 1);
    }

    /** {@return whether help or a version is asked for} */
    boolean asksForHelp() {
        return has("--help")
                // -header is -h with more behind it.
                || args.stream().anyMatch(word -> word.startsWith("-h"))
                || has("--version")
                || has("-V")
                || command().equals("help");
    }

    /** {@return whether the result is bytes of any kind, or names with NUL behind them} */
    boolean wantsBytes() {
        return (WRITES_BYTES.contains(command()) && values("-o").contains("-"))
                || (command().equals("cat") && has("--raw"))
                || (command().equals("ls") && options().stream().anyMatch(word -> word.matches("-[l0q]*0[l0q]*")));
    }
}
