package dev.ironkit.bench;

import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.NodeHierarchy;
import dev.ironkit.format.msh.animation.PoseBlender;
import dev.ironkit.format.msh.animation.PoseBuffer;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.animation.PoseTracks;
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

/** Poses of a model of 40 nodes that all move, at random nodes and times between the frames. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(2)
public class PoseBenchmark {

    private static final int QUERIES = 1 << 16;
    private static final int POSES = 1 << 10;

    private final int[] nodes = new int[QUERIES];
    private final float[] times = new float[QUERIES];
    private final float[] weights = new float[QUERIES];
    private final float[] pose = new float[PoseSampler.POSE_FLOATS];
    private final float[] matrix = new float[16];
    private PoseSampler sampler;
    private PoseBlender blender;
    private ModelPoser poser;
    private PoseBuffer buffer;

    /** Makes the tracks and draws nodes, times and weights, all from a fixed seed. */
    @Setup
    public void prepare() {
        Random random = new Random(12_000_000);
        PoseTracks tracks = MadeAnimation.tracks(random);
        sampler = new PoseSampler(tracks);
        blender = new PoseBlender(sampler);
        poser = new ModelPoser(tracks, NodeHierarchy.of(MadeAnimation.parents(random)));
        buffer = poser.newBuffer();
        for (int i = 0; i < QUERIES; i++) {
            nodes[i] = random.nextInt(MadeAnimation.NODES);
            times[i] = random.nextFloat() * (MadeAnimation.FRAMES - 1);
            weights[i] = random.nextFloat();
        }
    }

    /** Single samples. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public void sample(Blackhole hole) {
        for (int i = 0; i < QUERIES; i++) {
            hole.consume(sampler.sample(nodes[i], times[i], pose, 0));
            hole.consume(pose[0]);
        }
    }

    /** Blends of two samples, as matrices. */
    @Benchmark
    @OperationsPerInvocation(QUERIES)
    public void blend(Blackhole hole) {
        for (int i = 0; i < QUERIES; i++) {
            hole.consume(blender.blend(nodes[i], times[i], times[QUERIES - 1 - i], weights[i], matrix, 0));
            hole.consume(matrix[0]);
        }
    }

    /** Whole models: all 40 nodes sampled, made matrices and chained. */
    @Benchmark
    @OperationsPerInvocation(POSES)
    public void model(Blackhole hole) {
        for (int i = 0; i < POSES; i++) {
            poser.sample(times[i], buffer);
            hole.consume(buffer.models()[3]);
        }
    }
}
