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
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What refuses edits and what shows models have to see the same order of rotations. */
class EditorReadingTest {

    private final Random random = new Random(62);

    @Test
    void editorsAndInstancesSeeTheSameOrder() {
        Set<RotationOrder> seen = EnumSet.noneOf(RotationOrder.class);
        Set<OrderReason> reasons = EnumSet.noneOf(OrderReason.class);
        for (int round = 0; round < 300; round++) {
            Model model = model();
            QuaternionReading shown = QuaternionReading.detect(model);
            RotationOrder edited = RotationOrder.detect(model);
            assertThat(edited.id())
                    .as("round %d, %s", round, shown.reason())
                    .isEqualTo(shown.order().id());
            seen.add(edited);
            reasons.add(shown.reason());
        }
        assertThat(seen).containsExactlyInAnyOrder(RotationOrder.values());
        assertThat(reasons).contains(OrderReason.IDENTITY_KEYS, OrderReason.HULL);
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
