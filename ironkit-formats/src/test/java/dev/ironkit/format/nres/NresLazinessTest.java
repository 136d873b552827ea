package dev.ironkit.format.nres;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSource;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class NresLazinessTest {

    /** Counts what is read. */
    private static final class Counting implements ByteSource {
        private final byte[] bytes;
        private long read;

        Counting(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public long length() {
            return bytes.length;
        }

        @Override
        public void read(long position, byte[] target, int at, int count) {
            read += count;
            System.arraycopy(bytes, (int) position, target, at, count);
        }
    }

    @Test
    @Clause("nres.4.1-directory-only")
    void readsTheDirectoryWithoutThePayloads() {
        Counting source = new Counting(archive()
                .with(entry("DATA", "large").payload(new byte[1_000_001]))
                .with(entry("DATA", "gap").payload("x").after(new byte[500_000]))
                .build());

        NresArchive archive = NresFormat.NRES.decode(ByteView.of(source), Problems.tolerant());

        assertThat(archive.entries()).hasSize(2);
        assertThat(source.read).isLessThan(16 + 2 * 64 + 64);
    }
}
