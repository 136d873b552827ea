package dev.ironkit.convert.importing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.importing.NewMaterial.StoredLook;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What came back of a material, taken over into it. */
@Clause("import.material-changes")
class MaterialMergeTest {

    private static final String BLENDER = "Khronos glTF Blender I/O v3.4.50";

    private final MaterialPhase phase = MaterialPhase.of("HULL.0")
            .withDiffuse(0x336699)
            .withAmbient(0x102030)
            .withSpecular(0x808080)
            .withPower(5)
            .withAmbientAlpha(80)
            .withEmissive(0x123456);
    private final Material base = Material.builder()
            .flags(new MaterialFlags(0x42).withNibbleMode(2))
            .addPhase(MaterialPhase.of("OTHER.0"))
            .addPhase(phase)
            .apply();
    private final IncomingMaterial before = NewMaterialTest.shown(List.of(
                    Material.builder().flags(base.flags()).addPhase(phase).apply()))
            .get(0);

    private MaterialMerge.Merged merged(IncomingMaterial after) {
        return MaterialMerge.merge(base, 1, before, after, "a program");
    }

    private IncomingMaterial with(Light colour, double alpha, Light glow, Optional<Light> shine, double roughness) {
        return new IncomingMaterial(
                0,
                "M0",
                colour,
                alpha,
                glow,
                shine,
                roughness,
                before.unlit(),
                before.blend(),
                before.texture(),
                before.marks());
    }

    private static Light noisy(Light light) {
        return new Light(light.red() + 2e-7, light.green() - 2e-7, light.blue() * (1 + 1e-6));
    }

    @Test
    void whatCameBackAsItWasChangesNothing() {
        assertThat(merged(before).material()).isSameAs(base);
    }

    @Test
    void roundingIsNoChange() {
        IncomingMaterial after = with(
                noisy(before.base()),
                before.alpha() + 1e-7,
                noisy(before.glow()),
                before.shine().map(MaterialMergeTest::noisy),
                before.roughness() + 1e-7);

        assertThat(merged(after).changes()).isEmpty();
    }

    @Test
    void highlightsThatDidNotComeBackAreKept() {
        IncomingMaterial after =
                with(before.base(), before.alpha(), before.glow(), Optional.empty(), before.roughness());

        assertThat(merged(after).material()).isSameAs(base);
    }

    @Test
    void highlightsThatBlenderMadeAnewAreNoChange() {
        IncomingMaterial after =
                with(before.base(), before.alpha(), before.glow(), Optional.of(Light.WHITE), before.roughness());

        assertThat(MaterialMerge.merge(base, 1, before, after, BLENDER).material())
                .isSameAs(base);
        assertThat(merged(after).material().phase(1).specular()).isEqualTo(0xFFFFFF);
    }

    @Test
    void onlyWhatDiffersChanges() {
        IncomingMaterial after =
                with(new Light(1, 0, 0), before.alpha(), before.glow(), before.shine(), before.roughness());

        MaterialMerge.Merged merged = merged(after);

        assertThat(merged.changes()).containsExactly("diffuse from #336699 to #FF0000");
        assertThat(merged.material()).isEqualTo(base.withPhase(1, phase.withDiffuse(0xFF0000)));
    }

    @Test
    void allThatShowsCanChange() {
        IncomingMaterial after =
                with(before.base(), 0.5, Light.WHITE, Optional.of(Light.WHITE), StoredLook.roughness(9));

        MaterialMerge.Merged merged = merged(after);

        assertThat(merged.changes())
                .containsExactly(
                        "ambient from #102030 to #FFFFFF",
                        "specular from #808080 to #FFFFFF",
                        "opacity from 80 to 50",
                        "power from 5 to 9");
        assertThat(merged.material().phase(1).emissive()).isEqualTo(0x123456);
        assertThat(merged.material().flags()).isEqualTo(base.flags());
    }

    @Test
    void anotherBlendModeChangesTheFlagsAlone() {
        IncomingMaterial after = new IncomingMaterial(
                0,
                "M0",
                before.base(),
                1,
                before.glow(),
                before.shine(),
                before.roughness(),
                false,
                Blend.OPAQUE,
                before.texture(),
                before.marks());

        MaterialMerge.Merged merged = merged(after);

        assertThat(merged.changes()).containsExactly("opacity from 80 to 100", "blend mode from additive to opaque");
        assertThat(merged.material().flags().bits()).isEqualTo(0x42);
    }

    @Test
    void theOpacityOfWhatIsOpaqueIsNoChange() {
        Material opaque = Material.builder().addPhase(phase).apply();
        IncomingMaterial was = NewMaterialTest.shown(List.of(opaque)).get(0);
        IncomingMaterial after = new IncomingMaterial(
                0,
                "M0",
                was.base(),
                1,
                was.glow(),
                was.shine(),
                was.roughness(),
                false,
                Blend.OPAQUE,
                was.texture(),
                was.marks());

        assertThat(MaterialMerge.merge(opaque, 0, was, after, "").material()).isSameAs(opaque);
    }

    @Test
    void aSurfaceThatGetsLightGetsAllOfIt() {
        Material unlit = Material.builder()
                .addPhase(MaterialPhase.of("").withDiffuse(0).withAmbient(0x404040))
                .apply();
        IncomingMaterial was = NewMaterialTest.shown(List.of(unlit)).get(0);
        IncomingMaterial after = new IncomingMaterial(
                0,
                "M0",
                was.base(),
                1,
                Light.BLACK,
                Optional.empty(),
                1,
                false,
                Blend.OPAQUE,
                was.texture(),
                was.marks());

        MaterialMerge.Merged merged = MaterialMerge.merge(unlit, 0, was, after, "");

        assertThat(merged.changes())
                .containsExactly("diffuse from #000000 to #404040", "ambient from #404040 to #000000");
    }
}
