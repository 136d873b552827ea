package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import org.junit.jupiter.api.Test;

class ColoursTest {

    @Test
    @Clause("conv.6-colours")
    void bringsEveryValueBack() {
        for (int stored = 0; stored <= 255; stored++) {
            assertThat(Colours.stored(Colours.linear(stored))).isEqualTo(stored);
        }
    }

    @Test
    void knowsTheEndsAndTheMiddle() {
        assertThat(Colours.linear(0)).isZero();
        assertThat(Colours.linear(255)).isEqualTo(1);
        assertThat(Colours.linear(188)).isBetween(0.49f, 0.52f);
    }
}
