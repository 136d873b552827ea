package dev.ironkit.base.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ByteSinkTest {

    @Test
    void writesLittleEndianNumbers() {
        assertThat(ByteSink.inMemory()
                        .u8(0xFF)
                        .u16(0xFFFE)
                        .i16(-2)
                        .u32(0xFEDC_BA98L)
                        .i32(-1)
                        .toByteArray())
                .containsExactly(0xFF, 0xFE, 0xFF, 0xFE, 0xFF, 0x98, 0xBA, 0xDC, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF);
    }

    @Test
    void refusesNumbersThatDoNotFitAndWritesNothing() {
        ByteSink sink = ByteSink.inMemory().u8(1);
        assertThatThrownBy(() -> sink.u8(256)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.u8(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.u16(70_000)).hasMessageContaining("70000");
        assertThatThrownBy(() -> sink.u16(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.i16(32_768)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.i16(-32_769)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.u32(1L << 32)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.u32(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.zeros(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> sink.bytes(new byte[4], 2, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> sink.bytes(new byte[4], 0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(sink.toByteArray()).containsExactly(1);
    }

    @Test
    void alignsWithZeros() {
        ByteSink sink = ByteSink.inMemory();
        assertThat(sink.align(8).position()).isZero();
        assertThat(sink.u8(1).align(8).position()).isEqualTo(8);
        assertThat(sink.align(8).position()).isEqualTo(8);
        assertThat(sink.zeros(3).align(4).toByteArray()).containsExactly(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    }

    @Test
    void growsAndKeepsEverything() {
        ByteSink sink = ByteSink.inMemory();
        byte[] expected = new byte[10_000];
        new Random(3).nextBytes(expected);
        for (byte b : expected) {
            sink.u8(b & 0xFF);
        }
        assertThat(sink.toByteArray()).isEqualTo(expected);
        assertThat(sink.toView()).isEqualTo(ByteView.of(expected));
        sink.flush();
        assertThat(sink.position()).as("flushing does nothing in memory").isEqualTo(10_000);
    }

    @Test
    void growsUnderEveryKindOfNumber() {
        for (int shift = 0; shift < 8; shift++) {
            ByteSink sink = ByteSink.inMemory().zeros(shift);
            ByteBuffer expected = ByteBuffer.allocate(4096).order(ByteOrder.LITTLE_ENDIAN);
            expected.position(shift);
            for (int i = 0; i < 200; i++) {
                sink.u8(i).u16(0x1000 + i).i16(-i).u32(0xF000_0000L + i).i32(-i).bytes((byte) i);
                expected.put((byte) i).putShort((short) (0x1000 + i)).putShort((short) -i);
                expected.putInt(0xF000_0000 + i).putInt(-i).put((byte) i);
            }
            assertThat(sink.toByteArray()).isEqualTo(Arrays.copyOf(expected.array(), expected.position()));
        }
    }

    @Test
    void viewsAreCopies() {
        ByteSink sink = ByteSink.inMemory().u8(1);
        ByteView before = sink.toView();
        sink.u8(2);
        assertThat(before.length()).isEqualTo(1);
    }

    @Test
    void passesBytesOnInTheirOrder() {
        ByteArrayOutputStream passed = new ByteArrayOutputStream();
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        ByteSink sink = ByteSink.into(passed::write);
        Random random = new Random(9);
        while (expected.size() < 1_000_000) {
            byte[] piece = new byte[random.nextInt(4) == 0 ? random.nextInt(200_000) : random.nextInt(50)];
            random.nextBytes(piece);
            sink.bytes(piece).u16(0x1234).zeros(3);
            expected.writeBytes(piece);
            expected.writeBytes(new byte[] {0x34, 0x12, 0, 0, 0});
            assertThat(sink.position()).isEqualTo(expected.size());
        }
        sink.flush();
        assertThat(passed.toByteArray()).isEqualTo(expected.toByteArray());
    }

    @Test
    void holdsBackLittleWhilePassingOn() {
        AtomicInteger largest = new AtomicInteger();
        ByteSink sink = ByteSink.into((bytes, at, count) -> {
            largest.accumulateAndGet(bytes.length, Math::max);
            assertThat(at + count).isLessThanOrEqualTo(bytes.length);
        });
        sink.u8(1).zeros(50_000_000).u8(1);
        sink.flush();
        assertThat(sink.position()).isEqualTo(50_000_002);
        assertThat(largest.get()).as("the largest array that was needed").isLessThanOrEqualTo(1 << 16);
    }

    @Test
    void passesALargeViewOnWithoutHoldingIt() {
        byte[] bytes = new byte[300_000];
        new Random(4).nextBytes(bytes);
        ByteArrayOutputStream passed = new ByteArrayOutputStream();
        ByteSink sink = ByteSink.into(passed::write);
        sink.u8(7).bytes(ByteView.of(new MemorySource(bytes))).flush();
        assertThat(passed.toByteArray()).startsWith(7);
        assertThat(Arrays.copyOfRange(passed.toByteArray(), 1, 300_001)).isEqualTo(bytes);
    }

    @Test
    void whatWasPassedOnCannotBeAskedFor() {
        ByteSink sink = ByteSink.into((bytes, at, count) -> {});
        assertThatThrownBy(sink::toView).isInstanceOf(IllegalStateException.class);
    }
}
