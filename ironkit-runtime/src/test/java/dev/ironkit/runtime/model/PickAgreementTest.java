package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.LargeModelBytes;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A picker answers what asking every triangle answers, number for number. */
class PickAgreementTest {

    private static final HitQuery[] QUERIES = {
        HitQuery.EVERYTHING, HitQuery.SHOT, HitQuery.COLLISION, HitQuery.COLLISION.withBothSides(true)
    };

    private final TriangleHit quick = new TriangleHit();
    private final TriangleHit slow = new TriangleHit();
    private final HitList quickList = new HitList();
    private final HitList slowList = new HitList();
    private int hits;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    @Clause("msh-core.6.4-triangles")
    void agreesOnRandomModels(long seed) {
        Random random = new Random(seed);
        ModelInstance instance = new ModelInstance(Made.prepared(Made.soup(seed, 1 + (int) seed * 2, 60)));
        for (float time : new float[] {0, 0.5f, 1, 2.7f}) {
            compare(instance, time, random, 150);
        }
        assertThat(hits).isGreaterThan(200);
    }

    @Test
    void agreesOnEqualTriangles() {
        ModelInstance instance = new ModelInstance();
        PreparedModel same = Made.prepared(Made.soup(9, 2, 40));
        instance.add(same, PartMaterials.NONE);
        instance.add(same, PartMaterials.NONE);
        compare(instance, 0, new Random(9), 300);
        assertThat(hits).isGreaterThan(100);
    }

    @Test
    void agreesOnDamagedModels() {
        byte[] sound = Made.soup(11, 4, 30).build();
        Random random = new Random(11);
        int read = 0;
        for (int round = 0; round < 300; round++) {
            byte[] image = sound.clone();
            for (int i = 0; i < 40; i++) {
                image[16 + random.nextInt(image.length - 16)] = (byte) random.nextInt(256);
            }
            try {
                Model model = MshFormat.MSH.decode(ByteView.of(image), Problems.tolerant());
                compare(new ModelInstance(PreparedModel.of(model)), 1, random, 5);
                read++;
            } catch (MalformedAssetException refused) {
                // A directory that cannot be read leaves nothing to compare.
            }
        }
        assertThat(read).isGreaterThan(30);
        assertThat(hits).isGreaterThan(30);
    }

    @Test
    void agreesOnALargeModel() {
        ModelInstance instance = new ModelInstance(Made.prepared(LargeModelBytes.create()));
        ModelPose pose = instance.newPose();
        instance.sample(3.25f, pose);
        ModelPicker picker = new ModelPicker(instance);
        TriangleScan scan = new TriangleScan(instance);
        picker.place(pose);
        scan.place(pose);
        Random random = new Random(42);
        for (int i = 0; i < 1000; i++) {
            Ray ray = aim(random, 60);
            picker.first(ray, HitQuery.EVERYTHING, quick);
            scan.first(ray, HitQuery.EVERYTHING, slow);
            same(quick, slow);
        }
        assertThat(hits).isGreaterThan(400);
    }

    private void compare(ModelInstance instance, float time, Random random, int rays) {
        ModelPose pose = instance.newPose();
        pose.placement()[0] = 1.5f;
        pose.placement()[5] = -0.75f;
        pose.placement()[3] = 2;
        instance.sample(time, pose);
        ModelPicker picker = new ModelPicker(instance);
        TriangleScan scan = new TriangleScan(instance);
        picker.place(pose);
        scan.place(pose);
        for (int i = 0; i < rays; i++) {
            HitQuery query = QUERIES[i % QUERIES.length];
            Ray ray = i % 3 == 0 ? onGrid(random) : aim(random, 12);
            picker.first(ray, query, quick);
            scan.first(ray, query, slow);
            same(quick, slow);
            picker.all(ray, query, quickList);
            scan.all(ray, query, slowList);
            same(quickList, slowList);
            assertThat(quickList.size() > 0).isEqualTo(quick.found());
            if (quick.found()) {
                same(quickList.hit(0), quick);
            }
            Ball ball = new Ball(ray.x() / 4, ray.y() / 4, ray.z() / 4, random.nextDouble() * 3);
            picker.nearest(ball, query, quick);
            scan.nearest(ball, query, slow);
            same(quick, slow);
            picker.touched(ball, query, quickList);
            scan.touched(ball, query, slowList);
            same(quickList, slowList);
        }
    }

    /** From outside to somewhere inside. */
    private static Ray aim(Random random, double reach) {
        double x = random.nextDouble() * 2 * reach - reach;
        double y = random.nextDouble() * 2 * reach - reach;
        double z = random.nextDouble() * 2 * reach - reach;
        return Ray.of(
                x, y, z, random.nextGaussian() * 4 - x, random.nextGaussian() * 4 - y, random.nextGaussian() * 4 - z);
    }

    /** From whole numbers, often along axes: through corners and along edges. */
    private static Ray onGrid(Random random) {
        int axis = random.nextInt(3);
        boolean straight = random.nextBoolean();
        double dx = axis == 0 || !straight ? random.nextInt(2) * 2 - 1 : 0;
        double dy = axis == 1 || !straight ? random.nextInt(2) * 2 - 1 : 0;
        double dz = axis == 2 || !straight ? random.nextInt(2) * 2 - 1 : 0;
        double limit = random.nextBoolean() ? Double.POSITIVE_INFINITY : 8;
        return new Ray(random.nextInt(13) - 6, random.nextInt(13) - 6, random.nextInt(13) - 6, dx, dy, dz, limit);
    }

    private void same(HitList one, HitList other) {
        assertThat(one.size()).isEqualTo(other.size());
        for (int i = 0; i < one.size(); i++) {
            same(one.hit(i), other.hit(i));
        }
    }

    private void same(TriangleHit one, TriangleHit other) {
        assertThat(one.found()).isEqualTo(other.found());
        if (one.found()) {
            hits++;
            assertThat(Hits.bits(one)).isEqualTo(Hits.bits(other));
        }
    }
}
