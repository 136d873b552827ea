package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ModelPoserTest {

    private static final int NONE = MadeTracks.NONE;

    /** A root that moves and turns, a child that moves, and a second root that stands. */
    private static MadeTracks threeNodes() {
        return new MadeTracks()
                .node(NONE, 0, 2)
                .key(0, 100, 23170, 0, 0, 23170)
                .key(1, 200)
                .key(2, 300)
                .node(0, 3, 5)
                .key(0, 1)
                .key(1, 3)
                .key(2, 7)
                .node(NONE, NONE, 6)
                .key(0, 50)
                .map(3, 0, 1, 2, 3, 4, 5);
    }

    @Test
    @Clause({"msh.4.1-composition", "msh.4.1-first-root", "msh.4.1-other-roots", "msh.4.1-raw-root", "D19"})
    void dropsTheTranslationOfTheFirstRootOnly() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.sample(1, buffer);

        assertThat(translation(buffer.models(), 0)).containsExactly(0, 0, 0);
        assertThat(translation(buffer.locals(), 0)).containsExactly(200, 201, 202);
        assertThat(buffer.poses()).containsSequence(200, 201, 202);
        assertThat(translation(buffer.models(), 1)).containsExactly(3, 4, 5);
        assertThat(translation(buffer.models(), 2)).containsExactly(50, 51, 52);
    }

    @Test
    @Clause({"msh.4.1-composition", "msh.4.1-first-root", "D19"})
    void keepsTheRotationOfTheFirstRoot() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.sample(0, buffer);
        float[] root = Arrays.copyOf(buffer.locals(), 16);
        Matrices.translate(root, 0, 0, 0, 0);
        float[] child = new float[16];
        Matrices.multiply(root, 0, buffer.locals(), 16, child, 0);

        assertThat(Arrays.copyOfRange(buffer.models(), 16, 32)).isEqualTo(child);
        assertThat(child[3]).as("y of the child, turned").isGreaterThan(1.9f);
    }

    @Test
    @Clause({"msh.4.4-rest-animated", "msh.4.4-rest-static", "D48"})
    void restsAtTheFirstFrameOfWhatMoves() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.rest(buffer);

        assertThat(translation(buffer.locals(), 0)).containsExactly(100, 101, 102);
        assertThat(translation(buffer.locals(), 1)).containsExactly(1, 2, 3);
        assertThat(translation(buffer.locals(), 2)).containsExactly(50, 51, 52);
    }

    @Test
    void chainsParentsThatComeLater() {
        ModelPoser poser = new MadeTracks()
                .node(1, NONE, 0)
                .node(2, NONE, 1)
                .node(NONE, NONE, 2)
                .key(0, 1)
                .key(0, 10)
                .key(0, 100)
                .map(1)
                .poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.rest(buffer);

        assertThat(translation(buffer.models(), 0)).containsExactly(11, 13, 15);
        assertThat(translation(buffer.models(), 2)).containsExactly(0, 0, 0);
    }

    @Test
    @Clause("msh-animation.4.2-blend")
    void blendsEveryNode() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.blend(0, 1, 0.5f, buffer);
        PoseBlender blender = new PoseBlender(threeNodes().sampler());
        float[] expected = new float[16];
        for (int node = 0; node < 3; node++) {
            blender.blend(node, 0, 1, 0.5f, expected, 0);
            assertThat(Arrays.copyOfRange(buffer.locals(), node * 16, node * 16 + 16))
                    .isEqualTo(expected);
        }
        assertThat(translation(buffer.models(), 2)).containsExactly(50, 51, 52);
    }

    @Test
    @Clause("msh-animation.4.1-none")
    void leavesTheBufferWhereNothingCanBeBlended() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        assertThatThrownBy(() -> poser.blend(0, 1, Float.NaN, buffer)).isInstanceOf(IllegalArgumentException.class);
        assertThat(buffer.locals()).containsOnly(0);
        assertThat(buffer.models()).containsOnly(0);
    }

    @Test
    @Clause("msh.4.3-override")
    void movesOneNodeAndWhatHangsOnIt() {
        ModelPoser poser = threeNodes().poser();
        PoseBuffer buffer = poser.newBuffer();
        poser.sample(1, buffer);
        poser.blendNode(1, -1, 2, 1, buffer);
        poser.chain(buffer);

        assertThat(translation(buffer.models(), 1)).containsExactly(7, 8, 9);
        assertThat(translation(buffer.models(), 2)).containsExactly(50, 51, 52);
    }

    @Test
    void refusesTracksOfAnotherModel() {
        assertThatThrownBy(() -> new ModelPoser(threeNodes().tracks(), NodeHierarchy.of(new int[2])))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 nodes, a hierarchy of 2");
    }

    private static float[] translation(float[] matrices, int node) {
        int at = PoseBuffer.matrixAt(node);
        return new float[] {matrices[at + 3], matrices[at + 7], matrices[at + 11]};
    }
}
