package dev.ironkit.cli.look;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.Glob;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.toolkit.Batch;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "ls",
        header = {
            "List the entries of an archive, or the files of a folder.",
            "",
            "  ironkit ls -l --type Texm Textures.lib",
            "  ironkit ls --json 'robots.rlb!/robot.msh'"
        },
        footer = {
            "  0 done",
            "  2 usage error",
            "  3 some inputs failed",
            "  4 input missing, unreadable or not an archive"
        })
public final class LsCommand extends ToolCommand {

    @Parameters(arity = "1..*", paramLabel = "X", description = "Archives, entries that are archives, or folders.")
    List<String> inputs;

    @Option(names = "-l", description = "Also show index, type, size, offset and attributes.")
    boolean longForm;

    private static final String DEFAULT_ORDER = "index";

    @Option(names = "--index", description = "Print the directory index before each name, as used in addresses.")
    boolean withIndex;

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description = "Only entries of this type: four characters or a number.")
    String type;

    @Option(
            names = "--glob",
            paramLabel = "PATTERN",
            description = "Only names that match (file names if X is a folder); * and ? are wildcards.")
    String glob;

    @Option(
            names = "--sort",
            paramLabel = "index|name|type|size|offset",
            defaultValue = DEFAULT_ORDER,
            description = "What to sort by.")
    String sort;

    @Option(names = "-0", description = "End each name with a NUL, for xargs -0.")
    boolean nulEnded;

    /** An entry and the archive it was found in. */
    private record Row(Located archive, Archive container, ArchiveEntry entry) {
        String address() {
            return archive.path().entry(container.segment(entry.index())).text();
        }

        String name() {
            return Workspace.display(entry.name());
        }
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(inputs, SharedUse.Acts.READ, SharedUse.Acts.OVERLAY);
    }

    @Override
    public int run() {
        if (common.json) {
            refuseIdle("--json always prints everything, as one document", "-l", "--index", "-0");
        }
        if (nulEnded) {
            refuseIdle("-0 prints only names", "-l", "--index");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            List<Located> archives = new ArrayList<>();
            List<Row> rows = new ArrayList<>();
            Batch batch = new Batch(problems);
            List<FolderListing> folders = new ArrayList<>();
            for (String input : inputs) {
                batch.item(() -> {
                    Address address = Inputs.around(workspace, input, this::note);
                    if (Inputs.isFolder(workspace, address)) {
                        refuseForFolder(input);
                        folders.add(FolderListing.of(workspace, address, glob == null ? null : new Glob(glob)));
                        return;
                    }
                    Located archive = workspace.locate(address, problems);
                    Archive container = archive.container(problems);
                    archives.add(archive);
                    select(archive, container, rows);
                });
            }
            int code = ExitCode.of(batch.outcome());
            if (common.json) {
                printJson(code, problems, archives, rows, folders);
            } else {
                folders.forEach(folder -> folder.print(console()));
                printText(rows);
            }
            say(problems.all(), Severity.ERROR);
            if (common.verbose) {
                console().say("read " + workspace.bytesRead() + " bytes");
            }
            return code;
        }
    }

    /** Files have no directory that would say such things of them. */
    private void refuseForFolder(String folder) {
        List<String> given = given("--type", "--index", "-0", "--sort", "-l");
        if (!given.isEmpty()) {
            throw new UsageException(
                    given.get(0) + " applies to the entries of an archive, but " + folder + " is a folder");
        }
    }

    private void select(Located archive, Archive container, List<Row> rows) {
        Integer wanted = type == null ? null : (Integer) parseType();
        Glob names = glob == null ? null : new Glob(glob);
        List<Row> found = new ArrayList<>();
        for (ArchiveEntry entry : container.directory()) {
            Row row = new Row(archive, container, entry);
            boolean typeFits = wanted == null || entry.attributes().type() == wanted;
            if (typeFits && (names == null || names.matches(row.name()))) {
                found.add(row);
            }
        }
        found.sort(order());
        rows.addAll(found);
    }

    private int parseType() {
        try {
            return Attributes.parseType(type);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--type: " + e.getMessage());
        }
    }

    /** Not made by Comparator.comparing: its classes are spun at run time, which takes longer than the sorting. */
    private Comparator<Row> order() {
        return switch (sort) {
            case "index" ->
                (a, b) -> Integer.compare(a.entry().index(), b.entry().index());
            case "name" -> (a, b) -> folded(a).compareTo(folded(b));
            case "type" -> (a, b) -> a.entry().type().compareTo(b.entry().type());
            case "size" -> (a, b) -> Long.compare(a.entry().size(), b.entry().size());
            case "offset" ->
                (a, b) -> Long.compare(a.entry().offset(), b.entry().offset());
            default -> throw new UsageException("--sort takes index, name, type, size or offset, not " + sort);
        };
    }

    private static String folded(Row row) {
        return row.name().toLowerCase(Locale.ROOT);
    }

    private void printText(List<Row> rows) {
        if (nulEnded) {
            rows.forEach(row -> console().out().print(row.name() + "\0"));
            return;
        }
        boolean several = rows.stream().map(Row::archive).distinct().count() > 1;
        Table table = longForm
                ? new Table(">index", "type", ">size", ">offset", ">attr1", ">attr2", ">attr3", "name")
                : withIndex ? new Table(">index", "name") : new Table("name");
        for (Row row : rows) {
            ArchiveEntry entry = row.entry();
            Attributes attributes = entry.attributes();
            String name = several ? row.address() : row.name();
            String index = (withIndex ? "@" : "") + entry.index();
            if (longForm) {
                table.row(
                        index,
                        entry.type(),
                        entry.size(),
                        entry.offset(),
                        Integer.toUnsignedString(attributes.attr1()),
                        Integer.toUnsignedString(attributes.attr2()),
                        Integer.toUnsignedString(attributes.attr3()),
                        entry.usable() ? name : name + "  (unusable)");
            } else if (withIndex) {
                table.row(index, name);
            } else {
                table.row(name);
            }
        }
        if (!rows.isEmpty()) {
            table.print(console());
        }
    }

    private void printJson(
            int code, Problems problems, List<Located> archives, List<Row> rows, List<FolderListing> folders) {
        JsonDocument.print(console(), "ironkit.archive.list", code, problems.all(), out -> {
            if (archives.size() == 1 && folders.isEmpty()) {
                subject(out.name("subject"), archives.get(0));
            } else {
                out.name("subjects").array();
                archives.forEach(archive -> subject(out, archive));
                out.end();
            }
            if (!folders.isEmpty()) {
                out.name("files").array();
                folders.forEach(folder -> folder.write(out));
                out.end();
            }
            out.name("entries").array();
            rows.forEach(row -> entry(out, row));
            out.end();
        });
    }

    private static void subject(JsonWriter out, Located archive) {
        out.object()
                .field("path", archive.path().text())
                .field("sha256", Sha256.of(archive.bytes()))
                .end();
    }

    private static void entry(JsonWriter out, Row row) {
        ArchiveEntry entry = row.entry();
        Attributes attributes = entry.attributes();
        out.object()
                .field("index", entry.index())
                .field("name", row.name())
                .field("nameBytes", HexFormat.of().formatHex(entry.name().toByteArray()))
                .field("type", entry.type())
                .field("offset", entry.offset())
                .field("size", entry.size())
                .field("storedSize", entry.storedSize())
                .field("usable", entry.usable());
        out.name("attributes")
                .inlineArray()
                .value(Integer.toUnsignedLong(attributes.attr1()))
                .value(Integer.toUnsignedLong(attributes.attr2()))
                .value(Integer.toUnsignedLong(attributes.attr3()))
                .end();
        out.field("address", row.address()).end();
    }
}
