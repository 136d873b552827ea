package dev.ironkit.convert.obj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Faces of many corners: what their triangles cover, and to which side they look. */
class PolygonCutTest {

    private static final double[] L = {0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2};
    private static final double[] U = {0, 0, 3, 0, 3, 3, 2, 3, 2, 1, 1, 1, 1, 3, 0, 3};

    /** A square with a square hole, the way every program without holes writes it: one edge is passed twice. */
    private static final double[] FRAME = {0, 0, 3, 0, 3, 3, 0, 3, 0, 0, 1, 1, 1, 2, 2, 2, 2, 1, 1, 1};

    private final Problems problems = Problems.audit();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void shapesWithNotchesAreCutInsideTheirEdges(int start) {
        assertCoveredOnce(turned(L, start), 3);
        assertCoveredOnce(turned(U, start), 7);
        assertCoveredOnce(turned(star(10, 1, 3), start), 5 * Math.sin(Math.PI / 5) * 1 * 3);
        assertCoveredOnce(turned(star(24, 0.5, 7), start), 12 * Math.sin(Math.PI / 12) * 0.5 * 7);
    }

    @Test
    void aFaceWithAHoleKeepsIt() {
        assertCoveredOnce(FRAME, 8);
    }

    @Test
    void cornersOnStraightEdgesAndTwiceThereAreNoTrouble() {
        assertCoveredOnce(new double[] {0, 0, 1, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2, 0, 1}, 3);
        assertCoveredOnce(new double[] {0, 0, 0, 0, 2, 0, 2, 1, 1, 1, 1, 1, 1, 2, 0, 2}, 3);
    }

    @Test
    void cornersNotQuiteInAPlaneAreCutToo() {
        IncomingSurface cut = read(text(L, 0.02));

        assertThat(areas(cut)[0]).isCloseTo(3, within(0.02));
        assertThat(areas(cut)[1]).isZero();
        assertThat(problems.all()).isEmpty();
    }

    @Test
    void convexFacesStayFans() {
        double[] round = star(9, 2, 2);

        IncomingSurface cut = read(text(round, 0));

        assertThat(cut.indices()).startsWith(0, 1, 2, 0, 2, 3, 0, 3, 4).hasSize(21);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    void facesThatCrossThemselvesOrHaveNoAreaAreFansAndTold() {
        double[] bow = {0, 0, 2, 2, 2, 0, 0, 1};
        double[] pentagram = new double[10];
        for (int i = 0; i < 5; i++) {
            pentagram[i * 2] = Math.cos(i * 4 * Math.PI / 5);
            pentagram[i * 2 + 1] = Math.sin(i * 4 * Math.PI / 5);
        }
        IncomingSurface cut = read(text(bow, 0));
        assertThat(cut.indices()).containsExactly(0, 1, 2, 0, 2, 3);
        assertThat(problems.all())
                .singleElement()
                .extracting(Diagnostic::message)
                .isEqualTo("line 5: a face with 4 corners crosses itself, has no area or is too tangled;"
                        + " it is split from its first corner (1 such faces in total)");

        read(text(pentagram, 0));
        read(text(new double[] {0, 0, 1, 0, 2, 0, 3, 0, 1.5, 0}, 0));
        assertThat(problems.all()).hasSize(3);
    }

    @Test
    void edgesThatAreAnythingAtAllGiveAsManyTriangles() {
        Random random = new Random(7);
        for (int round = 0; round < 2000; round++) {
            int count = 4 + random.nextInt(12);
            double[] at = new double[count * 2];
            for (int i = 0; i < at.length; i++) {
                at[i] = random.nextInt(6);
            }
            assertThat(read(text(at, 0)).indices()).hasSize((count - 2) * 3);
        }
    }

    @Test
    void aHundredThousandCornersTakeNoTime() {
        int count = 100_000;
        Random random = new Random(3);
        double[] comb = new double[count * 2];
        double[] slanted = new double[count * 2];
        double[] spikes = new double[count * 2];
        double[] mess = new double[count * 2];
        for (int i = 0; i < count; i++) {
            boolean isBack = i >= count / 2;
            comb[i * 2] = isBack ? count - i : i;
            comb[i * 2 + 1] = isBack ? -1 : i % 2 * 1000;
            slanted[i * 2] = comb[i * 2] + 40 * comb[i * 2 + 1];
            slanted[i * 2 + 1] = comb[i * 2 + 1] * 30;
            double angle = i * 2 * Math.PI / count;
            double radius = 1 + 1000 * random.nextDouble();
            spikes[i * 2] = radius * Math.cos(angle);
            spikes[i * 2 + 1] = radius * Math.sin(angle);
            mess[i * 2] = random.nextInt(1000);
            mess[i * 2 + 1] = random.nextInt(1000);
        }
        assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            for (double[] at : new double[][] {comb, slanted, spikes}) {
                assertThat(areas(read(text(at, 0)))[1]).isZero();
            }
            assertThat(problems.all()).isEmpty();
            assertThat(read(text(mess, 0)).indices()).hasSize((count - 2) * 3);
            assertThat(problems.all()).hasSize(1);
        });
    }

    /** In each of the three planes, both ways around: the whole area, and nothing turned over. */
    private void assertCoveredOnce(double[] at, double area) {
        double[] back = at.clone();
        for (int i = 0; i < at.length; i += 2) {
            back[i] = at[at.length - 2 - i];
            back[i + 1] = at[at.length - 1 - i];
        }
        for (double[] way : new double[][] {at, back}) {
            for (int plane = 0; plane < 3; plane++) {
                IncomingSurface cut = read(text(way, plane, 0));
                assertThat(cut.indices()).hasSize((at.length / 2 - 2) * 3);
                assertThat(areas(cut)[0]).isCloseTo(area, within(1e-4));
                assertThat(areas(cut)[1]).as("area that is turned over").isZero();
            }
        }
        assertThat(problems.all()).isEmpty();
    }

    /** The area that looks to the side of most, and what looks to the other. */
    private static double[] areas(IncomingSurface surface) {
        double[] whole = new double[3];
        for (int i = 0; i < surface.indices().length; i += 3) {
            double[] area = area(surface, i);
            for (int axis = 0; axis < 3; axis++) {
                whole[axis] += area[axis];
            }
        }
        double length = Math.sqrt(dot(whole, whole));
        double[] sides = new double[2];
        for (int i = 0; i < surface.indices().length; i += 3) {
            double along = dot(area(surface, i), whole) / length;
            sides[along < -1e-9 ? 1 : 0] += Math.abs(along);
        }
        return sides;
    }

    private static double[] area(IncomingSurface surface, int first) {
        float[] at = surface.positions();
        int a = surface.indices()[first] * 3;
        int b = surface.indices()[first + 1] * 3;
        int c = surface.indices()[first + 2] * 3;
        double[] area = new double[3];
        for (int axis = 0; axis < 3; axis++) {
            int y = (axis + 1) % 3;
            int z = (axis + 2) % 3;
            area[axis] = (((double) at[b + y] - at[a + y]) * ((double) at[c + z] - at[a + z])
                            - ((double) at[c + y] - at[a + y]) * ((double) at[b + z] - at[a + z]))
                    / 2;
        }
        return area;
    }

    private static double dot(double[] a, double[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static double[] star(int corners, double inner, double outer) {
        double[] at = new double[corners * 2];
        for (int i = 0; i < corners; i++) {
            double radius = i % 2 == 0 ? inner : outer;
            at[i * 2] = radius * Math.cos(i * 2 * Math.PI / corners);
            at[i * 2 + 1] = radius * Math.sin(i * 2 * Math.PI / corners);
        }
        return at;
    }

    private static double[] turned(double[] at, int start) {
        double[] turned = new double[at.length];
        for (int i = 0; i < at.length; i++) {
            turned[i] = at[(i + start * 2) % at.length];
        }
        return turned;
    }

    private static String text(double[] at, double bend) {
        return text(at, 0, bend);
    }

    private static String text(double[] at, int plane, double bend) {
        StringBuilder text = new StringBuilder();
        StringBuilder face = new StringBuilder("f");
        for (int i = 0; i < at.length; i += 2) {
            double[] place = new double[3];
            place[plane] = at[i];
            place[(plane + 1) % 3] = at[i + 1];
            place[(plane + 2) % 3] = i % 4 * bend;
            text.append("v " + place[0] + " " + place[1] + " " + place[2] + "\n");
            face.append(" " + (i / 2 + 1));
        }
        return text.append(face).append('\n').toString();
    }

    private IncomingSurface read(String text) {
        ByteView file = ByteView.of(text.getBytes(StandardCharsets.UTF_8));
        return ObjReader.read("shape", file, path -> Optional.empty(), true, problems)
                .nodes()
                .get(0)
                .surfaces()
                .get(0);
    }
}
