package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.edit.Derived;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** One thing that somebody changed changes its bytes and what follows from them, whatever program it came through. */
class SingleEditTest {

    private static final Model TANK = MergeModels.tank();
    private static final IncomingModel EDIT = Travels.out(TANK, GltfProfile.EDIT);
    private static final IncomingModel VIEW = Travels.out(TANK, GltfProfile.VIEW);

    /** Takes an edit back through all the ways a file can go. */
    private static void everyWay(UnaryOperator<IncomingModel> edit, Consumer<MergedModel> check) {
        for (IncomingModel before : List.of(EDIT, VIEW)) {
            check.accept(Travels.back(TANK, before, edit.apply(before)));
            for (boolean shuffles : new boolean[] {false, true}) {
                for (boolean marks : new boolean[] {true, false}) {
                    IncomingModel after = new PretendBlender(3, shuffles, marks).pass(edit.apply(before));
                    check.accept(Travels.back(TANK, before, after));
                }
            }
        }
    }

    @Test
    @Clause("conv.8-edit")
    void aMovedVertexChangesItsTwelveBytesAndWhatFollows() {
        everyWay(
                model -> Other.surface(model, "hull|s0l0", 0, sheet -> Other.moveAll(sheet, 6, 0.5f, 0.25f, 0.125f)),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 1));
                    Map<MeshTable, List<Integer>> changed = Bytes.changedRows(TANK, merged.model());
                    assertThat(changed.get(MeshTable.POSITIONS)).containsExactly(6);
                    assertThat(merged.model().positions().x(6)).isEqualTo(1.5f);
                    assertThat(merged.model().positions().y(6)).isEqualTo(1.25f);
                    assertThat(merged.model().positions().z(6)).isEqualTo(0.25f);
                    Set<MeshTable> tables = new TreeSet<>(changed.keySet());
                    tables.removeAll(List.of(MeshTable.POSITIONS, MeshTable.SLOTS, MeshTable.TRIANGLES));
                    assertThat(tables).isEmpty();
                    List<Integer> normals = merged.report().derived().getOrDefault(Derived.TRIANGLE_NORMAL, List.of());
                    assertThat(changed.get(MeshTable.TRIANGLES))
                            .isEqualTo(normals)
                            .isNotEmpty();
                    assertThat(merged.report().origin(MeshTable.POSITIONS)).isEqualTo(Origin.GLTF);
                    assertThat(merged.report().origin(MeshTable.NORMALS)).isEqualTo(Origin.ORIGINAL);
                });
    }

    @Test
    void aCoordinateThatStaysKeepsItsBits() {
        MergedModel merged = Travels.back(
                TANK, EDIT, Other.surface(EDIT, "hull|s0l0", 0, sheet -> Other.moveAll(sheet, 6, 0, 0, 0.125f)));
        assertThat(Bytes.changedBytes(TANK, merged.model(), MeshTable.POSITIONS))
                .isNotEmpty()
                .allMatch(at -> at >= 6 * 12 + 8 && at < 7 * 12);
    }

    @Test
    void aWholeSheetThatMovedIsMovedVertexByVertex() {
        everyWay(
                model -> Other.surface(model, "turret|s0l0", 0, sheet -> {
                    for (int i = 2; i < sheet.positions.length; i += 3) {
                        sheet.positions[i] += 0.25f;
                    }
                }),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.VERTICES, 16));
                    assertThat(merged.model().payload(MeshTable.INDICES)).isEqualTo(TANK.payload(MeshTable.INDICES));
                });
    }

    @Test
    void aTextureCoordinateChangesItsBytes() {
        everyWay(
                model -> Other.surface(model, "gun|s0l0", 0, sheet -> {
                    for (int i = 0; i < sheet.uvs.length; i += 2) {
                        if (sheet.uvs[i] == 0.0625f && sheet.uvs[i + 1] == 0.0625f) {
                            sheet.uvs[i] = 0.5f;
                        }
                    }
                }),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.UVS, 1));
                    Map<MeshTable, List<Integer>> changed = Bytes.changedRows(TANK, merged.model());
                    assertThat(changed.keySet()).containsExactly(MeshTable.UVS);
                    List<Integer> bytes = Bytes.changedBytes(TANK, merged.model(), MeshTable.UVS);
                    int row = changed.get(MeshTable.UVS).get(0);
                    assertThat(merged.model().uvs().u(row)).isEqualTo(0.5f);
                    assertThat(bytes).allMatch(at -> at == row * 4 || at == row * 4 + 1);
                });
    }

    @Test
    void aNormalChangesItsThreeBytes() {
        everyWay(
                model -> Other.surface(model, "gun|s0l0", 0, sheet -> {
                    for (int i = 0; i < sheet.normals.length; i += 3) {
                        if (sheet.positions[i] == 1 && sheet.positions[i + 1] == 1) {
                            sheet.normals[i] = 1;
                            sheet.normals[i + 2] = 0;
                        }
                    }
                }),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.NORMALS, 1));
                    Map<MeshTable, List<Integer>> changed = Bytes.changedRows(TANK, merged.model());
                    assertThat(changed.keySet()).containsExactly(MeshTable.NORMALS);
                    assertThat(merged.model()
                                    .normals()
                                    .x(changed.get(MeshTable.NORMALS).get(0)))
                            .isEqualTo(1);
                });
    }

    @Test
    void aMaterialOfABatchChangesItsWord() {
        everyWay(
                model -> Other.surface(model, "gun|s0l0", 0, sheet -> sheet.material = material(model, "row 1")),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.MATERIALS, 1));
                    assertThat(Bytes.changedRows(TANK, merged.model()).keySet()).containsExactly(MeshTable.BATCHES);
                    int batch = TANK.slots().batchStart(TANK.nodes().slot(2, 0, 0));
                    assertThat(Bytes.changedBytes(TANK, merged.model(), MeshTable.BATCHES))
                            .containsExactly(batch * 20 + 4);
                    assertThat(merged.model().batches().unk4(batch) & 0xFF).isEqualTo(1);
                });
    }

    private static int material(IncomingModel model, String name) {
        return model.materials().stream()
                .filter(material -> material.name().equals(name))
                .findFirst()
                .orElseThrow()
                .place();
    }

    @Test
    @Clause("conv.8-row")
    void aNewMaterialAddsARow() {
        everyWay(
                model -> {
                    List<IncomingMaterial> materials = new ArrayList<>(model.materials());
                    IncomingMaterial first = materials.get(0);
                    materials.add(new IncomingMaterial(
                            materials.size(),
                            "CHROME",
                            first.base(),
                            1,
                            first.glow(),
                            first.shine(),
                            1,
                            false,
                            first.blend(),
                            first.texture(),
                            Marks.NONE));
                    return Other.surface(
                            Other.materials(model, materials),
                            "gun|s0l0",
                            0,
                            sheet -> sheet.material = materials.size() - 1);
                },
                merged -> {
                    assertThat(merged.rows()).containsExactly("CHROME");
                    assertThat(merged.report().wear()).isEqualTo(Origin.GLTF);
                    assertThat(merged.report().notes())
                            .extracting(note -> note.code())
                            .contains(MergeProblem.NEW_ROW);
                    int batch = TANK.slots().batchStart(TANK.nodes().slot(2, 0, 0));
                    assertThat(merged.model().batches().unk4(batch) & 0xFF).isEqualTo(3);
                });
    }

    @Test
    void aMaterialWithAnotherNameIsAnotherMaterial() {
        IncomingModel renamed = Other.materials(
                EDIT,
                EDIT.materials().stream()
                        .map(material -> material.name().equals("row 2") ? named(material, "RUST") : material)
                        .toList());
        MergedModel merged = Travels.back(TANK, EDIT, renamed);
        assertThat(merged.rows()).containsExactly("RUST");
        assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.MATERIALS, 1));
        int batch = TANK.slots().batchStart(TANK.nodes().slot(0, 1, 0));
        assertThat(merged.model().batches().unk4(batch) & 0xFF).isEqualTo(3);
    }

    private static IncomingMaterial named(IncomingMaterial material, String name) {
        return new IncomingMaterial(
                material.place(),
                name,
                material.base(),
                material.alpha(),
                material.glow(),
                material.shine(),
                material.roughness(),
                material.unlit(),
                material.blend(),
                material.texture(),
                material.marks());
    }

    @Test
    void aPlaceOfANodeChangesTheNumbersOfItsKey() {
        everyWay(model -> Other.node(model, "gun", node -> Other.moved(node, 0, 0, 0.5f)), merged -> {
            assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
            Map<MeshTable, List<Integer>> changed = Bytes.changedRows(TANK, merged.model());
            int key = TANK.nodes().fallbackKey(2);
            assertThat(changed.get(MeshTable.KEYS)).containsExactly(key);
            assertThat(Bytes.changedBytes(TANK, merged.model(), MeshTable.KEYS))
                    .allMatch(at -> at >= key * 24 + 8 && at < key * 24 + 12);
            assertThat(merged.model().keys().z(key)).isCloseTo(0.75f, within(1e-5f));
            assertThat(changed.keySet()).isSubsetOf(Set.of(MeshTable.KEYS, MeshTable.SLOTS));
        });
    }

    @Test
    void aTurnOfANodeChangesTheRotationOfItsKey() {
        Rotation turn = new Rotation(Math.cos(0.3), 0, Math.sin(0.3), 0);
        everyWay(
                model -> Other.node(
                        model,
                        "gun",
                        node -> Other.posed(node, new IncomingPose(node.rest().position(), turn, 1, 1, 1))),
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
                    int key = TANK.nodes().fallbackKey(2);
                    assertThat(Bytes.changedBytes(TANK, merged.model(), MeshTable.KEYS))
                            .isNotEmpty()
                            .allMatch(at -> at >= key * 24 + 16 && at < key * 24 + 24);
                    assertThat(merged.model().keys().raw(key, 0)).isEqualTo((short) Math.rint(Math.cos(0.3) * 32767));
                });
    }

    @Test
    void aKeyChangesItsBytes() {
        everyWay(
                model -> {
                    Other.Keys keys = Other.keys(model, "turret");
                    keys.poses()[1] = new IncomingPose(new Point(0, 0.5f, 7), keys.poses()[1].rotation(), 1, 1, 1);
                    return Other.curve(model, "turret", keys);
                },
                merged -> {
                    assertThat(merged.report().changes()).isEqualTo(Map.of(MergeChange.KEYS, 1));
                    Map<MeshTable, List<Integer>> changed = Bytes.changedRows(TANK, merged.model());
                    assertThat(changed.keySet()).containsExactly(MeshTable.KEYS);
                    assertThat(changed.get(MeshTable.KEYS)).containsExactly(2);
                    assertThat(Bytes.changedBytes(TANK, merged.model(), MeshTable.KEYS))
                            .allMatch(at -> at >= 2 * 24 + 8 && at < 2 * 24 + 12);
                    assertThat(merged.model().keys().z(2)).isCloseTo(7, within(1e-5f));
                });
    }

    @Test
    void whatDidNotComeBackIsNotDeleted() {
        IncomingModel bare = Other.nodes(
                EDIT,
                EDIT.nodes().stream()
                        .map(node -> Other.showing(
                                node,
                                node.surfaces().stream()
                                        .map(SingleEditTest::bare)
                                        .toList()))
                        .toList());
        assertThat(Travels.back(TANK, EDIT, bare).model()).isSameAs(TANK);
    }

    /** Places alone. */
    private static IncomingSurface bare(IncomingSurface surface) {
        float[] none = {};
        return new IncomingSurface(
                surface.positions(), none, none, none, new int[0], surface.indices(), IncomingSurface.NONE, Marks.NONE);
    }
}
