package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MaterialPlayerTest {

    private final PhaseScratch out = new PhaseScratch();
    private final PhaseScratch expected = new PhaseScratch();

    private static Mat0Bytes twoBlocks() {
        Mat0Bytes bytes = Mat0Bytes.material(6).phase("A.0").phase("B.0").parameter(4, 9);
        return bytes.block(3 | 0x1F << 3)
                .key(0, 70)
                .key(1, 90)
                .block(1 | 2 << 3)
                .key(1, 10)
                .key(0, 35);
    }

    private static MaterialPlayer player(Mat0Bytes bytes) {
        Material material = Mat0Format.MAT0.decode(
                ByteView.of(bytes.build()), new Attributes(Material.TYPE, 0, 6, 0), Problems.tolerant());
        return new MaterialPlayer(material, new MsvcRandom());
    }

    @Test
    void showsWhatAManagerShows() {
        MaterialPlayer player = player(twoBlocks());
        MadeGame game = new MadeGame().material("M", 0, twoBlocks());
        MaterialManager manager = game.world.loadMatManager();
        int handle = game.load(manager, "M") << 16;
        Random random = new Random(5);
        for (int i = 0; i < 1000; i++) {
            int block = random.nextInt(4) - 1;
            int time = random.nextInt();
            game.world.setGameTime(time);
            assertThat(player.atTime(block, time, out)).isEqualTo(manager.phaseByGameTime(handle, block, expected));
            assertSame();
            assertThat(player.startTime()).isEqualTo(manager.startTime(handle));
            float fraction = random.nextFloat() * 1.2f;
            player.atFraction(block, fraction, out);
            manager.phaseByFraction(handle, block, fraction, expected);
            assertSame();
        }
    }

    private void assertSame() {
        for (int offset = 0; offset < PhaseScratch.SIZE; offset += 4) {
            assertThat(out.bitsAt(offset)).isEqualTo(expected.bitsAt(offset));
        }
        assertThat(out.alpha()).isEqualTo(expected.alpha());
    }

    @Test
    void startsWhenItIsTold() {
        MaterialPlayer player = player(twoBlocks());
        player.start(1000);
        player.atTime(1, 1005, out);
        assertThat(out.phase()).isEqualTo(1);
        assertThat(out.alpha()).isEqualTo(0.5f);
        assertThat(player.block(1)).isEqualTo(1);
        assertThat(player.block(2)).isZero();
    }

    @Test
    void showsNothingWithoutPhases() {
        MaterialPlayer player = player(Mat0Bytes.material(6));
        assertThat(player.atTime(0, 5, out)).isFalse();
        assertThat(player.atFraction(0, 0.5f, out)).isFalse();
    }
}
