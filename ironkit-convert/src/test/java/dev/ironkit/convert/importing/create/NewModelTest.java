package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.around;
import static dev.ironkit.convert.importing.create.IncomingModels.bareCube;
import static dev.ironkit.convert.importing.create.IncomingModels.material;
import static dev.ironkit.convert.importing.create.IncomingModels.sized;
import static dev.ironkit.convert.importing.create.IncomingModels.surface;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Models from elsewhere, without marks, as they become models of the game. */
class NewModelTest {

    private final IncomingModels incoming = new IncomingModels();

    private CreatedModel made() {
        return MadeChecks.make(incoming.build());
    }

    private static Point at(Model model, int node) {
        int key = model.nodes().fallbackKey(node);
        return new Point(model.keys().x(key), model.keys().y(key), model.keys().z(key));
    }

    @Test
    @Clause({"msh-core.10.2-import", "msh-notes.6.6-tables"})
    void aPlainCubeBecomesAModelWithAllTables() {
        CreatedModel made = MadeChecks.make(IncomingModels.of(bareCube(0)));

        Model model = made.model();
        assertThat(model.nodeCount()).isEqualTo(1);
        assertThat(model.nodeName(0)).isEqualTo("box");
        // Four corners on each of six sides: what looks another way is another vertex.
        assertThat(model.positions().count()).isEqualTo(24);
        assertThat(model.indices().count()).isEqualTo(36);
        assertThat(model.triangles().count()).isEqualTo(12);
        assertThat(model.batches().count()).isEqualTo(1);
        assertThat(model.slots().slot(0).aabbMin()).isEqualTo(new Point(-1, -1, -1));
        assertThat(model.slots().slot(0).aabbMax()).isEqualTo(new Point(1, 1, 1));
        assertThat(model.header().sphereRadius()).isEqualTo((float) Math.sqrt(3));
        for (int number : new int[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 17, 19}) {
            assertThat(model.has(MeshTable.ofNumber(number).orElseThrow()))
                    .as("table " + number)
                    .isTrue();
        }
        assertThat(made.rows()).containsExactly(new CreatedRow("Steel", 0));
        assertThat(made.clips()).isEmpty();
        assertThat(made.defaults())
                .containsExactly(
                        "node 0 \"box\": no normals; flat ones created",
                        "node 0 \"box\": no texture coordinates; all set to 0");
    }

    @Test
    void flatNormalsLookOutwards() {
        Model model = MadeChecks.make(IncomingModels.of(bareCube(0))).model();

        for (int vertex = 0; vertex < 24; vertex++) {
            float along = model.normals().x(vertex) * model.positions().x(vertex)
                    + model.normals().y(vertex) * model.positions().y(vertex)
                    + model.normals().z(vertex) * model.positions().z(vertex);
            assertThat(along).isEqualTo(1);
        }
    }

    @Test
    @Clause("msh-core.10.2-import")
    void normalsAndCoordinatesAreQuantised() {
        Model model = MadeChecks.make(IncomingModels.of(triangle(0))).model();

        assertThat(model.normals().raw(0, 2)).isEqualTo((byte) 127);
        assertThat(model.uvs().rawU(2)).isEqualTo((short) 256);
        assertThat(model.uvs().rawV(2)).isEqualTo((short) 512);
    }

    @Test
    void parentsComeBeforeTheirChildren() {
        incoming.materials.add(material(0, "A"));
        incoming.nodes.add(node(0, "hand", 2));
        incoming.nodes.add(node(1, "arm", 3));
        incoming.nodes.add(node(2, "wrist", 1));
        incoming.nodes.add(node(3, "body", IncomingNode.NONE));

        Model model = made().model();

        assertThat(List.of(model.nodeName(0), model.nodeName(1), model.nodeName(2), model.nodeName(3)))
                .containsExactly("body", "arm", "wrist", "hand");
        assertThat(model.nodes().parent(3)).isEqualTo(2);
        assertThat(model.nodes().parent(0)).isEqualTo(NodeTable.NONE);
    }

    private static IncomingNode node(int place, String name, int parent) {
        return new IncomingNode(place, name, parent, 0, IncomingPose.REST, List.of(triangle(0)), List.of(), Marks.NONE);
    }

    @Test
    @Clause("import.root")
    void severalRootsGetOneAboveThem() {
        incoming.node("left", -1, IncomingPose.REST, triangle(-1));
        incoming.node("right", -1, IncomingModels.at(0, -1, 0), triangle(-1));

        CreatedModel made = made();

        assertThat(made.model().nodeName(0)).isEqualTo("root");
        assertThat(made.model().nodes().parent(1)).isZero();
        assertThat(made.model().nodes().parent(2)).isZero();
        assertThat(at(made.model(), 2)).isEqualTo(new Point(0, -1, 0));
        assertThat(made.defaults()).anyMatch(note -> note.contains("was added as the root"));
    }

    @Test
    @Clause("import.root")
    void aRootAwayFromTheOriginKeepsItsPlaceBelowANewOne() {
        incoming.node("box", -1, IncomingModels.at(5, 0, 0), triangle(-1));

        Model model = made().model();

        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(at(model, 1)).isEqualTo(new Point(5, 0, 0));
        assertThat(model.header().hull().stream().mapToDouble(Point::x).max()).hasValue(7);
    }

    @Test
    void surfacesWithoutMaterialGetTheDefaultOne() {
        incoming.materials.add(material(0, "Unused"));
        incoming.materials.add(material(1, "Steel plate"));
        incoming.materials.add(material(2, "steel_plate"));
        incoming.node("box", -1, IncomingPose.REST, triangle(-1), triangle(2), triangle(1), triangle(2));

        CreatedModel made = made();

        assertThat(made.rows())
                .containsExactly(
                        new CreatedRow("DEFAULT", CreatedRow.NONE),
                        new CreatedRow("steel_plate", 2),
                        new CreatedRow("Steel_plate_2", 1));
        assertThat(made.model().batches().unk4(3) & 0xFF).isEqualTo(1);
        assertThat(made.defaults())
                .contains(
                        "node 0 \"box\": a surface without material; using DEFAULT",
                        "material 1 \"Steel plate\": renamed to Steel_plate, because names cannot contain spaces",
                        "material 1 \"Steel plate\": renamed to Steel_plate_2, because the name is taken");
    }

    @Test
    @Clause("import.scale")
    void sizesGoIntoGeometryAndIntoThePlacesBelow() {
        int body = incoming.node("body", -1, sized(0, 2, 3, 4), triangle(-1));
        incoming.node("arm", body, sized(10, 1, 1, 0.5), triangle(-1));

        Model model = made().model();

        assertThat(model.slots().slot(0).aabbMax()).isEqualTo(new Point(4, 6, 0));
        assertThat(at(model, 1)).isEqualTo(new Point(20, 0, 0));
        assertThat(model.slots().slot(1).aabbMax()).isEqualTo(new Point(4, 6, 0));
    }

    @Test
    @Clause("import.scale")
    void whatIsStretchedAndTurnedStandsWhereItStood() {
        Rotation turn = around(30, 0, 0, 1);
        int body = incoming.node("body", -1, sized(0, 2, 1, 1));
        incoming.node("arm", body, new IncomingPose(Point.ZERO, turn, 1, 1, 1), triangle(-1));

        Model model = made().model();

        // The corner at (2, 0, 0) turned by 30 degrees in the engine's sense, then stretched along x.
        double x = 2 * 2 * Math.cos(Math.toRadians(30));
        double y = -2 * Math.sin(Math.toRadians(30));
        float px = model.positions().x(1);
        float py = model.positions().y(1);
        Stretch placed = Stretch.turn(turn);
        assertThat(placed.x(px, py, 0)).isEqualTo(x, within(1e-5));
        assertThat(placed.y(px, py, 0)).isEqualTo(y, within(1e-5));
    }

    @Test
    @Clause("import.scale")
    void mirroredSurfacesStillShowTheirFronts() {
        int body = incoming.node("body", -1, sized(0, -1, 1, 1), bareCube(-1));
        incoming.node("arm", body, new IncomingPose(Point.ZERO, around(90, 0, 0, 1), 1, 1, 1), triangle(-1));

        Model model = made().model();

        for (int vertex = 0; vertex < 24; vertex++) {
            float along = model.normals().x(vertex) * model.positions().x(vertex)
                    + model.normals().y(vertex) * model.positions().y(vertex)
                    + model.normals().z(vertex) * model.positions().z(vertex);
            assertThat(along).isEqualTo(1);
        }
        // Seen in a mirror along x, a turn around z goes the other way.
        assertThat(model.keys().raw(1, 3)).isNegative();
        assertThat(model.slots().slot(1).aabbMin()).isEqualTo(new Point(-2, 0, 0));
    }

    @Test
    @Clause("import.scale")
    void normalsOfWhatIsMirroredAreMirroredToo() {
        incoming.node("aside", -1, sized(0, -1, 1, 1), triangle(-1));
        incoming.node("over", 0, sized(0, 1, 1, -1), triangle(-1));

        Model model = made().model();

        assertThat(model.normals().z(0)).isEqualTo(1);
        assertThat(model.normals().z(3)).isEqualTo(-1);
        assertThat(model.triangles().normalZ(0)).isEqualTo(1);
        assertThat(model.triangles().normalZ(1)).isEqualTo(-1);
    }

    @Test
    void allPlacesAreMultipliedByTheScale() {
        int body = incoming.node("body", -1, IncomingPose.REST, triangle(-1));
        incoming.node("arm", body, IncomingModels.at(1, 2, 3), triangle(-1));

        Model model = MadeChecks.make(
                        incoming.build(), new NewModel.Options("made", 24, 10, Optional.empty(), ModelLook.NONE))
                .model();

        assertThat(at(model, 1)).isEqualTo(new Point(10, 20, 30));
        assertThat(model.slots().slot(1).aabbMax()).isEqualTo(new Point(20, 20, 0));
    }

    @Test
    void verticesAndTrianglesThatNobodySeesAreLeftOut() {
        IncomingSurface odd = surface(
                new float[] {9, 9, 9, 0, 0, 0, 2, 0, 0, 0, 2, 0, 4, 0, 0},
                new float[15],
                new float[10],
                new int[] {1, 2, 3, 1, 1, 2, 1, 2, 4},
                -1);
        incoming.node("box", -1, IncomingPose.REST, odd);

        CreatedModel made = made();

        assertThat(made.model().positions().count()).isEqualTo(3);
        assertThat(made.model().triangles().count()).isEqualTo(1);
        assertThat(made.defaults()).contains("node 0 \"box\": triangles without area were left out");
    }

    @Test
    @Clause("import.limits")
    void largeSurfacesAreSplit() {
        incoming.node("ground", -1, IncomingPose.REST, fan(30_000));

        CreatedModel made = made();

        assertThat(made.model().batches().count()).isEqualTo(2);
        assertThat(made.model().batches().indexCount(0)).isEqualTo(65_535);
        assertThat(made.model().triangles().count()).isEqualTo(30_000);
        assertThat(made.defaults()).anyMatch(note -> note.contains("was split"));
    }

    static IncomingSurface fan(int triangles) {
        float[] positions = new float[(triangles + 2) * 3];
        for (int i = 1; i < triangles + 2; i++) {
            double angle = Math.PI * i / (triangles + 2);
            positions[i * 3] = (float) Math.cos(angle) * 1000;
            positions[i * 3 + 1] = (float) Math.sin(angle) * 1000;
        }
        int[] indices = new int[triangles * 3];
        for (int i = 0; i < triangles; i++) {
            indices[i * 3 + 1] = i + 1;
            indices[i * 3 + 2] = i + 2;
        }
        return surface(positions, new float[positions.length], new float[(triangles + 2) * 2], indices, -1);
    }

    @Test
    void halfTurnsAreNotTakenForSomethingElse() {
        incoming.node("box", -1, new IncomingPose(Point.ZERO, new Rotation(0, 0, 0, 1), 1, 1, 1), triangle(-1));

        CreatedModel made = made();

        assertThat(made.model().keys().raw(0, 3)).isEqualTo((short) 32_767);
        assertThat(made.defaults()).anyMatch(note -> note.contains("0.004 degrees"));
    }

    @Test
    @Clause("import.uv-place")
    void aPartOfAPictureGoesIntoTheCoordinates() {
        IncomingSurface two = new IncomingSurface(
                triangle(0).positions(),
                triangle(0).normals(),
                triangle(0).uvs(),
                new float[] {0, 0, 0.5f, 0, 0, 0.5f},
                new int[0],
                triangle(0).indices(),
                0,
                Marks.NONE);
        incoming.materials.add(textured(new TextureUse(0, 1, 0.25, 0.5, 2, 4), Marks.NONE));
        incoming.materials.add(
                textured(new TextureUse(0, 0, 0.25, 0.5, 2, 4), IncomingModels.marks("s", "ironkit.mat0/1", "row", 0)));
        incoming.node("box", -1, IncomingPose.REST, two, triangle(1));

        CreatedModel made = made();

        assertThat(made.model().uvs().u(1)).isEqualTo(1.25f);
        assertThat(made.model().uvs().v(2)).isEqualTo(2.5f);
        // A material of our own has a page for that.
        assertThat(made.model().uvs().u(4)).isEqualTo(1);
        assertThat(made.defaults()).isEmpty();
    }

    private static IncomingMaterial textured(TextureUse use, Marks marks) {
        IncomingMaterial plain = material(0, "Steel" + marks.values().size());
        return new IncomingMaterial(
                0,
                plain.name(),
                plain.base(),
                1,
                plain.glow(),
                plain.shine(),
                1,
                false,
                plain.blend(),
                Optional.of(use),
                marks);
    }

    @Test
    void nodesWithoutNameAreNamedByNumber() {
        int body = incoming.node("", -1, IncomingPose.REST, triangle(-1));
        incoming.node("", body, IncomingPose.REST);
        incoming.node("same", body, IncomingPose.REST);
        incoming.node("same", body, IncomingPose.REST);

        CreatedModel made = made();

        assertThat(made.model().nodeName(1)).isEqualTo("node1");
        assertThat(made.model().nodeName(2)).isEqualTo(made.model().nodeName(3));
        assertThat(made.defaults()).contains("node 0 and 1 more: no name; named by its number");
    }
}
