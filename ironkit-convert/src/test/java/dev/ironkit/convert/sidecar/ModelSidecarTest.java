package dev.ironkit.convert.sidecar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelSidecarTest {

    private static final ByteView WEAR = ByteView.of("1\r\n0 STONE\r\n".getBytes(StandardCharsets.US_ASCII));

    /** A root off its place, a rotation of twice the length, a table nobody knows. */
    static byte[] odd() {
        ModelBytes model = ModelBytes.empty();
        model.header(0, 0, 0, 2, 2, 1);
        model.node(0, 0xFFFF, 0xFFFF, 0, 0).nodeName("Base_TM").label("");
        model.key(1.5f, -2, 0.1f, 0, 16000, 0, 0, 0);
        model.square(0);
        model.entry(NresBytes.entry(99, "more").payload("what is this"));
        return model.build();
    }

    static String text(byte[] image, GltfProfile profile, ModelSidecar.Kept... textures) {
        ByteView bytes = ByteView.of(image);
        Model model = MshFormat.MSH.decode(bytes, Problems.tolerant());
        Material stone = Mat0Format.MAT0.decode(
                ByteView.of(Mat0Bytes.material(6).phase("STONE00.0").build()),
                new Attributes(Material.TYPE, 2, 6, 0),
                Problems.tolerant());
        ModelLook look = new ModelLook(
                List.of(new ModelLook.Row("STONE", Optional.of(stone)), new ModelLook.Row("GONE", Optional.empty())),
                List.of(),
                Optional.of(WEAR),
                name -> Optional.empty(),
                name -> Optional.empty());
        ModelFile file = ModelSidecarWriter.write(
                model,
                bytes,
                "robots.rlb!/odd.msh",
                look,
                List.of(textures),
                GltfOptions.of(profile, "ironkit 1.0.0"),
                List.of(new ModelFile("odd.gltf", "gltf", ByteView.of(new byte[3]))));
        assertThat(file.name()).isEqualTo("odd.gltf.ironkit.json");
        return new String(file.bytes().toByteArray(), StandardCharsets.UTF_8);
    }

    static ModelSidecar read(String text) {
        return ModelSidecar.read(ByteView.of(text.getBytes(StandardCharsets.UTF_8)), Problems.tolerant());
    }

    @Test
    @Clause({"conv.7-sidecar", "conv.1-archive"})
    void keepsTheModelAndWhatItWears() {
        byte[] image = odd();
        ModelSidecar read = read(text(image, GltfProfile.ARCHIVE));
        assertThat(read.source()).contains(ByteView.of(image));
        assertThat(read.wear()).contains(WEAR);
        assertThat(read.options()).isEqualTo(GltfOptions.of(GltfProfile.ARCHIVE, "ironkit 1.0.0"));
        assertThat(read.address()).isEqualTo("robots.rlb!/odd.msh");
        assertThat(read.files()).singleElement().satisfies(file -> {
            assertThat(file.name()).isEqualTo("odd.gltf");
            assertThat(file.size()).isEqualTo(3);
        });
        assertThat(read.materials()).singleElement().satisfies(worn -> {
            assertThat(worn.name()).isEqualTo("STONE");
            assertThat(worn.attributes()).isEqualTo(new Attributes(Material.TYPE, 2, 6, 0));
            assertThat(Mat0Format.MAT0
                            .decode(worn.mat0(), worn.attributes(), Problems.strict())
                            .phaseCount())
                    .isEqualTo(1);
        });
    }

    private static ModelSidecar.Kept texture(boolean lightmap, String name) {
        Attributes attributes = new Attributes(Attributes.parseType("Texm"), 1, 0xFFFF_FFFF, 3);
        return new ModelSidecar.Kept(lightmap, name, attributes, ByteView.of(new byte[] {1, 2, 3, 4}));
    }

    @Test
    @Clause("conv.1-archive")
    void keepsTexturesAndLightmaps() {
        ModelSidecar.Kept stone = texture(false, "STONE00.0");
        ModelSidecar.Kept light = texture(true, "STONE00.0");
        assertThat(read(text(odd(), GltfProfile.ARCHIVE, stone, light)).textures())
                .containsExactly(stone, light);
        assertThat(text(odd(), GltfProfile.EDIT, stone)).doesNotContain("texmBase64");
        assertThat(read(text(odd(), GltfProfile.ARCHIVE)).textures()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"texmBase64\": \"AQIDBA==\" -> \"texmBase64\": \"AQIDBQ==\"",
                "\"texmBase64\": \"AQIDBA==\" -> \"texmBase64\": \"*\"",
                "\"library\": \"textures\" -> \"library\": \"other\"",
                "\"type\": \"Texm\" -> \"type\": \"too long\"",
                "\"textures\": [ -> \"textures\": [ 3,",
            })
    void refusesTexturesThatAreNotWhatTheyWere(String change) {
        String[] parts = change.split(" -> ", 2);
        String whole = text(odd(), GltfProfile.ARCHIVE, texture(false, "STONE00.0"));
        assertThat(whole).contains(parts[0]);
        String said = whole.replace(parts[0], parts[1]);
        assertThatThrownBy(() -> read(said))
                .isInstanceOf(MalformedAssetException.class)
                .satisfies(e -> assertThat(
                                ((MalformedAssetException) e).diagnostic().code())
                        .isEqualTo(SidecarProblem.SIDECAR));
    }

    @Test
    @Clause("conv.7-sidecar")
    void tellsWhatAGltfCannot() {
        String text = text(odd(), GltfProfile.EDIT);
        assertThat(read(text).source()).isEmpty();
        assertThat(text)
                .contains("\"translation\": [1.5, -2.0, 0.1]")
                .contains("\"stored\": [16000, 0, 0, 0]")
                .contains("\"slots\": [0, null, null,")
                .contains("\"name\": \"GONE\"")
                .contains("\"rotationOrder\"")
                .endsWith("}\n");
    }

    /** Each byte of the directory and header turned round: whatever is left is cut up and put together again. */
    @Test
    @Clause("conv.1-archive")
    void putsDamagedFilesTogetherAgain() {
        byte[] image = odd();
        int directory = image.length - 64 * 15;
        for (int at = 0; at < image.length; at += at < 16 || at >= directory ? 1 : 97) {
            byte[] damaged = image.clone();
            damaged[at] ^= (byte) 0xFF;
            assertThat(joined(ByteView.of(damaged))).isEqualTo(damaged);
        }
        for (int length = 0; length < 40; length++) {
            byte[] cut = Arrays.copyOf(image, length);
            assertThat(joined(ByteView.of(cut))).isEqualTo(cut);
        }
    }

    private static byte[] joined(ByteView file) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ModelPiece.of(file).forEach(piece -> out.writeBytes(piece.bytes().toByteArray()));
        return out.toByteArray();
    }

    @Test
    void cutsAFileAtItsTables() {
        List<ModelPiece> pieces = ModelPiece.of(ByteView.of(odd()));
        assertThat(pieces.get(0).kind()).isEqualTo("header");
        assertThat(pieces.get(pieces.size() - 1).kind()).isEqualTo("directory");
        assertThat(pieces.stream().filter(piece -> piece.kind().equals("table")).count())
                .isGreaterThan(9);
    }

    @Test
    @Clause("conv.7-versions")
    void saysWhichReleaseReadsALaterVersion() {
        String text = text(odd(), GltfProfile.EDIT)
                .replace("\"schemaVersion\": 1", "\"schemaVersion\": 2")
                .replace("ironkit 1.0.0", "ironkit 7.0.0");
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(MalformedAssetException.class)
                .hasMessageContaining("version 2")
                .satisfies(e -> assertThat(
                                ((MalformedAssetException) e).diagnostic().fix())
                        .contains("ironkit 7.0.0"));
    }

    @Test
    void refusesAModelThatIsNotTheOneItWasMadeOf() {
        String text = text(odd(), GltfProfile.ARCHIVE);
        String other = text.replaceFirst("(\"source\": \\{[^}]*\"sha256\": \")[0-9a-f]{64}", "$1" + "0".repeat(64));
        assertThat(other).isNotEqualTo(text);
        assertThatThrownBy(() -> read(other))
                .isInstanceOf(MalformedAssetException.class)
                .satisfies(e -> assertThat(
                                ((MalformedAssetException) e).diagnostic().code())
                        .isEqualTo(SidecarProblem.HASH));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"schema\": \"ironkit.texm\", \"schemaVersion\": 1}",
                "\"schemaVersion\": 1 -> \"schemaVersion\": 0",
                "\"schemaVersion\": 1 -> \"schemaVersion\": 1e999",
                "\"profile\": \"archive\" -> \"profile\": \"nice\"",
                "\"size\": 3 -> \"size\": -3",
                "\"row\": 0 -> \"row\": 1.5",
                "\"kind\": \"header\" -> \"kind\": 3, \"base64\": \"*\"",
                "\"base64\": \"TlJlcw -> \"base64\": \"*lJlcw",
                "\"base64\": \" -> \"base64\": \"AAAA",
                "\"files\": [ -> \"files\": [ 3,",
                "\"source\": { -> \"source\": 3, \"others\": {",
                "\"attr1\": 2 -> \"attr1\": 4294967296",
            })
    void refusesOtherTexts(String change) {
        String text = change;
        if (change.contains(" -> ")) {
            String[] parts = change.split(" -> ", 2);
            String whole = text(odd(), GltfProfile.ARCHIVE);
            assertThat(whole).contains(parts[0]);
            text = whole.replace(parts[0], parts[1]);
        }
        String said = text;
        assertThatThrownBy(() -> read(said))
                .isInstanceOf(MalformedAssetException.class)
                .satisfies(e -> assertThat(
                                ((MalformedAssetException) e).diagnostic().code())
                        .isEqualTo(SidecarProblem.SIDECAR));
    }

    /** The files of versions that were written once are read by all releases to come. */
    @Test
    @Clause("conv.7-versions")
    void readsTheStoredFileOfVersion1() throws IOException {
        try (var stored = ModelSidecarTest.class.getResourceAsStream("version-1.ironkit.json")) {
            String text = new String(stored.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(read(text).source().map(ByteView::toByteArray)).contains(odd());
            assertThat(text(odd(), GltfProfile.ARCHIVE)).isEqualTo(text);
        }
    }
}
