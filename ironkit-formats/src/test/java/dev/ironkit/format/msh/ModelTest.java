package dev.ironkit.format.msh;

import static dev.ironkit.format.msh.MshSamples.strict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelTest {

    private static boolean isModel(byte[] image) {
        return MshFormat.MSH.sniff(ByteView.of(image), Attributes.NONE);
    }

    @Test
    @Clause({"msh-core.2-by-type", "msh-notes.5.5-subtype", "msh-core.3.1-strides", "msh-notes.5.4-counts"})
    void findsTablesInAnyOrderAndUnderAnyName() {
        List<Integer> turned = new ArrayList<>(ModelBytes.COMMON_ORDER);
        Collections.reverse(turned);
        Model model = strict(ModelBytes.animated().order(turned).name("whatever.txt"));

        assertThat(model.nodes().count()).isEqualTo(2);
        assertThat(model.slots().count()).isEqualTo(2);
        assertThat(model.positions().count()).isEqualTo(8);
        assertThat(model.normals().count()).isEqualTo(8);
        assertThat(model.uvs().count()).isEqualTo(8);
        assertThat(model.indices().count()).isEqualTo(12);
        assertThat(model.triangles().count()).isEqualTo(4);
        assertThat(model.keys().count()).isEqualTo(3);
        assertThat(model.frameMap().count()).isEqualTo(4);
        assertThat(model.batches().count()).isEqualTo(2);
        assertThat(model.unnamed15().count()).isEqualTo(8);
        assertThat(model.entry(MeshTable.NODES)).hasValue(13);

        Model mixed = strict(ModelBytes.animated()
                .without(5)
                .entry(NresBytes.entry(5, "another.txt").attrs(8, 0, 4).payload(new byte[32])));
        assertThat(mixed.uvs().count()).isEqualTo(8);
    }

    @Test
    @Clause({"msh-core.3.1-optional", "msh-core.3.2-foreign"})
    void doesWithoutTheTablesThatMayBeMissing() {
        Model model = strict(ModelBytes.bare());

        assertThat(model.normals().present()).isFalse();
        assertThat(model.normals().count()).isZero();
        assertThat(model.labels().present()).isFalse();
        assertThat(model.labels().count()).isZero();
        assertThat(model.frameMap().frameCount()).isZero();
        assertThat(model.pathGraph().present()).isFalse();
        assertThat(model.lights().present()).isFalse();
        assertThat(model.has(MeshTable.UNNAMED_16)).isFalse();
        assertThat(model.attributes(MeshTable.KEYS)).isEqualTo(Attributes.NONE);
        assertThat(model.payload(MeshTable.KEYS).length()).isZero();
    }

    @Test
    void anEmptyTableIsThere() {
        Model model = strict(ModelBytes.empty());

        assertThat(model.keys().present()).isTrue();
        assertThat(model.keys().count()).isZero();
        assertThat(model.pathGraph().present()).isTrue();
        assertThat(model.pathGraph().fits()).isTrue();
    }

    @Test
    @Clause({"msh-core.3.1-required", "D55"})
    void tellsAModelByItsTypesAlone() {
        assertThat(isModel(ModelBytes.bare().name("readme.txt").build())).isTrue();
        for (int type : new int[] {1, 2, 3, 6, 13}) {
            assertThat(isModel(ModelBytes.quad().without(type).build())).isFalse();
        }
        assertThat(isModel(new byte[3])).isFalse();
        assertThat(isModel(ModelBytes.bare().archive().count(0x7FFF_FFFF).build()))
                .isFalse();
        assertThat(isModel(ModelBytes.bare().archive().count(-1).build())).isFalse();
    }

    @Test
    @Clause({"msh-core.3.3-direct", "msh-core.3.3-nested"})
    void readsAModelInsideAnArchive() {
        byte[] inner = ModelBytes.animated().build();
        byte[] outer = NresBytes.archive()
                .with(
                        NresBytes.entry("DATA", "first").payload("12345678901"),
                        NresBytes.entry("MESH", "a.msh").payload(inner))
                .build();
        NresArchive archive = NresFormat.NRES.decode(ByteView.of(outer), Problems.strict());
        ByteView nested = archive.entries().get(1).payload();

        Model model = MshFormat.MSH.decode(nested, Problems.strict());

        assertThat(model).isEqualTo(MshFormat.MSH.decode(ByteView.of(inner), Problems.strict()));
        assertThat(model.nodes().rows().origin()).isEqualTo(16 + 16 + 16);
    }

    @Test
    @Clause("D27")
    void usesTheFirstTableOfAType() {
        Model model = MshSamples.tolerant(MshSamples.FOREIGN);

        assertThat(model.entry(MeshTable.POSITIONS)).hasValue(2);
        assertThat(model.positions().count()).isZero();
    }

    @Test
    @Clause({"msh.1-res9", "msh.3.2-name", "msh.3.2-name-bytes", "msh.3.2-label", "D13"})
    void takesNamesFromTheirTableOrTheLabels() {
        ModelBytes labelled = ModelBytes.bare().node(0, 0xFFFF, 0xFFFF, 0).node(0, 0, 0xFFFF, 0);
        Model none = strict(labelled);
        Model onlyLabels = strict(labelled.label("").label("\u043F\u0443\u0448\u043A\u0430"));
        Model wrongSize = strict(labelled.nodeName("one"));
        Model both = strict(labelled.nodeName("abcdefghijklmnopqrstuvwxyz123456"));

        assertThat(names(none)).containsExactly("node0", "node1");
        assertThat(names(onlyLabels)).containsExactly("node0", "\u043F\u0443\u0448\u043A\u0430");
        assertThat(names(wrongSize)).containsExactly("node0", "\u043F\u0443\u0448\u043A\u0430");
        assertThat(names(both)).containsExactly("one", "abcdefghijklmnopqrstuvwxyz123456");
        assertThat(both.labels().label(1)).contains("\u043F\u0443\u0448\u043A\u0430");
        assertThat(both.nodeNameSource(0)).isEqualTo(NameSource.NAMES);
        assertThat(wrongSize.nodeNameSource(1)).isEqualTo(NameSource.LABELS);
        assertThat(none.nodeNameSource(1)).isEqualTo(NameSource.INDEX);
    }

    @Test
    @Clause("msh.3.2-empty-name")
    void anEmptyNameStaysEmpty() {
        Model model =
                strict(ModelBytes.bare().node(0, 0xFFFF, 0xFFFF, 0).nodeName("").label("label"));

        assertThat(names(model)).containsExactly("");
    }

    @Test
    @Clause({"msh.12-recognise", "msh.12-geometry", "msh-core.5.1-stride-24"})
    void carriesNodesOf24BytesThrough() {
        Model model = MshSamples.tolerant(MshSamples.STRIDE_24);

        assertThat(model.nodes().stride24()).isTrue();
        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(model.nodes().count()).isZero();
        assertThat(model.nodeName(1)).isEmpty();
        assertThat(model.labels().count()).isEqualTo(2);
        assertThat(model.batches().count()).isEqualTo(1);
        assertThat(MshFormat.MSH.encoded(model)).isEqualTo(MshSamples.STRIDE_24.bytes());
    }

    @Test
    @Clause({"msh-core.2-chain", "msh-core.5.6-vertex"})
    void aCellLeadsToVertices() {
        Model model = strict(ModelBytes.animated());
        int slot = model.nodes().slot(1, 0, 0);
        int batch = model.slots().batchStart(slot);
        int first = (int) model.batches().indexStart(batch);
        int base = (int) model.batches().baseVertex(batch);

        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < model.batches().indexCount(batch); i++) {
            corners.add(model.positions().point(base + model.indices().index(first + i)));
        }

        assertThat(base).isEqualTo(4);
        assertThat(corners)
                .containsExactly(
                        new Point(0, 0, 0),
                        new Point(2, 0, 0),
                        new Point(2, 2, 0),
                        new Point(0, 0, 0),
                        new Point(2, 2, 0),
                        new Point(0, 2, 0));
    }

    @Test
    void isNoModelWithoutItsTables() {
        NresArchive archive =
                NresFormat.NRES.decode(ByteView.of(ModelBytes.bare().without(13).build()), Problems.strict());

        assertThatIllegalArgumentException().isThrownBy(() -> Model.of(archive));
    }

    private static List<String> names(Model model) {
        return List.of(model.nodeName(0), model.nodeCount() > 1 ? model.nodeName(1) : "").stream()
                .limit(model.nodeCount())
                .toList();
    }
}
