package dev.ironkit.base.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.NestedWalk.Step;
import dev.ironkit.base.format.StoredContent.Storage;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class NestedWalkTest {

    private static final AssetPath FILE = new AssetPath("a.lib");
    private static final ByteView BYTES = ByteView.of(new byte[1000]);

    private final NestedWalk walk = new NestedWalk(1000);
    private final Place file = walk.start(BYTES, FILE);

    private static StoredContent plain(long offset, long length) {
        return StoredContent.plain(new ByteRange(offset, length));
    }

    private static StoredContent packed(long offset, int method, long size) {
        return new StoredContent(new ByteRange(offset, 10), Storage.PACKED, method, size);
    }

    /** Packed bytes that can come to so much: a claim that no packing method reaches is left to the reader to refuse. */
    private static StoredContent large(int method, long size) {
        return new StoredContent(new ByteRange(0, size / 1000), Storage.PACKED, method, size);
    }

    private Step step(Place archive, StoredContent stored, String name, ByteView content) {
        return walk.step(archive, stored, archive.path().entry(name), () -> content);
    }

    private Place arrive(Place archive, StoredContent stored, String name, ByteView content) {
        return ((Step.Arrived) step(archive, stored, name, content)).place();
    }

    @Test
    void theSameBytesAreShownOnceAndTheFirstIsNamed() {
        Place first = arrive(file, plain(16, 100), "a", BYTES.slice(16, 100));
        assertThat(walk.into(first).isYes()).isTrue();

        Step.Repeated second = (Step.Repeated) step(file, plain(16, 100), "b", BYTES.slice(16, 100));
        assertThat(second.archive()).contains(new AssetPath("a.lib!/a"));
        assertThat(second.first()).isEqualTo(first.number());
        assertThat(step(file, plain(16, 101), "c", BYTES.slice(16, 101))).isInstanceOf(Step.Arrived.class);
    }

    @Test
    void thatAnEntryIsAllOfItsArchiveIsNoWayDown() {
        walk.into(file);

        assertThat(step(file, plain(0, 1000), "a", BYTES)).isInstanceOf(Step.Repeated.class);
    }

    @Test
    void whatIsUnpackedFromTheSameBytesInTheSameWayIsNotUnpackedAgain() {
        AtomicInteger unpacked = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            walk.step(file, packed(16, 0x100, 50), FILE.entry("e" + i), () -> {
                unpacked.incrementAndGet();
                return ByteView.of(new byte[50]);
            });
        }
        assertThat(unpacked).hasValue(1);
        assertThat(step(file, packed(16, 0x040, 50), "other", BYTES)).isInstanceOf(Step.Arrived.class);
    }

    @Test
    void anUnpackedArchiveIsKnownByItsContentWhereverItCameFrom() {
        Place first = arrive(file, packed(16, 1, 3), "a", ByteView.of(new byte[] {1, 2, 3}));
        Place second = arrive(file, packed(26, 1, 3), "b", ByteView.of(new byte[] {1, 2, 3}));
        Place third = arrive(file, packed(36, 1, 3), "c", ByteView.of(new byte[] {1, 2, 4}));

        assertThat(walk.into(first).isYes()).isTrue();
        assertThat(walk.into(second).isYes()).isFalse();
        assertThat(walk.into(third).isYes()).isTrue();
        assertThat(walk.isComplete()).isTrue();
    }

    @Test
    void whatWasUnpackedHasOffsetsOfItsOwn() {
        Place first = arrive(file, packed(16, 1, 20), "a", ByteView.of(new byte[20]));
        Place second = arrive(file, packed(26, 1, 20), "b", ByteView.of(new byte[20]));

        assertThat(step(first, plain(0, 10), "x", BYTES)).isInstanceOf(Step.Arrived.class);
        assertThat(step(second, plain(0, 10), "x", BYTES)).isInstanceOf(Step.Arrived.class);
        assertThat(step(second, plain(0, 10), "y", BYTES)).isInstanceOf(Step.Repeated.class);
        assertThat(step(file, plain(0, 10), "x", BYTES)).isInstanceOf(Step.Arrived.class);
    }

    @Test
    void archivesLieSixteenDeepAndNoDeeper() {
        Place place = file;
        for (int depth = 1; depth <= 16; depth++) {
            assertThat(walk.into(place).isYes()).isTrue();
            place = arrive(place, plain(depth, 900), "in", BYTES.slice(depth, 900));
        }
        NestedWalk.Answer answer = walk.into(place);
        assertThat(answer.isYes()).isFalse();
        assertThat(answer.why().orElseThrow().code()).isEqualTo(NestingProblem.DEPTH);
        assertThat(walk.isComplete()).isFalse();
    }

    @Test
    void aSmallFileMayHoldLittleAndALargeOneMore() {
        assertThat(walk.entries(file, 10_031).isYes()).isTrue();
        assertThat(walk.entries(file, 1).isYes()).isFalse();

        NestedWalk large = new NestedWalk(64L << 20);
        Place start = large.start(BYTES, FILE);
        assertThat(large.entries(start, 2_000_000).isYes()).isTrue();
        assertThat(large.entries(start, 200_000).why().orElseThrow().message())
                .isEqualTo("the 200000 entries of this archive were not read: 2000000 were read before,"
                        + " and the limit for this file is 2107152");
    }

    @Test
    void noFileIsSoLargeThatThereIsNoEnd() {
        NestedWalk huge = new NestedWalk(Integer.MAX_VALUE);
        Place start = huge.start(BYTES, FILE);

        assertThat(huge.entries(start, 4_000_001).isYes()).isFalse();
        assertThat(huge.step(start, large(1, (1L << 30) + 1), FILE, () -> BYTES))
                .isInstanceOf(Step.Stopped.class);
    }

    @Test
    void unpackedBytesAddUpAndWhatIsTooMuchIsNotUnpacked() {
        assertThat(step(file, large(1, 20L << 20), "a", BYTES)).isInstanceOf(Step.Arrived.class);

        Step.Stopped stopped = (Step.Stopped) walk.step(file, large(2, 20L << 20), FILE.entry("b"), () -> {
            throw new AssertionError("unpacked");
        });
        assertThat(stopped.why().orElseThrow().code()).isEqualTo(NestingProblem.UNPACKED);
        assertThat(step(file, large(3, 1L << 20), "c", BYTES)).isInstanceOf(Step.Arrived.class);
    }

    @Test
    void aClaimThatNoMethodReachesCostsWhatItCanComeTo() {
        for (int i = 0; i < 1000; i++) {
            assertThat(step(file, packed(i, 1, 200L << 20), "e" + i, BYTES)).isInstanceOf(Step.Arrived.class);
        }
    }

    @Test
    void entriesThatOverlapAddUpToo() {
        NestedWalk other = new NestedWalk(10L << 20);
        Place start = other.start(BYTES, FILE);
        int arrived = 0;
        for (int i = 0; i < 1000; i++) {
            Step step = other.step(start, plain(i, 10L << 20), FILE.entry("e" + i), () -> BYTES);
            arrived += step instanceof Step.Arrived ? 1 : 0;
        }
        assertThat(arrived).isBetween(16, 30);
    }

    @Test
    void theFirstThatIsLeftOutIsNamedAndTheOthersAreCounted() {
        for (int i = 0; i < 100; i++) {
            walk.entries(file, 1_000_000);
        }
        assertThat(walk.more(FILE).orElseThrow().message())
                .isEqualTo("80 more archives and entries of this file were not read");
    }
}
