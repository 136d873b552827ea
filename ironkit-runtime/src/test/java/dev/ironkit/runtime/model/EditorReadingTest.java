package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.reading.Decided;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingReason;
import dev.ironkit.testkit.ModelBytes;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What refuses edits and what shows models have to see the same order of rotations. */
class EditorReadingTest {

    private final Random random = new Random(62);

    @Test
    void editorsAndInstancesSeeTheSameOrder() {
        Set<RotationOrder> seen = EnumSet.noneOf(RotationOrder.class);
        Set<ReadingReason> reasons = EnumSet.noneOf(ReadingReason.class);
        for (int round = 0; round < 300; round++) {
            Model model = model();
            Decided<RotationOrder> shown = PreparedModel.of(model).reading().order();
            RotationOrder edited = ModelReading.detect(model).rotations();
            assertThat(edited.id())
                    .as("round %d, %s", round, shown.reason())
                    .isEqualTo(shown.value().id());
            seen.add(edited);
            reasons.add(shown.reason());
        }
        assertThat(seen).containsExactlyInAnyOrder(RotationOrder.values());
        assertThat(reasons).contains(ReadingReason.IDENTITY_KEYS, ReadingReason.HULL);
    }

    @Test
    void editorsAndInstancesReadTheSame() {
        List<Model> models = List.of(
                Made.model(batch(0, 0xFF)),
                Made.model(batch(7, 0xFF)),
                Made.model(batch(0, 0).payload(18, (byte) 0x00, (byte) 0x02, (byte) 0xFF, (byte) 0xFF)),
                Made.model(batch(0, 0xFF).payload(18, (byte) 0x00, (byte) 0x02, (byte) 0xFF, (byte) 0xFF)),
                Made.model(ModelBytes.quad()),
                Made.model(Made.soup(1, 5, 3)),
                Made.model(ModelBytes.quad().key(0, 0, 0, 0, 0, 0, 0, 32767).key(0, 0, 0, 0, 0, 0, 0, 32767)),
                Made.model(ModelBytes.animated().payload(8).key(0, 0, 0, 0, 1, 2, 3, 4)));
        for (Model model : models) {
            assertThat(PreparedModel.of(model).reading()).isEqualTo(ModelReading.detect(model));
        }
    }

    private static ModelBytes batch(int word, int lightmapRow) {
        return ModelBytes.bare().batch(0, word, lightmapRow << 8, Made.NONE, 0, 0, 0, 0);
    }

    private Model model() {
        ModelBuilder builder = new ModelBuilder("m").confirmReading();
        builder.rotations(random.nextBoolean() ? RotationOrder.W_FIRST : RotationOrder.W_LAST);
        int nodes = 1 + random.nextInt(4);
        for (int node = 0; node < nodes; node++) {
            KeyPlan first = key(0);
            NodePlan plan = NodePlan.named("n").under(node == 0 ? 0xFFFF : random.nextInt(node));
            builder.node(random.nextBoolean() ? plan.posed(first) : plan.posed(first, key(5)));
            builder.slot(node, 0, 0, BatchPlan.of(triangle(), 0));
        }
        return builder.build();
    }

    private KeyPlan key(int time) {
        Rotation rotation = random.nextInt(3) == 0
                ? Rotation.IDENTITY
                : new Rotation(random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), 1);
        return new KeyPlan(time, new Point(random.nextInt(9), random.nextInt(9), random.nextInt(9)), rotation);
    }

    private MeshPlan triangle() {
        float[] positions = new float[9];
        for (int i = 0; i < positions.length; i++) {
            positions[i] = random.nextInt(20);
        }
        return MeshPlan.of(positions, new float[9], new float[6], new int[] {0, 1, 2});
    }
}
