package dev.ironkit.convert.importing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Pictures that came with a model as textures of the game. */
class NewTextureTest {

    private final Problems problems = Problems.audit();

    @Test
    @Clause("import.names")
    void namesAreMadeToFit() {
        TextureNames names = new TextureNames();

        assertThat(names.choose("Wood planks (old).final")).isEqualTo("WOOD_PLANKS_O.0");
        assertThat(names.choose("wood planks (other)")).isEqualTo("WOOD_PLANKS_2.0");
        assertThat(names.choose("HULL01.0")).isEqualTo("HULL01.0");
        assertThat(names.choose("robot.3.HULL02_0")).isEqualTo("HULL02.0");
        assertThat(names.choose("hull01.0")).isEqualTo("HULL01_2.0");
        assertThat(names.choose("")).isEqualTo("TEXTURE.0");
        assertThat(names.choose("")).isEqualTo("TEXTURE_2.0");
        assertThat(names.choose("ABCDEFGHIJKLM.A1")).isEqualTo("ABCDEFGHIJKL.A1");
        names.take("skin.0");
        assertThat(names.choose("Skin")).isEqualTo("SKIN_2.0");
    }

    @Test
    @Clause("import.names")
    void picturesOfOurOwnGoByTheNamesOfTheirTextures() {
        assertThat(TextureNames.wanted("my robot.12.\u0422\u0430\u043d\u043a.0"))
                .isEqualTo("\u0422\u0430\u043d\u043a.0");
        assertThat(TextureNames.wanted("robot.12.~d2~e0~ed~ea.0")).isEqualTo("\u0422\u0430\u043d\u043a.0");
        assertThat(TextureNames.wanted("robot.3.HULL02.0")).isEqualTo("HULL02.0");
        assertThat(TextureNames.wanted("\u0422\u0430\u043d\u043a.0~~e")).isEqualTo("\u0422\u0430\u043d\u043a.0");
        assertThat(TextureNames.wanted("\u041a\u041e\u0420\u041f\u0423\u0421.0"))
                .isEqualTo("\u041a\u041e\u0420\u041f\u0423\u0421.0");
        assertThat(TextureNames.wanted("\u6728\u6750 skin"))
                .as("letters that cannot be stored")
                .isEqualTo("_SKIN.0");
        TextureNames names = new TextureNames();
        assertThat(names.choose("\u0422\u0430\u043d\u043a")).isEqualTo("\u0422\u0430\u043d\u043a.0");
        assertThat(names.choose("\u0422\u0430\u043d\u043a")).isEqualTo("\u0422\u0430\u043d\u043a_2.0");
    }

    @Test
    @Clause({"import.texture", "msh-notes.6.6-materials"})
    void aPictureBecomesATexture() {
        IncomingPicture picture = new IncomingPicture(1, "skin", Optional.of(png()));

        NewTexture.Made made =
                NewTexture.of(picture, "SKIN.0", ImportOptions.PLAIN, problems).orElseThrow();

        assertThat(made.imported().texture().width()).isEqualTo(4);
        assertThat(made.notes()).contains("image 1 \"skin\": renamed to SKIN.0");
        assertThat(problems.all()).isEmpty();
    }

    private static ByteView png() {
        int[] pixels = new int[8];
        Arrays.fill(pixels, 0xFF336699);
        return PngWriter.write(new RgbaImage(4, 2, pixels), PngColour.RGB);
    }

    @Test
    @Clause("import.texture")
    void aPictureThatIsNotReadIsToldAndStopsNothing() {
        IncomingPicture jpeg = new IncomingPicture(
                0, "skin", Optional.of(ByteView.of((byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE0)));
        IncomingPicture missing = new IncomingPicture(1, "", Optional.empty());

        assertThat(NewTexture.of(jpeg, "SKIN.0", ImportOptions.PLAIN, problems)).isEmpty();
        assertThat(NewTexture.of(missing, "X.0", ImportOptions.PLAIN, problems)).isEmpty();
        assertThat(problems.all())
                .extracting(found -> found.message())
                .containsExactly(
                        "image 0 \"skin\" is JPEG, which is not supported, so texture SKIN.0 is not created",
                        "image 1 is missing, so texture X.0 is not created");
    }
}
