package dev.ironkit.format.tfnt;

import static dev.ironkit.testkit.TexmBytes.texture;
import static dev.ironkit.testkit.TfntBytes.font;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.MutationRun;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class FontFormatTest {

    @Test
    @Clause({"texm.11-layout", "texm.11-texture"})
    void theTextureStartsBehindTheGlyphs() {
        byte[] texture = texture(2, 4, 4).build();
        ByteView image = ByteView.of(font().texture(texture).build());

        Font read = FontFormat.TFNT.decode(image, Problems.strict());

        assertThat(FontFormat.TFNT.sniff(image, Attributes.NONE)).isTrue();
        assertThat(read.texture()).isEqualTo(ByteView.of(texture));
        assertThat(read.texture().origin()).isEqualTo(4116);
        assertThat(value("header.cellWidth", read, image)).isEqualTo("9");
        assertThat(value("header.cellHeight", read, image)).isEqualTo("0.125");
        assertThat(value("glyphs[10].advance", read, image)).isEqualTo("-1");
        assertThat(value("glyphs[128].u0", read, image)).isEqualTo("0.5");
    }

    @Test
    void refusesWhatIsNoFont() {
        assertThatThrownBy(() -> decode(font().magic((byte) 'T').build())).hasMessageContaining("tfnt.magic");
        assertThatThrownBy(() -> decode(Arrays.copyOf(font().build(), 4115)))
                .hasMessageContaining("tfnt.size")
                .hasMessageContaining("the data has only 4115 bytes; the texture of a font starts at 4116");
        assertThatThrownBy(() -> decode(new byte[3])).hasMessageContaining("tfnt.size");
    }

    @Test
    void handlesEveryMutation() {
        assertThat(MutationRun.of(FontFormat.TFNT, List.of(FontContractTest.FONT))
                        .mutations(5_000)
                        .run()
                        .toString())
                .contains("tfnt");
    }

    private static Font decode(byte[] bytes) {
        return FontFormat.TFNT.decode(ByteView.of(bytes), Problems.tolerant());
    }

    private static String value(String path, Font font, ByteView image) {
        return ((Leaf) FieldPath.parse(path).find(FontFormat.TFNT.describe(font, image))).value();
    }
}
