package dev.ironkit.format.msh.build;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes a model from scratch, with every table and every derived value it has to have.
 *
 * <pre>{@code
 * ModelBuilder builder = new ModelBuilder("crate");
 * int root = builder.node(NodePlan.named("Base_TM"));
 * builder.slot(root, 0, 0, BatchPlan.of(mesh, 0));
 * Model model = builder.build();
 * }</pre>
 *
 * <p>What a model cannot hold is refused by a {@link RefusedException}, by the method it is given to or by {@link #build}.
 */
public final class ModelBuilder {

    private final byte[] stem;
    private final List<NodePlan> nodes = new ArrayList<>();
    private final Map<Integer, List<BatchPlan>> slots = new TreeMap<>();
    private final Map<Integer, Integer> reused = new TreeMap<>();
    private BatchReading reading = BatchReading.RETAIL;
    private RotationOrder order = RotationOrder.W_FIRST;
    private ByteView lights = ByteView.empty();
    private boolean confirmed;

    /** Starts a model; the stem of its file name becomes the name of all its tables. */
    public ModelBuilder(String stem) {
        this.stem = NodePlan.labelBytes(stem);
        if (this.stem.length == 0 || this.stem.length > ModelTables.LONGEST_STEM) {
            throw refused(BuildProblem.NAME, "stem", ModelTables.LONGEST_STEM, stem);
        }
    }

    /** Says where batches name their materials; retail unless this is called. */
    public ModelBuilder reading(BatchReading batches) {
        reading = batches;
        return this;
    }

    /** Says where w stands in stored rotations; first unless this is called. */
    public ModelBuilder rotations(RotationOrder stored) {
        order = stored;
        return this;
    }

    /** Lets a model be made that is taken for something else unless its readers are told. */
    public ModelBuilder confirmReading() {
        confirmed = true;
        return this;
    }

    /**
     * Adds a node.
     *
     * @return its index
     */
    public int node(NodePlan plan) {
        if (plan.parent() != NodeTable.NONE && (plan.parent() < 0 || plan.parent() >= nodes.size())) {
            throw refused(BuildProblem.PARENT, nodes.size(), plan.parent());
        }
        BuildLimits.check("nodes of a model", nodes.size() + 1L, BuildLimits.MOST);
        nodes.add(plan);
        return nodes.size() - 1;
    }

    /** Says what a node shows in a state, 0 to 2, at a level, 0 to 4. */
    public ModelBuilder slot(int node, int state, int level, BatchPlan... batches) {
        return slot(node, state, level, List.of(batches));
    }

    /** Says what a node shows in a state, 0 to 2, at a level, 0 to 4. */
    public ModelBuilder slot(int node, int state, int level, List<BatchPlan> batches) {
        if (batches.isEmpty()) {
            throw refused(BuildProblem.SLOT, node, state, level, "it has no batch");
        }
        slots.put(freeCell(node, state, level), List.copyOf(batches));
        return this;
    }

    /** Lets a node show in a cell what it shows in another one, without storing it twice. */
    public ModelBuilder sameSlot(int node, int state, int level, int ofState, int ofLevel) {
        int source = cell(node, ofState, ofLevel);
        if (!slots.containsKey(source)) {
            throw refused(BuildProblem.SLOT, node, ofState, ofLevel, "there is nothing to repeat");
        }
        reused.put(freeCell(node, state, level), source);
        return this;
    }

    /** Gives the model lights, records of 48 bytes. */
    public ModelBuilder lights(ByteView records) {
        if (records.length() % LightTable.SIZE != 0) {
            throw refused(BuildProblem.LIGHTS, records.length());
        }
        lights = records;
        return this;
    }

    /**
     * {@return the model}
     *
     * @throws RefusedException if there is more of something than a model can hold, or if it would not be read as it was meant
     */
    public Model build() {
        Model model = new ModelTables(stem, nodes, slots, reused, reading, order, lights).build();
        if (!confirmed) {
            checkReading(ModelReading.detect(model));
        }
        return model;
    }

    private void checkReading(ModelReading seen) {
        if (seen.rotations() != order) {
            throw refused(BuildProblem.READING, "rotations", seen.rotations().id(), order.id());
        }
        slots.values().stream().flatMap(List::stream).map(BatchPlan::mesh).forEach(mesh -> {
            if (mesh.hasExtra() && mesh.hasColours() == seen.lightmapCoordinates()) {
                String meant = mesh.hasColours() ? "colours" : "lightmap coordinates";
                throw refused(BuildProblem.READING, "table 18", seen.vertexWord(), meant);
            }
        });
    }

    private int freeCell(int node, int state, int level) {
        int cell = cell(node, state, level);
        if (slots.containsKey(cell) || reused.containsKey(cell)) {
            throw refused(BuildProblem.SLOT, node, state, level, "it already shows something");
        }
        return cell;
    }

    private int cell(int node, int state, int level) {
        if (node < 0 || node >= nodes.size()) {
            throw refused(BuildProblem.SLOT, node, state, level, "no such node");
        }
        if (state < 0 || state >= NodeTable.STATES || level < 0 || level >= NodeTable.LEVELS) {
            throw refused(BuildProblem.SLOT, node, state, level, "no such cell");
        }
        return node * NodeTable.CELLS + state * NodeTable.LEVELS + level;
    }

    private static RefusedException refused(BuildProblem code, Object... arguments) {
        return new RefusedException(code, AssetPath.UNNAMED, arguments);
    }
}
