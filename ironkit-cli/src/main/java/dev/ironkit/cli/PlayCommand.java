package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "play",
        header = {
            "Show what a material does over time, as the engine plays it.",
            "",
            "  ironkit play 'Material.lib!/WATER_M' --to 2000 --step 50",
            "  ironkit play --json --block 1 --fraction 'Material.lib!/WATER_M'"
        },
        description = {
            "One line for each moment: the phase that is shown and the one it moves to, how far on the way it is, colours,",
            "opacity, texture and page. A random animation draws the numbers the engine draws after its start."
        },
        footer = {
            "  0 done   1 the material has no phases   2 wrong use   4 input missing, unreadable or not a material"
        })
final class PlayCommand extends ToolCommand {

    /** More moments than this are a slip of the hand. */
    private static final long MOST_ROWS = 100_000;

    @Parameters(paramLabel = "X", description = "A material: an entry, or a loose file with --as mat0.")
    String input;

    @Option(
            names = "--block",
            paramLabel = "N",
            defaultValue = "0",
            description = "Which animation; one that is not there counts as the first, as in the engine.")
    String block;

    @Option(
            names = "--from",
            paramLabel = "T",
            defaultValue = "0",
            description = "The first moment, in milliseconds of game time.")
    String from;

    @Option(names = "--to", paramLabel = "T", defaultValue = "1000", description = "The last moment.")
    String to;

    @Option(names = "--step", paramLabel = "T", defaultValue = "25", description = "From one moment to the next.")
    String step;

    @Option(
            names = "--start",
            paramLabel = "T",
            description = "When the animation started; 0 unless given. It may lie ahead: times wrap at 2^32.")
    String start;

    @Option(
            names = "--fraction",
            description = "Count thousandths of the cycle instead of milliseconds, as effects do; beyond 1000 is 500.")
    boolean fraction;

    @Override
    int run() {
        if (fraction && start != null) {
            throw new UsageException("--start has no meaning with --fraction: a fraction has no start");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            takePart(new ModelPart(address, "block", "time"));
            Located found = workspace.locate(address, problems);
            Material material = material(found, problems);
            PlayedMaterial played = new PlayedMaterial(material, block(), fraction);
            List<PlayedMaterial.Row> rows = rows(played);
            int code = rows.isEmpty() ? ExitCode.NO : ExitCode.DONE;
            if (common.json) {
                printJson(found, played, rows, code, problems);
            } else {
                printText(rows);
            }
            say(problems.all(), Severity.ERROR);
            note(played, rows);
            return code;
        }
    }

    /** {@code ?block=0&time=125} is another way to say which animation, and the one moment of it. */
    private void takePart(ModelPart part) {
        block = part.or("block", "--block", block.equals("0") ? null : block, "0");
        String moment = part.or("time", "--from", from.equals("0") ? null : from, "");
        if (part.has("time")) {
            from = moment;
            to = moment;
        }
    }

    private static Material material(Located found, Problems problems) {
        Object model = found.decoded(problems).map(DecodedAsset::model).orElse(null);
        if (model instanceof Material material) {
            return material;
        }
        throw new MalformedAssetException(
                Diagnostic.of(CliProblem.NO_MATERIAL, found.path(), found.kind().title()));
    }

    private List<PlayedMaterial.Row> rows(PlayedMaterial played) {
        long first = time("--from", from);
        long last = time("--to", to);
        long stride = time("--step", step);
        if (stride == 0) {
            throw new UsageException("--step takes a number above 0");
        }
        if (last < first) {
            throw new UsageException("--to " + last + " lies before --from " + first);
        }
        if ((last - first) / stride >= MOST_ROWS) {
            throw new UsageException("these are more than " + MOST_ROWS + " moments; make --step larger");
        }
        return played.rows(first, last, stride, start == null ? 0 : (int) time("--start", start));
    }

    private static long time(String option, String text) {
        return Integer.toUnsignedLong(CommonOptions.number(option, text, 0));
    }

    private int block() {
        if (block.matches("[0-9]{1,6}")) {
            return Integer.parseInt(block);
        }
        throw new UsageException("--block takes a number from 0 to 999999, not " + block);
    }

    private void printText(List<PlayedMaterial.Row> rows) {
        Table table = new Table(
                ">time",
                ">phase",
                ">next",
                ">alpha",
                "diffuse",
                "ambient",
                ">opacity",
                "specular",
                "emissive",
                "texture",
                ">cell");
        for (PlayedMaterial.Row row : rows) {
            table.row(
                    row.time(),
                    row.phase(),
                    row.nextPhase(),
                    row.shortAlpha(),
                    row.hex(PlayedMaterial.DIFFUSE),
                    row.hex(PlayedMaterial.AMBIENT),
                    row.opacity(),
                    row.hex(PlayedMaterial.SPECULAR),
                    row.hex(PlayedMaterial.EMISSIVE),
                    row.texture().orElse("-"),
                    row.cell());
        }
        if (!rows.isEmpty()) {
            table.print(console());
        }
    }

    private void note(PlayedMaterial played, List<PlayedMaterial.Row> rows) {
        if (rows.isEmpty()) {
            console().say("the material has no phases: the engine shows nothing");
        } else if (!common.quiet && played.block() != played.asked()) {
            console().say("there is no block " + played.asked() + ": the engine shows block 0");
        }
    }

    private void printJson(
            Located found, PlayedMaterial played, List<PlayedMaterial.Row> rows, int code, Problems problems) {
        Optional<AnimationBlock> animation = played.animation();
        JsonDocument.print(console(), "ironkit.play", code, problems.all(), out -> {
            JsonDocument.subject(out, found);
            out.field("block", played.asked())
                    .field("shownBlock", played.block())
                    .field("mode", animation.map(one -> one.mode().title()).orElse(null))
                    .field("period", animation.map(AnimationBlock::period).orElse(0))
                    .field("unit", fraction ? "thousandths" : "ms");
            out.name("rows").array();
            rows.forEach(row -> row.write(out));
            out.end();
        });
    }
}
