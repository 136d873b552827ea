package dev.ironkit.cli.check;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Paragraph;
import dev.ironkit.workspace.ConfigFile;
import dev.ironkit.workspace.GameFolderSetting;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine.Command;

@Command(
        name = "doctor",
        header = {
            "Check Java, memory, settings and folders, and suggest fixes.",
            "",
            "  ironkit doctor",
            "  ironkit doctor --json --game DIR"
        },
        footer = {"  0 no problems", "  1 problems found", "  2 usage error"})
public final class DoctorCommand extends ToolCommand {

    private static final int WIDTH = 110;

    @Override
    public SharedUse shared() {
        return new SharedUse(Set.of(SharedUse.Acts.GAME), List.of(), List.of());
    }

    @Override
    public int run() {
        Path current = Path.of("").toAbsolutePath();
        List<HealthCheck> checks = List.of(
                Surroundings.tool(),
                Surroundings.java(),
                Surroundings.memory(Runtime.getRuntime().maxMemory()),
                Surroundings.names(),
                Surroundings.config(ConfigFile.path()),
                GameFolderCheck.of(GameFolderSetting.said(common.game)),
                Surroundings.cache(),
                Surroundings.folder(current),
                Surroundings.leftovers(current),
                Surroundings.terminal(console()));
        boolean sick = checks.stream().anyMatch(check -> check.state() == HealthCheck.State.PROBLEM);
        int code = sick ? ExitCode.NO : ExitCode.DONE;
        if (common.json) {
            JsonDocument.print(console(), "ironkit.doctor", code, List.of(), out -> {
                out.name("checks").array();
                checks.forEach(check -> check.write(out));
                out.end();
            });
        } else {
            checks.forEach(this::print);
        }
        return code;
    }

    private void print(HealthCheck check) {
        // The colour is put on after the text is padded, or its codes would be counted.
        String word = String.format(Locale.ROOT, "%-8s", check.state().word());
        String state = console().paint(check.state().style(), word, console().outIsTerminal());
        String path = check.path() == null ? "" : "  " + check.path();
        String name = String.format(Locale.ROOT, "%-11s", check.name());
        String indent = " ".repeat(word.length() + name.length());
        List<String> lines = Paragraph.lines(Printable.oneLine(check.found() + path), WIDTH - indent.length());
        console().line(state + name + lines.get(0));
        lines.stream().skip(1).forEach(line -> console().line(indent + line));
        if (!check.advice().isEmpty()) {
            Paragraph.labelled(indent + "do: ", check.advice(), WIDTH).forEach(console()::line);
        }
    }
}
