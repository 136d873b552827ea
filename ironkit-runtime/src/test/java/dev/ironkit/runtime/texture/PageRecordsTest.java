package dev.ironkit.runtime.texture;

import static dev.ironkit.runtime.texture.SkipPolicyTest.read;
import static dev.ironkit.testkit.TexmBytes.texture;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.texm.Texture;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class PageRecordsTest {

    private final Texture atlas =
            read(texture(2, 8, 4).levels(2).page(2, 1, 4, 2).page(-1, 0, 2, 4));

    @Test
    @Clause({"texm.10.4-record-0", "texm.10.4-pixels", "texm.10.4-uv", "texm.8-table", "texm.8-use", "D33"})
    void withoutLevelsLeftOutPartsAreThePlainRectangles() {
        PageRecords records = PageRecords.of(new SkippedTexture(atlas, 0));

        assertThat(records.all())
                .containsExactly(
                        new PageRecord(0, 0, 8, 4, 0, 0, 1, 1),
                        new PageRecord(2, 1, 6, 3, 0.25f, 0.25f, 0.5f, 0.5f),
                        new PageRecord(-1, 0, 1, 4, -0.125f, 0, 0.25f, 1));
        assertThat(records.record(1).u(0.5f)).isEqualTo(0.5f);
        assertThat(records.record(1).v(2f)).isEqualTo(1.25f);
    }

    @Test
    @Clause({"texm.10.4-pixels", "texm.10.4-uv", "D33"})
    void withLevelsLeftOutPixelsAndDivisorAreShifted() {
        PageRecords records = PageRecords.of(new SkippedTexture(atlas, 1));

        assertThat(records.record(0)).isEqualTo(new PageRecord(0, 0, 4, 2, 0, 0, 1, 1));
        assertThat(records.record(1)).isEqualTo(new PageRecord(4, 2, 12, 6, 0.25f, 0.25f, 0.5f, 0.5f));
    }

    @Test
    @Clause("D33")
    void theDivisorOfAnOddSizeIsTheSmallerSizeShiftedBack() {
        Texture odd = read(texture(2, 5, 5).levels(2).page(1, 2, 2, 1));
        PageRecords records = PageRecords.of(new SkippedTexture(odd, 1));

        assertThat(records.record(0)).isEqualTo(new PageRecord(0, 0, 2, 2, 0, 0, 1, 1));
        assertThat(records.record(1)).isEqualTo(new PageRecord(2, 4, 6, 6, 0.25f, 0.5f, 0.5f, 0.25f));
    }

    @Test
    @Clause("D33")
    void aSideShiftedToNothingCountsAsOne() {
        Texture narrow = read(texture(2, 4, 1).levels(3).page(0, 0, 4, 1));

        assertThat(PageRecords.of(new SkippedTexture(narrow, 2)).record(1))
                .isEqualTo(new PageRecord(0, 0, 16, 4, 0, 0, 1, 0.25f));
    }

    @Test
    @Clause("texm.8-cell")
    void aCellSelectsThePageOfItsNumberAndMinusOneTheWhole() {
        PageRecords records = PageRecords.of(new SkippedTexture(atlas, 0));

        assertThat(records.cell(-1)).contains(records.record(0));
        assertThat(records.cell(1)).contains(records.record(2));
        assertThat(records.cell(2)).isEmpty();
        assertThat(records.cell(-2)).isEmpty();
    }
}
