package dev.ironkit.format.tfnt;

import static dev.ironkit.testkit.TexmBytes.texture;
import static dev.ironkit.testkit.TfntBytes.font;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

@Clause("texm.11-layout")
class FontContractTest extends FormatContract<Font> {

    static final Sample FONT =
            Sample.of("a font", font().texture(texture(2, 8, 8).build()).build());

    @Override
    protected Format<Font> format() {
        return FontFormat.TFNT;
    }

    @Override
    protected List<Sample> samples() {
        return List.of(FONT, Sample.of("no texture", font().build()));
    }

    @Override
    protected Font rebuilt(Font model) {
        return new Font(
                ByteView.of(model.measures().toByteArray()),
                ByteView.of(model.glyphs().toByteArray()),
                ByteView.of(model.texture().toByteArray()));
    }

    @Override
    protected List<Sample> hugeCounts() {
        // A font holds no counts.
        return List.of();
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // Whether the texture is whole is asked of the texture.
        return length >= FontFormat.TEXTURE_AT;
    }

    @Override
    protected List<Edit<Font>> edits() {
        return List.of(Edit.of(
                "the texture",
                FONT,
                font -> font.withTexture(ByteView.of(texture(2, 4, 4).build())),
                "texture"));
    }
}
