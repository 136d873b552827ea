package dev.ironkit.cli.console;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.DiagnosticText;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings for people, where the same rule is broken many times: a few are told one by one, many in one with the names of some.
 *
 * <p>Who wants all of them says {@code -v}, or {@code --json}.
 */
public final class RepeatedProblems {

    /** So many of a rule are told one by one. */
    private static final int MOST_ALONE = 3;

    private static final int MOST_NAMES = 3;

    /** So many findings in different words are told with all their words. */
    private static final int MOST_MESSAGES = 8;

    /** What is alike: a rule, at one severity. */
    private record Kind(String rule, Severity severity) {}

    private RepeatedProblems() {}

    /** {@return the texts, in the order in which the rules came up} */
    public static List<String> texts(List<Diagnostic> found, boolean all, Console console) {
        Map<Object, List<Diagnostic>> alike = new LinkedHashMap<>();
        for (Diagnostic one : found) {
            Object key = all ? new Object() : new Kind(one.code().id(), one.severity());
            alike.computeIfAbsent(key, kind -> new ArrayList<>()).add(one);
        }
        List<String> texts = new ArrayList<>();
        for (List<Diagnostic> some : alike.values()) {
            if (some.size() <= MOST_ALONE) {
                some.forEach(one -> texts.add(ProblemText.of(one, console, console.errIsTerminal())));
            } else {
                texts.add(sum(some, console));
            }
        }
        return texts;
    }

    private static String sum(List<Diagnostic> some, Console console) {
        Diagnostic first = some.get(0);
        List<String> names =
                some.stream().map(one -> one.path().whole().text()).distinct().toList();
        return ProblemText.severity(first.severity(), console, console.errIsTerminal()) + "  "
                + first.code().id() + "  " + head(some.size(), names) + "\n"
                + messages(some) + DiagnosticText.help(first) + "     (-v lists all)";
    }

    /** What was found in other words each time is what the reader needs, such as the names of what is missing. */
    private static String messages(List<Diagnostic> some) {
        List<String> different =
                some.stream().map(DiagnosticText::message).distinct().toList();
        boolean few = different.size() <= MOST_MESSAGES;
        StringBuilder out = new StringBuilder();
        different
                .subList(0, few ? different.size() : MOST_NAMES)
                .forEach(message -> out.append(message).append('\n'));
        return few
                ? out.toString()
                : out.append("  ... and ")
                        .append(different.size() - MOST_NAMES)
                        .append(" more like these\n")
                        .toString();
    }

    private static String head(int count, List<String> names) {
        if (names.size() == 1) {
            return Printable.oneLine(names.get(0)) + "  " + count + " times";
        }
        int shown = names.size() <= MOST_NAMES + 1 ? names.size() : MOST_NAMES;
        String some = String.join(
                ", ", names.subList(0, shown).stream().map(Printable::oneLine).toList());
        return (count == names.size() ? count + " times: " : count + " times in " + names.size() + ": ")
                + some
                + (shown < names.size() ? " and " + (names.size() - shown) + " more" : "");
    }
}
