package dev.ironkit.workspace.survey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.Leaf;
import org.junit.jupiter.api.Test;

class HistogramTest {

    private static Leaf leaf(FieldType type, String value) {
        return new Leaf("x", type, FieldRole.KNOWN, ByteView.of(type.parse(value, -1)), "");
    }

    private static Histogram of(FieldType type, String... values) {
        Histogram histogram = new Histogram();
        for (int i = 0; i < values.length; i++) {
            histogram.add(leaf(type, values[i]), "a.lib!/" + i, "x[" + i + "]");
        }
        return histogram;
    }

    @Test
    void theMostFrequentComesFirstAndEqualsAreSortedAsNumbers() {
        Histogram histogram = of(FieldType.U32, "10", "9", "7", "7", "10", "100");

        assertThat(histogram.byCount()).extracting(Histogram.Value::text).containsExactly("7", "10", "9", "100");
        assertThat(histogram.byValue()).extracting(Histogram.Value::text).containsExactly("7", "9", "10", "100");
        assertThat(histogram.byValue().get(2).count()).isEqualTo(2);
        assertThat(histogram.byValue().get(2).example()).as("the first").isEqualTo("a.lib!/0");
        assertThat(histogram.byValue().get(2).hex()).isEqualTo("0x0000000A");
        assertThat(histogram.least().orElseThrow().text()).isEqualTo("7");
        assertThat(histogram.greatest().orElseThrow().text()).isEqualTo("100");
    }

    @Test
    void sumsKeepTheExampleThatCameFirst() {
        Histogram first = of(FieldType.TEXT, "a", "b");
        first.addAsset();
        Histogram second = of(FieldType.TEXT, "c", "b");
        second.addAsset();

        first.add(second);

        assertThat(first.total()).isEqualTo(4);
        assertThat(first.assets()).isEqualTo(2);
        assertThat(first.distinct()).isEqualTo(3);
        assertThat(first.byCount().get(0).text()).isEqualTo("b");
        assertThat(first.byCount().get(0).example()).isEqualTo("a.lib!/1");
        assertThat(first.least()).as("texts have no least").isEmpty();
    }

    @Test
    void valuesBeyondTheLimitAreOnlyCounted() {
        Histogram histogram = new Histogram();
        for (int i = 0; i < Histogram.MOST_VALUES + 5; i++) {
            histogram.add(i, "a");
        }
        histogram.add(3, "a");

        assertThat(histogram.distinct()).isEqualTo(Histogram.MOST_VALUES);
        assertThat(histogram.untold()).isEqualTo(5);
        assertThat(histogram.total()).isEqualTo(Histogram.MOST_VALUES + 6L);
    }

    @Test
    void longValuesAreShownByTheirHash() {
        Histogram histogram = of(FieldType.BYTES, "00".repeat(65), "00".repeat(65), "00".repeat(64));

        assertThat(histogram.byCount().get(0).text()).matches("65 bytes, sha256 [0-9a-f]{16}");
        assertThat(histogram.byCount().get(1).text()).isEqualTo("00".repeat(64));
    }
}
