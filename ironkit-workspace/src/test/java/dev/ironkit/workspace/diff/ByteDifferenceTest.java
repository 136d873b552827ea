package dev.ironkit.workspace.diff;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ByteDifferenceTest {

    private static ByteDifference of(byte[] a, byte[] b) {
        return ByteDifference.of(ByteView.of(a), ByteView.of(b));
    }

    @Test
    void runsOfDifferingBytesAreListed() {
        ByteDifference found = of(new byte[] {1, 2, 3, 4, 5, 6}, new byte[] {1, 9, 9, 4, 9, 6});

        assertThat(found.first()).isEqualTo(1);
        assertThat(found.differing()).isEqualTo(3);
        assertThat(found.ranges()).containsExactly(new ByteRange(1, 2), new ByteRange(4, 1));
        assertThat(found.rangeCount()).isEqualTo(2);
    }

    @Test
    void aRunMayGoOverTheEdgeOfAChunkAndToTheEnd() {
        byte[] a = new byte[200_000];
        byte[] b = a.clone();
        Arrays.fill(b, 65_530, 65_545, (byte) 1);
        Arrays.fill(b, 199_990, 200_000, (byte) 1);

        assertThat(of(a, b).ranges()).containsExactly(new ByteRange(65_530, 15), new ByteRange(199_990, 10));
    }

    @Test
    void oneThatStartsTheOtherDiffersAtItsEnd() {
        ByteDifference found = of(new byte[] {1, 2}, new byte[] {1, 2, 3});

        assertThat(found.first()).isEqualTo(2);
        assertThat(found.differing()).isZero();
        assertThat(found.ranges()).isEmpty();
        assertThat(found.sizeB()).isEqualTo(3);
    }

    @Test
    void onlyTheFirstRunsAreListedAndAllAreCounted() {
        byte[] a = new byte[100];
        byte[] b = new byte[100];
        for (int i = 0; i < 100; i += 2) {
            b[i] = 1;
        }

        assertThat(of(a, b).ranges()).hasSize(ByteDifference.MOST_RANGES);
        assertThat(of(a, b).rangeCount()).isEqualTo(50);
        assertThat(of(a, b).differing()).isEqualTo(50);
    }
}
