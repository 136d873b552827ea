package dev.ironkit.convert.gltf.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.testkit.Clause;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MaterialsTest {

    private final GltfText file = new GltfText();

    private IncomingMaterial material(String json) {
        return file.add("materials", json).read().materials().get(file.count("materials") - 1);
    }

    @Test
    @Clause("gltf.materials")
    void readsEverythingThatAMaterialCanSay() {
        file.add("images", "{'uri': 'data:,x'}").add("textures", "{}").add("textures", "{'source': 0}");
        IncomingMaterial material = material("{'name': 'HULL', 'alphaMode': 'BLEND',"
                + " 'emissiveFactor': [0.5, 0.25, 0.125],"
                + " 'pbrMetallicRoughness': {'baseColorFactor': [0.1, 0.2, 0.3, 0.4], 'roughnessFactor': 0.75,"
                + " 'baseColorTexture': {'index': 1, 'texCoord': 5, 'extensions': {'KHR_texture_transform':"
                + " {'offset': [0.5, 0.25], 'scale': [0.125, 0.0625], 'texCoord': 1}}}},"
                + " 'extensions': {'KHR_materials_specular': {'specularColorFactor': [0.5, 1, 0.25], 'specularFactor': 0.5},"
                + " 'KHR_materials_emissive_strength': {'emissiveStrength': 2}, 'KHR_materials_unlit': {}},"
                + " 'extras': {'ironkit': {'s': 'ironkit.mat0/1', 'row': 3}}}");
        assertThat(material.place()).isZero();
        assertThat(material.name()).isEqualTo("HULL");
        assertThat(material.base()).isEqualTo(new Light(0.1, 0.2, 0.3));
        assertThat(material.alpha()).isEqualTo(0.4);
        assertThat(material.glow()).isEqualTo(new Light(1, 0.5, 0.25));
        assertThat(material.shine()).contains(new Light(0.25, 0.5, 0.125));
        assertThat(material.roughness()).isEqualTo(0.75);
        assertThat(material.unlit()).isTrue();
        assertThat(material.blend()).isEqualTo(Blend.BLEND);
        assertThat(material.texture()).contains(new TextureUse(0, 1, 0.5, 0.25, 0.125, 0.0625));
        assertThat(material.marks().number("row")).hasValue(3);
    }

    @Test
    @Clause("gltf.materials")
    void takesTheDefaultsOfGltf() {
        IncomingMaterial material = material("{}");
        assertThat(material.base()).isEqualTo(Light.WHITE);
        assertThat(material.alpha()).isEqualTo(1);
        assertThat(material.glow()).isEqualTo(Light.BLACK);
        assertThat(material.shine()).isEmpty();
        assertThat(material.roughness()).isEqualTo(1);
        assertThat(material.unlit()).isFalse();
        assertThat(material.blend()).isEqualTo(Blend.OPAQUE);
        assertThat(material.texture()).isEmpty();
        assertThat(material("{'alphaMode': 'MASK'}").blend()).isEqualTo(Blend.MASK);
        assertThat(material("{'extensions': {'KHR_materials_specular': {}}}").shine())
                .contains(Light.WHITE);
    }

    @Test
    @Clause("gltf.materials")
    void readsMaterialsByDiffuseAndSpecularColour() {
        file.add("images", "{'uri': 'data:,x'}").add("textures", "{'source': 0}");
        IncomingMaterial material = material("{'extensions': {'KHR_materials_pbrSpecularGlossiness': {"
                + "'diffuseFactor': [0.5, 0.25, 0.125, 0.75], 'specularFactor': [0, 0.5, 1],"
                + " 'glossinessFactor': 0.25, 'diffuseTexture': {'index': 0}}}}");
        assertThat(material.base()).isEqualTo(new Light(0.5, 0.25, 0.125));
        assertThat(material.alpha()).isEqualTo(0.75);
        assertThat(material.shine()).contains(new Light(0, 0.5, 1));
        assertThat(material.roughness()).isEqualTo(0.75);
        assertThat(material.texture()).contains(TextureUse.of(0));
    }

    @Test
    void takesTheTextureOfWhatOnlyGivesLight() {
        file.add("images", "{'uri': 'data:,x'}").add("textures", "{'source': 0}");
        assertThat(material("{'emissiveTexture': {'index': 0}}").texture()).contains(TextureUse.of(0));
    }

    @Test
    @Clause("gltf.materials")
    void tellsWhatItLeavesOut() {
        file.add("images", "{'uri': 'data:,x'}")
                .add("textures", "{'source': 0}")
                .add("textures", "{}");
        file.add("materials", "{'normalTexture': {'index': 0}, 'occlusionTexture': {'index': 0}}");
        file.add("materials", "{'pbrMetallicRoughness': {'metallicRoughnessTexture': {'index': 0}}}");
        file.add("materials", "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 1}}}");
        file.add(
                "materials",
                "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0, 'extensions':"
                        + " {'KHR_texture_transform': {'rotation': 1.5}}}}}");
        file.add("materials", "{'alphaMode': 'ADD'}");
        assertThat(file.findings())
                .containsExactly(
                        "gltf.texture-kind",
                        "gltf.texture-kind",
                        "gltf.texture-kind",
                        "gltf.texture-source",
                        "gltf.texture-rotation",
                        "gltf.alpha-mode");
    }

    @Test
    @Clause("gltf.refused")
    void refusesMaterialsThatMakeNoSense() {
        assertThat(new GltfText()
                        .add("materials", "{'pbrMetallicRoughness': {'baseColorFactor': [1, 1, 1]}}")
                        .refusal())
                .startsWith("gltf.value ")
                .contains("/materials/0/pbrMetallicRoughness/baseColorFactor");
        assertThat(new GltfText()
                        .add("materials", "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0}}}")
                        .refusal())
                .startsWith("gltf.reference ");
        assertThat(new GltfText()
                        .add("materials", "{'emissiveFactor': [1e400, 1, 1]}")
                        .refusal())
                .startsWith("gltf.value ");
    }

    @Test
    @Clause("gltf.pictures")
    void findsPicturesInViewsInTextAndBesideTheFile() {
        int view = file.view(new byte[] {1, 2, 3}, "");
        file.add("images", "{'bufferView': " + view + ", 'mimeType': 'image/png', 'name': 'inside'}");
        file.add("images", "{'uri': 'data:image/png;base64,BAUG'}");
        file.add("images", "{'uri': 'tex/Hull%2001%C3%A9.v2.png'}");
        file.add("images", "{'uri': 'a%b.png'}");
        List<String> asked = new ArrayList<>();
        GltfFiles beside = path -> {
            asked.add(path);
            return path.endsWith(".png") ? Optional.of(ByteView.of((byte) 9)) : Optional.empty();
        };
        IncomingModel model = GltfReader.read("x", file.glb(), beside, Problems.strict());
        assertThat(model.pictures().get(0).bytes()).contains(ByteView.of((byte) 1, (byte) 2, (byte) 3));
        assertThat(model.pictures().get(1).bytes()).contains(ByteView.of((byte) 4, (byte) 5, (byte) 6));
        assertThat(model.pictures().get(2).bytes()).contains(ByteView.of((byte) 9));
        assertThat(model.pictures())
                .extracting(picture -> picture.name())
                .containsExactly("inside", "", "Hull 01\u00e9.v2", "a%b");
        assertThat(asked).containsExactly("tex/Hull 01\u00e9.v2.png", "a%b.png");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gone.png",
                "../up.png",
                "a/../../up.png",
                "%2e%2e/up.png",
                "/etc/passwd",
                "C:/x.png",
                "c%3A\\\\x.png",
                "http://example.com/x.png",
                "file:///x.png",
                "..\\\\up.png",
                "a//b.png",
                "data:image/png;base64,???",
                "data:nothing",
                "a%00b.png",
                "."
            })
    @Clause("gltf.pictures")
    void warnsOfPicturesThatAreMissingAndLeavesTheFolderForNone(String uri) {
        file.add("images", "{'uri': '" + uri + "'}").add("textures", "{'source': 0}");
        file.add("materials", "{'pbrMetallicRoughness': {'baseColorTexture': {'index': 0}}}");
        List<String> asked = new ArrayList<>();
        Problems problems = Problems.strict();
        IncomingModel model = GltfReader.read(
                "x",
                file.glb(),
                path -> {
                    asked.add(path);
                    return Optional.empty();
                },
                problems);
        assertThat(problems.all()).extracting(found -> found.code().id()).containsExactly("gltf.picture");
        assertThat(model.pictures().get(0).bytes()).isEmpty();
        assertThat(model.materials().get(0).texture()).isPresent();
        assertThat(asked)
                .allMatch(path ->
                        !path.startsWith("/") && !path.contains("..") && !path.contains(":") && !path.contains("\\"));
        assertThat(asked).noneMatch(path -> path.chars().anyMatch(c -> c < ' '));
        assertThat(asked.contains("gone.png")).isEqualTo(uri.equals("gone.png"));
    }

    @ParameterizedTest
    @CsvSource({
        "gone.png, does not exist",
        "tex/../gone.png, does not exist",
        "../up.png, 'lies outside the folder of the file and is not read for security reasons'",
        "%2e%2e/up.png, 'lies outside the folder of the file and is not read for security reasons'",
        "/home/me/up.png, 'lies outside the folder of the file and is not read for security reasons'",
        "C:/pictures/up.png, 'lies outside the folder of the file and is not read for security reasons'",
        "file:///home/me/up.png, 'lies outside the folder of the file and is not read for security reasons'",
        "https://example.org/up.png, 'is a remote address; nothing is downloaded, for security reasons'",
        "'data:image/png;base64,!!', contains no readable bytes"
    })
    @Clause("gltf.pictures")
    void saysWhyAPictureIsNotRead(String uri, String why) {
        file.add("images", "{'uri': '" + uri + "'}");
        Problems problems = Problems.strict();
        file.read(problems);
        String shown = uri.startsWith("data:") ? "data:image/png;base64" : uri;
        assertThat(problems.all())
                .singleElement()
                .satisfies(found -> assertThat(found.message())
                        .isEqualTo("/images/0: " + shown + " " + why + "; surfaces are shown without it"));
        assertThat(problems.all().get(0).fix())
                .contains("into the folder of the glTF file")
                .contains("GLB");
    }

    @Test
    void followsPathsThatStayInTheFolder() {
        file.add("images", "{'uri': 'tex/../other/./hull.png'}");
        ByteView picture = ByteView.of((byte) 9);
        IncomingModel model =
                GltfReader.read("x", file.glb(), GltfText.files(Map.of("other/hull.png", picture)), Problems.strict());
        assertThat(model.pictures().get(0).bytes()).contains(picture);
    }

    @Test
    void takesBackslashesForTheSlashesTheyMean() {
        file.add("images", "{'uri': 'tex\\\\hull.png'}");
        ByteView picture = ByteView.of("x".getBytes(StandardCharsets.UTF_8));
        IncomingModel model = GltfReader.read(
                "x",
                file.glb(),
                path -> path.equals("tex/hull.png") ? Optional.of(picture) : Optional.empty(),
                Problems.strict());
        assertThat(model.pictures().get(0).bytes()).contains(picture);
        assertThat(model.pictures().get(0).name()).isEqualTo("hull");
    }
}
