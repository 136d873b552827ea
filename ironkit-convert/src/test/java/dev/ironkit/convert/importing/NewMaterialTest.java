package dev.ironkit.convert.importing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.create.IncomingModels;
import dev.ironkit.convert.importing.create.MadeChecks;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.mat0.MaterialRules;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Materials out through glTF and back: every number that shows comes back. */
class NewMaterialTest {

    private static final GltfOptions OPTIONS = GltfOptions.of(GltfProfile.EDIT, "a test");

    /** Materials as a file of our own shows them; each on a triangle of its own. */
    static List<IncomingMaterial> shown(List<Material> materials) {
        IncomingModels incoming = new IncomingModels();
        List<ModelLook.Row> rows = new ArrayList<>();
        var surfaces = new ArrayList<dev.ironkit.convert.importing.scene.IncomingSurface>();
        for (int i = 0; i < materials.size(); i++) {
            incoming.materials.add(IncomingModels.material(i, "M" + i));
            rows.add(new ModelLook.Row("M" + i, Optional.of(materials.get(i))));
            surfaces.add(IncomingModels.triangle(i));
        }
        incoming.node(
                "box",
                -1,
                dev.ironkit.convert.importing.scene.IncomingPose.REST,
                surfaces.toArray(new dev.ironkit.convert.importing.scene.IncomingSurface[0]));
        Model model = MadeChecks.make(incoming.build()).model();
        ModelLook look = new ModelLook(rows, List.of(), name -> Optional.empty(), name -> Optional.empty());
        ByteView image = MshFormat.MSH.encoded(model);
        var files = GltfExport.glb(model, image, look, "made", OPTIONS, Problems.audit());
        return GltfReader.read("made.glb", files.get(0).bytes(), uri -> Optional.empty(), Problems.audit())
                .materials();
    }

    private static Material material(MaterialPhase phase, int nibble) {
        return Material.builder()
                .flags(new MaterialFlags(0).withNibbleMode(nibble))
                .addPhase(phase)
                .apply();
    }

    private static void checkAll(List<Material> materials) {
        for (int from = 0; from < materials.size(); from += 256) {
            List<Material> part = materials.subList(from, Math.min(materials.size(), from + 256));
            List<IncomingMaterial> shown = shown(part);
            for (int i = 0; i < part.size(); i++) {
                Material made = NewMaterial.of(shown.get(i), "");
                assertThat(made).as("material " + (from + i)).isEqualTo(part.get(i));
            }
        }
    }

    @Test
    @Clause("import.material")
    void everyByteOfEveryColourComesBack() {
        List<Material> materials = new ArrayList<>();
        for (int value = 0; value < 256; value++) {
            int grey = value << 16 | (255 - value) << 8 | (value * 7 & 0xFF);
            materials.add(material(
                    MaterialPhase.of("").withDiffuse(grey).withAmbient(grey).withSpecular(0x010000 | grey), 0));
        }
        checkAll(materials);
    }

    @Test
    @Clause("import.material")
    void everyPowerAndOpacityAndModeComesBack() {
        List<Material> materials = new ArrayList<>();
        for (int power = 0; power < 256; power++) {
            materials.add(material(
                    MaterialPhase.of("").withSpecular(0x808080).withPower(power).withAmbientAlpha(power * 100 / 255),
                    power % 5));
        }
        checkAll(materials);
    }

    @Test
    @Clause("import.material")
    void whatOnlyGivesLightComesBackAsThat() {
        List<Material> materials = new ArrayList<>();
        for (int value = 0; value < 256; value++) {
            materials.add(material(MaterialPhase.of("").withDiffuse(0).withAmbient(value * 0x010101), 2));
        }
        checkAll(materials);
    }

    @Test
    @Clause("import.material")
    void randomMaterialsComeBack() {
        Random random = new Random(8);
        List<Material> materials = new ArrayList<>();
        for (int i = 0; i < 512; i++) {
            materials.add(material(
                    MaterialPhase.of("")
                            .withDiffuse(1 + random.nextInt(0xFFFFFF))
                            .withAmbient(random.nextInt(0x1000000))
                            .withSpecular(1 + random.nextInt(0xFFFFFF))
                            .withPower(random.nextInt(256))
                            .withAmbientAlpha(random.nextInt(101)),
                    random.nextInt(5)));
        }
        checkAll(materials);
    }

    @Test
    void aMaterialFromElsewhereBreaksNoRule() {
        IncomingMaterial incoming = new IncomingMaterial(
                0,
                "glass",
                new Light(0.5, 7, -1),
                0.251,
                new Light(3, 0, 0),
                Optional.empty(),
                0.3,
                false,
                Blend.MASK,
                Optional.empty(),
                Marks.NONE);

        Material made = NewMaterial.of(incoming, "GLASS.0");

        MaterialPhase phase = made.phase(0);
        assertThat(phase.diffuse()).isEqualTo(0xBCFF00);
        assertThat(phase.ambient()).isEqualTo(0xFF0000);
        assertThat(phase.specular()).isZero();
        assertThat(phase.power()).isZero();
        assertThat(phase.ambientAlpha()).isEqualTo(25);
        assertThat(phase.texture().display()).isEqualTo("GLASS.0");
        assertThat(made.flags().nibbleMode()).isEqualTo(1);
        Problems problems = Problems.audit();
        var sink = dev.ironkit.base.bytes.ByteSink.inMemory();
        Mat0Format.MAT0.encode(made, sink);
        MaterialRules.check(made, sink.toView(), problems);
        assertThat(problems.all()).isEmpty();
    }

    @Test
    void namesThatDoNotFitAreRefused() {
        assertThatThrownBy(() -> NewMaterial.of(IncomingModels.material(0, "x"), "A_NAME_THAT_IS_TOO_LONG.0"))
                .isInstanceOf(RefusedException.class);
    }
}
