package dev.ironkit.demo.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.demo.model.Blocks.Plan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolidTest {

    static List<Solid> solids() {
        Solid block = Blocks.tapered(Plan.of(2, 1), 0, new Plan(0, 0.5, -0.2, 0.1), 3);
        Solid cone = Lathe.turn(7, 1, 0, 0, 2);
        return List.of(
                Blocks.box(-1, -2, -3, 1, 2, 3),
                block,
                block.mirrored(),
                block.turned(Axis.X, 40).moved(5, 6, 7),
                cone,
                cone.mirrored().turned(Axis.Y, 90),
                Lathe.cylinder(12, 1, 0, 1),
                Lathe.barrel(4, 0.5, 1, 2),
                Lathe.axle(8, 0.5, -1, 1),
                Lathe.turn(6, 0.3, 0, 1, 0.25, 1.5, 0.7, 1.4, 0.7, 0.9, 0.33, 0, 0.12));
    }

    @ParameterizedTest
    @MethodSource("solids")
    void isClosed(Solid solid) {
        List<String> edges = new ArrayList<>();
        List<String> back = new ArrayList<>();
        for (List<Corner> face : solid.faces()) {
            for (int i = 0; i < face.size(); i++) {
                String from = place(face.get(i));
                String to = place(face.get((i + 1) % face.size()));
                edges.add(from + " to " + to);
                back.add(to + " to " + from);
            }
        }

        assertThat(edges).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(back);
    }

    private static String place(Corner corner) {
        // Adding 0 makes one zero of the two there are.
        return (float) corner.x() + 0f + " " + ((float) corner.y() + 0f) + " " + ((float) corner.z() + 0f);
    }

    @ParameterizedTest
    @MethodSource("solids")
    void hasItsInsideInside(Solid solid) {
        assertThat(volume(solid)).isPositive();
    }

    @Test
    void hasTheVolumeOfItsShape() {
        assertThat(volume(Blocks.standing(2, 3, 4))).isCloseTo(24, within(1e-9));
        assertThat(volume(Lathe.cylinder(1000, 1, 0, 2))).isCloseTo(2 * Math.PI, within(1e-3));
    }

    @Test
    void sharesCornersThatAreEqual() {
        assertThat(Blocks.standing(1, 1, 1).mesh().vertexCount()).isEqualTo(24);
        assertThat(Lathe.cylinder(12, 1, 0, 1).mesh().vertexCount()).isEqualTo(2 * 13 + 2 * 12);
    }

    /** {@return the volume, told from the winding alone: the sum of pyramids to the origin} */
    private static double volume(Solid solid) {
        double sum = 0;
        for (List<Corner> face : solid.faces()) {
            for (int i = 2; i < face.size(); i++) {
                sum += pyramid(face.get(0), face.get(i - 1), face.get(i));
            }
        }
        return sum;
    }

    private static double pyramid(Corner a, Corner b, Corner c) {
        return (a.x() * (b.y() * c.z() - b.z() * c.y())
                        + a.y() * (b.z() * c.x() - b.x() * c.z())
                        + a.z() * (b.x() * c.y() - b.y() * c.x()))
                / 6;
    }
}
