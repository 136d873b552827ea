package dev.ironkit.workspace.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.workspace.WritePlan;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was taken apart and not touched goes together to the same bytes, whatever the archive is like. */
@Tag(LongRun.TAG)
class ExtractPackPropertyTest {

    private static final int ROUNDS = LongRun.of(150);
    private static final long SEED = 7_000_000;

    @TempDir
    Path folder;

    @Test
    void anOddArchiveComesBackByteForByte() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            check(new OddArchives(SEED + round).nres(0), SEED + round, false);
        }
    }

    @Test
    void anOddLibraryComesBackByteForByte() throws IOException {
        for (int round = 0; round < ROUNDS; round++) {
            check(new OddArchives(SEED + round).rsli(), SEED + round, false);
        }
    }

    @Test
    void archivesInArchivesComeBackByteForByte() throws IOException {
        int nested = 0;
        for (int round = 0; round < ROUNDS; round++) {
            nested += check(new OddArchives(SEED + round).nres(3), SEED + round, true);
        }
        assertThat(nested).as("archives inside that became folders").isGreaterThanOrEqualTo(LongRun.of(50));
    }

    /** Returns how many archives inside were taken apart. */
    private int check(byte[] archive, long seed, boolean recursive) throws IOException {
        Path around = folder.resolve("a" + seed + recursive);
        Path target = around.resolve("b").resolve("target");
        Extraction.Result result = Bench.extract(archive, target, recursive);
        Packing packing = Packing.of(target);
        WritePlan plan = packing.plan(Problems.tolerant());
        assertThat(Bench.written(plan)).as("seed %d", seed).isEqualTo(archive);
        assertThat(plan.isEmpty()).as("seed %d", seed).isTrue();
        assertThat(packing.ignored()).as("seed %d", seed).isEmpty();
        assertThat(packing.manifestWasChanged()).as("seed %d", seed).isFalse();
        assertThat(filesOutside(around, target)).as("seed %d", seed).isEmpty();
        return (int) result.items().stream()
                .filter(item -> item.outcome() == Extraction.Outcome.FOLDER)
                .count();
    }

    private static List<Path> filesOutside(Path around, Path target) throws IOException {
        try (Stream<Path> all = Files.walk(around)) {
            return all.filter(path -> !path.startsWith(target) && !target.startsWith(path))
                    .toList();
        }
    }
}
