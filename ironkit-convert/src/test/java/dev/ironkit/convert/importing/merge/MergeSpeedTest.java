package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A large slot is merged at once, and no file keeps the merge busy for long. */
@Timeout(60)
class MergeSpeedTest {

    /** 16 200 triangles. */
    private static final Model LARGE = large();

    private static final IncomingModel BEFORE = Travels.out(LARGE, GltfProfile.EDIT);

    private static Model large() {
        ModelBuilder builder = new ModelBuilder("large");
        builder.node(NodePlan.named("large"));
        builder.slot(0, 0, 0, BatchPlan.of(MergeModels.grid(90, 0), 0));
        return builder.build();
    }

    private static Duration time(UnaryOperator<IncomingModel> change) {
        IncomingModel after = change.apply(BEFORE);
        long start = System.nanoTime();
        Travels.back(LARGE, BEFORE, after);
        return Duration.ofNanos(System.nanoTime() - start);
    }

    @Test
    void sixteenThousandTrianglesTakeAMoment() {
        PretendBlender blender = new PretendBlender(1, true, true);
        UnaryOperator<IncomingModel> moved =
                model -> blender.pass(Other.surface(model, "large|s0l0", 0, sheet -> Other.moveAll(sheet, 5, 0, 0, 1)));
        time(moved);
        Duration best = time(moved);
        for (int i = 0; i < 4; i++) {
            Duration next = time(moved);
            best = next.compareTo(best) < 0 ? next : best;
        }
        assertThat(best).isLessThan(Duration.ofSeconds(3));
    }

    @Test
    void trianglesThatAreAllAlikeTakeNoLonger() {
        UnaryOperator<IncomingModel> alike = model -> Other.surface(model, "large|s0l0", 0, sheet -> {
            Arrays.fill(sheet.positions, 1);
            Arrays.fill(sheet.uvs, 0.5f);
            sheet.sources = new int[0];
        });
        assertThat(time(alike)).isLessThan(Duration.ofSeconds(20));
        UnaryOperator<IncomingModel> fan = model -> Other.surface(model, "large|s0l0", 0, sheet -> {
            for (int i = 0; i < sheet.indices.length; i += 3) {
                sheet.indices[i] = 0;
                sheet.indices[i + 1] = 1;
            }
            sheet.sources = new int[0];
        });
        assertThat(time(fan)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    void aChainOfNodesIsWalkedOnce() {
        IncomingModel after = BEFORE;
        List<IncomingNode> nodes = new ArrayList<>(after.nodes());
        IncomingNode shape = Other.node(after, "large|s0l0");
        int parent = Other.node(after, "large").place();
        for (int i = 0; i < 3000; i++) {
            nodes.add(
                    new IncomingNode(1000 + i, "link" + i, parent, 0, shape.rest(), List.of(), List.of(), Marks.NONE));
            parent = 1000 + i;
        }
        IncomingModel chained = Other.nodes(after, nodes);
        assertThatCode(() -> {
                    try {
                        Travels.back(LARGE, BEFORE, chained);
                    } catch (RefusedException e) {
                        assertThat(e).hasMessageContaining("link");
                    }
                })
                .doesNotThrowAnyException();
    }
}
