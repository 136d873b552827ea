package dev.ironkit.format.msh.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.RotationOrder;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.ModelBytes;
import org.junit.jupiter.api.Test;

class RestBoxTest {

    private static final int NONE = 0xFFFF;

    /** Instances sample time 0; the key that the map names for the first frame is not always the answer. */
    @Test
    void isAroundThePoseAtTimeZeroAlsoWhereTheFirstKeyIsLater() {
        ModelBytes bytes = ModelBytes.empty()
                .frames(1)
                .node(0, NONE, NONE, 0)
                .node(0, 0, 0, 2, 0)
                .key(0, 0, 0, 0, 32767, 0, 0, 0)
                .key(0, 0, 0, 2, 32767, 0, 0, 0)
                .key(4, 0, 0, 4, 32767, 0, 0, 0)
                .words(1)
                .square(0);
        Model model = MshFormat.MSH.decode(ByteView.of(bytes.build()), Problems.tolerant());
        Box box = RestBox.of(model, RotationOrder.W_FIRST);
        assertThat(box.min()).isEqualTo(new Point(-4, 0, 0));
        assertThat(box.max()).isEqualTo(new Point(-2, 2, 0));
    }
}
