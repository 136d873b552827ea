package dev.ironkit.convert.obj;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vertex moves of an OBJ file, taken back into the model. */
class ObjMovesTest {

    private final Model model = model();

    /** Two nodes, the second turned and moving; a second level that no face of the file shows. */
    private static Model model() {
        ModelBuilder builder = new ModelBuilder("m");
        builder.node(NodePlan.named("body"));
        builder.node(NodePlan.named("arm")
                .under(0)
                .posed(
                        new KeyPlan(0, new Point(1, 2, 3), new Rotation(0.9, 0.1, 0.2, 0.3)),
                        new KeyPlan(10, new Point(4, 2, 3), new Rotation(0.5, 0.6, -0.2, 0.3))));
        builder.slot(0, 0, 0, BatchPlan.of(mesh(0), 0));
        builder.slot(1, 0, 0, BatchPlan.of(mesh(0.3f), 0));
        builder.slot(1, 0, 1, BatchPlan.of(mesh(0.7f), 0));
        return builder.build();
    }

    private static MeshPlan mesh(float by) {
        return MeshPlan.of(
                new float[] {by, 0.1f, 0.7f, 2 + by, 0.3f, 0, 0, 2, by, 1, 1, 1 + by},
                new float[] {0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1},
                new float[8],
                new int[] {0, 1, 2, 0, 2, 3});
    }

    private static ObjExport.Options options(float frame, boolean engine) {
        return new ObjExport.Options(0, 0, frame, engine, "ironkit test");
    }

    private List<String> export(ObjExport.Options options) {
        ByteView image = MshFormat.MSH.encoded(model);
        ByteView file = ObjExport.of(model, image, ModelLook.NONE, "m", options, Problems.audit())
                .get(0)
                .bytes();
        return new ArrayList<>(List.of(new String(file.toByteArray(), StandardCharsets.UTF_8).split("\n")));
    }

    private ObjMoves.Moved moved(List<String> lines) {
        ByteView file = ByteView.of(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        return ObjMoves.of(
                model,
                file,
                ModelReading.detectOrder(model).value(),
                ObjHeader.options(file).orElseThrow(),
                ModelEditor.of(model),
                Problems.audit());
    }

    private static int line(List<String> lines, String word, int number) {
        int left = number;
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith(word + " ") && left-- == 0) {
                return i;
            }
        }
        throw new AssertionError();
    }

    private static void move(List<String> lines, int vertex, float by) {
        int at = line(lines, "v", vertex);
        String[] words = lines.get(at).split(" ", -1);
        lines.set(at, "v " + (Float.parseFloat(words[1]) + by) + " " + words[2] + " " + words[3]);
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 5, 10})
    @Clause("import.obj-moves")
    void anUntouchedFileChangesNothing(float frame) {
        for (boolean engine : new boolean[] {false, true}) {
            ObjMoves.Moved moved = moved(export(options(frame, engine)));

            assertThat(moved.moved()).isZero();
            assertThat(moved.edited().model()).isEqualTo(model);
        }
    }

    @ParameterizedTest
    @ValueSource(floats = {0, 5})
    @Clause("import.obj-moves")
    void aMoveIsTakenBackThroughThePose(float frame) {
        List<String> lines = export(options(frame, false));
        move(lines, 5, 2.5f);

        ObjMoves.Moved moved = moved(lines);

        assertThat(moved.moved()).isEqualTo(1);
        Model after = moved.edited().model();
        for (int vertex = 0; vertex < 12; vertex++) {
            assertThat(after.positions().row(vertex).equals(model.positions().row(vertex)))
                    .isEqualTo(vertex != 5);
        }
        float[] there = new float[3];
        float[] before = new float[3];
        new PosedVertices(after, ModelReading.detectOrder(after).value(), frame).place(5, there);
        new PosedVertices(model, ModelReading.detectOrder(model).value(), frame).place(5, before);
        assertThat(there[0]).isCloseTo(before[0] + 2.5f, within(1e-5f));
        assertThat(there[1]).isCloseTo(before[1], within(1e-5f));
        assertThat(there[2]).isCloseTo(before[2], within(1e-5f));
    }

    @Test
    @Clause("import.obj-moves")
    void verticesOfOtherLevelsCanBeMovedToo() {
        List<String> lines = export(options(0, true));
        move(lines, 11, 1);

        assertThat(moved(lines).moved()).isEqualTo(1);
    }

    @Test
    void aFileOfAnotherLevelMovesTheVerticesOfThatLevel() {
        List<String> lines = export(new ObjExport.Options(0, 1, 0, false, "ironkit test"));
        assertThat(lines.stream().filter(line -> line.startsWith("f "))).hasSize(2);
        move(lines, 9, 1);

        ObjMoves.Moved moved = moved(lines);

        assertThat(moved.moved()).isEqualTo(1);
        assertThat(moved.edited().model().positions().row(9))
                .isNotEqualTo(model.positions().row(9));
    }

    @Test
    void sixDecimalsAreNoMove() {
        List<String> lines = export(options(5, false));
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("v ")) {
                String[] words = lines.get(i).split(" ", -1);
                lines.set(
                        i,
                        String.format(
                                java.util.Locale.ROOT,
                                "v %.6f %.6f %.6f",
                                Float.parseFloat(words[1]),
                                Float.parseFloat(words[2]),
                                Float.parseFloat(words[3])));
            }
        }

        assertThat(moved(lines).edited().model()).isEqualTo(model);
    }

    @Test
    @Clause("import.obj-moves")
    void verticesThatNoFaceUsesMayBeGone() {
        List<String> lines = export(options(0, false));
        for (int vertex = 11; vertex >= 8; vertex--) {
            lines.remove(line(lines, "v", vertex));
        }
        move(lines, 7, 1);

        ObjMoves.Moved moved = moved(lines);

        assertThat(moved.moved()).isEqualTo(1);
        assertThat(moved.edited().model().positions().row(7))
                .isNotEqualTo(model.positions().row(7));
    }

    private void refused(List<String> lines, String words) {
        assertThatThrownBy(() -> moved(lines))
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(ObjProblem.MOVES))
                .hasMessageContaining(words);
    }

    @Test
    @Clause("import.obj-moves")
    void otherFacesAreRefused() {
        List<String> lines = export(options(0, false));
        lines.remove(line(lines, "f", 0));
        refused(lines, "3 faces; the model shows 4");
        List<String> turned = export(options(0, false));
        turned.set(line(turned, "f", 1), "f 1 4 3");
        refused(turned, "face 1 has other corners");
        List<String> fewer = export(options(0, false));
        fewer.add(line(fewer, "v", 0), "v 9 9 9");
        refused(
                fewer.stream()
                        .map(l -> l.equals("f 1/1/1 2/2/2 3/3/3") ? "f 1 2 2" : l)
                        .toList(),
                "other corners");
        List<String> laid = export(options(0, false));
        laid.set(line(laid, "vt", 1), "vt 0.375 0.625");
        refused(laid, "other texture coordinates");
        List<String> polygon = export(options(0, false));
        polygon.set(line(polygon, "f", 0), "f 1 2 3 4");
        assertThatThrownBy(() -> moved(polygon)).isInstanceOf(MalformedAssetException.class);
    }

    @Test
    void theHeaderSaysHowAFileWasMade() {
        ByteView file = ByteView.of(
                "# x\n# state 2, level 1, frame 3.5, axes of the engine\n".getBytes(StandardCharsets.UTF_8));

        assertThat(ObjHeader.options(file)).contains(new ObjExport.Options(2, 1, 3.5f, true, ""));
        assertThat(ObjHeader.options(ByteView.empty())).isEmpty();
    }
}
