package dev.ironkit.cli.look;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Printable;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ProgressOption;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ThreadsOption;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.toolkit.input.Inputs;
import dev.ironkit.toolkit.report.CoveragePart;
import dev.ironkit.toolkit.report.HexJson;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.survey.AssetWalk;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "hex",
        header = {
            "Dump an asset field by field: offset, bytes, field, value, note.",
            "",
            "  ironkit hex 'robots.rlb!/robot.msh'",
            "  ironkit hex game: --unknown"
        },
        description = {
            "The percentage of explained bytes covers everything inside an archive, with packed entries unpacked."
                    + " For a folder, --unknown shows only that: the percentage of each file, and the fields of unknown meaning."
        },
        footer = {
            "  0 done",
            "  1 nothing in the range",
            "  2 usage error",
            "  3 some files of a folder, or some nested content, could not be read",
            "  4 input missing or unreadable",
            "  130 interrupted"
        })
public final class HexCommand extends ToolCommand {

    private static final HexFormat UPPER = HexFormat.of().withUpperCase();
    private static final HexFormat SPACED = HexFormat.ofDelimiter(" ").withUpperCase();

    /** Bytes to a line. */
    private static final int WIDTH = 16;

    /** A field longer than this is cut to its first line unless all of it is asked for. */
    private static final int LONG_FIELD = 64;

    /** Fields of a large asset are printed as they come, so many at a time, and not held as one text. */
    private static final int PIECE = 1024;

    @Parameters(paramLabel = "X", description = "A file or an entry; with --unknown also a folder.")
    String input;

    @Option(
            names = "--range",
            paramLabel = "AT+N",
            description = "Only N bytes from offset AT of the asset, in full; decimal or 0x.")
    String range;

    @Option(names = "--unknown", description = "Only bytes of unknown meaning.")
    boolean unknownOnly;

    @Option(names = "--full", description = "Show long fields in full.")
    boolean full;

    @Mixin
    ThreadsOption threads = new ThreadsOption();

    @Mixin
    ProgressOption progressOption = new ProgressOption();

    @Override
    public Optional<ProgressOption> progressOption() {
        return Optional.of(progressOption);
    }

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(input), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            if (Inputs.isFolder(workspace, address)) {
                return ofFolder();
            }
            refuseIdle(input + " is not a folder", "--threads", "--progress");
            if (range != null) {
                refuseIdle("--range already shows fields in full", "--full");
            }
            Located found = workspace.locate(address, problems);
            ByteRange whole = found.bytes().range();
            Optional<AssetPart> part = AssetPart.of(found, address, problems);
            Optional<Field> fields = fields(found, problems);
            Field root = fields.orElseGet(found::describeRaw);
            Consumer<BiConsumer<String, Leaf>> all = part.map(
                            one -> (Consumer<BiConsumer<String, Leaf>>) one::forEachLeaf)
                    .orElse(action -> ByteMap.forEachInOrder(root, action));
            ByteRange window = range == null ? whole : window(whole);
            Consumer<BiConsumer<String, Leaf>> shown = action -> all.accept((path, leaf) -> {
                if (isShown(leaf, window)) {
                    action.accept(path, leaf);
                }
            });
            CoveragePart coverage = part.isPresent() ? CoveragePart.of(all) : coverage(workspace, found);
            coverage.leftOut().forEach(problems::add);
            int done = coverage.leftOut().isEmpty() ? ExitCode.DONE : ExitCode.PARTLY;
            int code = fields.isEmpty() ? ExitCode.NO_INPUT : range != null && isEmpty(shown) ? ExitCode.NO : done;
            if (common.json) {
                printJson(found, shown, coverage, code, problems);
            } else {
                shown.accept((path, leaf) -> print(path, leaf, window, whole.offset()));
                if (unknownOnly && found.kind().isContainer()) {
                    CoverageReport.printFields(console(), coverage.unknown());
                }
                if (!common.quiet) {
                    console().say(coverage.sentence());
                }
            }
            say(problems.all(), Severity.ERROR);
            return code;
        }
    }

    private boolean isShown(Leaf leaf, ByteRange window) {
        return (!unknownOnly || leaf.role() == FieldRole.UNKNOWN)
                && leaf.range().overlaps(window);
    }

    private static boolean isEmpty(Consumer<BiConsumer<String, Leaf>> fields) {
        boolean[] empty = {true};
        fields.accept((path, leaf) -> empty[0] = false);
        return empty[0];
    }

    private int ofFolder() {
        refuseIdle(input + " is a folder, but these options apply to one file", "--range", "--full");
        if (!unknownOnly) {
            throw new UsageException(input + " is a folder; hex shows one file or entry, or with --unknown alone how"
                    + " much of a folder is explained");
        }
        return new CoverageReport(this).run(List.of(input), threads, progressOption);
    }

    /** How much is explained of the asset and of everything inside it. */
    private static CoveragePart coverage(Workspace workspace, Located found) {
        CoveragePart part = new CoveragePart();
        AssetWalk.over(workspace, found, part);
        return part;
    }

    /** The fields, or nothing where the asset cannot be read; then its bytes are still worth a look. */
    private static Optional<Field> fields(Located found, Problems problems) {
        try {
            return Optional.of(found.describe(problems));
        } catch (MalformedAssetException e) {
            return Optional.empty();
        }
    }

    private ByteRange window(ByteRange whole) {
        String[] parts = range.split("\\+", -1);
        try {
            long at = Long.decode(parts[0]);
            long count = parts.length > 1 ? Long.decode(parts[1]) : WIDTH;
            if (parts.length <= 2 && at >= 0 && count > 0) {
                return new ByteRange(whole.offset() + at, count);
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new UsageException("--range takes an offset and a count, such as 0x40+0x80, not " + range);
    }

    private void print(String path, Leaf leaf, ByteRange window, long origin) {
        boolean cut = leaf.range().length() > LONG_FIELD && !full && range == null;
        long from =
                Math.max(leaf.range().offset(), window.offset()) - leaf.range().offset();
        long to = Math.min(leaf.range().end(), window.end()) - leaf.range().offset();
        long end = cut ? Math.min(to, from + WIDTH) : to;
        for (long at = from; at < end; at += WIDTH) {
            int count = (int) Math.min(WIDTH, end - at);
            byte[] bytes = leaf.stored().slice((int) at, count).toByteArray();
            String text = at == from ? path + value(leaf) + note(leaf) : "";
            console().line(line(leaf.range().offset() - origin + at, bytes, text));
        }
        if (cut) {
            console().line("          ... " + (to - end) + " more bytes; --full or --range shows them");
        }
    }

    private static String line(long offset, byte[] bytes, String text) {
        StringBuilder line =
                new StringBuilder(80).append(UPPER.toHexDigits((int) offset)).append("  ");
        String hex = SPACED.formatHex(bytes);
        line.append(hex)
                .append(" ".repeat(WIDTH * 3 - 1 - hex.length()))
                .append("  ")
                .append(text);
        return line.toString().stripTrailing();
    }

    private static String value(Leaf leaf) {
        // Blanks and line ends of a text show nothing that the bytes do not.
        boolean blank = leaf.role() == FieldRole.PADDING && leaf.type() == FieldType.CHARACTERS;
        return blank || leaf.type() == FieldType.BYTES ? "" : " = " + Printable.oneLine(leaf.value());
    }

    private static String note(Leaf leaf) {
        String note = Printable.oneLine(leaf.note());
        return note.isEmpty() ? "" : "  (" + note + ")";
    }

    /** How many bytes of a field are shown. */
    private int shownBytes(Leaf leaf) {
        int length = leaf.stored().length();
        return length > LONG_FIELD && !full && range == null ? WIDTH : length;
    }

    private void printJson(
            Located found,
            Consumer<BiConsumer<String, Leaf>> shown,
            CoveragePart coverage,
            int code,
            Problems problems) {
        JsonDocument.print(console(), "ironkit.hex", code, problems.all(), out -> {
            out.name("subject")
                    .object()
                    .field("path", found.path().text())
                    .field("kind", found.kind().word())
                    .field("size", found.bytes().length())
                    .end();
            out.field("explainedBytes", coverage.sums().explained());
            out.field("contentBytes", coverage.sums().own());
            if (unknownOnly) {
                CoverageReport.writeFields(out, coverage.unknown());
            }
            out.name("fields").array();
            HexJson fields = new HexJson(out, found.bytes().origin());
            int[] written = {0};
            shown.accept((path, leaf) -> {
                fields.write(path, leaf, shownBytes(leaf));
                if (++written[0] % PIECE == 0) {
                    console().print(out.drain());
                }
            });
            out.end();
        });
    }
}
