package dev.ironkit.cli.demo;

import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.cli.console.Console;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.SafeWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Tells what a made-up game folder holds, and what can be tried on it. */
final class DemoReport {

    /** What a newcomer may try, in the order of what it shows. */
    private static final List<String> TRIES = List.of(
            "ls %2$s # the files and their content",
            "render '%1$sTextures.lib' -o sheet.png # all textures on one sheet",
            "info '%1$srobots.rlb!/r_walker.msh' # a robot: its parts, sizes, materials",
            "pose '%1$srobots.rlb!/r_walker.msh' --time 7.5 # the position of its feet during a step",
            "play '%1$sMaterial.lib!/WATER_M' --to 2000 --step 200 # ten frames of water",
            "validate %2$s # check everything",
            "verify --roundtrip %2$s # check that saving keeps every byte");

    private final Path folder;
    private final List<Written> files = new ArrayList<>();

    DemoReport(Path folder) {
        this.folder = folder;
    }

    /** A file that was written. */
    record Written(DemoFile file, SafeWriter.Saved saved) {}

    /** Takes over what was written, in whatever order. */
    void add(List<DemoFile> wanted, List<SafeWriter.Saved> saved) {
        Map<Path, SafeWriter.Saved> byTarget = new TreeMap<>();
        saved.forEach(one -> byTarget.put(one.file(), one));
        wanted.forEach(file -> files.add(new Written(file, byTarget.get(folder.resolve(file.name())))));
    }

    /** One screen: the files with what they show, folders as one line each, then what to try. */
    void print(Console console, boolean interrupted) {
        Table table = new Table("file", ">bytes", "what it shows");
        Map<String, Long> counts = new TreeMap<>();
        Map<String, Long> sizes = new TreeMap<>();
        for (Written written : files) {
            String name = written.file().name();
            int slash = name.indexOf('/');
            if (slash < 0) {
                table.row(path(name), written.saved().size(), written.file().about());
            } else {
                counts.merge(name.substring(0, slash), 1L, Long::sum);
                sizes.merge(name.substring(0, slash), written.saved().size(), Long::sum);
            }
        }
        counts.forEach(
                (name, count) -> table.row(path(name) + "/", sizes.get(name), Printable.count(count, "file", "files")));
        table.print(console);
        if (interrupted) {
            console.say("interrupted: nothing was written");
        } else {
            tries(console);
        }
    }

    private void tries(Console console) {
        List<String> commands = TRIES.stream()
                .map(command -> String.format(Locale.ROOT, command, insideQuotes(start()), word(start())))
                .toList();
        int width = commands.stream()
                .mapToInt(command -> command.lastIndexOf('#'))
                .max()
                .orElseThrow();
        console.say("");
        String head = "try  ";
        for (String command : commands) {
            int at = command.lastIndexOf('#');
            String padding = " ".repeat(width - at + 1);
            console.say(head + "ironkit " + command.substring(0, at) + padding + command.substring(at));
            head = "     ";
        }
    }

    /** A word for a shell, in quotes where it needs them. */
    private static String word(String path) {
        return path.matches("[\\w./-]+") ? path : Printable.shellWord(path);
    }

    private static String insideQuotes(String path) {
        String quoted = Printable.shellWord(path);
        return quoted.substring(1, quoted.length() - 1);
    }

    /** What stands before a name: the folder. */
    private String start() {
        String path = Address.slashed(folder.toString());
        return path.endsWith("/") ? path : path + "/";
    }

    private String path(String name) {
        return Address.slashed(folder.resolve(name).toString());
    }

    void printJson(Console console, int code) {
        JsonDocument.print(console, "ironkit.demo", code, List.of(), out -> {
            out.name("files").array();
            for (Written written : files) {
                out.object()
                        .field("path", path(written.file().name()))
                        .field("size", written.saved().size())
                        .field("sha256", written.saved().sha256())
                        .field("about", written.file().about())
                        .end();
            }
            out.end();
        });
    }
}
