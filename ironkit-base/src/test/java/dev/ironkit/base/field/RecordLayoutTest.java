package dev.ironkit.base.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import org.junit.jupiter.api.Test;

class RecordLayoutTest {

    private static final RecordLayout LAYOUT = RecordLayout.builder()
            .derived("count", FieldType.U16, "how many")
            .text("name", 4, "")
            .unknown("unknown06", 2, "")
            .known("weight", FieldType.F32, "kilograms")
            .add("filler", FieldType.BYTES, 1, FieldRole.PADDING, "")
            .build(13);

    private static final ByteView STORED =
            ByteView.of(new byte[] {2, 0, 'a', 'b', 0, 0, 7, 8, 0, 0, (byte) 0x80, 0x3F, 0}, 100);

    private static Leaf leaf(Group group, int index) {
        return (Leaf) group.children().get(index);
    }

    @Test
    void laysFieldsOneBehindTheOther() {
        assertThat(LAYOUT.size()).isEqualTo(13);
        assertThat(LAYOUT.slots()).extracting(RecordLayout.Slot::offset).containsExactly(0, 2, 6, 8, 12);
        assertThat(LAYOUT.slots()).extracting(RecordLayout.Slot::size).containsExactly(2, 4, 2, 4, 1);
        assertThat(LAYOUT.slots())
                .extracting(RecordLayout.Slot::role)
                .containsExactly(
                        FieldRole.DERIVED, FieldRole.KNOWN, FieldRole.UNKNOWN, FieldRole.KNOWN, FieldRole.PADDING);
    }

    @Test
    void describesARecordWhereItLies() {
        Group group = LAYOUT.describe("entries", STORED);
        assertThat(group.name()).isEqualTo("entries");
        assertThat(group.range()).isEqualTo(new ByteRange(100, 13));
        assertThat(group.children()).extracting(Field::name).contains("count", "name", "unknown06", "weight");
        assertThat(leaf(group, 3).range()).isEqualTo(new ByteRange(108, 4));
        assertThat(leaf(group, 0).value()).isEqualTo("2");
        assertThat(leaf(group, 1).value()).isEqualTo("ab");
        assertThat(leaf(group, 2).value()).isEqualTo("0708");
        assertThat(leaf(group, 3).value()).isEqualTo("1.0");
        assertThat(leaf(group, 3).note()).isEqualTo("kilograms");
    }

    @Test
    void noticesAFieldThatWasForgotten() {
        assertThatThrownBy(() ->
                        RecordLayout.builder().known("a", FieldType.U8, "").build(2))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the fields take 1 bytes, not 2");
    }

    @Test
    void showsPlainValuesOfAScrambledRecordAndStoresThemScrambled() {
        byte[] scrambled = STORED.toByteArray();
        for (int i = 0; i < scrambled.length; i++) {
            scrambled[i] ^= (byte) (i + 0x51);
        }
        Leaf name = leaf(LAYOUT.describe("entries", ByteView.of(scrambled, 100), STORED), 1);
        assertThat(name.value()).isEqualTo("ab");
        assertThat(name.range()).isEqualTo(new ByteRange(102, 4));
        assertThat(ByteView.of(name.storedFor("ab"))).isEqualTo(name.stored());
        byte[] other = name.storedFor("xyz");
        assertThat(other).containsExactly('x' ^ 0x53, 'y' ^ 0x54, 'z' ^ 0x55, 0x56);
    }

    @Test
    void fieldsThatAreComputedCannotBeSet() {
        Group group = LAYOUT.describe("entries", STORED);
        assertThatThrownBy(() -> leaf(group, 0).storedFor("3"))
                .isInstanceOf(FieldValueException.class)
                .hasMessageContaining("count is computed");
        assertThatThrownBy(() -> leaf(group, 4).storedFor("00")).isInstanceOf(FieldValueException.class);
        assertThat(leaf(group, 2).storedFor("FFFE")).containsExactly(0xFF, 0xFE);
        assertThatThrownBy(() -> leaf(group, 2).storedFor("FF")).isInstanceOf(FieldValueException.class);
    }
}
