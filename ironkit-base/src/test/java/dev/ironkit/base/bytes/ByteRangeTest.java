package dev.ironkit.base.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ByteRangeTest {

    @Test
    void overlapsWhereBytesAreShared() {
        ByteRange range = new ByteRange(10, 10);
        assertThat(range.overlaps(new ByteRange(19, 5))).isTrue();
        assertThat(range.overlaps(new ByteRange(20, 5))).isFalse();
        assertThat(range.overlaps(new ByteRange(5, 5))).isFalse();
        assertThat(range.overlaps(new ByteRange(0, 100))).isTrue();
        assertThat(new ByteRange(20, 5).overlaps(range)).isFalse();
    }

    @Test
    void nothingOnAnEdgeOverlapsNothing() {
        ByteRange range = new ByteRange(10, 10);
        assertThat(range.overlaps(new ByteRange(10, 0))).isFalse();
        assertThat(range.overlaps(new ByteRange(20, 0))).isFalse();
    }

    @Test
    void refusesNegativeNumbers() {
        assertThatThrownBy(() -> new ByteRange(-1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ByteRange(0, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void printsInHexadecimal() {
        assertThat(new ByteRange(0x1F, 0x20)).hasToString("0x1F+0x20");
        assertThat(new ByteRange(0x1F, 0x20).end()).isEqualTo(0x3F);
    }
}
