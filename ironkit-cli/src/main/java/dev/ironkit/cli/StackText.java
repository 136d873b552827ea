package dev.ironkit.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.Collectors;

/** A stack trace made safe for a terminal: its messages may hold text from files. */
final class StackText {

    private StackText() {}

    static String of(Throwable e) {
        StringWriter text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        // Frames begin with a tab, which is no part of any message.
        return text.toString()
                .lines()
                .map(line -> line.startsWith("\t") ? "\t" + OneLine.of(line.substring(1)) : OneLine.of(line))
                .collect(Collectors.joining("\n"));
    }
}
