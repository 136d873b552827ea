package dev.ironkit.checks;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.cli.help.ProblemExamples;
import dev.ironkit.toolkit.check.ProblemArea;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import java.util.List;

/** Makes {@code docs/problems.md} from the rules themselves. */
final class ProblemPage {

    static final String UPDATE =
            "mvn verify -Dtest=ProblemPageTest -Dsurefire.failIfNoSpecifiedTests=false -Dgolden=update";

    private static final String HEAD = """
            # Problems

            Every rule and error the tool can name. `ironkit explain ID` says the same at the command line. An id is never used
            again for something else. *Strict* is how a rule is judged when files are written or validated, *tolerant* when they
            are only looked at; *error*, *warning* and *info* are the levels of `--fail-on`. Messages are shown with made-up
            values.

            This page is made from the source. After a change to a rule:

            ```sh
            COMMAND
            ```
            """;

    private final ProblemExamples examples = ProblemExamples.load();
    private final StringBuilder out = new StringBuilder(HEAD.replace("COMMAND", UPDATE));

    private ProblemPage() {}

    static String text() {
        ProblemPage page = new ProblemPage();
        for (ProblemArea area : ProblemArea.values()) {
            List<ProblemCode> rules = ProblemCatalogue.of(area);
            if (!rules.isEmpty()) {
                page.section(area, rules);
            }
        }
        return page.out.toString();
    }

    private void section(ProblemArea area, List<ProblemCode> rules) {
        out.append("\n## ").append(area.title()).append("\n\n");
        out.append("| rule | strict | tolerant | requirement |\n|---|---|---|---|\n");
        for (ProblemCode rule : rules) {
            out.append("| [`")
                    .append(rule.id())
                    .append("`](#")
                    .append(anchor(rule.id()))
                    .append(") | ");
            out.append(rule.strict().word())
                    .append(" | ")
                    .append(rule.tolerant().word())
                    .append(" | ");
            out.append(escaped(rule.rule())).append(" |\n");
        }
        rules.forEach(this::details);
    }

    private void details(ProblemCode rule) {
        out.append("\n### ").append(rule.id()).append("\n\n");
        out.append("- says: ").append(escaped(examples.message(rule))).append('\n');
        if (!rule.engine().equals("-")) {
            out.append("- engine: ").append(escaped(rule.engine())).append('\n');
        }
        out.append("- fix: ").append(escaped(examples.fix(rule))).append('\n');
    }

    /** The anchor that common renderers make of a heading: lower case, punctuation dropped. */
    private static String anchor(String heading) {
        return heading.replaceAll("[^a-z0-9 -]", "").replace(' ', '-');
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*");
    }
}
