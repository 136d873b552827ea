package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.List;
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

/** Writing out a model of 1.6 MB with 40 nodes and 120 frames, from its bytes to those of the file, without textures. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class GltfBenchmark {

    private static final int KEYS = 18;
    private static final int KEY_STEP = 7;

    private ByteView image;

    /** Makes the model. */
    @Setup
    public void prepare() {
        image = ByteView.of(MadeModel.image(KEYS, KEY_STEP));
    }

    /** One file to look at. */
    @Benchmark
    public List<ModelFile> view() {
        return glb(GltfProfile.VIEW);
    }

    /** One file to edit. */
    @Benchmark
    public List<ModelFile> edit() {
        return glb(GltfProfile.EDIT);
    }

    private List<ModelFile> glb(GltfProfile profile) {
        return GltfExport.glb(
                MshFormat.MSH.decode(image, Problems.tolerant()),
                image,
                ModelLook.NONE,
                "made",
                GltfOptions.of(profile, "bench"),
                Problems.tolerant());
    }
}
