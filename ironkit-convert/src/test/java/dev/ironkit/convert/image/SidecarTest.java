package dev.ironkit.convert.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.Texture;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SidecarTest {

    private static final Texture TEXTURE = Textures.noise(PixelFormat.INDEXED, new Random(3), false, "some");

    private static String text() {
        List<TextureExport.File> files = Textures.png(TEXTURE, MipsOut.BASE);
        return new String(files.get(files.size() - 1).bytes().toByteArray(), StandardCharsets.UTF_8);
    }

    @Test
    void keysAreSortedAndTheTextEndsWithALineFeed() {
        List<String> keys = text().lines()
                .filter(line -> line.startsWith("  \""))
                .map(line -> line.substring(3, line.indexOf('"', 3)))
                .toList();

        assertThat(keys).hasSizeGreaterThan(10).isSorted();
        assertThat(text()).endsWith("}\n").isEqualTo(text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"schema\": \"ironkit.texm\" -> \"schema\": \"ironkit.manifest\"",
                "\"width\": -> \"breadth\":",
                "\"flags4\": \"0x -> \"flags4\": \"zero",
                "\"paletteBase64\": \" -> \"paletteBase64\": \"!",
                "\"paletteBase64\": \" -> \"paletteBase64\": \"AAAA",
                "\"pages\": [ -> \"pages\": [1,",
                "\"levels\": [ -> \"levels\": [3,",
                "\"x\": -> \"x\": 99999",
                "{ -> [",
            })
    void whatCannotBeUsedIsRefused(String change) {
        String[] fromTo = change.split(" -> ", 2);
        assertThat(text()).contains(fromTo[0]);

        assertThat(refusal(text().replaceFirst(Pattern.quote(fromTo[0]), fromTo[1])))
                .isEqualTo(ConvertProblem.SIDECAR);
    }

    @Test
    void aNewerVersionNamesTheReleaseThatWroteIt() {
        assertThat(refusal(text().replace("\"schemaVersion\": 1", "\"schemaVersion\": 2")))
                .isEqualTo(ConvertProblem.SIDECAR_NEWER);
    }

    private static Object refusal(String text) {
        ByteView bytes = ByteView.of(text.getBytes(StandardCharsets.UTF_8));
        MalformedAssetException refused =
                catchThrowableOfType(MalformedAssetException.class, () -> SidecarReader.read(bytes, Problems.strict()));
        assertThat(refused).isNotNull();
        return refused.diagnostic().code();
    }
}
