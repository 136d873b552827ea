package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.format.msh.reading.Table18Use;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingTest {

    private static final ReadingOptions AUTO = ReadingOptions.AUTO;

    /** Two batches: rows 3 and 4 by their bytes, 0 and {@code word} by their words. */
    private static Model twoBatches(int word) {
        return Made.model(ModelBytes.bare()
                .batch(0, 0, 0xFF03, Made.NONE, 0, 0, 0, 0)
                .batch(0, word, 0x0204, Made.NONE, 0, 0, 0, 0));
    }

    private static List<Integer> rows(Model model, ReadingOptions options) {
        BatchReading rows = Reading.of(model, options).rows().rows();
        return List.of(
                rows.wearRow(model.batches(), 0),
                rows.wearRow(model.batches(), 1),
                rows.lightmapRow(model.batches(), 0).orElse(-1),
                rows.lightmapRow(model.batches(), 1).orElse(-1));
    }

    @Test
    @Clause({"D1", "msh.6-documented", "msh.6-retail"})
    void oneWordDecidesTheRowsOfAllBatches() {
        assertThat(rows(twoBatches(0), AUTO)).containsExactly(3, 4, -1, 2);
        assertThat(rows(twoBatches(7), AUTO)).containsExactly(0, 7, -1, -1);
        assertThat(Reading.detect(twoBatches(0)).rows().reason()).isEqualTo(RowReason.NO_WORD_AT_2);
        assertThat(Reading.detect(twoBatches(7)).rows().reason()).isEqualTo(RowReason.WORD_AT_2);
    }

    @Test
    @Clause({"D1", "msh.6-override"})
    void eitherPlaceOfRowsCanBeForced() {
        ReadingOptions documented = AUTO.withRows(BatchReading.DOCUMENTED);
        ReadingOptions retail = AUTO.withRows(BatchReading.RETAIL);

        assertThat(rows(twoBatches(0), documented)).containsExactly(0, 0, -1, -1);
        assertThat(rows(twoBatches(7), retail)).containsExactly(3, 4, -1, 2);
        assertThat(Reading.of(twoBatches(7), retail).rows().reason()).isEqualTo(RowReason.FORCED);
    }

    /** A vertex with four bytes in table 18 and one batch with a lightmap row. */
    private static Model lit(int lightmapRow) {
        return Made.model(ModelBytes.bare()
                .batch(0, 0, lightmapRow << 8, Made.NONE, 0, 0, 0, 0)
                .payload(18, (byte) 0x00, (byte) 0x02, (byte) 0xFF, (byte) 0xFF));
    }

    @Test
    @Clause({"D9", "msh.7-res18-uv", "msh.7-res18-colour"})
    void aLightmapRowMakesTable18Coordinates() {
        assertThat(Reading.detect(lit(0)).table18())
                .isEqualTo(new Table18Reading(Table18Use.LIGHTMAP_UV, Table18Reason.LIGHTMAP_ROW));
        assertThat(Reading.detect(lit(0xFF)).table18())
                .isEqualTo(new Table18Reading(Table18Use.COLOUR, Table18Reason.NO_LIGHTMAPS));
        assertThat(Table18Use.lightmapCoordinate(lit(0), 0, 0)).isEqualTo(0.5f);
        assertThat(Table18Use.lightmapCoordinate(lit(0), 0, 1)).isEqualTo(65535 / 1024f);
        assertThat(Table18Use.colourByte(lit(0), 0, 1)).isEqualTo(2);
        assertThat(Table18Use.colourByte(lit(0), 0, 3)).isEqualTo(255);
    }

    @Test
    @Clause({"D9", "msh.7-res18-uv", "msh.7-res18-colour"})
    void aMaterialListWithLightmapsMakesTable18Coordinates() {
        WearList with = WearList.of(List.of("m"), List.of("l.0"));
        WearList without = WearList.of(List.of("m"), List.of());

        assertThat(Reading.of(lit(0xFF), AUTO.withMaterials(with)).table18())
                .isEqualTo(new Table18Reading(Table18Use.LIGHTMAP_UV, Table18Reason.MATERIAL_LIST));
        assertThat(Reading.of(lit(0xFF), AUTO.withMaterials(without)).table18().use())
                .isEqualTo(Table18Use.COLOUR);
    }

    @Test
    @Clause("D9")
    void documentedRowsHaveNoLightmapsAndLeaveColours() {
        assertThat(Reading.of(lit(0), AUTO.withRows(BatchReading.DOCUMENTED))
                        .table18()
                        .use())
                .isEqualTo(Table18Use.COLOUR);
    }

    @Test
    void table18CanBeForcedIfItIsThere() {
        assertThat(Reading.of(lit(0), AUTO.withTable18(Table18Use.COLOUR)).table18())
                .isEqualTo(new Table18Reading(Table18Use.COLOUR, Table18Reason.FORCED));
        assertThat(Reading.of(twoBatches(0), AUTO.withTable18(Table18Use.COLOUR))
                        .table18())
                .isEqualTo(new Table18Reading(Table18Use.NONE, Table18Reason.ABSENT));
    }

    @Test
    void comparesReadingsAndNotReasons() {
        Model model = twoBatches(0);
        Reading auto = Reading.detect(model);

        assertThat(auto.sameAs(Reading.of(model, AUTO.withRows(BatchReading.RETAIL))))
                .isTrue();
        assertThat(auto.sameAs(Reading.of(model, AUTO.withRows(BatchReading.DOCUMENTED))))
                .isFalse();
        assertThat(auto.sameAs(Reading.of(model, AUTO.withRotations(RotationOrder.W_LAST))))
                .isFalse();
        assertThat(Reading.of(model, AUTO.withRotations(RotationOrder.W_LAST))
                        .rotations()
                        .reason())
                .isEqualTo(OrderReason.FORCED);
    }

    @Test
    void agreesWithTheReadingAnEditKeeps() {
        List<Model> models = List.of(
                twoBatches(0),
                twoBatches(7),
                lit(0),
                lit(0xFF),
                Made.model(ModelBytes.quad()),
                Made.model(Made.soup(1, 5, 3)),
                Made.model(ModelBytes.quad().key(0, 0, 0, 0, 0, 0, 0, 32767).key(0, 0, 0, 0, 0, 0, 0, 32767)),
                Made.model(ModelBytes.animated().payload(8).key(0, 0, 0, 0, 1, 2, 3, 4)));
        for (Model model : models) {
            Reading here = Reading.detect(model);
            ModelReading there = ModelReading.detect(model);

            assertThat(here.rows().rows().id()).isEqualTo(there.materials().id());
            assertThat(here.rotations().order().id())
                    .isEqualTo(there.rotations().id());
            if (here.table18().use() != Table18Use.NONE) {
                assertThat(here.table18().use() == Table18Use.LIGHTMAP_UV).isEqualTo(there.lightmapCoordinates());
            }
        }
    }
}
