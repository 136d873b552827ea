package dev.ironkit.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Copying 4 MB of memory, what the machine can do at best: the measure for the others. */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class CopyBenchmark {

    private final int[] source = new int[1024 * 1024];
    private final int[] target = new int[1024 * 1024];

    /** Fills the memory to be copied. */
    @Setup
    public void prepare() {
        Random random = new Random(1);
        for (int i = 0; i < source.length; i++) {
            source[i] = random.nextInt();
        }
    }

    /** {@return the copy} */
    @Benchmark
    public int[] copy() {
        System.arraycopy(source, 0, target, 0, source.length);
        return target;
    }
}
