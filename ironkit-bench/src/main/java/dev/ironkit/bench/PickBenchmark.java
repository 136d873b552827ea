package dev.ironkit.bench;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.runtime.model.Ball;
import dev.ironkit.runtime.model.HitQuery;
import dev.ironkit.runtime.model.ModelInstance;
import dev.ironkit.runtime.model.ModelPicker;
import dev.ironkit.runtime.model.ModelPose;
import dev.ironkit.runtime.model.PreparedModel;
import dev.ironkit.runtime.model.Ray;
import dev.ironkit.runtime.model.TriangleHit;
import dev.ironkit.runtime.model.TriangleScan;
import dev.ironkit.testkit.LargeModelBytes;
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

/** First hits of 10,000 rays on a model of 42,333 triangles on 40 moving nodes, through the trees and by asking every triangle. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PickBenchmark {

    private static final int RAYS = 10_000;

    private ModelInstance instance;
    private ModelPose pose;
    private ModelPicker picker;
    private TriangleScan scan;
    private final Ray[] rays = new Ray[RAYS];
    private final Ball[] balls = new Ball[RAYS];
    private final TriangleHit hit = new TriangleHit();
    private int next;

    /** Makes model, pose and rays from a fixed seed, and sees to it that both ways find the same. */
    @Setup
    public void prepare() {
        byte[] image = LargeModelBytes.create().build();
        instance = new ModelInstance(PreparedModel.of(MshFormat.MSH.decode(ByteView.of(image), Problems.strict())));
        pose = instance.newPose();
        picker = new ModelPicker(instance);
        scan = new TriangleScan(instance);
        instance.sample(3.25f, pose);
        picker.place(pose);
        scan.place(pose);
        Random random = new Random(10_000);
        for (int i = 0; i < RAYS; i++) {
            double x = random.nextDouble() * 120 - 60;
            double y = random.nextDouble() * 120 - 60;
            double z = random.nextDouble() * 120 - 60;
            rays[i] = Ray.of(
                    x,
                    y,
                    z,
                    random.nextGaussian() * 5 - x,
                    random.nextGaussian() * 5 - y,
                    random.nextGaussian() * 5 - z);
            balls[i] = new Ball(x / 6, y / 6, z / 6, 1);
        }
        compare();
    }

    private void compare() {
        TriangleHit slow = new TriangleHit();
        for (Ray ray : rays) {
            picker.first(ray, HitQuery.EVERYTHING, hit);
            scan.first(ray, HitQuery.EVERYTHING, slow);
            if (hit.found() != slow.found()
                    || (hit.found() && (hit.triangle() != slow.triangle() || hit.distance() != slow.distance()))) {
                throw new IllegalStateException(ray + ": " + hit + " instead of " + slow);
            }
        }
    }

    private int advance() {
        next = next + 1 == RAYS ? 0 : next + 1;
        return next;
    }

    /** {@return whether a ray hit, found through the trees} */
    @Benchmark
    public boolean ray() {
        picker.first(rays[advance()], HitQuery.EVERYTHING, hit);
        return hit.found();
    }

    /** {@return whether a ray hit, found by asking every triangle} */
    @Benchmark
    public boolean rayByAskingAll() {
        scan.first(rays[advance()], HitQuery.EVERYTHING, hit);
        return hit.found();
    }

    /** {@return whether a ball touches, found through the trees} */
    @Benchmark
    public boolean ball() {
        picker.nearest(balls[advance()], HitQuery.EVERYTHING, hit);
        return hit.found();
    }

    /** {@return the pose of the whole model at a time between two frames, placed in the world} */
    @Benchmark
    public ModelPose pose() {
        instance.sample(advance() * 0.003f, pose);
        return pose;
    }

    /** {@return the picker, made ready for another pose} */
    @Benchmark
    public ModelPicker place() {
        picker.place(pose);
        return picker;
    }
}
