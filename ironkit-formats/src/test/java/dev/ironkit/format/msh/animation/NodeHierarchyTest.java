package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NodeHierarchyTest {

    private static final int NONE = 0xFFFF;

    @Test
    void keepsTheOrderOfASoundModel() {
        NodeHierarchy nodes = NodeHierarchy.of(new int[] {NONE, 0, 1, 0, NONE});
        assertThat(order(nodes)).containsExactly(0, 1, 2, 3, 4);
        assertThat(parents(nodes)).containsExactly(-1, 0, 1, 0, -1);
        assertThat(nodes.root()).isZero();
        assertThat(nodes.repairedCount()).isZero();
    }

    @Test
    void putsParentsFirstWhereTheyComeLater() {
        NodeHierarchy nodes = NodeHierarchy.of(new int[] {2, 0, 3, NONE});
        assertThat(order(nodes)).containsExactly(3, 2, 0, 1);
        assertThat(nodes.root()).isEqualTo(3);
        assertThat(nodes.repairedCount()).isZero();
    }

    @Test
    @Clause({"msh.4.1-tolerant-parent"})
    void takesEveryNodeOfACycleApartAndOnlyThose() {
        NodeHierarchy nodes = NodeHierarchy.of(new int[] {NONE, 3, 0, 4, 3, 5, 1});
        assertThat(parents(nodes)).containsExactly(-1, 3, 0, -1, -1, -1, 1);
        assertThat(nodes.repairedCount()).isEqualTo(3);
    }

    @Test
    @Clause("msh.4.1-tolerant-parent")
    void takesParentsThatDoNotExistForNone() {
        NodeHierarchy nodes = NodeHierarchy.of(new int[] {3, 0, 0xFFFE});
        assertThat(parents(nodes)).containsExactly(-1, 0, -1);
        assertThat(nodes.repairedCount()).isEqualTo(2);
    }

    @Test
    void hasNoRootWithoutNodes() {
        assertThat(NodeHierarchy.of(new int[0]).root()).isEqualTo(NodeHierarchy.NONE);
    }

    @Test
    void ordersWhateverParentsAreStored() {
        Random random = new Random(54);
        for (int round = 0; round < 2_000; round++) {
            int[] stored = new int[1 + random.nextInt(12)];
            for (int i = 0; i < stored.length; i++) {
                stored[i] = random.nextInt(5) == 0 ? NONE : random.nextInt(stored.length + 1);
            }
            NodeHierarchy nodes = NodeHierarchy.of(stored);
            boolean[] seen = new boolean[stored.length];
            for (int node : order(nodes)) {
                int parent = nodes.parent(node);
                assertThat(parent == NodeHierarchy.NONE || seen[parent]).isTrue();
                assertThat(parent == NodeHierarchy.NONE).isEqualTo(isParentless(stored, node));
                seen[node] = true;
            }
            assertThat(seen).doesNotContain(false);
        }
    }

    /** By the definition: no parent, one that does not exist, or on a way that comes back to the node. */
    private static boolean isParentless(int[] stored, int node) {
        int at = stored[node];
        if (at >= stored.length) {
            return true;
        }
        for (int steps = 0; steps < stored.length && at < stored.length; steps++) {
            if (at == node) {
                return true;
            }
            at = stored[at];
        }
        return false;
    }

    private static int[] order(NodeHierarchy nodes) {
        int[] order = new int[nodes.nodeCount()];
        for (int i = 0; i < order.length; i++) {
            order[i] = nodes.inOrder(i);
        }
        return order;
    }

    private static int[] parents(NodeHierarchy nodes) {
        int[] parents = new int[nodes.nodeCount()];
        for (int i = 0; i < parents.length; i++) {
            parents[i] = nodes.parent(i);
        }
        return parents;
    }
}
