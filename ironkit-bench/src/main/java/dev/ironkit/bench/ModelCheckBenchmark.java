package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
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

/** Checking a sound model of 1.6 MB, from its bytes to an empty report. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class ModelCheckBenchmark {

    private final Validator validator = new Validator(false);
    private ByteView image;

    /** Makes the model. */
    @Setup
    public void prepare() {
        image = ByteView.of(MadeModel.image());
        Validation validation = everyRule();
        if (!validation.findings().isEmpty()) {
            throw new IllegalStateException(
                    validation.findings().get(0).problem().toString());
        }
    }

    /** Only reading it. */
    @Benchmark
    public Model decode() {
        return MshFormat.MSH.decode(image, Problems.tolerant());
    }

    /** Reading it as a strict reader does: with the checks of sizes, references, keys and frames. */
    @Benchmark
    public Model strictReading() {
        return MshFormat.MSH.decode(image, Problems.strict());
    }

    /** Every rule the validator has. */
    @Benchmark
    public Validation everyRule() {
        return validator.validate(image, Attributes.NONE, new AssetPath("made.msh"));
    }
}
