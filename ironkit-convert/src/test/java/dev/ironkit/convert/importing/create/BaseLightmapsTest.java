package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.bareCube;
import static dev.ironkit.convert.importing.create.IncomingModels.material;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.MeshPlan;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.reading.BatchReading;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Lightmaps that a model lends to one whose file knows of none. */
@Clause("msh-notes.6.6-copy")
class BaseLightmapsTest {

    private static final ModelLook LOOK = new ModelLook(
            List.of(row("BRICK"), row("GLASS"), row("TILE")),
            List.of("LIGHT_A", "LIGHT_B"),
            name -> Optional.empty(),
            name -> Optional.empty());

    private final IncomingModels incoming = new IncomingModels();

    private static ModelLook.Row row(String name) {
        return new ModelLook.Row(name, Optional.empty());
    }

    /** Bricks have the second lightmap, tiles the first one, glass none. */
    private static Model base() {
        MeshPlan mesh = MeshPlan.of(
                new float[] {0, 0, 0, 2, 0, 0, 0, 2, 0},
                new float[] {0, 0, 1, 0, 0, 1, 0, 0, 1},
                new float[6],
                new int[] {0, 1, 2});
        MeshPlan lit = mesh.withLightmapUvs(0, 0, 0.5f, 0, 0, 0.25f);
        ModelBuilder builder = new ModelBuilder("b");
        builder.node(NodePlan.named("house"));
        builder.slot(
                0,
                0,
                0,
                BatchPlan.of(lit, 0).lightmapped(1),
                BatchPlan.of(mesh, 1),
                BatchPlan.of(lit, 2).lightmapped(0));
        return builder.build();
    }

    private CreatedModel made() {
        return MadeChecks.make(incoming.build(), NewModel.Options.named("made").lending(base(), LOOK));
    }

    private static IncomingSurface laid(int material) {
        IncomingSurface plain = triangle(material);
        return new IncomingSurface(
                plain.positions(),
                plain.normals(),
                plain.uvs(),
                new float[] {0.125f, 0, 1, 0, 0, 1},
                new int[0],
                plain.indices(),
                material,
                Marks.NONE);
    }

    private static int lightmap(Model model, int batch) {
        return BatchReading.RETAIL.lightmapRow(model.batches(), batch).orElse(-1);
    }

    @Test
    void aMaterialGetsTheLightmapItHasInTheBaseWhereverItIsWorn() {
        incoming.materials.add(material(0, "glass"));
        incoming.materials.add(material(1, "Brick.001"));
        incoming.node("shed", -1, IncomingPose.REST, laid(0), laid(1));

        CreatedModel made = made();

        assertThat(lightmap(made.model(), 0)).isEqualTo(-1);
        assertThat(lightmap(made.model(), 1)).isEqualTo(1);
        assertThat(made.model().batches().flags(1) & BatchPlan.LIGHTMAPPED).isNotZero();
        assertThat(made.model().lightmapOrColour().u16(3, 0)).isEqualTo(128);
        assertThat(made.lightmaps()).hasSize(2).last().isEqualTo("LIGHT_B");
        assertThat(made.lent()).contains("material \"Brick.001\": lightmap taken from the base");
    }

    @Test
    void coordinatesAreLentToGeometryOfAsManyVertices() {
        incoming.materials.add(material(0, "BRICK"));
        incoming.node("house", -1, IncomingPose.REST, triangle(0));

        CreatedModel made = made();

        assertThat(lightmap(made.model(), 0)).isEqualTo(1);
        assertThat(made.model().lightmapOrColour().u16(1, 0)).isEqualTo(512);
        assertThat(made.model().lightmapOrColour().u16(2, 2)).isEqualTo(256);
    }

    @Test
    void geometryWithoutCoordinatesThatIsOtherGetsNone() {
        incoming.materials.add(material(0, "BRICK"));
        incoming.node("house", -1, IncomingPose.REST, bareCube(0));

        CreatedModel made = made();

        assertThat(lightmap(made.model(), 0)).isEqualTo(-1);
        assertThat(made.lightmaps()).isEmpty();
        assertThat(made.lent()).noneMatch(note -> note.contains("lightmap"));
    }

    @Test
    void whatTheFileSaysOfLightmapsIsNotOverruled() {
        incoming.materials.add(material(0, "BRICK", IncomingModels.marks("s", "ironkit.mat0/1", "row", 0)));
        incoming.materials.add(material(
                1, "TILE", IncomingModels.marks("s", "ironkit.mat0/1", "row", 2, "lightmapRow", 1, "lightmap", "OWN")));
        incoming.materials.add(material(2, "Brick"));
        incoming.node("house", -1, IncomingPose.REST, laid(0), laid(1), laid(2));

        CreatedModel made = made();

        assertThat(lightmap(made.model(), 0)).isEqualTo(-1);
        assertThat(lightmap(made.model(), 1)).isEqualTo(1);
        assertThat(lightmap(made.model(), 2)).isEqualTo(2);
        assertThat(made.lightmaps().subList(1, 3)).containsExactly("OWN", "LIGHT_B");
    }
}
