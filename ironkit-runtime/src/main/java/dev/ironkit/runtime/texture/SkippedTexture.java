package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureLevel;

/**
 * A texture without its largest levels: a view, the file stays as it is.
 *
 * @param texture the whole texture
 * @param skipped how many levels are left out
 */
public record SkippedTexture(Texture texture, int skipped) {

    public SkippedTexture {
        if (skipped < 0 || skipped >= texture.levelCount()) {
            throw new IllegalArgumentException(skipped + " of " + texture.levelCount() + " levels cannot be left out");
        }
    }

    /** {@return a texture as the policy has it for a flags word} */
    public static SkippedTexture of(Texture texture, int flags) {
        int skipped = SkipPolicy.levels(flags, texture.width(), texture.height(), texture.levelCount());
        return new SkippedTexture(texture, skipped);
    }

    /** {@return pixels in a row of the largest level that is left} */
    public int width() {
        return texture.layout().width(skipped);
    }

    /** {@return rows of the largest level that is left} */
    public int height() {
        return texture.layout().height(skipped);
    }

    /** {@return how many levels are left} */
    public int levelCount() {
        return texture.levelCount() - skipped;
    }

    /** {@return a level that is left; 0 is the largest of them} */
    public TextureLevel level(int index) {
        return texture.level(skipped + index);
    }

    /** {@return where the largest level that is left starts in the texture, by the true sizes of those before it} */
    public long pixelOffset() {
        return texture.pixelsAt() + texture.layout().offset(skipped);
    }
}
