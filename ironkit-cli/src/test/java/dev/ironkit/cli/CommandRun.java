package dev.ironkit.cli;

import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/**
 * A command that was run inside the test.
 *
 * @param code its exit code
 * @param out what it printed as its result
 * @param err what it said
 */
record CommandRun(int code, String out, String err) {

    static CommandRun of(Object... args) {
        return run(false, args);
    }

    static CommandRun onTerminal(Object... args) {
        return run(true, args);
    }

    private static CommandRun run(boolean terminal, Object... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(out, err, terminal, terminal);
        String[] texts = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = args[i].toString();
        }
        int code = Main.run(console, texts);
        console.flush();
        return new CommandRun(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    @SuppressWarnings("unchecked")
    Map<String, Object> json() {
        return (Map<String, Object>) JsonReader.read(out);
    }
}
