package dev.ironkit.cli.help;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Paragraph;
import dev.ironkit.cli.console.Table;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.check.ProblemArea;
import dev.ironkit.toolkit.check.ProblemCatalogue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "explain",
        header = {
            "Explain a rule or an error: the requirement, what the engine does, an example, and the fix.",
            "",
            "  ironkit explain nres.sort-order",
            "  ironkit explain --list nres"
        },
        footer = {"  0 done", "  1 no such rule", "  2 usage error", "  3 some of the rules do not exist"})
public final class ExplainCommand extends ToolCommand {

    private static final int WIDTH = 100;

    @Parameters(
            arity = "0..*",
            paramLabel = "RULE",
            completionCandidates = RuleNames.class,
            description = "Rule ids as shown in messages and reports, or areas: nres, io, cli...")
    List<String> names = List.of();

    @Option(names = "--list", description = "List all rules, or those of the given areas, one per line.")
    boolean list;

    /** What can stand for RULE, for completion. */
    static final class RuleNames extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        RuleNames() {
            ProblemCatalogue.all().forEach(code -> add(code.id()));
        }
    }

    @Override
    public int run() {
        if (names.isEmpty() && !list) {
            throw new UsageException("name a rule to explain, or use --list");
        }
        Set<ProblemCode> found = new LinkedHashSet<>();
        List<Diagnostic> unknown = new ArrayList<>();
        boolean asList = list;
        for (String name : names) {
            String id = name.toLowerCase(Locale.ROOT);
            List<ProblemCode> meant = meant(id);
            found.addAll(meant);
            asList |= meant.size() > 1;
            if (meant.isEmpty()) {
                unknown.add(RequestProblem.unknownName(
                        "rule", id, ProblemCatalogue.all().stream().map(ProblemCode::id), "ironkit explain --list"));
            }
        }
        if (names.isEmpty()) {
            found.addAll(ProblemCatalogue.all());
        }
        int code = unknown.isEmpty() ? ExitCode.DONE : found.isEmpty() ? ExitCode.NO : ExitCode.PARTLY;
        print(List.copyOf(found), asList, code, unknown);
        say(unknown, Severity.ERROR);
        return code;
    }

    private static List<ProblemCode> meant(String id) {
        Optional<ProblemArea> area = ProblemArea.of(id).filter(one -> one.word().equals(id));
        return area.map(ProblemCatalogue::of)
                .orElseGet(() -> ProblemCatalogue.find(id).stream().toList());
    }

    private void print(List<ProblemCode> found, boolean asList, int code, List<Diagnostic> unknown) {
        if (common.json) {
            ProblemExamples examples = ProblemExamples.load();
            JsonDocument.print(console(), "ironkit.explain", code, unknown, out -> {
                out.name("rules").array();
                found.forEach(rule -> write(out, rule, examples));
                out.end();
            });
        } else if (asList) {
            Table table = new Table("rule", "strict", "tolerant", "requirement");
            found.forEach(rule ->
                    table.row(rule.id(), rule.strict().word(), rule.tolerant().word(), rule.rule()));
            table.print(console());
        } else {
            ProblemExamples examples = ProblemExamples.load();
            for (int i = 0; i < found.size(); i++) {
                if (i > 0) {
                    console().line("");
                }
                explain(found.get(i), examples);
            }
        }
    }

    private void explain(ProblemCode code, ProblemExamples examples) {
        console().line(code.id() + "   " + severities(code));
        console().line("");
        line("rule", code.rule());
        line("engine", engine(code));
        line("example", examples.message(code));
        line("fix", examples.fix(code));
        List<String> related = ProblemCatalogue.related(code);
        if (!related.isEmpty()) {
            line("related", String.join(", ", related));
        }
        String area = ProblemArea.of(code.id()).orElseThrow().word();
        line("more", "ironkit explain --list " + area);
    }

    private void line(String label, String text) {
        Paragraph.labelled(String.format(Locale.ROOT, "  %-8s ", label), Printable.oneLine(text), WIDTH)
                .forEach(console()::line);
    }

    private static String severities(ProblemCode code) {
        String strict = code.strict().word();
        return code.strict() == code.tolerant()
                ? strict
                : strict + " when writing or validating, " + code.tolerant().word() + " when only reading";
    }

    private static String engine(ProblemCode code) {
        return code.engine().equals("-") ? "Not involved: this is ironkit's own rule." : code.engine();
    }

    private static void write(JsonWriter out, ProblemCode code, ProblemExamples examples) {
        out.object()
                .field("id", code.id())
                .field("area", ProblemArea.of(code.id()).orElseThrow().word())
                .field("strict", code.strict().word())
                .field("tolerant", code.tolerant().word())
                .field("rule", code.rule())
                .field("engine", engine(code))
                .field("example", examples.message(code))
                .field("fix", examples.fix(code));
        out.name("related").inlineArray();
        ProblemCatalogue.related(code).forEach(out::value);
        out.end().end();
    }
}
