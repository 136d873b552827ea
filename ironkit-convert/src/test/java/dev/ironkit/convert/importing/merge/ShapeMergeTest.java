package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.edit.ModelEditor;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Triangles that came, went or were torn make a slot anew; everything else about it stays. */
class ShapeMergeTest {

    private static final Model TANK = flagged();
    private static final IncomingModel EDIT = Travels.out(TANK, GltfProfile.EDIT);

    /** The tank with something in all that a file does not say. */
    private static Model flagged() {
        Model model = MergeModels.tank();
        byte[] triangles = model.payload(MeshTable.TRIANGLES).toByteArray();
        for (int i = 0; i < triangles.length; i += 16) {
            triangles[i] = (byte) (i / 16 % 7);
        }
        byte[] rows = model.payload(MeshTable.UNNAMED_15).toByteArray();
        byte[] normals = model.payload(MeshTable.NORMALS).toByteArray();
        for (int i = 0; i < rows.length; i++) {
            rows[i] = (byte) (i * 7);
        }
        for (int i = 3; i < normals.length; i += 4) {
            normals[i] = (byte) i;
        }
        return with(
                with(with(model, MeshTable.TRIANGLES, triangles), MeshTable.UNNAMED_15, rows),
                MeshTable.NORMALS,
                normals);
    }

    private static Model with(Model model, MeshTable table, byte[] bytes) {
        return Model.of(model.archive()
                .edit()
                .replace(model.entry(table).orElseThrow(), ByteView.of(bytes))
                .apply());
    }

    private static MergedModel back(IncomingModel after) {
        return Travels.back(TANK, EDIT, after);
    }

    private static int hull() {
        return TANK.nodes().slot(0, 0, 0);
    }

    private static Model again(MergedModel merged) {
        ByteView bytes = MshFormat.MSH.encoded(merged.model());
        return MshFormat.MSH.decode(bytes, Problems.strict());
    }

    @Test
    void aTriangleThatWentIsGone() {
        MergedModel merged = back(Other.surface(
                EDIT,
                "hull|s0l0",
                0,
                sheet -> sheet.indices = Arrays.copyOfRange(sheet.indices, 3, sheet.indices.length)));
        Model model = again(merged);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_REBUILT, 1));
        assertThat(model.slots().triCount(hull())).isEqualTo(TANK.slots().triCount(hull()) - 1);
        assertThat(model.slots().batchCount(hull())).isEqualTo(2);
        Said.says(merged, MergeProblem.REBUILT, "hull|s0l0", "49 of its 49");
    }

    @Test
    @Clause("conv.4-shapes")
    void whatStayedKeepsAllThatTheFileDoesNotSay() {
        Model model = back(Other.surface(
                        EDIT,
                        "hull|s0l0",
                        0,
                        sheet -> sheet.indices = Arrays.copyOfRange(sheet.indices, 3, sheet.indices.length)))
                .model();
        int first = model.slots().triStart(hull());
        for (int triangle = 0; triangle < model.slots().triCount(hull()); triangle++) {
            assertThat(model.triangles().flags(first + triangle))
                    .isEqualTo(TANK.triangles().flags(TANK.slots().triStart(hull()) + triangle + 1));
        }
        int batch = model.slots().batchStart(hull()) + 1;
        assertThat(model.batches().flags(batch)).isEqualTo(2);
        assertThat(rows(model, MeshTable.UNNAMED_15))
                .containsAll(rows(TANK, MeshTable.UNNAMED_15).subList(1, 41));
        assertThat(rows(model, MeshTable.NORMALS))
                .containsAll(rows(TANK, MeshTable.NORMALS).subList(1, 41));
    }

    private static List<ByteView> rows(Model model, MeshTable table) {
        List<ByteView> rows = new ArrayList<>();
        for (int i = 0; i < model.payload(table).length() / table.stride(); i++) {
            rows.add(model.payload(table).slice(i * table.stride(), table.stride()));
        }
        return rows;
    }

    @Test
    void aTriangleThatCameIsAdded() {
        MergedModel merged = back(Other.surface(EDIT, "hull|s0l0", 1, sheet -> {
            sheet.indices = Arrays.copyOf(sheet.indices, sheet.indices.length + 3);
            sheet.indices[sheet.indices.length - 3] = 0;
            sheet.indices[sheet.indices.length - 2] = 5;
            sheet.indices[sheet.indices.length - 1] = 10;
        }));
        Model model = again(merged);
        assertThat(model.slots().triCount(hull())).isEqualTo(TANK.slots().triCount(hull()) + 1);
        int batch = model.slots().batchStart(hull()) + 1;
        assertThat(model.batches().indexCount(batch)).isEqualTo(57);
        assertThat(model.batches().unk14(batch)).isEqualTo(16);
        Said.says(merged, MergeProblem.REBUILT, "50 of its 51");
    }

    @Test
    void aTornVertexIsTornForGood() {
        MergedModel merged = back(Other.surface(EDIT, "hull|s0l0", 0, sheet -> {
            // The first triangle gets vertices of its own and leaves its place.
            int count = sheet.positions.length / 3;
            sheet.positions = Arrays.copyOf(sheet.positions, sheet.positions.length + 9);
            sheet.normals = Arrays.copyOf(sheet.normals, sheet.normals.length + 9);
            sheet.uvs = Arrays.copyOf(sheet.uvs, sheet.uvs.length + 6);
            sheet.sources = Arrays.copyOf(sheet.sources, count + 3);
            for (int i = 0; i < 3; i++) {
                int from = sheet.indices[i];
                System.arraycopy(sheet.positions, from * 3, sheet.positions, (count + i) * 3, 3);
                System.arraycopy(sheet.normals, from * 3, sheet.normals, (count + i) * 3, 3);
                System.arraycopy(sheet.uvs, from * 2, sheet.uvs, (count + i) * 2, 2);
                sheet.positions[(count + i) * 3 + 2] += 1;
                sheet.sources[count + i] = sheet.sources[from];
                sheet.indices[i] = count + i;
            }
        }));
        Model model = again(merged);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_REBUILT, 1));
        assertThat(model.positions().count()).isEqualTo(TANK.positions().count() + 3);
        assertThat(model.slots().triCount(hull())).isEqualTo(TANK.slots().triCount(hull()));
    }

    @Test
    void someTrianglesOfAnotherMaterialBecomeABatch() {
        int other = EDIT.materials().stream()
                .filter(material -> material.name().equals("row 2"))
                .findFirst()
                .orElseThrow()
                .place();
        IncomingModel after = Other.node(EDIT, "gun|s0l0", node -> {
            IncomingSurface surface = node.surfaces().get(0);
            Other.Sheet one = new Other.Sheet(surface);
            Other.Sheet two = new Other.Sheet(surface);
            one.indices = Arrays.copyOfRange(surface.indices(), 0, 9);
            two.indices = Arrays.copyOfRange(surface.indices(), 9, surface.indices().length);
            two.material = other;
            return Other.showing(node, List.of(one.surface(), two.surface()));
        });
        Model model = again(back(after));
        int slot = model.nodes().slot(2, 0, 0);
        assertThat(model.slots().batchCount(slot)).isEqualTo(2);
        int batch = model.slots().batchStart(slot);
        assertThat(model.batches().indexCount(batch)).isEqualTo(9);
        assertThat(model.batches().indexCount(batch + 1)).isEqualTo(15);
        assertThat(model.batches().unk4(batch + 1) & 0xFF).isEqualTo(2);
    }

    @Test
    void geometryThatWasMovedOnItsNodeIsMoved() {
        MergedModel merged = back(Other.node(EDIT, "gun|s0l0", node -> Other.moved(node, 0, 0, 0.5f)));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 9));
        int vertex = (int)
                TANK.batches().baseVertex(TANK.slots().batchStart(TANK.nodes().slot(2, 0, 0)));
        assertThat(merged.model().positions().z(vertex))
                .isEqualTo(TANK.positions().z(vertex) + 0.5f);
        assertThat(merged.model().positions().x(vertex + 1))
                .isEqualTo(TANK.positions().x(vertex + 1));
    }

    @Test
    void geometryThatWasTurnedAndStretchedIsChanged() {
        Rotation quarter = new Rotation(Math.sqrt(0.5), 0, 0, -Math.sqrt(0.5));
        MergedModel merged = back(Other.node(
                EDIT, "gun|s0l0", node -> Other.posed(node, new IncomingPose(Point.ZERO, quarter, 2, 1, 1))));
        int vertex = (int) TANK.batches()
                        .baseVertex(TANK.slots().batchStart(TANK.nodes().slot(2, 0, 0)))
                + 1;
        // Stretched along x, then turned from x to y: the engine turns by the conjugate.
        assertThat(merged.model().positions().x(vertex)).isCloseTo(0, within(1e-6f));
        assertThat(merged.model().positions().y(vertex)).isCloseTo(2, within(1e-6f));
        assertThat(merged.report().changes()).containsKey(MergeChange.VERTICES);
    }

    @Test
    void mirroredGeometryIsTurnedInsideOutAgain() {
        MergedModel merged = back(Other.node(
                EDIT,
                "gun|s0l0",
                node -> Other.posed(node, new IncomingPose(Point.ZERO, Rotation.IDENTITY, -1, 1, 1))));
        Model model = again(merged);
        int slot = model.nodes().slot(2, 0, 0);
        int triangle = model.slots().triStart(slot);
        // The sheet still faces up.
        assertThat(model.triangles().normalZ(triangle)).isPositive();
    }

    @Test
    void geometryThatHangsOnNothingStandsWhereItStood() {
        MergedModel merged = back(Other.node(EDIT, "hull|s0l0", node -> Other.under(node, -1)));
        assertThat(merged.model()).isSameAs(TANK);
    }

    @Test
    void coordinatesThatDoNotFitAreRefusedAndNameTheNode() {
        Said.refuses(
                MergeProblem.UV,
                "\"gun|s0l0\" has the texture coordinate 40",
                () -> back(Other.surface(EDIT, "gun|s0l0", 0, sheet -> sheet.uvs[0] = 40)));
    }

    @Test
    void moreTrianglesThanThereCanBeAreRefusedAndNameTheNode() {
        Said.refuses(
                MergeProblem.REFUSED,
                "\"gun|s0l0\": triangles of a model",
                () -> back(Other.surface(EDIT, "gun|s0l0", 0, sheet -> {
                    int[] many = new int[66_000 * 3];
                    for (int i = 0; i < many.length; i++) {
                        many[i] = sheet.indices[i % sheet.indices.length];
                    }
                    sheet.indices = many;
                })));
    }

    @Test
    void trianglesThatShowNothingMayBeDropped() {
        ModelBuilder builder = new ModelBuilder("flat");
        builder.node(NodePlan.named("flat"));
        float[] positions = {0, 0, 0, 1, 0, 0, 0, 1, 0};
        float[] normals = {0, 0, 1, 0, 0, 1, 0, 0, 1};
        int[] indices = {0, 1, 2, 0, 0, 1, 0, 1, 2};
        builder.slot(0, 0, 0, BatchPlan.of(MeshPlan.of(positions, normals, new float[6], indices), 0));
        Model model = builder.build();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingModel after =
                Other.surface(before, "flat|s0l0", 0, sheet -> sheet.indices = Arrays.copyOf(sheet.indices, 3));
        assertThat(Travels.back(model, before, after).model()).isSameAs(model);
    }

    @Test
    void aSlotShownTwiceIsChangedOnce() {
        ModelBuilder builder = new ModelBuilder("twice");
        builder.node(NodePlan.named("twice"));
        builder.slot(0, 0, 0, BatchPlan.of(MergeModels.grid(2, 0), 0)).sameSlot(0, 0, 1, 0, 0);
        Model model = builder.build();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingModel one = Other.surface(before, "twice|s0l0", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 1));
        MergedModel merged = Travels.back(model, before, one);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
        Said.saysNothing(merged);
        IncomingModel other = Other.surface(one, "twice|s0l1", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 2));
        MergedModel both = Travels.back(model, before, other);
        assertThat(both.model().positions().z(4)).isEqualTo(model.positions().z(4) + 1);
        Said.says(both, MergeProblem.CONFLICT, "twice|s0l0", "twice|s0l1");
    }

    @Test
    void aVertexThatAnotherSlotHasTooIsNotChangedForBoth() {
        Model model = sharing();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingModel one = Other.surface(before, "pair|s0l0", 0, sheet -> Other.moveAll(sheet, 0, 0, 0, 1));
        MergedModel merged = Travels.back(model, before, one);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_REBUILT, 1));
        IncomingModel there = Travels.out(merged.model(), GltfProfile.EDIT);
        assertThat(Other.node(there, "pair|s0l1").surfaces().get(0).positions())
                .isEqualTo(Other.node(before, "pair|s0l1").surfaces().get(0).positions());
        IncomingModel both = Other.surface(one, "pair|s0l1", 0, sheet -> Other.moveAll(sheet, 0, 0, 0, 1));
        assertThat(Travels.back(model, before, both).report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
    }

    /** Two slots of one triangle each, on the same three vertices. */
    private static Model sharing() {
        ModelBuilder builder = new ModelBuilder("pair");
        builder.node(NodePlan.named("pair"));
        float[] positions = {0, 0, 0, 1, 0, 0, 0, 1, 0};
        float[] normals = {0, 0, 1, 0, 0, 1, 0, 0, 1};
        BatchPlan plan = BatchPlan.of(MeshPlan.of(positions, normals, new float[6], new int[] {0, 1, 2}), 0);
        builder.slot(0, 0, 0, plan).slot(0, 0, 1, plan);
        Model model = builder.build();
        byte[] batches = model.payload(MeshTable.BATCHES).toByteArray();
        batches[20 + 16] = 0;
        return with(model, MeshTable.BATCHES, batches);
    }

    @Test
    void tablesThatNobodyKnowsStayAndAreNamed() {
        Model odd = Model.of(TANK.archive()
                .edit()
                .add(
                        TANK.archive().entries().size(),
                        new byte[] {'x'},
                        new Attributes(77, 7, 8, 9),
                        ByteView.of(new byte[] {1, 2, 3}))
                .apply());
        IncomingModel after = Other.surface(EDIT, "gun|s0l0", 0, sheet -> Other.moveAll(sheet, 4, 0, 0, 1));
        MergedModel merged = Travels.back(odd, EDIT, after);
        assertThat(merged.report().stale()).containsExactly("table 77");
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
    }

    @Test
    void lightmapCoordinatesChangeTheirBytes() {
        ModelBuilder builder = new ModelBuilder("lit");
        builder.node(NodePlan.named("lit"));
        MeshPlan mesh = MergeModels.grid(1, 0).withLightmapUvs(0, 0, 0.5f, 0, 0, 0.5f, 0.5f, 0.5f);
        builder.slot(0, 0, 0, BatchPlan.of(mesh, 0).lightmapped(2));
        Model model = builder.build();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingModel after = Other.surface(before, "lit|s0l0", 0, sheet -> sheet.lightmapUvs[2] = 0.25f);
        MergedModel merged = Travels.back(model, before, after);
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.LIGHTMAP_UVS, 1));
        assertThat(Bytes.changedRows(model, merged.model()))
                .isEqualTo(Map.of(MeshTable.LIGHTMAP_OR_COLOUR, List.of(1)));
        assertThat(merged.model().lightmapOrColour().u16(1, 0)).isEqualTo(256);
    }

    @Test
    void aLitSlotThatIsMadeAnewKeepsItsLightmap() {
        ModelBuilder builder = new ModelBuilder("lit");
        builder.node(NodePlan.named("lit"));
        MeshPlan mesh = MergeModels.grid(1, 0).withLightmapUvs(0, 0, 0.5f, 0, 0, 0.5f, 0.5f, 0.5f);
        builder.slot(0, 0, 0, BatchPlan.of(mesh, 0).lightmapped(2));
        Model lit = builder.build();
        // A lightmap without its flag, as nobody would make it now.
        byte[] batches = lit.payload(MeshTable.BATCHES).toByteArray();
        batches[1] = 0;
        Model model = with(lit, MeshTable.BATCHES, batches);
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingModel after =
                Other.surface(before, "lit|s0l0", 0, sheet -> sheet.indices = Arrays.copyOf(sheet.indices, 3));
        Model now = Travels.back(model, before, after).model();
        assertThat(now.batches().unk4(0)).isEqualTo(model.batches().unk4(0));
        assertThat(now.batches().flags(0)).isEqualTo(model.batches().flags(0));
        assertThat(now.lightmapOrColour().u16(1, 0)).isEqualTo(512);
        assertThat(now.positions().count()).isEqualTo(3);
    }

    @Test
    void newGeometryGetsTheLightmapOfItsMaterialThoughMarksWereLost() {
        ModelBuilder builder = new ModelBuilder("lit");
        builder.node(NodePlan.named("lit"));
        builder.node(NodePlan.named("dark").under(0));
        MeshPlan mesh = MergeModels.grid(1, 0).withLightmapUvs(0, 0, 0.5f, 0, 0, 0.5f, 0.5f, 0.5f);
        builder.slot(0, 0, 0, BatchPlan.of(mesh, 0).lightmapped(2));
        Model model = builder.build();
        IncomingModel before = Travels.out(model, GltfProfile.EDIT);
        IncomingMaterial worn = before.materials().get(0);
        IncomingModel unmarked = Other.materials(
                before,
                List.of(new IncomingMaterial(
                        worn.place(),
                        worn.name(),
                        worn.base(),
                        worn.alpha(),
                        worn.glow(),
                        worn.shine(),
                        worn.roughness(),
                        worn.unlit(),
                        worn.blend(),
                        worn.texture(),
                        Marks.NONE)));
        IncomingNode shape = Other.node(before, "lit|s0l0");
        IncomingNode more = new IncomingNode(
                900,
                "dark|s0l0",
                Other.node(before, "dark").place(),
                shape.scene(),
                shape.rest(),
                shape.surfaces(),
                List.of(),
                Marks.NONE);
        MergedModel merged = Travels.back(model, before, Other.with(unmarked, more));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.SLOTS_ADDED, 1));
        assertThat(merged.model().batches().unk4(1) >> 8).isEqualTo(2);
        assertThat(merged.model().batches().unk4(0)).isEqualTo(model.batches().unk4(0));
    }

    @Test
    void noSeedBreaksWhateverIsDoneToIt() {
        for (int seed = 0; seed < 40; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, GltfProfile.EDIT);
            IncomingModel after = before;
            for (var node : before.nodes()) {
                if (!node.surfaces().isEmpty()) {
                    after = Other.surface(
                            after,
                            node.name(),
                            0,
                            sheet -> sheet.indices = Arrays.copyOf(sheet.indices, sheet.indices.length - 3));
                }
            }
            MergedModel merged = Travels.back(model, before, new PretendBlender(seed, true, true).pass(after));
            again(merged);
            Model same = ModelEditor.of(merged.model()).keepStale().apply().model();
            assertThat(same).isEqualTo(merged.model());
        }
    }

    @Test
    void marksMayBeLost() {
        IncomingModel plain = Other.nodes(
                EDIT,
                EDIT.nodes().stream()
                        .map(node -> Other.marked(node, Marks.NONE))
                        .toList());
        assertThat(back(plain).model()).isSameAs(TANK);
    }

    @Test
    void flagsOfBatchesAreChangedByTheirMarks() {
        MergedModel merged = back(Other.surface(EDIT, "hull|s0l0", 1, sheet -> {
            Map<String, Object> values = new TreeMap<>(sheet.marks.values());
            values.put("flags", 3L);
            sheet.marks = new Marks(values);
        }));
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.BATCH_WORDS, 1));
        int batch = TANK.slots().batchStart(hull()) + 1;
        assertThat(merged.model().batches().flags(batch)).isEqualTo(3);
        assertThat(Bytes.changedRows(TANK, merged.model())).isEqualTo(Map.of(MeshTable.BATCHES, List.of(batch)));
    }
}
