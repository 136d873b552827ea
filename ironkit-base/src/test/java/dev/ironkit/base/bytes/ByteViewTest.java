package dev.ironkit.base.bytes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** What a view answers wherever its bytes are. */
@ParameterizedClass
@EnumSource
class ByteViewTest {

    /** Where the bytes are. */
    enum Place {
        MEMORY {
            @Override
            ByteView view(byte... bytes) {
                return ByteView.of(bytes);
            }
        },
        MIDDLE_OF_MEMORY {
            @Override
            ByteView view(byte... bytes) {
                byte[] larger = new byte[bytes.length + 20];
                Arrays.fill(larger, (byte) 0x55);
                System.arraycopy(bytes, 0, larger, 7, bytes.length);
                return ByteView.of(larger).slice(7, bytes.length);
            }
        },
        SOURCE {
            @Override
            ByteView view(byte... bytes) {
                return ByteView.of(new MemorySource(bytes));
            }
        },
        MIDDLE_OF_SOURCE {
            @Override
            ByteView view(byte... bytes) {
                byte[] larger = new byte[bytes.length + 20];
                Arrays.fill(larger, (byte) 0x55);
                System.arraycopy(bytes, 0, larger, 7, bytes.length);
                return ByteView.of(new MemorySource(larger)).slice(7, bytes.length);
            }
        };

        abstract ByteView view(byte... bytes);

        boolean isMiddle() {
            return this == MIDDLE_OF_MEMORY || this == MIDDLE_OF_SOURCE;
        }
    }

    @Parameter
    Place place;

    private ByteView view(int... bytes) {
        byte[] array = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            array[i] = (byte) bytes[i];
        }
        return place.view(array);
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    @Test
    void readsLittleEndianNumbers() {
        ByteView view = view(0x01, 0x82, 0x03, 0x84, 0x05);
        assertThat(view.u8(1)).isEqualTo(0x82);
        assertThat(view.i8(1)).isEqualTo((byte) 0x82);
        assertThat(view.u16(0)).isEqualTo(0x8201);
        assertThat(view.i16(0)).isEqualTo((short) 0x8201);
        assertThat(view.u32(0)).isEqualTo(0x84038201L);
        assertThat(view.i32(0)).isEqualTo(0x84038201);
        assertThat(view.i32(1)).isEqualTo(0x05840382);
        assertThat(view(0, 0, 0x80, 0x3F).f32(0)).isEqualTo(1.0f);
    }

    @Test
    void refusesIndicesOutsideTheView() {
        ByteView view = view(1, 2, 3, 4);
        assertThatThrownBy(() -> view.u8(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.u8(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.u16(3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.i32(1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.i32(Integer.MAX_VALUE)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.slice(2, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.slice(1, Integer.MAX_VALUE)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.slice(0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.from(5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.copyTo(0, new byte[2], 1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void copiesNumbersOutInOneGo() {
        byte[] bytes = random(4 * 40_000 + 5);
        ByteView view = place.view(bytes);
        int[] target = new int[40_002];

        view.copyInts(3, target, 1, 40_000);

        assertThat(target[0]).isZero();
        assertThat(target[40_001]).isZero();
        for (int i = 0; i < 40_000; i++) {
            assertThat(target[i + 1]).isEqualTo(view.load().i32(3 + 4 * i));
        }
        assertThatThrownBy(() -> view.copyInts(6, target, 1, 40_000)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.copyInts(0, target, 3, 40_000)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.copyInts(0, target, 0, 1 << 30)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void copiesNumbersOfSixteenBitsOutInOneGo() {
        byte[] bytes = random(2 * 70_000 + 4);
        ByteView view = place.view(bytes);
        char[] target = new char[70_002];
        ByteView loaded = view.load();

        for (int at : new int[] {2, 3}) {
            view.copyChars(at, target, 1, 70_000);

            assertThat(target[0]).isEqualTo((char) 0);
            assertThat(target[70_001]).isEqualTo((char) 0);
            for (int i = 0; i < 70_000; i++) {
                assertThat((int) target[i + 1]).isEqualTo(loaded.u16(at + 2 * i));
            }
        }
        assertThatThrownBy(() -> view.copyChars(5, target, 1, 70_000)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.copyChars(0, target, 3, 70_000)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.copyChars(0, target, 0, 1 << 30)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void looksBytesUp() {
        byte[] bytes = random(150_001);
        ByteView view = place.view(bytes);
        int[] table = new Random(5).ints(256).toArray();
        int[] target = new int[150_002];

        view.lookUp(1, table, target, 1, 150_000);

        assertThat(target[0]).isZero();
        assertThat(target[150_001]).isZero();
        for (int i = 0; i < 150_000; i++) {
            assertThat(target[i + 1]).isEqualTo(table[bytes[i + 1] & 0xFF]);
        }
        assertThatThrownBy(() -> view.lookUp(2, table, target, 0, 150_000))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.lookUp(0, table, target, 3, 150_000))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.lookUp(0, new int[255], target, 0, 1))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void slicesKnowWhereTheyLie() {
        ByteView view = view(10, 11, 12, 13, 14, 15);
        long origin = place.isMiddle() ? 7 : 0;
        ByteView inner = view.slice(1, 4).slice(1, 2);
        assertThat(inner.u8(0)).isEqualTo(12);
        assertThat(inner.length()).isEqualTo(2);
        assertThat(inner.range()).isEqualTo(new ByteRange(origin + 2, 2));
        assertThat(inner.range(1, 1)).isEqualTo(new ByteRange(origin + 3, 1));
        assertThat(view.from(4).toByteArray()).containsExactly(14, 15);
        assertThat(view.from(6).length()).isZero();
    }

    @Test
    void slicesDoNotSeeTheirNeighbours() {
        ByteView inner = view(1, 2, 3, 4).slice(1, 2);
        assertThatThrownBy(() -> inner.u8(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(inner.indexOf(4)).isEqualTo(-1);
        assertThat(inner.toByteArray()).containsExactly(2, 3);
    }

    @Test
    void loadingChangesNothingButThePlace() {
        ByteView view = view(1, 2, 3);
        ByteView loaded = view.load();
        assertThat(loaded.isLoaded()).isTrue();
        assertThat(loaded).isEqualTo(view);
        assertThat(loaded.range()).isEqualTo(view.range());
        assertThat(loaded.load()).isSameAs(loaded);
    }

    @Test
    void equalsByBytesWhereverTheyLie() {
        ByteView view = view(1, 2, 3);
        assertThat(view)
                .isEqualTo(ByteView.of(new byte[] {1, 2, 3}, 1000))
                .hasSameHashCodeAs(ByteView.of(new byte[] {1, 2, 3}, 1000))
                .isEqualTo(ByteView.of(new MemorySource((byte) 1, (byte) 2, (byte) 3)))
                .isNotEqualTo(view(1, 2, 4))
                .isNotEqualTo(view(1, 2))
                .isNotEqualTo("123");
    }

    @Test
    void findsTheFirstDifferenceAcrossChunks() {
        byte[] bytes = random(200_000);
        byte[] other = bytes.clone();
        other[150_001]++;
        other[150_002]++;
        ByteView view = place.view(bytes);
        for (Place elsewhere : Place.values()) {
            assertThat(view.mismatch(elsewhere.view(bytes))).isEqualTo(-1);
            assertThat(view.mismatch(elsewhere.view(other))).isEqualTo(150_001);
            assertThat(view.mismatch(elsewhere.view(Arrays.copyOf(bytes, 65_536))))
                    .isEqualTo(65_536);
            assertThat(view.mismatch(elsewhere.view())).isZero();
        }
        assertThat(view.mismatch(1, other, 1, 150_000)).isEqualTo(-1);
        assertThat(view.mismatch(1, other, 1, 199_999)).isEqualTo(150_000);
    }

    @Test
    void comparesWithPartsOfAnArray() {
        byte[] bytes = {1, 2, 3, 4, 5, 6};
        ByteView view = place.view(bytes.clone()).slice(1, 4);
        assertThat(view.mismatch(1, bytes, 2, 3)).isEqualTo(-1);
        assertThat(view.mismatch(0, bytes, 2, 3)).isZero();
        assertThat(view.mismatch(0, new byte[] {2, 3, 9}, 0, 3)).isEqualTo(2);
        assertThatThrownBy(() -> view.mismatch(2, bytes, 0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> view.mismatch(0, bytes, 4, 3)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void comparesAViewWithItsOwnArray() {
        byte[] bytes = {7, 7, 7, 8, 7, 7};
        ByteView view = ByteView.of(bytes).slice(1, 4);

        assertThat(view.mismatch(1, bytes, 2, 3)).isEqualTo(-1);
        assertThat(view.mismatch(0, bytes, 0, 4)).isEqualTo(2);
        assertThat(view.mismatch(ByteView.of(bytes).slice(1, 3))).isEqualTo(3);
        assertThat(view.mismatch(ByteView.of(bytes).slice(2, 4))).isEqualTo(1);
    }

    @Test
    void seesZerosAndOtherBytesAcrossChunks() {
        byte[] zeros = new byte[140_000];
        assertThat(place.view(zeros).isZero()).isTrue();
        byte[] last = zeros.clone();
        last[139_999] = 1;
        assertThat(place.view(last).isZero()).isFalse();
        assertThat(view().isZero()).isTrue();
    }

    @Test
    void findsBytes() {
        ByteView view = view(5, 0xFF, 6, 0xFF);
        assertThat(view.indexOf(0xFF)).isEqualTo(1);
        assertThat(view.indexOf(-1)).as("a byte as Java has it").isEqualTo(1);
        assertThat(view.indexOf(7)).isEqualTo(-1);
        assertThat(view.startsWith(5, 0xFF)).isTrue();
        assertThat(view.startsWith(5, 6)).isFalse();
        assertThat(view.startsWith(5, 0xFF, 6, 0xFF, 0)).isFalse();
        assertThat(view.startsWith()).isTrue();
    }

    @Test
    void copiesBytesOut() {
        byte[] bytes = random(150_000);
        ByteView view = place.view(bytes);
        assertThat(view.toByteArray()).isEqualTo(bytes);
        byte[] target = new byte[10];
        view.copyTo(100_000, target, 3, 5);
        assertThat(Arrays.copyOfRange(target, 3, 8)).isEqualTo(Arrays.copyOfRange(bytes, 100_000, 100_005));
        assertThat(target[2]).isZero();
        assertThat(target[8]).isZero();
    }

    @Test
    void goesIntoASinkWhole() {
        byte[] bytes = random(150_000);
        assertThat(ByteSink.inMemory().bytes(place.view(bytes)).toByteArray()).isEqualTo(bytes);
        assertThat(ByteSink.inMemory().bytes(view()).position()).isZero();
    }

    @Test
    void copiesAreIndependent() {
        ByteView view = view(1, 2, 3);
        view.toByteArray()[0] = 9;
        assertThat(view.u8(0)).isEqualTo(1);
    }
}
