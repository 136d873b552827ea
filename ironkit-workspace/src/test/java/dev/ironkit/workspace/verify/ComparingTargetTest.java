package dev.ironkit.workspace.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same for an original in memory and for one that is read piece by piece. */
class ComparingTargetTest {

    private static final int SIZE = 300_000;

    private static byte[] content() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) (i * 7 + i / 251);
        }
        return bytes;
    }

    private static ComparingTarget target(boolean inMemory) {
        byte[] bytes = content();
        ByteView onDisk = ByteView.of(new ByteSource() {
            @Override
            public long length() {
                return SIZE;
            }

            @Override
            public void read(long position, byte[] target, int at, int count) {
                System.arraycopy(bytes, (int) position, target, at, count);
            }
        });
        return new ComparingTarget(inMemory ? onDisk.load() : onDisk);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void piecesOfAnySizeAddUpToTheOriginal(boolean inMemory) {
        for (int piece : new int[] {1000, 65_536, 70_001, SIZE}) {
            ComparingTarget target = target(inMemory);
            for (int at = 0; at < SIZE; at += piece) {
                target.write(content(), at, Math.min(piece, SIZE - at));
            }
            assertThat(target.isIdentical()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theFirstDifferenceIsRemembered(boolean inMemory) {
        for (int at : new int[] {0, 65_535, 65_536, 131_073, SIZE - 1}) {
            byte[] changed = content();
            changed[at] ^= 0x40;
            changed[SIZE - 1] ^= 0x01;
            ComparingTarget target = target(inMemory);
            target.write(changed, 0, 100_000);
            target.write(changed, 100_000, 200_000);

            assertThat(target.isIdentical()).isFalse();
            assertThat(target.hasDifferingByte()).isTrue();
            assertThat(target.firstDifference()).isEqualTo(at);
            assertThat(target.differingByte()).isEqualTo(changed[at] & 0xFF);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatIsMissingOrTooMuchDiffersAtTheEnd(boolean inMemory) {
        ComparingTarget shorter = target(inMemory);
        shorter.write(content(), 0, SIZE - 1);
        ComparingTarget longer = target(inMemory);
        longer.write(content(), 0, SIZE);
        longer.write(content(), 0, 1);

        assertThat(shorter.isIdentical()).isFalse();
        assertThat(shorter.firstDifference()).isEqualTo(SIZE - 1);
        assertThat(longer.isIdentical()).isFalse();
        assertThat(longer.hasDifferingByte()).isFalse();
        assertThat(longer.firstDifference()).isEqualTo(SIZE);
    }
}
