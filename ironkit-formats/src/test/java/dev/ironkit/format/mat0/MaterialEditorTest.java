package dev.ironkit.format.mat0;

import static dev.ironkit.format.mat0.Mat0Samples.encoded;
import static dev.ironkit.format.mat0.Mat0Samples.strict;
import static dev.ironkit.format.mat0.Mat0Samples.tolerant;
import static dev.ironkit.testkit.Mat0Bytes.material;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.Clause;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MaterialEditorTest {

    private final Material three = strict(material(6)
            .phase("A.0")
            .phase("B.0")
            .phase("C.0")
            .block(0)
            .key(0, 10)
            .key(2, 20, 9));

    @Test
    @Clause("mat0.12.2-sections")
    void keepsBytesBehindAnotherNameAndThirdWords() {
        Material odd = strict(material(6)
                .phase(new byte[18], (byte) 'A', (byte) '.', (byte) 0, (byte) 'X')
                .block(0)
                .key(0, 1, 5));

        Material edited = odd.withPhase(0, odd.phase(0).withAmbient(0x010203).withSpecular(0x040506));

        assertThat(edited.phase(0).texture().tail().u8(0)).isEqualTo('X');
        assertThat(edited.blocks()).isEqualTo(odd.blocks());
        assertThat(edited.phase(0).ambient()).isEqualTo(0x010203);
        assertThat(edited.phase(0).specular()).isEqualTo(0x040506);
    }

    @ParameterizedTest
    @ValueSource(strings = {"STONE", "0123456789ABCD.0", "A\0.0", "日.0"})
    @Clause({"mat0.12.2-name", "mat0.3-name-written", "D44"})
    void refusesTextureNamesTheEngineWouldNotTake(String name) {
        assertRefused(
                Mat0Problem.EDIT_TEXTURE,
                "a texture name must have at most 15 characters and a dot, such as STONE00.0: " + name,
                () -> MaterialPhase.of(name));
    }

    @Test
    @Clause({"mat0.12.2-name", "mat0.3-name-written"})
    void fillsAWrittenNameWithZeros() {
        MaterialPhase phase =
                strict(material(6).phase("0123456789ABC.0")).phase(0).withTexture("A.0");

        assertThat(phase.texture().tail().isZero()).isTrue();
        assertThat(MaterialPhase.of("0123456789ABC.0").texture().isTerminated()).isTrue();
        assertThat(MaterialPhase.of("").hasTexture()).isFalse();
    }

    @Test
    void refusesValuesThatDoNotFit() {
        MaterialPhase phase = three.phase(0);
        assertRefused(
                Mat0Problem.EDIT_VALUE, "ambientAlpha takes 0 to 100, not 101", () -> phase.withAmbientAlpha(101));
        assertRefused(Mat0Problem.EDIT_VALUE, "cell takes -1 to 127, not -2", () -> phase.withCell(-2));
        assertRefused(Mat0Problem.EDIT_VALUE, "cell takes -1 to 127, not 128", () -> phase.withCell(128));
        assertRefused(Mat0Problem.EDIT_VALUE, "power takes 0 to 255, not 256", () -> phase.withPower(256));
        assertRefused(Mat0Problem.EDIT_VALUE, "diffuse takes 0 to 16777215, not -1", () -> phase.withDiffuse(-1));
        assertRefused(
                Mat0Problem.EDIT_VALUE,
                "emissive takes 0 to 16777215, not 16777216",
                () -> phase.withEmissive(1 << 24));
        assertRefused(
                Mat0Problem.EDIT_VALUE,
                "the blend mode takes 0 to 4, not 5",
                () -> three.flags().withNibbleMode(5));
        assertRefused(
                Mat0Problem.EDIT_VALUE,
                "the blend mode takes 0 to 4, not 15",
                () -> three.edit().flags(new MaterialFlags(-1)));
        assertRefused(
                Mat0Problem.EDIT_VALUE,
                "the version takes 0 to 6, not 7",
                () -> three.edit().version(7));
        assertThat(three.flags().withNibbleMode(4).withStageOne(true)).isEqualTo(new MaterialFlags(17));
    }

    @Test
    void refusesBlocksTheEngineWouldNotPlay() {
        List<AnimationKey> keys = List.of(AnimationKey.of(0, 10), AnimationKey.of(1, 10));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "key 1 ends at 10 ms, not after its start at 10 ms",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0, keys));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "key 0 ends at 0 ms, not after its start at 0 ms",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0, List.of(AnimationKey.of(0, 0))));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "a block has 1 to 65535 keys, not 0",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0, List.of()));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "a block has 1 to 65535 keys, not 65536",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0, Collections.nCopies(65536, AnimationKey.of(0, 1))));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "an interpolation mask may only use bits up to 0x1F: 0x20",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0x20, keys));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "an interpolation mask may only use bits up to 0x1F: 0x20000000",
                () -> AnimationBlock.of(AnimationMode.LOOP, 0x2000_0000, keys));
        assertRefused(
                Mat0Problem.EDIT_BLOCK,
                "the mode of a block must be 0 to 3, not 6",
                () -> three.edit().addBlock(new AnimationBlock(6, ByteView.of(new byte[6]))));
    }

    @Test
    void refusesKeysOfPhasesThatAreNotThere() {
        AnimationBlock block = AnimationBlock.of(AnimationMode.LOOP, 0, List.of(AnimationKey.of(3, 10)));
        MaterialEditor editor = three.edit().addBlock(block);

        assertRefused(
                Mat0Problem.EDIT_PHASE_REF, "key 0 of block 1 refers to phase 3; the material has 3", editor::apply);
        assertThat(editor.addPhase(MaterialPhase.of("D.0")).apply().blocks()).hasSize(2);
    }

    @Test
    void keysGoOnShowingWhatTheyShowedWhenPhasesMove() {
        Material longer = three.edit().insertPhase(1, MaterialPhase.of("N.0")).apply();
        Material shorter = three.edit().removePhase(1).apply();

        assertThat(longer.blocks().get(0).keys()).containsExactly(AnimationKey.of(0, 10), new AnimationKey(3, 20, 9));
        assertThat(shorter.blocks().get(0).keys()).containsExactly(AnimationKey.of(0, 10), new AnimationKey(1, 20, 9));
        assertThat(shorter.phase(1)).isEqualTo(three.phase(2));
        assertRefused(
                Mat0Problem.EDIT_PHASE_USED,
                "key 1 of block 0 refers to phase 2",
                () -> three.edit().removePhase(2));
    }

    @Test
    @Clause("mat0.12.2-anim-count")
    void refusesTwentyBlocksAndNoPhases() {
        Material full = strict(Mat0Samples.blocks(19));
        AnimationBlock block = full.blocks().get(0);

        assertRefused(
                Mat0Problem.EDIT_COUNT,
                "a material has 0 to 19 animation blocks, not 20",
                () -> full.edit().addBlock(block).apply());
        assertRefused(
                Mat0Problem.EDIT_COUNT,
                "a material has 1 to 65535 phases, not 0",
                () -> Material.builder().apply());
        assertThat(full.edit().removeBlock(0).addBlock(block).apply().blocks()).hasSize(19);
    }

    @Test
    void leavesWhatIsOddAloneWhereItIsNotTouched() {
        Material odd = tolerant(Mat0Samples.blocks(20).phase("0123456789ABCDEF").tail((byte) 7));

        Material edited = odd.withPhase(1, odd.phase(1).withPower(3));

        assertThat(edited.blocks()).isEqualTo(odd.blocks());
        assertThat(edited.tail()).isEqualTo(odd.tail());
        assertThat(edited.phase(1).texture()).isEqualTo(odd.phase(1).texture());
    }

    @Test
    void refusesValuesTheVersionDoesNotStore() {
        MaterialEditor editor = three.edit().version(1).meta(MaterialMeta.of(7, 1, 0));

        assertRefused(
                Mat0Problem.EDIT_META,
                "version 1 of the format cannot store the given surfaceId, speedFactor or damagePerSecond",
                editor::apply);
        assertThat(encoded(editor.version(2).apply())).hasSize(6 + 3 * 34 + 18);
        assertThat(encoded(editor.meta(MaterialMeta.DEFAULT).version(1).apply()))
                .hasSize(4 + 3 * 34 + 18);
        assertThatThrownBy(() -> new MaterialMeta(256, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertRefused(Mat0Problem code, String message, ThrowingCallable edit) {
        assertThatThrownBy(edit)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        e -> assertThat(e.diagnostic().code()).isEqualTo(code))
                .hasMessage(message);
    }
}
