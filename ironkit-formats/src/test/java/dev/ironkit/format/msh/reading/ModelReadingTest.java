package dev.ironkit.format.msh.reading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import org.junit.jupiter.api.Test;

class ModelReadingTest {

    private static final ReadingOptions AUTO = ReadingOptions.AUTO;
    private static final int NONE = 0xFFFF;

    private static Model model(ModelBytes bytes) {
        return MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
    }

    /** Two batches: rows 3 and 4 by their bytes, 0 and {@code word} by their words. */
    private static Model twoBatches(int word) {
        return model(ModelBytes.bare().batch(0, 0, 0xFF03, NONE, 0, 0, 0, 0).batch(0, word, 0x0204, NONE, 0, 0, 0, 0));
    }

    private static List<Integer> rows(Model model, ReadingOptions options) {
        BatchReading rows = ModelReading.of(model, options).materials();
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
        assertThat(ModelReading.detect(twoBatches(0)).rows().reason()).isEqualTo(ReadingReason.NO_WORD_AT_2);
        assertThat(ModelReading.detect(twoBatches(7)).rows().reason()).isEqualTo(ReadingReason.WORD_AT_2);
    }

    @Test
    @Clause({"D1", "msh.6-override"})
    void eitherPlaceOfRowsCanBeForced() {
        ReadingOptions documented = AUTO.withRows(BatchReading.DOCUMENTED);
        ReadingOptions retail = AUTO.withRows(BatchReading.RETAIL);

        assertThat(rows(twoBatches(0), documented)).containsExactly(0, 0, -1, -1);
        assertThat(rows(twoBatches(7), retail)).containsExactly(3, 4, -1, 2);
        assertThat(ModelReading.of(twoBatches(7), retail).rows().reason()).isEqualTo(ReadingReason.FORCED);
    }

    /** A vertex with four bytes in table 18 and one batch with a lightmap row. */
    private static Model lit(int lightmapRow) {
        return model(ModelBytes.bare()
                .batch(0, 0, lightmapRow << 8, NONE, 0, 0, 0, 0)
                .payload(18, (byte) 0x00, (byte) 0x02, (byte) 0xFF, (byte) 0xFF));
    }

    @Test
    @Clause({"D9", "msh.7-res18-uv", "msh.7-res18-colour"})
    void aLightmapRowMakesTable18Coordinates() {
        assertThat(ModelReading.detect(lit(0)).table18())
                .isEqualTo(new Decided<>(Table18Use.LIGHTMAP_UV, ReadingReason.LIGHTMAP_ROW));
        assertThat(ModelReading.detect(lit(0xFF)).table18())
                .isEqualTo(new Decided<>(Table18Use.COLOUR, ReadingReason.NO_LIGHTMAPS));
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

        assertThat(ModelReading.of(
                                lit(0xFF), AUTO.withLightmaps(with.lightmaps().isPresent()))
                        .table18())
                .isEqualTo(new Decided<>(Table18Use.LIGHTMAP_UV, ReadingReason.MATERIAL_LIST));
        assertThat(ModelReading.of(
                                lit(0xFF),
                                AUTO.withLightmaps(without.lightmaps().isPresent()))
                        .table18()
                        .value())
                .isEqualTo(Table18Use.COLOUR);
    }

    @Test
    @Clause("D9")
    void documentedRowsHaveNoLightmapsAndLeaveColours() {
        assertThat(ModelReading.of(lit(0), AUTO.withRows(BatchReading.DOCUMENTED))
                        .table18()
                        .value())
                .isEqualTo(Table18Use.COLOUR);
    }

    @Test
    void table18CanBeForcedIfItIsThere() {
        assertThat(ModelReading.of(lit(0), AUTO.withTable18(Table18Use.COLOUR)).table18())
                .isEqualTo(new Decided<>(Table18Use.COLOUR, ReadingReason.FORCED));
        assertThat(ModelReading.of(twoBatches(0), AUTO.withTable18(Table18Use.COLOUR))
                        .table18())
                .isEqualTo(new Decided<>(Table18Use.NONE, ReadingReason.ABSENT));
    }

    @Test
    void comparesReadingsAndNotReasons() {
        Model model = twoBatches(0);
        ModelReading auto = ModelReading.detect(model);

        assertThat(ReadingChange.between(auto, ModelReading.of(model, AUTO.withRows(BatchReading.RETAIL))))
                .isEmpty();
        assertThat(ReadingChange.between(auto, ModelReading.of(model, AUTO.withRows(BatchReading.DOCUMENTED))))
                .hasSize(1);
        assertThat(ReadingChange.between(auto, ModelReading.of(model, AUTO.withRotations(RotationOrder.W_LAST))))
                .hasSize(1);
        assertThat(ModelReading.of(model, AUTO.withRotations(RotationOrder.W_LAST))
                        .order()
                        .reason())
                .isEqualTo(ReadingReason.FORCED);
    }
}
