package dev.ironkit.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.format.msh.Model;
import dev.ironkit.runtime.model.ModelInstance;
import dev.ironkit.runtime.model.ModelPose;
import dev.ironkit.runtime.model.PreparedModel;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WalkTest {

    private static final int FRAMES = 40;
    private static final float ANKLE = 0.45f;

    private final Model walker = DemoArchive.named("robots.rlb").model("r_walker");

    @Test
    void theCycleClosesAndTakesFortyFrames() {
        assertThat(walker.frameMap().frameCount()).isEqualTo(FRAMES + 1);
        assertThat(worlds(walker, FRAMES)).isEqualTo(worlds(walker, 0));
    }

    @ParameterizedTest
    @CsvSource({"0", "4", "7.5", "12", "18", "25.5", "33", "38"})
    void oneFootIsOnTheGroundAndNoneBelow(float time) {
        float left = height("foot_l", time);
        float right = height("foot_r", time);

        assertThat(Math.min(left, right)).isCloseTo(ANKLE, within(0.06f));
    }

    @Test
    void feetAreLiftedInTurn() {
        assertThat(height("foot_l", 32)).isGreaterThan(ANKLE + 0.4f);
        assertThat(height("foot_r", 12)).isGreaterThan(ANKLE + 0.4f);
        assertThat(height("foot_r", 32)).isCloseTo(ANKLE, within(0.06f));
        assertThat(height("foot_l", 12)).isCloseTo(ANKLE, within(0.06f));
    }

    @Test
    void theFootOnTheGroundGoesBackUnderTheBody() {
        assertThat(forward("foot_l", 0)).isGreaterThan(0.7f);
        assertThat(forward("foot_l", 12)).isCloseTo(0, within(0.15f));
        assertThat(forward("foot_l", 24)).isLessThan(-0.7f);
    }

    @ParameterizedTest
    @CsvSource({"robots.rlb, r_hover, turret, 10", "robots.rlb, r_walker, head, 10", "static.rlb, s_tower, dish, 30"})
    void partsTurn(String file, String stem, String part, float time) {
        Model model = DemoArchive.named(file).model(stem);
        int node = node(model, part);

        assertThat(worlds(model, time)[node * 16]).isNotCloseTo(worlds(model, 0)[node * 16], within(0.01f));
    }

    private float forward(String node, float time) {
        return worlds(walker, time)[node(walker, node) * 16 + 3];
    }

    private float height(String node, float time) {
        return worlds(walker, time)[node(walker, node) * 16 + 11];
    }

    private static int node(Model model, String name) {
        return IntStream.range(0, model.nodeCount())
                .filter(node -> model.nodeName(node).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static float[] worlds(Model model, float time) {
        ModelInstance instance = new ModelInstance(PreparedModel.of(model));
        ModelPose pose = instance.newPose();
        instance.sample(time, pose);
        instance.chain(pose);
        return pose.worlds();
    }
}
