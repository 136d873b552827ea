package dev.ironkit.cli.fuzz;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;

/** A command ends by itself, with one of the codes that its help names, and without a stack trace. */
final class EndingCheck implements Check {

    private static final int BUG = 70;
    private static final Pattern CODE = Pattern.compile("(?:^|\\s)(\\d{1,3}) [a-z]");
    private static final Pattern FRAME =
            Pattern.compile("^\\s*at [\\w.$/@]+\\([\\w.]+(?::\\d+)?\\)", Pattern.MULTILINE);
    private static final Pattern OURS = Pattern.compile("at (dev\\.ironkit\\.[\\w.$]+)\\(");

    private final Map<String, Set<Integer>> documented = new HashMap<>();
    private final Map<String, List<String>> hidden = new HashMap<>();

    EndingCheck(Map<String, CommandSpec> models) {
        models.forEach((name, model) -> {
            documented.put(name, codes(model));
            hidden.put(
                    name,
                    model.options().stream()
                            .filter(option -> option.hidden())
                            .map(option -> option.longestName())
                            .toList());
        });
    }

    private static Set<Integer> codes(CommandSpec model) {
        Set<Integer> codes = new HashSet<>();
        for (String line : model.usageMessage().footer()) {
            for (Matcher code = CODE.matcher(line); code.find(); ) {
                codes.add(Integer.parseInt(code.group(1)));
            }
        }
        return codes;
    }

    @Override
    public void look(Trial trial, Consumer<Finding> found) {
        Response response = trial.response();
        if (response.thrown() != null) {
            found.accept(crash("thrown", trial.command(), trace(response.thrown())));
            return;
        }
        if (response.code() == BUG) {
            Response again = trial.request().has("--debug")
                    ? response
                    : trial.more().apply(trial.request().withOption("--debug"));
            String trace = again.thrown() == null ? again.errText() : trace(again.thrown());
            found.accept(crash("exit 70", trial.command(), trace));
            return;
        }
        Set<Integer> codes = documented.getOrDefault(trial.command(), Set.of(0, 2));
        if (!codes.contains(response.code()) && !isHidden(trial.request())) {
            String said = firstLine(response.errText());
            found.accept(Finding.of(
                    "exit code",
                    trial.command(),
                    response.code() + " as in " + said.replaceAll("\\d", ""),
                    "ends with " + response.code() + ", which its help does not name\n" + response.errText()));
        }
        if (!trial.request().has("--debug") && FRAME.matcher(response.errText()).find()) {
            found.accept(crash("stack trace", trial.command(), response.errText()));
        }
    }

    /** Options that help does not show are for our own scripts, and so is what they answer. */
    private boolean isHidden(Request request) {
        return hidden.getOrDefault(request.command(), List.of()).stream()
                .anyMatch(
                        option -> request.has(option) || !request.values(option).isEmpty());
    }

    private static String firstLine(String text) {
        List<String> lines = text.lines().toList();
        return lines.isEmpty() ? "" : lines.get(0);
    }

    private static String trace(Throwable thrown) {
        java.io.StringWriter text = new java.io.StringWriter();
        thrown.printStackTrace(new java.io.PrintWriter(text));
        // A stack that ran full says the same a thousand times.
        return text.toString().lines().limit(120).collect(java.util.stream.Collectors.joining("\n"));
    }

    /** The same defect is the same kind of exception in the same place, whatever command met it. */
    static Finding crash(String check, String command, String trace) {
        String kind = trace.lines()
                .filter(line -> line.matches(".*\\b[\\w.]+(Exception|Error)\\b.*") && !line.contains("at "))
                .findFirst()
                .orElse(command)
                .replaceAll("(Exception|Error)\\b.*", "$1")
                .replaceAll(".*[ .]", "");
        StringBuilder places = new StringBuilder();
        int count = 0;
        for (Matcher frame = OURS.matcher(trace); frame.find() && count < 3; ) {
            if (!frame.group(1).startsWith("dev.ironkit.cli.fuzz")) {
                places.append(" < ").append(frame.group(1).replaceAll("lambda\\$(\\w+)\\$\\d+", "$1"));
                count++;
            }
        }
        return new Finding(check, check + " | " + kind + places, trace);
    }
}
