package dev.ironkit.format.msh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import org.junit.jupiter.api.Test;

class ModelTest {

    private static Model strict(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.strict());
    }

    @Test
    void readsTheTablesOfAnAnimatedModel() {
        Model model = strict(ModelBytes.animated());

        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(model.nodes().parent(0)).isEqualTo(NodeTable.NONE);
        assertThat(model.nodes().parent(1)).isZero();
        assertThat(model.nodes().mapStart(1)).isZero();
        assertThat(model.nodes().fallbackKey(1)).isEqualTo(2);
        assertThat(model.nodes().slot(1, 0, 0)).isEqualTo(1);
        assertThat(model.nodes().slot(1, 2, 4)).isEqualTo(NodeTable.NONE);
        assertThat(model.header().hull().get(6)).isEqualTo(new Point(2, 2, 1));
        assertThat(model.slots().count()).isEqualTo(2);
        assertThat(model.slots().maxY(1)).isEqualTo(2);
        assertThat(model.positions().count()).isEqualTo(8);
        assertThat(model.positions().point(2)).isEqualTo(new Point(2, 2, 0));
        assertThat(model.normals().z(0)).isEqualTo(1);
        assertThat(model.uvs().u(1)).isEqualTo(1);
        assertThat(model.indices().index(5)).isEqualTo(3);
        assertThat(model.triangles().link(0, 2)).isEqualTo(1);
        assertThat(model.triangles().twinEdge(0, 2)).isZero();
        assertThat(model.triangles().twinEdge(0, 0)).isEqualTo(TriangleTable.NONE);
        assertThat(model.batches().indexStart(1)).isEqualTo(6);
        assertThat(model.batches().baseVertex(1)).isEqualTo(4);
        assertThat(model.keys().time(2)).isEqualTo(3);
        assertThat(model.keys().raw(2, 3)).isEqualTo((short) 23170);
        assertThat(model.frameMap().frameCount()).isEqualTo(4);
        assertThat(model.frameMap().word(3)).isEqualTo(2);
        assertThat(model.labels().label(0)).isEmpty();
        assertThat(model.labels().label(1)).contains("e_tur");
        assertThat(model.nodeName(1)).isEqualTo("o01_0_turn");
        assertThat(model.lights().present()).isFalse();
        assertThat(model.lights().count()).isZero();
    }

    @Test
    void writesWhatItRead() {
        byte[] image = ModelBytes.animated()
                .entry(NresBytes.entry(77, "other").payload("kept"))
                .build();
        Model model = MshFormat.MSH.decode(ByteView.of(image), Problems.strict());

        assertThat(MshFormat.MSH.encoded(model)).isEqualTo(ByteView.of(image));
    }

    @Test
    void tellsAModelByItsTypesAlone() {
        assertThat(MshFormat.MSH.sniff(
                        ByteView.of(ModelBytes.bare().name("x.txt").build()), Attributes.NONE))
                .isTrue();
        assertThat(MshFormat.MSH.sniff(ByteView.of(ModelBytes.bare().without(6).build()), Attributes.NONE))
                .isFalse();
    }

    @Test
    void refusesALandscape() {
        byte[] land = NresBytes.archive()
                .with(NresBytes.entry(3, "Land"), NresBytes.entry(21, "Land"))
                .build();
        Problems problems = Problems.tolerant();

        assertThatExceptionOfType(MalformedAssetException.class)
                .isThrownBy(() -> MshFormat.MSH.decode(ByteView.of(land), problems));
        assertThat(problems.has(MshProblem.LANDSCAPE)).isTrue();
    }
}
