package dev.ironkit.convert.importing.create;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.KeyTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.BuildProblem;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes a complete model of one from elsewhere: all tables, bounds, neighbours of triangles, keys and a frame map.
 *
 * <p>A file of our own export becomes the nodes and cells it was made of, by its marks or, where a program dropped them, by its names;
 * any other becomes a node for each of its nodes, with what hangs on them in their first cell.
 */
public final class NewModel {

    /**
     * How to make it.
     *
     * @param stem the name of the model's file without its ending, which becomes the name of its tables
     * @param framesPerSecond how many frames a second of an animation has
     * @param scale what all places are multiplied by
     * @param base a model that lends what the incoming one cannot say
     * @param look what that model wears
     */
    public record Options(String stem, double framesPerSecond, double scale, Optional<Model> base, ModelLook look) {

        /** The frames of a second unless somebody says otherwise: those of Blender. */
        public static final double FRAMES_PER_SECOND = 24;

        public Options {
            if (!(framesPerSecond > 0 && framesPerSecond <= 1e6) || !(scale > 0 && scale <= 1e6)) {
                throw new IllegalArgumentException("frames per second " + framesPerSecond + ", scale " + scale);
            }
        }

        /** {@return a model of a name, otherwise as usual} */
        public static Options named(String stem) {
            return new Options(stem, FRAMES_PER_SECOND, 1, Optional.empty(), ModelLook.NONE);
        }

        /** {@return the same with a model that lends} */
        public Options lending(Model model, ModelLook worn) {
            return new Options(stem, framesPerSecond, scale, Optional.of(model), worn);
        }
    }

    private final IncomingModel incoming;
    private final Options options;
    private final Problems problems;
    private final Notes notes = new Notes();
    private Optional<BaseFields> loan = Optional.empty();

    private NewModel(IncomingModel incoming, Options options, Problems problems) {
        this.incoming = incoming;
        this.options = options;
        this.problems = problems;
    }

    /**
     * {@return the model, its material list, and what was chosen}
     *
     * @param problems hears of what is other than in the incoming model
     * @throws RefusedException if a model cannot hold it; the message names the incoming node
     */
    public static CreatedModel make(IncomingModel incoming, Options options, Problems problems) {
        return new NewModel(incoming, options, problems).make();
    }

    private CreatedModel make() {
        NodeRoles roles = new NodeRoles(incoming);
        PlannedNodes nodes = new PlannedNodes(incoming, roles, options.scale(), problems, notes);
        CreatedRows rows = new CreatedRows(incoming, problems.path(), notes);
        loan = options.base().map(base -> new BaseFields(base, options.look(), nodes.all()));
        PlannedCells cells = new PlannedCells(incoming, roles, nodes, rows, loan, problems.path(), notes);
        NewTimeline timeline = new NewTimeline(incoming.clips(), roles, options.framesPerSecond(), problems.path());
        NewTracks tracks = new NewTracks(nodes.all(), timeline, problems);
        if (roles.leftOut() > 0) {
            notes.add(roles.leftOut() + " nodes outside the scene were left out");
        }
        Model model = build(nodes.all(), cells.all(), tracks);
        return new CreatedModel(
                loan.map(base -> BaseTables.lend(base, model)).orElse(model),
                rows.all(),
                rows.lightmaps(),
                timeline.made(),
                notes.sentences(),
                loan.map(base -> base.lent().sentences()).orElse(List.of()));
    }

    private Model build(List<PlannedNode> nodes, Map<Integer, List<BatchPlan>> cells, NewTracks tracks) {
        try {
            return builder(nodes, cells, tracks, false).build();
        } catch (RefusedException e) {
            if (e.diagnostic().code() != BuildProblem.READING) {
                throw e;
            }
            notes.add(
                    "rotations of 180 degrees around the vertical axis were changed by 0.004 degrees: readers would misinterpret them");
            return builder(nodes, cells, tracks, true).build();
        }
    }

    private ModelBuilder builder(
            List<PlannedNode> nodes, Map<Integer, List<BatchPlan>> cells, NewTracks tracks, boolean nudged) {
        ModelBuilder builder = new ModelBuilder(options.stem());
        for (int index = 0; index < nodes.size(); index++) {
            List<KeyPlan> keys = tracks.of(index);
            builder.node(plan(index, nodes.get(index), nudged ? nudged(keys) : keys));
        }
        loan.ifPresent(base -> builder.lights(BaseTables.lights(base)));
        cells.forEach((cell, batches) -> builder.slot(
                cell / NodeTable.CELLS, cell % NodeTable.CELLS / NodeTable.LEVELS, cell % NodeTable.LEVELS, batches));
        return builder;
    }

    private NodePlan plan(int index, PlannedNode planned, List<KeyPlan> keys) {
        Marks marks = planned.node().marks();
        boolean marked = marks.schema().isPresent();
        String label = marks.text("label")
                .orElseGet(
                        () -> marked ? "" : loan.map(base -> base.label(index)).orElse(""));
        int flags = marks.number("flags")
                .orElseGet(() -> loan.map(base -> base.flags(index)).orElse(0));
        return new NodePlan(planned.name(), label, planned.parent(), flags & 0xFFFF, keys);
    }

    private static final double STEP = 1.0 / 32767;

    static List<KeyPlan> nudged(List<KeyPlan> keys) {
        return keys.stream().map(NewModel::nudged).toList();
    }

    private static KeyPlan nudged(KeyPlan key) {
        Rotation r = key.rotation();
        boolean half = KeyTable.encode(r.w()) == 0 && KeyTable.encode(r.x()) == 0 && KeyTable.encode(r.y()) == 0;
        return half ? new KeyPlan(key.time(), key.position(), new Rotation(STEP, 0, 0, Math.signum(r.z()))) : key;
    }
}
