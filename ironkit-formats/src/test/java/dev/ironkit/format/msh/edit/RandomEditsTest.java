package dev.ironkit.format.msh.edit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.RandomModels;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.rules.ModelRules;
import dev.ironkit.format.msh.rules.MshEditProblem;
import dev.ironkit.format.msh.rules.ShapeProblem;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.LongRun;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(LongRun.TAG)
class RandomEditsTest {

    private static final int SEEDS = LongRun.of(60);
    private static final int EDITS = 12;
    private static final int KINDS = 12;

    private Random random;
    private Model model;
    private BatchReading reading;
    private List<List<List<String>>> shown;

    @Test
    @Clause({
        "msh.11-untouched",
        "msh.11-valid",
        "msh-core.8.3-topology",
        "msh-core.8.3-slots",
        "msh-core.8.3-hierarchy",
        "msh-core.8.4-deterministic"
    })
    void holdsAfterSeededEdits() {
        int done = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            random = new Random(seed);
            model = RandomModels.of(seed);
            reading = ModelReading.detect(model).materials();
            for (int edit = 0; edit < EDITS; edit++) {
                int kind = random.nextInt(KINDS);
                shown = copy(Soup.of(model, reading));
                try {
                    done += edit(kind, "seed " + seed + ", edit " + edit + " of kind " + kind) ? 1 : 0;
                } catch (RefusedException refused) {
                    // Random choices may meet a parent, a light's node or a portal; the model is as it was then.
                    assertThat(refused.diagnostic().code())
                            .as("seed %d, edit %d of kind %d: %s", seed, edit, kind, refused.getMessage())
                            .isEqualTo(MshEditProblem.NODE_USED);
                }
            }
        }
        assertThat(done).isGreaterThan(SEEDS * EDITS / 2);
    }

    private boolean edit(int kind, String context) {
        ModelEditor editor = ModelEditor.of(model).stale(StalePolicy.FOLLOW).confirmReading();
        if (!choose(kind, editor)) {
            return false;
        }
        EditedModel edited = editor.apply();
        check(edited, context);
        model = EditSamples.again(edited.model());
        return true;
    }

    private void check(EditedModel edited, String context) {
        Model after = edited.model();
        List<Integer> changed =
                new ArrayList<>(edited.tables().stream().map(MeshTable::number).toList());
        List<Integer> differing = new ArrayList<>(EditSamples.differing(model, after));
        Collections.sort(changed);
        Collections.sort(differing);
        assertThat(differing).as(context).isEqualTo(changed);
        assertThat(Soup.of(after, reading)).as(context).isEqualTo(shown);
        assertThat(GeometryLayout.objection(after)).as(context).isNull();
        HeldValues held = HeldValues.of(after, RotationOrder.W_FIRST);
        for (int slot = 0; slot < after.slots().count(); slot++) {
            for (Derived value : SlotValues.ALL) {
                assertThat(held.holds(value, slot))
                        .as("%s: %s of slot %d", context, value, slot)
                        .isTrue();
            }
            assertThat(held.linksHold(slot))
                    .as("%s: links of slot %d", context, slot)
                    .isTrue();
        }
        assertThat(IntStream.range(0, after.triangles().count())
                        .allMatch(triangle -> held.holds(Derived.TRIANGLE_NORMAL, triangle)))
                .as(context)
                .isTrue();
        for (Derived value : HeaderValues.ALL) {
            assertThat(held.holds(value, 0)).as("%s: %s", context, value).isTrue();
        }
        for (int batch = 0; batch < after.batches().count(); batch++) {
            assertThat(GeometryLayout.lastVertex(after, batch) + 1)
                    .as(context)
                    .isEqualTo(
                            after.batches().baseVertex(batch) + after.batches().unk14(batch));
        }
        assertThat(AnimationTracks.of(after).tracks()).as(context).allMatch(NodeTrack::isCanonical);
        Problems problems = Problems.audit();
        ModelRules.check(after, MshFormat.MSH.encoded(after), problems);
        // Random cells let two nodes show one slot.
        assertThat(problems.all().stream().filter(found -> found.code() != ShapeProblem.VERTEX_SHARED))
                .as(context)
                .isEmpty();
    }

    private boolean choose(int kind, ModelEditor editor) {
        int node = random.nextInt(model.nodeCount());
        return switch (kind) {
            case 0 -> rename(editor, node);
            case 1 -> setKeys(editor, node);
            case 2 -> addNode(editor);
            case 3 -> model.nodeCount() > 1 && removeNode(editor, node);
            case 4 -> reparent(editor, node);
            case 5 -> addSlot(editor, node);
            case 6 -> model.slots().count() > 0 && move(editor);
            case 7 -> model.slots().count() > 0 && retopologise(editor);
            case 8 -> model.slots().count() > 0 && removeSlot(editor);
            case 9 -> model.slots().count() > 0 && addBatch(editor);
            case 10 -> removeBatch(editor);
            default -> model.slots().count() > 0 && cell(editor, node);
        };
    }

    private static boolean rename(ModelEditor editor, int node) {
        editor.rename(node, "other_" + node).relabel(node, "label").flags(node, 0x20);
        return true;
    }

    private boolean setKeys(ModelEditor editor, int node) {
        List<KeyPlan> keys = new ArrayList<>(List.of(key(0)));
        for (int i = 0, time = 0; i < random.nextInt(4); i++) {
            time += 1 + random.nextInt(7);
            keys.add(key(time));
        }
        editor.keys(node, keys);
        return true;
    }

    private KeyPlan key(int time) {
        Rotation rotation = new Rotation(1, random.nextDouble(), 0, random.nextDouble());
        return new KeyPlan(time, new Point(random.nextInt(20), random.nextInt(20), 1), rotation);
    }

    private boolean addNode(ModelEditor editor) {
        int parent = random.nextInt(model.nodeCount());
        assertThat(editor.addNode(NodePlan.named("new").under(parent).posed(key(0), key(3))))
                .isEqualTo(model.nodeCount());
        shown.add(new ArrayList<>(Collections.nCopies(NodeTable.CELLS, List.of())));
        return true;
    }

    private boolean removeNode(ModelEditor editor, int node) {
        editor.removeNode(node);
        shown.remove(node);
        return true;
    }

    private boolean reparent(ModelEditor editor, int node) {
        editor.reparent(node, node == 0 || random.nextInt(3) == 0 ? NodeTable.NONE : random.nextInt(node));
        return true;
    }

    private List<BatchPlan> batches() {
        List<BatchPlan> batches = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(2); i++) {
            batches.add(BatchPlan.of(RandomModels.mesh(random), random.nextInt(200)));
        }
        return batches;
    }

    private static List<String> soup(List<BatchPlan> batches) {
        return batches.stream().flatMap(batch -> Soup.ofPlan(batch).stream()).toList();
    }

    private boolean addSlot(ModelEditor editor, int node) {
        int cell = random.nextInt(NodeTable.CELLS);
        List<BatchPlan> batches = batches();
        editor.addSlot(node, cell / NodeTable.LEVELS, cell % NodeTable.LEVELS, batches);
        shown.get(node).set(cell, soup(batches));
        return true;
    }

    /** Moves a vertex; what is shown is taken from the old triangles with the old point replaced where it is that vertex. */
    private boolean move(ModelEditor editor) {
        int vertex = random.nextInt(model.positions().count());
        Point to = new Point(random.nextInt(64) - 32, random.nextInt(64) - 32, random.nextInt(64) - 32);
        editor.move(vertex, to);
        Model moved = EditSamples.with(
                model, MeshTable.POSITIONS, editor.apply().model().payload(MeshTable.POSITIONS));
        shown = Soup.of(moved, reading);
        return true;
    }

    private boolean retopologise(ModelEditor editor) {
        int slot = random.nextInt(model.slots().count());
        List<BatchPlan> batches = batches();
        editor.retopologise(slot, batches);
        replaceShown(slot, soup(batches));
        return true;
    }

    private boolean removeSlot(ModelEditor editor) {
        int slot = random.nextInt(model.slots().count());
        editor.removeSlot(slot);
        replaceShown(slot, List.of());
        return true;
    }

    private boolean addBatch(ModelEditor editor) {
        int slot = random.nextInt(model.slots().count());
        List<BatchPlan> batch = batches().subList(0, 1);
        editor.addBatch(slot, batch.get(0));
        List<String> soup = new ArrayList<>(Soup.ofSlot(model, slot, reading));
        soup.addAll(soup(batch));
        replaceShown(slot, soup);
        return true;
    }

    private boolean removeBatch(ModelEditor editor) {
        for (int slot = 0; slot < model.slots().count(); slot++) {
            int count = model.slots().batchCount(slot);
            if (count > 1) {
                int first = model.slots().batchStart(slot);
                int gone = first + random.nextInt(count);
                List<String> soup = new ArrayList<>();
                for (int batch = first; batch < first + count; batch++) {
                    soup.addAll(batch == gone ? List.of() : Soup.ofBatch(model, batch, reading));
                }
                editor.removeBatch(gone);
                replaceShown(slot, soup);
                return true;
            }
        }
        return false;
    }

    private boolean cell(ModelEditor editor, int node) {
        int cell = random.nextInt(NodeTable.CELLS);
        int slot = random.nextInt(model.slots().count());
        editor.cell(node, cell / NodeTable.LEVELS, cell % NodeTable.LEVELS, slot);
        shown.get(node).set(cell, Soup.ofSlot(model, slot, reading));
        return true;
    }

    private void replaceShown(int slot, List<String> soup) {
        for (int node = 0; node < model.nodeCount(); node++) {
            for (int cell = 0; cell < NodeTable.CELLS; cell++) {
                if (model.nodes().slotWord(node, cell) == slot) {
                    shown.get(node).set(cell, soup);
                }
            }
        }
    }

    private static List<List<List<String>>> copy(List<List<List<String>>> nodes) {
        return new ArrayList<>(nodes.stream()
                .map(cells -> (List<List<String>>) new ArrayList<>(cells))
                .toList());
    }
}
