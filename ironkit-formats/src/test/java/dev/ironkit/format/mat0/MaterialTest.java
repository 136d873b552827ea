package dev.ironkit.format.mat0;

import static dev.ironkit.format.mat0.Mat0Samples.attributes;
import static dev.ironkit.format.mat0.Mat0Samples.decode;
import static dev.ironkit.format.mat0.Mat0Samples.encoded;
import static dev.ironkit.format.mat0.Mat0Samples.strict;
import static dev.ironkit.testkit.Mat0Bytes.material;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MaterialTest {

    @Test
    @Clause({"mat0.1-example", "mat0.1-size", "mat0.6.2-order", "mat0.6.3-phase", "mat0.15.1-walk"})
    void readsTheWorkedExample() {
        Material material =
                Mat0Format.MAT0.decode(ByteView.of(Mat0Samples.EXAMPLE), attributes(2, 6), Problems.strict());

        assertThat(material.flags().litSkin()).isTrue();
        assertThat(material.meta()).isEqualTo(MaterialMeta.of(5, 1, 0));
        assertThat(material.phaseCount()).isEqualTo(1);
        MaterialPhase phase = material.phase(0);
        assertThat(phase.ambient()).isZero();
        assertThat(phase.ambientAlpha()).isEqualTo(100);
        assertThat(phase.diffuse()).isEqualTo(0xFFFFFF);
        assertThat(phase.specular()).isZero();
        assertThat(phase.power()).isZero();
        assertThat(phase.cell()).isEqualTo(-1);
        assertThat(phase.texture().display()).isEqualTo("STONE00.0");
        AnimationBlock block = material.blocks().get(0);
        assertThat(block.mode()).isEqualTo(AnimationMode.LOOP);
        assertThat(block.mask()).isZero();
        assertThat(block.keys()).containsExactly(AnimationKey.of(0, 1000));
        assertThat(Mat0Samples.EXAMPLE).hasSize(14 + 34 + 6 + 6);
    }

    @Test
    @Clause({"mat0.1-example", "mat0.6.2-order"})
    void writesTheWorkedExample() {
        Material material = Material.builder()
                .flags(new MaterialFlags(0).withLitSkin(true))
                .meta(MaterialMeta.of(5, 1, 0))
                .addPhase(MaterialPhase.of("STONE00.0"))
                .addBlock(AnimationBlock.of(AnimationMode.LOOP, 0, List.of(AnimationKey.of(0, 1000))))
                .apply();

        assertThat(encoded(material)).isEqualTo(Mat0Samples.EXAMPLE);
        assertThat(material.attributes()).isEqualTo(attributes(2, 6));
    }

    @ParameterizedTest(name = "version {0}", quoteTextArguments = false)
    @Clause(
            value = "mat0.6.2-version-0",
            rows = {"version 0", "version 1"})
    @Clause(value = "mat0.6.2-version-2", rows = "version 2")
    @Clause(value = "mat0.6.2-version-3", rows = "version 3")
    @Clause(value = "mat0.6.2-version-4", rows = "version 4")
    @Clause(
            value = {"mat0.6.2-defaults", "mat0.15.1-defaults", "D7"},
            rows = {"version 0", "version 2", "version 3"})
    @Clause(
            value = "mat0.1-above-4",
            rows = {"version 5", "version 6", "version 7", "version 4294967295"})
    @CsvSource({
        "0, 4, 255, 255, 3F800000, 0",
        "1, 4, 255, 255, 3F800000, 0",
        "2, 6, 17, 34, 3F800000, 0",
        "3, 10, 17, 34, 66554433, 0",
        "4, 14, 17, 34, 66554433, AA998877",
        "5, 14, 17, 34, 66554433, AA998877",
        "6, 14, 17, 34, 66554433, AA998877",
        "7, 14, 17, 34, 66554433, AA998877",
        "4294967295, 14, 17, 34, 66554433, AA998877"
    })
    void storesAsMuchAsTheVersionSays(
            long version, int headerSize, int surface, int metaB, String speed, String damage) {
        byte[] meta = {0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, (byte) 0x88, (byte) 0x99, (byte) 0xAA};
        byte[] image = material(version).meta(meta).phase("A.0").build();

        Material material = decode(image, (int) version, Problems.strict());

        assertThat(image).hasSize(headerSize + MaterialPhase.SIZE);
        assertThat(MaterialHeader.size((int) version)).isEqualTo(headerSize);
        assertThat(material.meta())
                .isEqualTo(new MaterialMeta(
                        surface, metaB, Integer.parseUnsignedInt(speed, 16), Integer.parseUnsignedInt(damage, 16)));
        assertThat(material.phase(0).texture().display()).isEqualTo("A.0");
        assertThat(encoded(material)).isEqualTo(image);
    }

    @Test
    @Clause({"mat0.6.3-phase", "mat0.3-bytes"})
    void namesEachByteOfAPhase() {
        byte[] parameters = new byte[18];
        for (int i = 0; i < 18; i++) {
            parameters[i] = (byte) (0xF0 + i);
        }
        MaterialPhase phase =
                strict(material(6).phase(parameters, (byte) 'A', (byte) '.')).phase(0);

        assertThat(phase.ambient()).isEqualTo(0xF0F1F2);
        assertThat(phase.ambientAlpha()).isEqualTo(0xF3);
        assertThat(phase.diffuse()).isEqualTo(0xF4F5F6);
        assertThat(phase.diffuseAlpha()).isEqualTo(0xF7);
        assertThat(phase.specular()).isEqualTo(0xF8F9FA);
        assertThat(phase.specularAlpha()).isEqualTo(0xFB);
        assertThat(phase.emissive()).isEqualTo(0xFCFDFE);
        assertThat(phase.emissiveAlpha()).isEqualTo(0xFF);
        assertThat(phase.power()).isEqualTo(0x00);
        assertThat(phase.cell()).isEqualTo(1);
        for (int i = 0; i < 18; i++) {
            assertThat(phase.parameter(i)).isEqualTo(0xF0 + i & 0xFF);
        }
        assertThatThrownBy(() -> phase.parameter(18)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest
    @Clause({"mat0.3-cell-signed", "mat0.6.3-no-texture", "D5"})
    @CsvSource({"255, A.0, -1, -1", "5, A.0, 5, 5", "128, A.0, -128, -128", "5, '', 5, -1", "127, A.0, 127, 127"})
    void takesACellAsSignedAndForcesItWithoutATexture(int stored, String texture, int cell, int shown) {
        MaterialPhase phase =
                strict(material(6).phase(texture).parameter(17, stored)).phase(0);

        assertThat(phase.cell()).isEqualTo(cell);
        assertThat(phase.shownCell()).isEqualTo(shown);
        assertThat(phase.hasTexture()).isEqualTo(!texture.isEmpty());
    }

    @Test
    @Clause({"mat0.3-name", "D44"})
    void takesAllSixteenBytesOfANameWithoutNul() {
        Material material = strict(material(6).phase("0123456789ABC.D0"));

        assertThat(material.phase(0).texture().display()).isEqualTo("0123456789ABC.D0");
        assertThat(encoded(material))
                .isEqualTo(material(6).phase("0123456789ABC.D0").build());
    }

    @Test
    @Clause("mat0.3-name")
    void aNameEndsAtItsFirstNul() {
        byte[] stored = "AB.0\0CD.1\0\0\0\0EF".getBytes(US_ASCII);
        var bytes = material(6).phase(new byte[18], stored);
        Material material = strict(bytes);

        assertThat(material.phase(0).texture().display()).isEqualTo("AB.0");
        assertThat(encoded(material)).isEqualTo(bytes.build());
    }

    @ParameterizedTest
    @Clause({"mat0.6.1-flags", "mat0.6.1-nibble", "mat0.7-table", "D8"})
    @CsvSource({
        "0, false, false, 0, 0, false",
        "2, false, true, 0, 0, false",
        "4, false, false, 1, 4, false",
        "5, true, false, 1, 4, false",
        "8, false, false, 2, 2, false",
        "12, false, false, 3, 3, false",
        "16, false, false, 4, 5, false",
        "64, false, false, 0, 0, true",
        "20, false, false, 5, 0, false",
        "-1, true, true, 15, 0, true"
    })
    void readsFlagsAndBlendMode(int attr1, boolean stage, boolean lit, int nibble, int mode, boolean flagB) {
        MaterialFlags flags = new MaterialFlags(attr1);

        assertThat(flags.stageOne()).isEqualTo(stage);
        assertThat(flags.litSkin()).isEqualTo(lit);
        assertThat(flags.nibbleMode()).isEqualTo(nibble);
        assertThat(flags.blend().number()).isEqualTo(mode);
        assertThat(flags.flagB()).isEqualTo(flagB);
    }

    @ParameterizedTest
    @Clause({"mat0.6.1-load-flags", "mat0.1-load-flags"})
    @CsvSource({
        "0, false, 0",
        "1, false, 0x200000",
        "1, true, 0x200000",
        "2, false, 0x80000",
        "2, true, 0",
        "3, false, 0x280000",
        "3, true, 0x200000"
    })
    void saysHowTexturesAreLoaded(int attr1, boolean bumpMapped, String flags) {
        assertThat(new MaterialFlags(attr1).textureLoadFlags(bumpMapped)).isEqualTo(Integer.decode(flags));
    }

    @ParameterizedTest
    @Clause({"mat0.7-factors", "mat0.7-alpha-test", "D8"})
    @CsvSource({
        "OPAQUE, 0, ONE, ZERO, false",
        "ALPHA_OVER_BLACK, 1, SRCALPHA, ZERO, true",
        "ADDITIVE, 2, SRCALPHA, ONE, true",
        "MULTIPLY, 3, ZERO, SRCCOLOR, true",
        "ALPHA, 4, SRCALPHA, INVSRCALPHA, true",
        "MULTIPLY_TWICE, 5, DESTCOLOR, SRCCOLOR, true"
    })
    void blendModesHaveFactorsAndAnAlphaTest(
            BlendMode blend, int mode, BlendFactor source, BlendFactor destination, boolean test) {
        assertThat(blend.number()).isEqualTo(mode);
        assertThat(blend.source()).isEqualTo(source);
        assertThat(blend.destination()).isEqualTo(destination);
        assertThat(blend.alphaTest()).isEqualTo(test);
        assertThat(BlendMode.ALPHA_REFERENCE).isEqualTo(1);
    }

    @ParameterizedTest
    @Clause({"mat0.6.5-mode-and-mask", "mat0.7.2-modes", "D42"})
    @CsvSource({
        "0x00000000, LOOP, 0, 0x0",
        "0x00000001, PING_PONG, 1, 0x0",
        "0x0000000A, ONE_SHOT, 2, 0x1",
        "0x000000FB, RANDOM, 3, 0x1F",
        "0x00000004, LOOP, 4, 0x0",
        "0xFFFFFFFF, LOOP, 7, 0x1FFFFFFF",
        "0xFFFFFFF8, LOOP, 0, 0x1FFFFFFF"
    })
    void splitsTheFirstWordOfABlock(String word, AnimationMode mode, int number, String mask) {
        long bits = Long.decode(word);
        AnimationBlock block =
                strict(material(6).phase("A.0").block(bits).key(0, 1)).blocks().get(0);

        assertThat(block.mode()).isEqualTo(mode);
        assertThat(block.modeNumber()).isEqualTo(number);
        assertThat(block.mask()).isEqualTo(Integer.decode(mask));
    }

    @Test
    @Clause({"mat0.6.5-keys", "mat0.4-key-end", "mat0.4-period", "D6"})
    void keysEndWhereTheySayAndStartWhereTheOneBeforeEnds() {
        var bytes = material(6).phase("A.0").phase("B.0").block(0);
        for (int end = 200; end <= 2000; end += 200) {
            bytes.key(end / 200 % 2, end, end);
        }
        AnimationBlock block = strict(bytes).blocks().get(0);

        assertThat(block.period()).isEqualTo(2000);
        assertThat(block.keyCount()).isEqualTo(10);
        assertThat(block.start(0)).isZero();
        assertThat(block.start(3)).isEqualTo(600);
        assertThat(block.key(3)).isEqualTo(new AnimationKey(0, 800, 800));
        assertThat(new AnimationBlock(0, ByteView.empty()).period()).isZero();
    }

    @Test
    @Clause("mat0.6.1-attributes")
    void isToldByTheTypeOfItsEntryAndKeepsItsAttributes() {
        Attributes odd = new Attributes(Material.TYPE, 0x8000_0002, 6, 77);
        ByteView image = ByteView.of(Mat0Samples.EXAMPLE);

        assertThat(Mat0Format.MAT0.sniff(image, odd)).isTrue();
        assertThat(Mat0Format.MAT0.sniff(image, Attributes.NONE)).isFalse();
        assertThat(Mat0Format.MAT0.decode(image, odd, Problems.strict()).attributes())
                .isEqualTo(odd);
        assertThat(Attributes.typeText(Material.TYPE)).isEqualTo("MAT0");
        assertThat(Material.TYPE).isEqualTo(0x3054414D);
    }

    @Test
    @Clause("mat0.6.1-attributes")
    void theThirdAttributeChangesNothing() {
        ByteView image = ByteView.of(Mat0Samples.EXAMPLE);
        Material one = Mat0Format.MAT0.decode(image, new Attributes(Material.TYPE, 2, 6, 0), Problems.strict());
        Material other = Mat0Format.MAT0.decode(image, new Attributes(Material.TYPE, 2, 6, -1), Problems.strict());

        assertThat(other.phases()).isEqualTo(one.phases());
        assertThat(other.meta()).isEqualTo(one.meta());
        assertThat(other.blocks()).isEqualTo(one.blocks());
    }

    @Test
    void fieldsHavePathsAndColoursReadAsPeopleWriteThem() {
        byte[] image =
                material(6).phase("A.0").parameter(4, 0x4D).parameter(5, 0x6A).build();
        var root = Mat0Format.MAT0.describe(strict(material(6).phase("A.0")), ByteView.of(image));

        Leaf diffuse = (Leaf) FieldPath.parse("phases[0].diffuse").find(root);
        assertThat(diffuse.value()).isEqualTo("#4d6aff");
        assertThat(diffuse.storedFor("#010203")).containsExactly(1, 2, 3);
        assertThat(((Leaf) FieldPath.parse("phases[0].cell").find(root)).value())
                .isEqualTo("-1");
        assertThat(((Leaf) FieldPath.parse("header.speedFactor").find(root)).value())
                .isEqualTo("1.0");
        assertThat(((Leaf) FieldPath.parse("phases[0].texture").find(root)).value())
                .isEqualTo("A.0");
    }
}
