package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.at;
import static dev.ironkit.convert.importing.create.IncomingModels.marks;
import static dev.ironkit.convert.importing.create.IncomingModels.material;
import static dev.ironkit.convert.importing.create.IncomingModels.sized;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Files of our own export whose model is gone: marks and names say what was what. */
class OwnExportTest {

    private final IncomingModels incoming = new IncomingModels();

    private static Marks node(int i) {
        return marks("s", "ironkit.msh.node/1", "i", i, "flags", 0x10 + i, "label", i == 1 ? "gun" : "");
    }

    private static Marks slot(int node, int state, int level) {
        return marks("s", "ironkit.msh.slot/1", "i", 0, "node", node, "state", state, "level", level);
    }

    private void own(String name, int parent, int scene, Marks marks, IncomingSurface... surfaces) {
        incoming.node(name, parent, scene, IncomingPose.REST, marks, List.of(), surfaces);
    }

    private static int slot(Model model, int node, int state, int level) {
        return model.nodes().slot(node, state, level);
    }

    @Test
    @Clause("import.own")
    void geometryGoesBackIntoTheCellsOfItsNode() {
        own("turret", 1, 0, node(1));
        own("body", -1, 0, node(0));
        own("renamed", 0, 0, slot(1, 0, 1), triangle(-1));
        own("body@s1l0", -1, 1, node(0));
        own("another name", 3, 1, node(1));
        own("turret|s1l0", 4, 1, slot(1, 1, 0), triangle(-1));
        own("body|s1l0", 3, 1, slot(0, 1, 0), triangle(-1));

        CreatedModel made = MadeChecks.make(incoming.build());

        Model model = made.model();
        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(model.nodeName(0)).isEqualTo("body");
        assertThat(model.nodes().flags(1)).isEqualTo(0x11);
        assertThat(model.labels().label(1)).contains("gun");
        assertThat(slot(model, 1, 0, 1)).isNotEqualTo(NodeTable.NONE);
        assertThat(slot(model, 1, 1, 0)).isNotEqualTo(NodeTable.NONE);
        assertThat(slot(model, 0, 1, 0)).isNotEqualTo(NodeTable.NONE);
        assertThat(slot(model, 0, 0, 0)).isEqualTo(NodeTable.NONE);
        assertThat(model.slots().count()).isEqualTo(3);
    }

    @Test
    @Clause("import.own")
    void namesDoWhereMarksAreGone() {
        // As Blender 3.4 gives it back: one scene, no marks, a number behind a name it thinks it knows.
        own("body", -1, 0, Marks.NONE);
        own("turret", 0, 0, Marks.NONE);
        own("turret|s0l0", 1, 0, Marks.NONE, triangle(-1));
        own("body@s1l0", -1, 0, Marks.NONE);
        own("turret@s1l0", 3, 0, Marks.NONE);
        own("turret|s1l0.001", 4, 0, Marks.NONE, triangle(-1));
        own("mail@s1l0", 0, 0, Marks.NONE, triangle(-1));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(model.nodeCount()).isEqualTo(3);
        assertThat(model.nodeName(2)).isEqualTo("mail@s1l0");
        assertThat(slot(model, 1, 0, 0)).isNotEqualTo(NodeTable.NONE);
        assertThat(slot(model, 1, 1, 0)).isNotEqualTo(NodeTable.NONE);
    }

    @Test
    @Clause("import.own")
    void aMovedPieceOfGeometryStaysWhereItWasMovedTo() {
        own("body", -1, 0, node(0));
        incoming.node("body|s0l0", 0, 0, sized(3, 2, 2, 2), slot(0, 0, 0), List.of(), triangle(-1));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(model.nodeCount()).isEqualTo(1);
        assertThat(model.slots().slot(0).aabbMin()).isEqualTo(new Point(3, 0, 0));
        assertThat(model.slots().slot(0).aabbMax()).isEqualTo(new Point(7, 4, 0));
    }

    @Test
    @Clause("import.own")
    void aPieceOfGeometryThatMovesIsANode() {
        own("body", -1, 0, node(0));
        own("body|s0l1", 0, 0, slot(0, 0, 1), triangle(-1));
        incoming.clips.add(new IncomingClip(
                "slide", new TreeMap<>(Map.of(1, IncomingModels.curve(0, at(0, 0, 0), 1.0, at(1, 0, 0))))));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(slot(model, 1, 0, 1)).isNotEqualTo(NodeTable.NONE);
        assertThat(model.nodes().mapStart(1)).isNotEqualTo(NodeTable.NONE);
    }

    @Test
    @Clause("import.levels")
    void coarserNodesAreCoarserLevels() {
        incoming.node("body", -1, 0, IncomingPose.REST, Marks.NONE, List.of());
        incoming.node("head", 0, 0, at(1, 0, 0), Marks.NONE, List.of(2, 3, 5, 6), triangle(-1));
        incoming.node("head far", -1, -1, at(1, 0, 0), Marks.NONE, List.of(), triangle(-1));
        incoming.node("head farther", -1, -1, at(2, 0, 0), Marks.NONE, List.of());
        incoming.node("below", 3, -1, at(0, 5, 0), Marks.NONE, List.of(), triangle(-1));
        incoming.node("farthest", -1, -1, at(1, 0, 0), Marks.NONE, List.of(), triangle(-1));
        incoming.node("one more", -1, -1, at(1, 0, 0), Marks.NONE, List.of(), triangle(-1));
        incoming.node("elsewhere", -1, -1, at(1, 0, 0), Marks.NONE, List.of(), triangle(-1));

        CreatedModel made = MadeChecks.make(incoming.build());

        Model model = made.model();
        assertThat(model.nodeCount()).isEqualTo(2);
        assertThat(model.slots().slot(slot(model, 1, 0, 1)).aabbMin()).isEqualTo(Point.ZERO);
        assertThat(model.slots().slot(slot(model, 1, 0, 2)).aabbMin()).isEqualTo(new Point(1, 5, 0));
        assertThat(slot(model, 1, 0, 3)).isNotEqualTo(NodeTable.NONE);
        assertThat(made.defaults())
                .containsExactlyInAnyOrder(
                        "node 1 \"head\" and 3 more: a surface without material; using DEFAULT",
                        "node 6 \"one more\": left out; a node has 3 coarser levels",
                        "1 nodes outside the scene were left out");
    }

    @Test
    @Clause("import.own")
    void aMovedRootOfOursIsWrittenAndTold() {
        incoming.node("body", -1, 0, at(4, 0, 0), node(0), List.of(), triangle(-1));
        Problems problems = Problems.audit();

        Model model = NewModel.make(incoming.build(), NewModel.Options.named("made"), problems)
                .model();

        assertThat(model.nodeCount()).isEqualTo(1);
        assertThat(model.keys().x(0)).isEqualTo(4);
        assertThat(problems.all())
                .singleElement()
                .satisfies(found -> assertThat(found.code()).isEqualTo(NewModelProblem.ROOT));
    }

    @Test
    @Clause("import.own")
    void batchesKeepFlagsPortalsAndLightmaps() {
        incoming.materials.add(
                material(0, "WALL", marks("s", "ironkit.mat0/1", "row", 3, "lightmapRow", 0, "lightmap", "L.0")));
        incoming.materials.add(material(1, "WALL", marks("s", "ironkit.mat0/1", "row", 3)));
        IncomingSurface plain = triangle(0);
        IncomingSurface lit = new IncomingSurface(
                plain.positions(),
                plain.normals(),
                plain.uvs(),
                new float[] {0, 0, 0.5f, 0, 0, 0.5f},
                new int[0],
                plain.indices(),
                0,
                marks("s", "ironkit.msh.batch/1", "i", 0, "flags", 0x2002, "unk4", 0, "unk6", 1));
        own("body", -1, 0, node(0));
        own("room", 0, 0, node(1));
        own("body|s0l0", 0, 0, slot(0, 0, 0), lit, triangle(1));

        CreatedModel made = MadeChecks.make(incoming.build());

        Model model = made.model();
        assertThat(made.rows()).containsExactly(new CreatedRow("WALL", 0));
        assertThat(made.lightmaps()).containsExactly("L.0");
        assertThat(model.batches().flags(0)).isEqualTo(0x2002);
        assertThat(model.batches().unk6(0)).isEqualTo(1);
        assertThat(model.batches().unk4(0)).isZero();
        assertThat(model.batches().unk4(1)).isEqualTo(0xFF00);
        assertThat(model.lightmapOrColour().count()).isEqualTo(6);
    }

    @Test
    @Clause("import.own")
    void repeatedNamesLoseTheNumberTheyWereGiven() {
        own("body", -1, 0, node(0));
        own("body.n1", 0, 0, node(1));
        own("wheel.n7", 0, 0, Marks.NONE);

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(model.nodeName(1)).isEqualTo("body");
        assertThat(model.nodeName(2)).isEqualTo("wheel.n7");
    }
}
