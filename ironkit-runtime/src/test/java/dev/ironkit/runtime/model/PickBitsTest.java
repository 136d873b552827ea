package dev.ironkit.runtime.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The same questions have the same answers on every machine, down to the last bit. */
class PickBitsTest {

    private static final long EXPECTED = 8246697202937706072L;

    @Test
    void answersHaveTheSameBitsEverywhere() {
        ModelInstance instance = new ModelInstance(Made.prepared(Made.soup(77, 8, 50)));
        ModelPose pose = instance.newPose();
        ModelPicker picker = new ModelPicker(instance);
        Random random = new Random(77);
        HitList list = new HitList();
        long hash = 1;
        for (int round = 0; round < 200; round++) {
            instance.sample(round * 0.02f, pose);
            picker.place(pose);
            double x = random.nextInt(41) - 20;
            double y = random.nextInt(41) - 20;
            picker.all(Ray.of(x, y, 30, 0.1 - x / 20, -0.2 - y / 20, -1), HitQuery.EVERYTHING, list);
            hash = hash * 31 + hash(list);
            picker.touched(new Ball(x / 10, y / 10, 0, 1.5), HitQuery.SHOT, list);
            hash = hash * 31 + hash(list);
        }
        assertThat(hash).isEqualTo(EXPECTED);
    }

    private static long hash(HitList list) {
        long hash = list.size();
        for (int i = 0; i < list.size(); i++) {
            for (long bits : Hits.bits(list.hit(i))) {
                hash = hash * 1_000_003 + bits;
            }
        }
        return hash;
    }
}
