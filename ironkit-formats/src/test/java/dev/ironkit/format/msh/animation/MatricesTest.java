package dev.ironkit.format.msh.animation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Random;
import org.junit.jupiter.api.Test;

class MatricesTest {

    @Test
    @Clause({"msh.4.1-row-major", "msh-animation.4.3-cells"})
    void movesPointsByCellsThreeSevenAndEleven() {
        float[] m = new float[16];
        Matrices.identity(m, 0);
        Matrices.translate(m, 0, 10, 20, 30);
        float[] point = {1, 2, 3};
        Matrices.transform(m, 0, point[0], point[1], point[2], point, 0);

        assertThat(point).containsExactly(11, 22, 33);
        assertThat(m).containsExactly(1, 0, 0, 10, 0, 1, 0, 20, 0, 0, 1, 30, 0, 0, 0, 1);
    }

    @Test
    @Clause("msh.4.1-row-major")
    void takesRowsForThePartsOfTheResult() {
        float[] m = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0, 0, 0, 1};
        float[] point = new float[3];
        Matrices.transform(m, 0, 100, 10, 1, point, 0);

        assertThat(point).containsExactly(127, 575, 1023);
    }

    @Test
    @Clause("msh.4.1-product")
    void sumsProductsFromLeftToRight() {
        Random random = new Random(416);
        for (int round = 0; round < 1_000; round++) {
            float[] a = cells(random);
            float[] b = cells(random);
            float[] product = new float[16];
            Matrices.multiply(a, 0, b, 0, product, 0);
            for (int i = 0; i < 4; i++) {
                for (int j = 0; j < 4; j++) {
                    float sum = a[4 * i] * b[j];
                    for (int k = 1; k < 4; k++) {
                        sum = sum + a[4 * i + k] * b[4 * k + j];
                    }
                    assertThat(product[4 * i + j]).isEqualTo(sum);
                }
            }
        }
    }

    private static float[] cells(Random random) {
        float[] m = new float[16];
        for (int i = 0; i < m.length; i++) {
            m[i] = (random.nextFloat() - 0.5f) * (1 << random.nextInt(12));
        }
        return m;
    }
}
