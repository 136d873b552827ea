package dev.ironkit.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.format.wear.WearRow;
import dev.ironkit.runtime.model.PreparedModel;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import dev.ironkit.validate.Validator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class DemoModelsTest {

    private static final int LEVELS = 4;

    private static final List<String> MATERIALS =
            DemoArchive.named("Material.lib").names();

    static List<ModelPlan> models() {
        return ModelPlan.ALL;
    }

    static List<DemoFile> files() {
        return DemoGame.files();
    }

    @ParameterizedTest
    @MethodSource("files")
    void nothingIsWrongWithAnyFile(DemoFile file) {
        Validation found = new Validator(false).validate(file.content(), Attributes.NONE, new AssetPath(file.name()));

        assertThat(found.reaches(Severity.WARNING))
                .withFailMessage(() ->
                        found.findings().stream().map(Finding::problem).toList().toString())
                .isFalse();
    }

    @Test
    void theFolderStaysSmall() {
        assertThat(DemoGame.files().stream()
                        .mapToLong(file -> file.content().length())
                        .sum())
                .isBetween(1_000_000L, 6_000_000L);
    }

    @ParameterizedTest
    @MethodSource("models")
    void showsLessAndLessFromFartherAwayInEachState(ModelPlan plan) {
        Model model = DemoArchive.named(plan.archive()).model(plan.stem());

        for (int state = 0; state < NodeTable.STATES; state++) {
            List<Integer> counts = triangles(model, state);
            assertThat(counts).isSortedAccordingTo((near, far) -> far - near);
            boolean small = plan.archive().equals("weapon.rlb") || plan.stem().equals("a_bird");
            if (counts.get(0) > 0 && !small) {
                assertThat(counts).doesNotContain(0);
                assertThat(counts.get(LEVELS - 1)).isLessThan(counts.get(0) / 2);
            }
        }
    }

    private static List<Integer> triangles(Model model, int state) {
        PreparedModel prepared = PreparedModel.of(model);
        return IntStream.range(0, LEVELS)
                .mapToObj(level -> IntStream.range(0, prepared.nodeCount())
                        .map(node -> prepared.slot(node, state, level))
                        .filter(slot -> slot != PreparedModel.NONE)
                        .map(prepared::triangleCount)
                        .sum())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("models")
    void wearsWhatThereIs(ModelPlan plan) {
        String stem = plan.stem();
        DemoArchive archive = DemoArchive.named(plan.archive());
        Model model = archive.model(stem);
        List<String> worn =
                archive.wear(stem).rows().stream().map(WearRow::displayName).toList();

        assertThat(MATERIALS).containsAll(worn);
        assertThat(IntStream.range(0, model.batches().count())
                        .map(batch -> model.batches().unk4(batch) & 0xFF)
                        .distinct()
                        .sorted())
                .containsExactlyElementsOf(
                        IntStream.range(0, worn.size()).boxed().toList());
    }

    @ParameterizedTest
    @MethodSource("models")
    void trianglesAreSeenFromWhereTheirNormalsPoint(ModelPlan plan) {
        Model model = DemoArchive.named(plan.archive()).model(plan.stem());

        assertThat(IntStream.range(0, model.batches().count()).boxed()).allSatisfy(batch -> {
            int base = (int) model.batches().baseVertex(batch);
            int first = (int) model.batches().indexStart(batch);
            for (int at = first; at < first + model.batches().indexCount(batch); at++) {
                int vertex = base + model.indices().index(at);
                assertThat(facing(model, at / 3, vertex)).isGreaterThan(0.3);
            }
        });
    }

    /** {@return the cosine between the normals of a triangle and of a corner of it} */
    private static double facing(Model model, int triangle, int vertex) {
        return model.triangles().normalX(triangle) * model.normals().x(vertex)
                + model.triangles().normalY(triangle) * model.normals().y(vertex)
                + model.triangles().normalZ(triangle) * model.normals().z(vertex);
    }

    @Test
    void theBunkerHasItsLightPaintedOn() {
        DemoArchive archive = DemoArchive.named("static.rlb");
        Model bunker = archive.model("s_bunker");

        assertThat(archive.wear("s_bunker").lightmapRows())
                .extracting(WearRow::displayName)
                .isSubsetOf(DemoArchive.named("lightmap.lib").names());
        assertThat(bunker.has(MeshTable.LIGHTMAP_OR_COLOUR)).isTrue();
        assertThat(bunker.lights().count()).isEqualTo(2);
        assertThat(bunker.batches().unk4(0) >> 8).isNotEqualTo(BatchReading.NO_LIGHTMAP);
    }

    @ParameterizedTest
    @CsvSource({"r_walker", "r_hover"})
    void robotsHaveACockpitAndSockets(String stem) {
        Model model = DemoArchive.named("robots.rlb").model(stem);
        PreparedModel prepared = PreparedModel.of(model);
        int cockpit = model.nodeCount() - 1;

        assertThat(model.nodeName(cockpit)).isEqualTo("CP_" + stem);
        assertThat(model.nodes().flags(cockpit)).isEqualTo(0x20);
        assertThat(prepared.slot(cockpit, 0, 4)).isNotEqualTo(PreparedModel.NONE);
        assertThat(prepared.slot(cockpit, 0, 0)).isEqualTo(PreparedModel.NONE);
        assertThat(IntStream.range(1, cockpit)
                        .filter(node -> model.nodeName(node).startsWith("Base_")))
                .isNotEmpty()
                .allMatch(prepared::isSocket);
    }
}
