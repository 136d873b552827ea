package dev.ironkit.demo.picture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TexturePixels;
import java.nio.charset.StandardCharsets;

/**
 * A material at its first moment: a texture and colours.
 *
 * @param image the texture, null for none
 * @param page the part of the texture that is shown, null for the whole
 * @param phase the colours
 * @param blend how it mixes: 0 opaque, 1 alpha, 2 adding
 */
record Skin(RgbaImage image, PageRect page, MaterialPhase phase, int blend) {

    static Skin of(NresArchive materials, NresArchive textures, String name) {
        NresEntry entry = entry(materials, name);
        Material material = Mat0Format.MAT0.decode(entry.payload(), entry.attributes(), Problems.strict());
        MaterialPhase phase =
                material.phase(material.blocks().get(0).keys().get(0).phase());
        int mode = entry.attributes().attr1() >> 2 & 0xF;
        int blend = mode == 1 ? 1 : mode == 2 ? 2 : 0;
        if (!phase.hasTexture()) {
            return new Skin(null, null, phase, blend);
        }
        Texture texture = TexmFormat.TEXM.decode(
                entry(textures, phase.texture().toString()).payload(), Problems.strict());
        int cell = phase.shownCell();
        PageRect page = cell < 0 ? null : texture.pages().orElseThrow().rect(cell);
        return new Skin(TexturePixels.of(texture).decode(0), page, phase, blend);
    }

    static Skin lightmap(NresArchive lightmaps, String name) {
        Texture texture = TexmFormat.TEXM.decode(entry(lightmaps, name).payload(), Problems.strict());
        return new Skin(TexturePixels.of(texture).decode(0), null, null, 0);
    }

    private static NresEntry entry(NresArchive archive, String name) {
        int at = archive.find(ByteView.of(name.getBytes(StandardCharsets.US_ASCII)))
                .orElseThrow(() -> new AssertionError("no " + name));
        return archive.entries().get(at);
    }

    /** {@return the texel at a place, 0xAARRGGBB} */
    int texel(double u, double v) {
        if (image == null) {
            return 0xFFFFFFFF;
        }
        double right = u - Math.floor(u);
        double down = v - Math.floor(v);
        int x;
        int y;
        if (page == null) {
            x = (int) (right * image.width());
            y = (int) (down * image.height());
        } else {
            x = page.x() + (int) (right * page.w());
            y = page.y() + (int) (down * page.h());
        }
        int pixel = image.pixels()[Math.min(image.height() - 1, y) * image.width() + Math.min(image.width() - 1, x)];
        return RgbaImage.alpha(pixel) << 24
                | RgbaImage.red(pixel) << 16
                | RgbaImage.green(pixel) << 8
                | RgbaImage.blue(pixel);
    }
}
