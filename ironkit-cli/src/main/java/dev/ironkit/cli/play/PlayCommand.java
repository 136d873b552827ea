package dev.ironkit.cli.play;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.cli.command.CommonOptions;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ModelPart;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.TimeMode;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialRules;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.runtime.effect.EffectInstance;
import dev.ironkit.runtime.material.EngineException;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.game.GamePlace;
import dev.ironkit.toolkit.input.AssetPart;
import dev.ironkit.toolkit.input.SuitedCommand;
import dev.ironkit.toolkit.report.EffectMoment;
import dev.ironkit.toolkit.report.JsonFloats;
import dev.ironkit.toolkit.report.PlayedEffect;
import dev.ironkit.toolkit.report.PlayedList;
import dev.ironkit.toolkit.report.PlayedMaterial;
import dev.ironkit.toolkit.report.PlayedTimes;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "play",
        header = {
            "Show what a material, a material list or an effect does over time, as the engine plays it.",
            "",
            "  ironkit play 'Material.lib!/WATER_M' --to 2000 --step 50",
            "  ironkit play 'effects.rlb!/FX_ENGINE' --speed 0..1 --to 2000"
        },
        description = {
            "For a material, prints one line per moment: the current phase and the next one, the progress between"
                    + " them, colours, opacity, texture and page. A random animation draws the same numbers as the engine after"
                    + " start-up.",
            "",
            "For a material list, prints one line per row and moment, with its handle, its start time and its"
                    + " texture slot, as the material manager loads and shows it with the libraries of the game (found nearby"
                    + " or given with --game).",
            "",
            "For an effect, prints one line per active command: effect time, progress in its window, opacity,"
                    + " position, size and other values; for particles, the oldest one. Sounds show when they start and stop."
        },
        footer = {
            "  0 done",
            "  1 no material has phases",
            "  2 usage error",
            "  4 input missing, unreadable or nothing to play"
        })
public final class PlayCommand extends ToolCommand {

    /** Materials are shown for a second, forty times. */
    private static final long MATERIAL_LAST = 1000;

    private static final long MATERIAL_STEP = 25;
    private static final long LIST_STEP = 250;

    /** Effects are shown to their end, as often as the engine updates them. */
    private static final long EFFECT_STEP = EffectInstance.PERIOD;

    private static final long LONGEST = 600_000;

    @Parameters(
            paramLabel = "X",
            description =
                    "A material, a material list or an effect: an entry or a loose file; loose materials and effects need"
                            + " --as mat0 or --as fxid.")
    String input;

    @Option(
            names = "--block",
            paramLabel = "N",
            description = "The animation block of a material; as in the engine, a missing one counts as the first.")
    String block;

    @Option(
            names = "--from",
            paramLabel = "T",
            defaultValue = "0",
            description = "The first moment, in milliseconds of game time.")
    String from;

    @Option(
            names = "--to",
            paramLabel = "T",
            description = "The last moment. Default: 1000 for materials, its end for an effect.")
    String to;

    @Option(
            names = "--step",
            paramLabel = "T",
            description = "The time between moments. Default: 25 for a material, 250 for a list, 100 for an effect.")
    String step;

    @Option(
            names = "--start",
            paramLabel = "T",
            description = "The start time. Default: 0. It may lie in the future: times wrap at 2^32.")
    String start;

    @Option(
            names = "--fraction",
            description =
                    "Count in thousandths of a material's cycle instead of milliseconds, as effects do; above 1000 counts as"
                            + " 500.")
    boolean fraction;

    @Mixin
    EffectInputOptions inputs = new EffectInputOptions();

    @Override
    public SharedUse shared() {
        return SharedUse.of(
                List.of(input),
                SharedUse.Acts.READ,
                SharedUse.Acts.OVERLAY,
                SharedUse.Acts.KIND,
                SharedUse.Acts.LISTS,
                SharedUse.Acts.GAME);
    }

    @Override
    public int run() {
        if (fraction && start != null) {
            throw new UsageException("--start has no meaning with --fraction: a fraction has no start");
        }
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            Located found = workspace.locate(address, problems);
            Object model = found.decoded(problems).map(DecodedAsset::model).orElse(null);
            if (model instanceof WearList) {
                return play(workspace, found, problems);
            }
            refuseIdle("this is not a material list", "--wear-parser");
            if (!address.inGame()) {
                refuseIdle("this is not a material list, and no other game file is used", "--game");
            }
            if (model instanceof Effect effect) {
                return play(found, effect, AssetPart.of(found, address, problems), problems);
            } else if (model instanceof Material material) {
                takePart(new ModelPart(this, address, ModelPart.OF_MATERIALS, "block", "time"));
                return play(found, material, problems);
            }
            throw new MalformedAssetException(Diagnostic.of(
                    RequestProblem.NO_MATERIAL, found.path(), found.kind().title(), SuitedCommand.of(found)));
        }
    }

    private int play(Workspace workspace, Located found, Problems problems) {
        refuseEffectOptions("this is a material list");
        WearParser parser = common.wearParser == null ? WearParser.FILE : common.wearParser();
        if (parser == WearParser.TOLERANT) {
            throw new UsageException(
                    "--wear-parser tolerant has no effect here: the engine parses a list as file or buffer");
        }
        ByteView text = found.bytes().load();
        Path set = common.readOptions().gameFolder();
        Path game = set == null ? GamePlace.around(found.file().path()).folder() : set;
        List<PlayedList.Row> rows;
        PlayedList played;
        try {
            List<String> names = parser.read(text, Problems.tolerant()).materials().stream()
                    .map(Workspace::display)
                    .toList();
            played = new PlayedList(workspace, game, found.path().text(), text, names, parser == WearParser.BUFFER);
            rows = played.rows(times(MATERIAL_LAST, LIST_STEP), startTime(), block(), fraction);
        } catch (EngineException e) {
            throw new MalformedAssetException(Diagnostic.of(RequestProblem.ENGINE, found.path(), e.getMessage()));
        }
        int code = rows.isEmpty() ? ExitCode.NO : ExitCode.DONE;
        played.heard().forEach(said -> problems.add(Diagnostic.of(RequestProblem.ENGINE_SAYS, found.path(), said)));
        if (common.json) {
            printJson(found, rows, code, problems);
        } else if (!rows.isEmpty()) {
            printList(rows);
        }
        say(problems.all(), common.quiet ? Severity.ERROR : Severity.WARNING);
        if (rows.isEmpty()) {
            console().say("no material of the list has phases: the engine shows nothing");
        }
        return code;
    }

    private void refuseEffectOptions(String what) {
        refuseIdle(
                what + ", and only effects use it",
                "--seed",
                "--value",
                "--node",
                "--speed",
                "--spin",
                "--attach",
                "--life",
                "--target",
                "--hold");
    }

    private void printList(List<PlayedList.Row> rows) {
        Table table = new Table(
                ">time",
                ">row",
                "handle",
                "material",
                ">start",
                ">phase",
                ">next",
                ">alpha",
                "diffuse",
                "ambient",
                ">opacity",
                ">slot",
                "texture",
                ">cell");
        for (PlayedList.Row row : rows) {
            PlayedMaterial.Row shown = row.shown();
            table.row(
                    shown.time(),
                    row.row(),
                    row.handleText(),
                    row.name(),
                    shown.startTime(),
                    shown.phase(),
                    shown.nextPhase(),
                    shown.shortAlpha(),
                    shown.hex(PlayedMaterial.DIFFUSE),
                    shown.hex(PlayedMaterial.AMBIENT),
                    shown.opacity(),
                    row.slot(),
                    shown.texture().orElse("-"),
                    shown.cell());
        }
        table.print(console());
    }

    /** {@code ?block=0&time=125} is another way to say which animation, and the one moment of it. */
    private void takePart(ModelPart part) {
        block = part.or("block", "--block", block, null);
        String moment = part.or("time", "--from", from.equals("0") ? null : from, "");
        if (part.has("time")) {
            from = moment;
            to = moment;
        }
    }

    private int play(Located found, Material material, Problems problems) {
        refuseEffectOptions("this is a material");
        MaterialRules.check(material, found.bytes(), problems.at(found.path()));
        PlayedMaterial played = new PlayedMaterial(material, block(), fraction);
        PlayedTimes times = times(MATERIAL_LAST, MATERIAL_STEP);
        List<PlayedMaterial.Row> rows = played.rows(times.first(), times.last(), times.stride(), startTime());
        int code = rows.isEmpty() ? ExitCode.NO : ExitCode.DONE;
        if (common.json) {
            printJson(found, played, rows, code, problems);
        } else {
            printText(rows);
        }
        say(problems.all(), common.quiet ? Severity.ERROR : Severity.WARNING);
        note(played, rows);
        return code;
    }

    private int play(Located found, Effect effect, Optional<AssetPart> part, Problems problems) {
        if (fraction || block != null) {
            throw new UsageException("this is an effect; --block and --fraction are for materials");
        }
        double end = Math.ceil(effect.header().duration() * 1000.0);
        long usual = end > 0 ? (long) Math.min(end, LONGEST) : MATERIAL_LAST;
        PlayedTimes times = times(usual, EFFECT_STEP);
        PlayedEffect played = new PlayedEffect(effect, inputs.seedNumber(), inputs.hold, inputs::manual, inputs::world);
        List<EffectMoment> rows = played.moments(times.first(), times.last(), times.stride(), startTime()).stream()
                .map(row -> part.map(row::only).orElse(row))
                .toList();
        List<String> idle = inputs.idle(effect);
        if (!idle.isEmpty()) {
            throw new UsageException(
                    String.join(", ", idle) + " has no effect here: this effect does not use it between "
                            + times.first() + " and " + times.last());
        }
        if (common.json) {
            printJson(found, effect, rows, problems);
        } else {
            Table table = new Table(">time", ">t", ">#", "command", ">x", ">fade", "position", "size", "what");
            rows.forEach(row -> addTo(table, row));
            table.print(console());
        }
        say(problems.all(), Severity.ERROR);
        if (played.isGone() && !common.quiet) {
            console().say("the effect deletes itself at its end");
        }
        return ExitCode.DONE;
    }

    private int startTime() {
        return start == null ? 0 : (int) time("--start", start);
    }

    private int block() {
        if (block == null) {
            return 0;
        }
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
            console().say("the material has no block " + played.asked() + ": the engine shows block 0");
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

    private void printJson(Located found, List<PlayedList.Row> rows, int code, Problems problems) {
        JsonDocument.print(console(), "ironkit.play", code, problems.all(), out -> {
            JsonDocument.subject(out, found);
            // Each row has a material of its own, with a mode and a period of its own.
            out.field("block", block()).field("mode", (String) null).field("unit", fraction ? "thousandths" : "ms");
            out.name("rows").array();
            rows.forEach(row -> row.write(out));
            out.end();
        });
    }

    private static void addTo(Table table, EffectMoment row) {
        String moment = String.format(Locale.ROOT, "%.3f", row.t());
        if (row.commands().isEmpty()) {
            table.row(row.time(), moment, "-", "-", "-", "-", "-", "-", "-");
        }
        for (EffectMoment.Shown shown : row.commands()) {
            table.row(
                    row.time(),
                    moment,
                    shown.index(),
                    shown.name(),
                    String.format(Locale.ROOT, "%.2f", shown.progress()),
                    text(shown, "fade"),
                    text(shown, "position"),
                    text(shown, "size"),
                    rest(shown));
        }
    }

    /** Numbers of a name for people, once where all are the same. */
    private static String text(EffectMoment.Shown shown, String name) {
        List<Float> values = shown.numbers().getOrDefault(name, List.of());
        if (values.isEmpty()) {
            return "-";
        }
        List<String> texts = values.stream().map(PlayCommand::text).toList();
        boolean same = texts.stream().distinct().count() == 1;
        return same ? texts.get(0) : String.join(" ", texts);
    }

    /** At most two digits behind the point, and no zeros at the end. */
    private static String text(float value) {
        String text = String.format(Locale.ROOT, "%.2f", value);
        String stripped = text.replaceFirst("\\.?0+$", "");
        return stripped.equals("-0") ? "0" : stripped;
    }

    /** What has no column of its own. */
    private static String rest(EffectMoment.Shown shown) {
        Map<String, String> rest = new LinkedHashMap<>();
        for (String name : shown.numbers().keySet()) {
            if (!List.of("fade", "position", "size", "direction", "phase").contains(name)) {
                rest.put(name, text(shown, name));
            }
        }
        StringBuilder out = new StringBuilder(shown.event());
        rest.forEach((name, value) -> out.append(out.length() == 0 ? "" : ", ")
                .append(name)
                .append(' ')
                .append(value));
        return out.length() == 0 ? "-" : out.toString();
    }

    /** The moments that options ask for. */
    private PlayedTimes times(long usualLast, long usualStride) {
        long first = time("--from", from);
        long last = to == null ? usualLast : time("--to", to);
        long stride = step == null ? usualStride : time("--step", step);
        if (stride == 0) {
            throw new UsageException("--step takes a number above 0");
        }
        if (last < first) {
            throw new UsageException("--to " + last + " lies before --from " + first);
        }
        if ((last - first) / stride >= PlayedTimes.MOST_ROWS) {
            throw new UsageException("this gives more than " + PlayedTimes.MOST_ROWS + " moments; use a larger --step");
        }
        return new PlayedTimes(first, last, stride);
    }

    private static long time(String option, String text) {
        return Integer.toUnsignedLong(CommonOptions.number(option, text, 0));
    }

    private void printJson(Located found, Effect effect, List<EffectMoment> rows, Problems problems) {
        JsonDocument.print(console(), "ironkit.play", ExitCode.DONE, problems.all(), out -> {
            JsonDocument.subject(out, found);
            out.field("mode", effect.header().timeMode().map(TimeMode::title).orElse(null));
            JsonFloats.field(out, "duration", effect.header().duration());
            out.field("seed", Integer.toUnsignedLong(inputs.seedNumber())).field("unit", "ms");
            out.name("rows").array();
            rows.forEach(row -> row.write(out));
            out.end();
        });
    }
}
