package dev.ironkit.base.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.format.NestingGuard.Stop;
import org.junit.jupiter.api.Test;

class NestingGuardTest {

    private final NestingGuard guard = new NestingGuard();

    @Test
    void theSameBytesAreEnteredOnce() {
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(16, 100), 1)).isEmpty();
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(16, 100), 2)).contains(Stop.SEEN);
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(16, 101), 1)).isEmpty();
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(0x7FFF_FFFF, 0x7FFF_FFFF), 1))
                .isEmpty();
    }

    @Test
    void whatWasUnpackedHasOffsetsOfItsOwn() {
        int space = guard.newSpace();

        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(0, 100), 1)).isEmpty();
        assertThat(guard.enter(space, new ByteRange(0, 100), 1)).isEmpty();
        assertThat(guard.enter(space, new ByteRange(0, 100), 1)).contains(Stop.SEEN);
    }

    @Test
    void archivesLieSixteenDeepAndNoDeeper() {
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(0, 1), 15)).isEmpty();
        assertThat(guard.enter(NestingGuard.FILE, new ByteRange(1, 1), 16)).contains(Stop.DEPTH);
    }

    @Test
    void entriesAndUnpackedBytesAddUp() {
        assertThat(guard.entries(4_000_000)).isEmpty();
        assertThat(guard.entries(1)).contains(Stop.ENTRIES);
        assertThat(guard.unpack(1L << 29)).isEmpty();
        assertThat(guard.unpack((1L << 29) + 1)).contains(Stop.UNPACKED);
        assertThat(guard.unpack(1L << 29)).isEmpty();
        assertThat(guard.unpack(Long.MAX_VALUE)).contains(Stop.UNPACKED);
    }
}
