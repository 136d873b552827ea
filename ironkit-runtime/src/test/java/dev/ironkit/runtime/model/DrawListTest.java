package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.runtime.material.MaterialPlayer;
import dev.ironkit.runtime.material.MsvcRandom;
import dev.ironkit.runtime.material.PhaseScratch;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DrawListTest {

    private final DrawList list = new DrawList();

    /** A node whose slots draw one batch each; the flags are those of the batches, cells are filled one after the other. */
    private static ModelBytes batches(int... flags) {
        ModelBytes model = ModelBytes.empty();
        Made.still(model, 0, 0, Made.NONE, 0, 0);
        for (int batch = 0; batch < flags.length; batch++) {
            model.batch(flags[batch], 0, 0xFF00 | batch, Made.NONE, 0, 0, 0, 0);
        }
        return model.slot(0, 0, 0, flags.length, 0, 0, 0, 1, 1, 1);
    }

    private int[] drawn(ModelInstance instance, int level) {
        list.fill(instance, level);
        int[] batches = new int[list.size()];
        for (int i = 0; i < batches.length; i++) {
            batches[i] = list.batch(i);
        }
        return batches;
    }

    @Test
    @Clause({"msh-core.6.3-walk", "msh.3.1-default"})
    void drawsTheBatchesOfTheChosenSlotsNodeByNode() {
        ModelBytes bytes = ModelBytes.empty();
        Made.still(bytes, 0, 0, Made.NONE, 0, 1, 0);
        Made.still(bytes, 1, 0, 0, 0, 0);
        for (int batch = 0; batch < 3; batch++) {
            bytes.batch(0, 0, 0xFF00, Made.NONE, 0, 0, 0, 0);
        }
        bytes.slot(0, 0, 0, 1, 0, 0, 0, 1, 1, 1).slot(0, 0, 1, 2, 0, 0, 0, 1, 1, 1);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));

        assertThat(drawn(instance, 0)).containsExactly(1, 2, 0);
        assertThat(new int[] {list.piece(0), list.piece(1), list.piece(2)}).containsExactly(0, 0, 1);
        assertThat(new int[] {list.slot(0), list.slot(1), list.slot(2)}).containsExactly(1, 1, 0);
        assertThat(drawn(instance, 1)).containsExactly(0);
        instance.state(1, 1);
        assertThat(drawn(instance, 0))
                .as("the second piece is damaged and has no slot for it")
                .containsExactly(1, 2);
    }

    @Test
    @Clause("msh.6-hidden")
    void leavesOutSuppressedBatchesAndPortalsThatAreNeverDrawn() {
        ModelInstance instance = new ModelInstance(Made.prepared(batches(0, 0x20, 0x48, 0x08, 0x40)));

        assertThat(drawn(instance, 0)).containsExactly(0, 3, 4);
        instance.suppress(0, 3, true);
        assertThat(drawn(instance, 0)).containsExactly(0, 4);
        instance.suppress(0, 3, false);
        assertThat(drawn(instance, 0)).containsExactly(0, 3, 4);
    }

    @Test
    @Clause("msh.6-translucent")
    void sortsPortalsAndTranslucentBatchesIntoTheirLayer() {
        drawn(new ModelInstance(Made.prepared(batches(0, 0x100, 0x08, 0x2000))), 0);

        assertThat(List.of(list.layer(0), list.layer(1), list.layer(2), list.layer(3)))
                .containsExactly(DrawLayer.SOLID, DrawLayer.TRANSLUCENT, DrawLayer.TRANSLUCENT, DrawLayer.SOLID);
    }

    /** A material that fades out: opaque at the start, half as much after 50 ms. */
    private static MaterialPlayer fading() {
        byte[] opaque = new byte[18];
        opaque[3] = 100;
        Mat0Bytes bytes = Mat0Bytes.material(6)
                .phase(opaque)
                .phase(new byte[18])
                .block(0x1F << 3)
                .key(0, 100)
                .key(1, 100);
        return new MaterialPlayer(
                Mat0Format.MAT0.decode(
                        ByteView.of(bytes.build()), new Attributes(Material.TYPE, 0, 6, 0), Problems.tolerant()),
                new MsvcRandom());
    }

    @ParameterizedTest
    @CsvSource({"0, SOLID", "50, TRANSLUCENT"})
    @Clause("mat.7-layer")
    void aMaterialThatIsLessThanOpaqueNowIsInTheTranslucentLayer(int time, DrawLayer layer) {
        WearList rows = WearList.of(List.of("fading", "solid"), List.of());
        ModelInstance instance =
                new ModelInstance(Made.prepared(batches(0, 0, 0x100, 0, 0)), PartMaterials.of(3, rows));
        PhaseScratch look = new PhaseScratch();
        fading().atTime(0, time, look);

        list.fill(instance, 0, handle -> handle == 3 << 16 ? look.opacity() : 1);

        assertThat(list.layer(0)).isEqualTo(layer);
        assertThat(list.layer(1)).as("opaque").isEqualTo(DrawLayer.SOLID);
        assertThat(list.layer(2)).as("by its flags").isEqualTo(DrawLayer.TRANSLUCENT);
        assertThat(list.layer(3)).as("no material").isEqualTo(DrawLayer.SOLID);
    }

    @Test
    @Clause({"msh.3-cockpit", "msh.3.1-view"})
    void showsACockpitInTheOwnViewOnly() {
        ModelBytes bytes = ModelBytes.empty();
        int no = Made.NONE;
        Made.still(bytes, 0, 0x20, no, 0, 0, no, no, no, 0);
        Made.still(bytes, 1, 0, no, 0, 1, no, no, no, no);
        Made.still(bytes, 2, 0, no, 0, no, no, no, no, 1);
        bytes.batch(0, 0, 0, no, 0, 0, 0, 0).batch(0, 0, 0, no, 0, 0, 0, 0);
        bytes.slot(0, 0, 0, 1, 0, 0, 0, 1, 1, 1).slot(0, 0, 1, 1, 0, 0, 0, 1, 1, 1);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));

        assertThat(drawn(instance, 0)).containsExactly(1);
        assertThat(drawn(instance, DrawList.OWN_VIEW)).containsExactly(0, 1);
    }

    @Test
    @Clause("msh.10-wear")
    void eachPartHasItsOwnMaterialList() {
        WearList small = WearList.of(List.of("a"), List.of());
        WearList large = WearList.of(List.of("a", "b", "c"), List.of());
        ModelInstance instance = new ModelInstance(Made.prepared(batches(0, 0)), PartMaterials.of(3, small));
        instance.add(Made.prepared(batches(0, 0)), PartMaterials.of(4, large));
        list.fill(instance, 0);

        assertThat(list.material(0)).isEqualTo(3 << 16);
        assertThat(list.material(1)).as("beyond the list").isEqualTo(PartMaterials.NO_HANDLE);
        assertThat(list.material(2)).isEqualTo(4 << 16);
        assertThat(list.material(3)).isEqualTo(4 << 16 | 1);
    }

    @Test
    @Clause("msh.6-no-lightmap")
    void aLightmapNeedsItsCoordinatesAndItsRow() {
        WearList lit = WearList.of(List.of("a"), List.of("l.0", "l.1"));
        ModelBytes bytes =
                batches(0).batch(0x2000, 0, 0x0100, Made.NONE, 0, 0, 0, 0).batch(0, 0, 0x0200, 0, 0, 0, 0, 0);
        bytes.slot(0, 0, 0, 3, 0, 0, 0, 1, 1, 1).payload(1).node(0, Made.NONE, Made.NONE, 0, 1);

        list.fill(new ModelInstance(Made.prepared(bytes), PartMaterials.of(2, lit)), 0);
        assertThat(list.lightmap(1)).as("no coordinates").isEqualTo(PartMaterials.NO_HANDLE);

        list.fill(new ModelInstance(Made.prepared(bytes.payload(18, new byte[4])), PartMaterials.of(2, lit)), 0);
        assertThat(list.lightmap(0)).as("no row").isEqualTo(PartMaterials.NO_HANDLE);
        assertThat(list.lightmap(1)).isEqualTo(2 << 16 | 1);
        assertThat(list.lightmap(2)).as("beyond the list").isEqualTo(PartMaterials.NO_HANDLE);
    }

    @Test
    void ignoresBatchesThatDoNotExist() {
        ModelBytes bytes = batches(0).slot(0, 0, 0, 9, 0, 0, 0, 1, 1, 1).slot(0, 0, 40, 9, 0, 0, 0, 1, 1, 1);
        bytes.payload(1).node(0, Made.NONE, Made.NONE, 0, 1, 2);
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));

        assertThat(drawn(instance, 0)).containsExactly(0);
        assertThat(drawn(instance, 1)).isEmpty();
    }

    @Test
    void endsSomewhere() {
        ModelBytes bytes = batches(new int[2000]).payload(1);
        for (int node = 0; node < 600; node++) {
            bytes.node(0, Made.NONE, Made.NONE, 0, 0);
        }
        ModelInstance instance = new ModelInstance(Made.prepared(bytes));
        list.fill(instance, 0);

        assertThat(list.size()).isEqualTo(1 << 20);
        assertThat(list.isComplete()).isFalse();
        list.fill(instance, 1);
        assertThat(list.isComplete()).isTrue();
    }
}
