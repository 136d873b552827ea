package dev.ironkit.cli.completion;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;

/**
 * What an option or an argument takes.
 *
 * @param kind what sort of thing
 * @param words the words to choose from, where it is one of a few
 */
record Takes(Kind kind, List<String> words) {

    /** What sort of thing a value is. The word is what scripts call it. */
    enum Kind {
        WORDS(""),
        FILES("@files"),
        FOLDERS("@folders"),
        ADDRESSES("@addresses"),
        ANYTHING("@anything");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    Takes {
        words = List.copyOf(words);
    }

    /** What a script calls it: the words themselves, or the sort of thing. */
    String text() {
        return kind == Kind.WORDS ? String.join(" ", words) : kind.word;
    }

    /**
     * What the model says of an option or argument: candidates if it names some, a choice if its label is one
     * ({@code text|json}), otherwise whatever the label stands for everywhere in the command line.
     */
    static Takes of(ArgSpec arg) {
        if (arg.completionCandidates() != null) {
            List<String> words = new ArrayList<>();
            arg.completionCandidates().forEach(words::add);
            return new Takes(Kind.WORDS, words);
        }
        String label = arg.paramLabel();
        if (label.contains("|")) {
            return new Takes(Kind.WORDS, Arrays.asList(label.split("\\|", -1)));
        }
        return new Takes(kind(label), List.of());
    }

    private static Kind kind(String label) {
        return switch (label) {
            case "X", "A", "B", "ADDRESS" -> Kind.ADDRESSES;
            case "DIR" -> Kind.FOLDERS;
            case "FILE" -> Kind.FILES;
            default -> Kind.ANYTHING;
        };
    }
}
