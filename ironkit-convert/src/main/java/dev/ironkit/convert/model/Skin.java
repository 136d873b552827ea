package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TexturePictures;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Texture;
import java.util.List;
import java.util.Optional;

/**
 * A texture as a model wears it: a picture, made once for all models.
 *
 * @param width pixels in a row
 * @param height rows
 * @param pages the rectangles of its atlas
 * @param png the picture
 */
public record Skin(int width, int height, List<PageRect> pages, ByteView png) {

    public Skin {
        pages = List.copyOf(pages);
    }

    /** {@return the skin that a texture is} */
    public static Skin of(Texture texture, Problems problems) {
        ByteView png = TexturePictures.of(texture, Optional.empty(), problems).png(0);
        List<PageRect> pages = texture.pages().map(table -> table.rects()).orElse(List.of());
        return new Skin(texture.width(), texture.height(), pages, png);
    }
}
