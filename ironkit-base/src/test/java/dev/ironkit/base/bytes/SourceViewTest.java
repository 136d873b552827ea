package dev.ironkit.base.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SourceViewTest {

    @Test
    void readsNothingUntilAsked() {
        MemorySource source = new MemorySource(new byte[1000]);
        ByteView view = ByteView.of(source);
        assertThat(view.isLoaded()).isFalse();
        assertThat(view.length()).isEqualTo(1000);
        assertThat(view.slice(10, 20).range()).isEqualTo(new ByteRange(10, 20));
        assertThat(source.read()).isZero();
    }

    @Test
    void readsOnlyWhatIsAskedFor() {
        MemorySource source = new MemorySource(new byte[1000]);
        ByteView view = ByteView.of(source);
        assertThat(view.u32(500)).isZero();
        assertThat(source.read()).isEqualTo(4);
        assertThat(view.slice(100, 50).load().isLoaded()).isTrue();
        assertThat(source.read()).isEqualTo(54);
    }

    @Test
    void loadedViewsAreReadNoMore() {
        MemorySource source = new MemorySource(new byte[1000]);
        ByteView loaded = ByteView.of(source).slice(0, 16).load();
        for (int at = 0; at < 16; at++) {
            assertThat(loaded.u8(at)).isZero();
        }
        assertThat(source.read()).isEqualTo(16);
    }

    @Test
    void refusesASourceThatNoIndexCanReach() {
        ByteSource huge = new ByteSource() {
            @Override
            public long length() {
                return 1L << 31;
            }

            @Override
            public void read(long position, byte[] target, int at, int count) {
                throw new AssertionError("nothing is read");
            }
        };
        assertThatThrownBy(() -> ByteView.of(huge)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void viewsInMemoryTakeTheirOriginFromTheCaller() {
        ByteView view = ByteView.of(new byte[10], 5_000_000_000L);
        assertThat(view.origin()).isEqualTo(5_000_000_000L);
        assertThat(view.slice(4, 2).range()).isEqualTo(new ByteRange(5_000_000_004L, 2));
        assertThat(view.load().origin()).isEqualTo(5_000_000_000L);
        assertThat(ByteView.empty().length()).isZero();
        assertThat(view).hasToString("10 bytes at 5000000000");
    }

    @Test
    void hashesOfLongViewsLookAtTheStartAndTheLength() {
        byte[] bytes = new byte[1000];
        byte[] other = bytes.clone();
        other[999] = 1;
        assertThat(ByteView.of(bytes)).hasSameHashCodeAs(ByteView.of(other)).isNotEqualTo(ByteView.of(other));
        assertThat(ByteView.of(bytes).hashCode())
                .isNotEqualTo(ByteView.of(new byte[999]).hashCode());
    }
}
