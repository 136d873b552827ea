package dev.ironkit.bench;

import dev.ironkit.runtime.material.MaterialManager;
import dev.ironkit.runtime.material.MaterialWorld;
import dev.ironkit.runtime.material.PhaseScratch;
import dev.ironkit.runtime.material.WorldOptions;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Asking 905 materials for their look, at random rows and random times.
 *
 * <p>A world holds 700 materials, so there are two of them. The times stay below the interval of the sweep: what is measured is the
 * query, not the search for idle textures.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class PhaseBenchmark {

    private static final int MATERIALS = 905;
    private static final int QUERIES = 1 << 16;

    private final MaterialWorld[] worlds = new MaterialWorld[2];
    private final MaterialManager[] managers = new MaterialManager[2];
    private final PhaseScratch out = new PhaseScratch();
    private final int[] handles = new int[QUERIES];
    private final int[] times = new int[QUERIES];
    private final float[] fractions = new float[QUERIES];

    /** Makes the materials and draws rows and times, all from fixed seeds. */
    @Setup
    public void prepare() {
        int half = MATERIALS / 2;
        int[] counts = {half, MATERIALS - half};
        for (int i = 0; i < worlds.length; i++) {
            MadeMaterials library = new MadeMaterials(counts[i], 905 + i);
            worlds[i] = new MaterialWorld(library, WorldOptions.standard());
            managers[i] = worlds[i].loadMatManager();
            library.wears().forEach(managers[i]::loadWearFromBuffer);
        }
        Random random = new Random(20_000_000);
        for (int i = 0; i < QUERIES; i++) {
            MaterialManager manager = managers[i & 1];
            int table = random.nextInt(manager.tableCount());
            handles[i] = MaterialManager.handle(table, random.nextInt(manager.wearCount(table)));
            times[i] = random.nextInt(MaterialWorld.SWEEP_INTERVAL);
            fractions[i] = random.nextFloat();
        }
    }

    /** Queries by game time. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public void byGameTime(Blackhole hole) {
        for (int i = 0; i < QUERIES; i++) {
            worlds[i & 1].setGameTime(times[i]);
            managers[i & 1].phaseByGameTime(handles[i], 0, out);
            hole.consume(out.alpha());
        }
    }

    /** Queries by a fraction of the cycle. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public void byFraction(Blackhole hole) {
        for (int i = 0; i < QUERIES; i++) {
            managers[i & 1].phaseByFraction(handles[i], 0, fractions[i], out);
            hole.consume(out.alpha());
        }
    }
}
