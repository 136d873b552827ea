package dev.ironkit.cli.play;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.cli.command.ModelPart;
import dev.ironkit.cli.command.ModelReadingOptions;
import dev.ironkit.cli.command.SharedUse;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.cli.console.JsonDocument;
import dev.ironkit.cli.console.Table;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.runtime.model.HitList;
import dev.ironkit.runtime.model.HitQuery;
import dev.ironkit.runtime.model.ModelInstance;
import dev.ironkit.runtime.model.ModelPicker;
import dev.ironkit.runtime.model.ModelPose;
import dev.ironkit.runtime.model.PreparedModel;
import dev.ironkit.runtime.model.Ray;
import dev.ironkit.runtime.model.TriangleHit;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.ModelArgument;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "pick",
        header = {
            "Show what a ray hits of a model.",
            "",
            "  ironkit pick 'robots.rlb!/robot.msh' --ray 10,0,2,-1,0,0",
            "  ironkit pick --all 'robots.rlb!/robot.msh' --ray 0,0,50,0,0,-1 --time 12.5"
        },
        description = {
            "Prints one line for the first triangle, or with --all for each triangle, nearest first: node, slot,"
                    + " batch, triangle, distance in lengths of the direction, and the point. The model stands at the origin, x"
                    + " forward, y left, z up."
        },
        footer = {"  0 hit", "  1 nothing hit", "  2 usage error", "  4 input missing, unreadable or not a model"})
public final class PickCommand extends ToolCommand {

    private static final int RAY = 6;

    @Parameters(
            paramLabel = "X",
            description = "A model: an entry or a file; ?state=, ?level= and ?frame= replace the options.")
    String input;

    @Option(
            names = "--ray",
            required = true,
            paramLabel = "OX,OY,OZ,DX,DY,DZ",
            description = "The start and the direction of the ray.")
    String ray;

    @Option(names = "--state", paramLabel = "N", description = "The damage state, 0 to 2. Default: 0.")
    String state;

    @Option(
            names = "--level",
            paramLabel = "N",
            description = "The level of detail, 0 to 3, or 4 for the first-person view. Default: 0.")
    String level;

    @Option(names = "--time", paramLabel = "T", description = "The time, in frames. Default: 0, the rest pose.")
    String time;

    @Option(
            names = "--what",
            paramLabel = "all|shot|move",
            defaultValue = "all",
            description =
                    "What can be hit: everything from both sides, what stops a shot, or what stops a moving object.")
    String what;

    @Option(names = "--all", description = "Show every triangle along the ray, not only the first.")
    boolean all;

    private boolean complete = true;

    @Mixin
    ModelReadingOptions readings = new ModelReadingOptions();

    private static final MathContext SIX_DIGITS = new MathContext(6, RoundingMode.HALF_UP);

    /** Numbers from here on and below that are printed without an exponent. */
    private static final double SMALLEST_PLAIN = 1e-3;

    private static final double LARGEST_PLAIN = 99_999;

    @Override
    public SharedUse shared() {
        return SharedUse.of(List.of(input), SharedUse.Acts.READ, SharedUse.Acts.OVERLAY, SharedUse.Acts.KIND);
    }

    @Override
    public int run() {
        refuseIdle("table 18 does not affect hits", "--res18");
        Ray asked = ray();
        Problems problems = problems(Problems.Mode.TOLERANT);
        try (Workspace workspace = workspace()) {
            Address address = workspace.parse(input);
            ModelPart part = new ModelPart(this, address, ModelPart.OF_MODELS, "state", "level", "frame");
            HitQuery query = query().at(
                            index("--state", part.or("state", "--state", state, "0"), 2),
                            index("--level", part.or("level", "--level", level, "0"), 4));
            float when = ModelArgument.number("--time", part.or("frame", "--time", time, "0"));
            Located found = workspace.locate(address, problems);
            PreparedModel model = prepared(ModelArgument.model(found, problems));
            List<TriangleHit> hits = hits(model, asked, query, when);
            int code = hits.isEmpty() ? ExitCode.NO : ExitCode.DONE;
            if (common.json) {
                printJson(found, model, hits, code, problems);
            } else {
                printText(model, hits);
            }
            say(problems.all(), Severity.ERROR);
            if (!common.quiet) {
                ModelArgument.damage(model.model(), found).ifPresent(console()::say);
            }
            if (hits.isEmpty() && !common.quiet) {
                console().say("the ray hits nothing");
            }
            if (!complete && !common.quiet) {
                console()
                        .say("more than " + HitList.MOST + " triangles were hit: only the nearest " + HitList.MOST
                                + " are shown");
            }
            return code;
        }
    }

    private PreparedModel prepared(Model model) {
        return PreparedModel.of(model, readings.of(model));
    }

    private List<TriangleHit> hits(PreparedModel model, Ray asked, HitQuery query, float when) {
        ModelInstance instance = new ModelInstance(model);
        ModelPose pose = instance.newPose();
        instance.sample(when, pose);
        ModelPicker picker = new ModelPicker(instance);
        picker.place(pose);
        List<TriangleHit> hits = new ArrayList<>();
        if (all) {
            HitList list = new HitList();
            picker.all(asked, query, list);
            complete = list.isComplete();
            for (int i = 0; i < list.size(); i++) {
                hits.add(list.hit(i));
            }
        } else {
            TriangleHit hit = new TriangleHit();
            picker.first(asked, query, hit);
            if (hit.found()) {
                hits.add(hit);
            }
        }
        return hits;
    }

    private Ray ray() {
        String[] parts = ray.split(",", -1);
        if (parts.length != RAY) {
            throw new UsageException("--ray takes six numbers separated by commas, not " + ray);
        }
        double[] numbers = new double[RAY];
        for (int i = 0; i < RAY; i++) {
            try {
                numbers[i] = Double.parseDouble(parts[i].strip());
            } catch (NumberFormatException e) {
                throw new UsageException("--ray takes six numbers, not " + parts[i]);
            }
        }
        try {
            return Ray.of(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
        } catch (IllegalArgumentException e) {
            throw new UsageException("--ray " + ray + ": " + e.getMessage());
        }
    }

    private HitQuery query() {
        return switch (what) {
            case "all" -> HitQuery.EVERYTHING;
            case "shot" -> HitQuery.SHOT;
            case "move" -> HitQuery.COLLISION;
            default -> throw new UsageException("--what takes all, shot or move, not " + what);
        };
    }

    private static int index(String option, String text, int last) {
        if (text.matches("[0-9]") && Integer.parseInt(text) <= last) {
            return Integer.parseInt(text);
        }
        throw new UsageException(option + " takes a number from 0 to " + last + ", not " + text);
    }

    private void printText(PreparedModel model, List<TriangleHit> hits) {
        Table table = new Table(
                ">node",
                "name",
                ">slot",
                ">batch",
                ">triangle",
                ">distance",
                ">x",
                ">y",
                ">z",
                ">material row",
                "side");
        for (TriangleHit hit : hits) {
            table.row(
                    hasNodes(model) ? hit.node() : "-",
                    nodeName(model, hit),
                    hasNodes(model) ? hit.slot() : "-",
                    hit.batch(),
                    hit.triangle(),
                    decimal(hit.distance()),
                    decimal(hit.point(0)),
                    decimal(hit.point(1)),
                    decimal(hit.point(2)),
                    materialRow(model, hit),
                    hit.fromBehind() ? "back" : "front");
        }
        if (!table.isEmpty()) {
            table.print(console());
        }
    }

    /** Where nodes cannot be read, everything is hit as one piece, which is no node and no slot of the model. */
    private static boolean hasNodes(PreparedModel model) {
        return !model.model().nodes().stride24();
    }

    private static String nodeName(PreparedModel model, TriangleHit hit) {
        return hasNodes(model) ? model.model().nodeName(hit.node()) : "";
    }

    /** Six digits of a number. */
    static String decimal(double value) {
        double size = Math.abs(value);
        if (size == 0) {
            return "0.00000";
        }
        if (!(size >= SMALLEST_PLAIN && size < LARGEST_PLAIN)) {
            return String.format(Locale.ROOT, "%.6g", value);
        }
        // The same, many times faster: a made-up model is hit in tens of thousands of places.
        BigDecimal rounded = new BigDecimal(value).round(SIX_DIGITS);
        return rounded.setScale(SIX_DIGITS.getPrecision() - rounded.precision() + rounded.scale())
                .toPlainString();
    }

    private static int materialRow(PreparedModel model, TriangleHit hit) {
        return rows(model).wearRow(model.model().batches(), hit.batch());
    }

    private static BatchReading rows(PreparedModel model) {
        return model.reading().materials();
    }

    private void printJson(Located found, PreparedModel model, List<TriangleHit> hits, int code, Problems problems) {
        JsonDocument.print(console(), "ironkit.pick", code, problems.all(), out -> {
            JsonDocument.subject(out, found);
            out.field("complete", complete);
            out.name("hits").array();
            hits.forEach(hit -> write(model, hit, out));
            out.end();
        });
    }

    private static void write(PreparedModel model, TriangleHit hit, JsonWriter out) {
        out.object()
                .field("node", hasNodes(model) ? hit.node() : PreparedModel.NONE)
                .field("name", nodeName(model, hit))
                .field("slot", hasNodes(model) ? hit.slot() : PreparedModel.NONE)
                .field("batch", hit.batch())
                .field("triangle", hit.triangle())
                .field("materialRow", materialRow(model, hit))
                .field(
                        "lightmapRow",
                        rows(model)
                                .lightmapRow(model.model().batches(), hit.batch())
                                .orElse(PreparedModel.NONE));
        out.name("distance").raw(Double.toString(hit.distance()));
        three(out, "point", hit.point(0), hit.point(1), hit.point(2));
        three(out, "barycentric", hit.weight(0), hit.weight(1), hit.weight(2));
        three(out, "normal", hit.normal(0), hit.normal(1), hit.normal(2));
        out.field("fromBehind", hit.fromBehind()).end();
    }

    private static void three(JsonWriter out, String name, double a, double b, double c) {
        out.name(name).inlineArray();
        out.raw(Double.toString(a)).raw(Double.toString(b)).raw(Double.toString(c));
        out.end();
    }
}
