package dev.ironkit.cli.check;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.console.Console;
import java.nio.file.Path;

/**
 * One thing {@code doctor} looked at.
 *
 * @param name what it is, one word
 * @param state how it is
 * @param found what is there
 * @param advice what to do; empty where nothing is
 * @param path the file or folder it is about, or null
 */
public record HealthCheck(String name, State state, String found, String advice, Path path) {

    /** How a thing is. */
    public enum State {
        /** As it should be. */
        OK("ok", Console.Style.GOOD),
        /** Works, but there is something to know. */
        NOTE("note", Console.Style.WARNING),
        /** Something will not work. */
        PROBLEM("problem", Console.Style.ERROR);

        private final String word;
        private final Console.Style style;

        State(String word, Console.Style style) {
            this.word = word;
            this.style = style;
        }

        String word() {
            return word;
        }

        Console.Style style() {
            return style;
        }
    }

    static HealthCheck ok(String name, String found) {
        return new HealthCheck(name, State.OK, found, "", null);
    }

    static HealthCheck note(String name, String found, String advice) {
        return new HealthCheck(name, State.NOTE, found, advice, null);
    }

    static HealthCheck problem(String name, String found, String advice) {
        return new HealthCheck(name, State.PROBLEM, found, advice, null);
    }

    HealthCheck at(Path file) {
        return new HealthCheck(name, state, found, advice, file);
    }

    void write(JsonWriter out) {
        out.object()
                .field("name", name)
                .field("state", state.word())
                .field("found", found)
                .field("advice", advice);
        if (path != null) {
            out.field("path", path.toString());
        }
        out.end();
    }
}
