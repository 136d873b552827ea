package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelDecoder;
import dev.ironkit.format.texm.PixelFormat;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Decoding a level of 1024 x 1024 pixels of noise into pixels that are there, for each format. */
@State(Scope.Benchmark)
@BenchmarkMode({Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(3)
public class PixelBenchmark {

    private static final int PIXELS = 1024 * 1024;

    /** Behind the header of a texture: the pixels do not start where the file does. */
    private static final int HEADER = 32;

    @Param
    private PixelFormat format;

    private PixelDecoder decoder;
    private ByteView level;
    private final int[] target = new int[PIXELS];

    /** Makes the level and its palette from a fixed seed. */
    @Setup
    public void prepare() {
        Random random = new Random(1024);
        byte[] file = new byte[HEADER + PIXELS * format.bytesPerPixel()];
        byte[] palette = new byte[Palette.SIZE];
        random.nextBytes(file);
        random.nextBytes(palette);
        level = ByteView.of(file).from(HEADER);
        decoder = PixelDecoder.of(format, Palette.of(ByteView.of(palette)).colours());
    }

    /** {@return the pixels, so that nothing of the work is left out} */
    @Benchmark
    public int[] decode() {
        decoder.decode(level, target);
        return target;
    }
}
