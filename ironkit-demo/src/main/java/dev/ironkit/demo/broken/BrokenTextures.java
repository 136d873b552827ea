package dev.ironkit.demo.broken;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.demo.texture.FontBytes;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** For each rule about textures, fonts and palettes the smallest change that breaks it. */
final class BrokenTextures {

    private static final int SIZE = 8;
    private static final int HEADER = 32;
    private static final int MIPS = 12;
    private static final int FLAGS4 = 16;
    private static final int FLAGS5 = 20;
    private static final int FORMAT = 28;

    private BrokenTextures() {}

    static Map<String, ByteView> all() {
        ByteView words = texture(PixelFormat.R5G6B5, 2, List.of());
        ByteView colours = texture(PixelFormat.B8G8R8X8, 1, List.of());
        ByteView two = texture(PixelFormat.R5G6B5, 1, List.of(PageRect.of(0, 0, 4, 4), PageRect.of(4, 4, 4, 4)));
        ByteView palette = texture(PixelFormat.INDEXED, 1, List.of());
        int pages = HEADER + SIZE * SIZE * 2 + 8;
        Map<String, ByteView> textures = new TreeMap<>();
        textures.put("texm.magic", Damage.to(words).i32(0, 0).done());
        textures.put("texm.size", words.slice(0, words.length() - 4));
        textures.put("texm.dimensions", Damage.to(words).i32(4, 0).done());
        textures.put("texm.tail", Damage.to(words, (byte) 1, (byte) 2, (byte) 3).done());
        textures.put("texm.format", Damage.to(colours).i32(FORMAT, 1555).done());
        textures.put(
                "texm.mip-count",
                Damage.to(texture(PixelFormat.R5G6B5, 4, List.of()), new byte[2])
                        .i32(MIPS, 5)
                        .done());
        textures.put("texm.page-rect", Damage.to(two).u16(pages + 2, 9).done());
        textures.put(
                "texm.page-overlap",
                Damage.to(two).u16(pages + 8, 2).u16(pages + 12, 2).done());
        textures.put("texm.flags4", Damage.to(words).i32(FLAGS4, 16).done());
        textures.put("texm.flags5", Damage.to(words).i32(FLAGS5, 1).done());
        textures.put(
                "texm.palette-x",
                Damage.to(palette).u8(HEADER + 17 * 4 + 3, 255).done());
        textures.put("texm.x-byte", Damage.to(colours).u8(HEADER + 3, 9).done());
        textures.put(
                "texm.mips-not-box",
                Damage.to(words).u8(words.length() - 1, 0x55).done());
        // The name is what is wrong with this one.
        textures.put("SUFFIX.Z:", words);
        return textures;
    }

    static ByteView cutFont() {
        return FontBytes.file().slice(0, 2000);
    }

    static ByteView unmarkedFont() {
        return Damage.to(FontBytes.file()).i32(0, 0).done();
    }

    private static ByteView texture(PixelFormat format, int levels, List<PageRect> pages) {
        RgbaImage image = new RgbaImage(SIZE, SIZE);
        for (int i = 0; i < image.pixels().length; i++) {
            image.pixels()[i] = RgbaImage.pixel(i * 4, 255 - i * 3, 40, 255);
        }
        return TexmFormat.TEXM.encoded(Texture.of(format, image, levels, pages));
    }
}
