package dev.ironkit.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import org.junit.jupiter.api.Test;

class ByteCursorTest {

    private static ByteCursor cursor(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return new ByteCursor(
                ByteView.of(array, 100),
                (where, needed, left) -> new IllegalStateException(where + " " + needed + " " + left));
    }

    @Test
    void readsFrontToBack() {
        ByteCursor in = cursor(1, 2, 0x80, 3, 0x80, 4, 0, 0, 0x80, 5, 0, 0, 0x80, 'a', 0, 'x', 9);
        assertThat(in.u8()).isEqualTo(1);
        assertThat(in.u16()).isEqualTo(0x8002);
        assertThat(in.i16()).isEqualTo((short) 0x8003);
        assertThat(in.u32()).isEqualTo(0x8000_0004L);
        assertThat(in.i32()).isEqualTo(0x8000_0005);
        FixedText text = in.text(3);
        assertThat(text.display()).isEqualTo("a");
        assertThat(text.raw().range()).isEqualTo(new ByteRange(113, 3));
        assertThat(in.at()).isEqualTo(16);
        assertThat(in.left()).isEqualTo(1);
        assertThat(in.bytes(1).u8(0)).isEqualTo(9);
        assertThat(in.bytes(0).length()).isZero();
    }

    @Test
    void asksTheFormatForTheExceptionAtTheEnd() {
        ByteCursor in = cursor(1, 2, 3);
        in.u8();
        assertThatThrownBy(in::i32).isInstanceOf(IllegalStateException.class).hasMessage("0x65+0x2 4 2");
        assertThat(in.at()).as("nothing was taken").isEqualTo(1);
        assertThat(in.u16()).isEqualTo(0x0302);
        assertThatThrownBy(in::u8).hasMessage("0x67+0x0 1 0");
    }

    @Test
    void takesACountTooLargeForAnyViewAsAShortage() {
        ByteCursor in = cursor(1, 2, 3);
        assertThatThrownBy(() -> in.bytes(0xFFFF_FFFFL)).hasMessage("0x64+0x3 4294967295 3");
        assertThatThrownBy(() -> in.bytes(1L << 40)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> in.bytes(-1)).isInstanceOf(IllegalStateException.class);
    }
}
