package dev.ironkit.cli.console;

import java.util.ArrayList;
import java.util.List;

/** Text broken into lines at its spaces. */
public final class Paragraph {

    private Paragraph() {}

    /** The lines of a text; a word that is longer than a line has one for itself. */
    public static List<String> lines(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (line.length() > 0 && line.length() + 1 + word.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** A label with a text beside it, broken so that all lines of the text stand below each other. */
    public static List<String> labelled(String label, String text, int width) {
        List<String> lines = new ArrayList<>();
        for (String line : lines(text, width - label.length())) {
            lines.add((lines.isEmpty() ? label : " ".repeat(label.length())) + line);
        }
        return lines;
    }
}
