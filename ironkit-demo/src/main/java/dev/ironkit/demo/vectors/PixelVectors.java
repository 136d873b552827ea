package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TexturePixels;
import dev.ironkit.runtime.texture.PageRecord;
import dev.ironkit.runtime.texture.PageRecords;
import dev.ironkit.runtime.texture.SkippedTexture;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Pixels of textures of every format, level by level, and the parts that pages give. */
public final class PixelVectors {

    private static final int SIZE = 8;
    private static final int LEVELS = 3;
    private static final List<PageRect> PAGES = List.of(PageRect.of(0, 0, 4, 8), PageRect.of(4, 2, 3, 5));

    private PixelVectors() {}

    private static Map<String, Texture> textures() {
        Map<String, Texture> textures = new TreeMap<>();
        for (PixelFormat format : PixelFormat.values()) {
            if (format != PixelFormat.INDEXED_ELSEWHERE) {
                textures.put("inputs/" + format.code() + ".texm", Texture.of(format, image(), LEVELS, PAGES));
            }
        }
        return textures;
    }

    /** All channels at many values, alpha too. */
    private static RgbaImage image() {
        RgbaImage image = new RgbaImage(SIZE, SIZE);
        for (int i = 0; i < SIZE * SIZE; i++) {
            image.pixels()[i] = RgbaImage.pixel(i * 4 + 1, 255 - i * 3, i * 37 & 0xFF, 255 - i * 2);
        }
        return image;
    }

    /** {@return the textures as files} */
    public static Map<String, ByteView> inputs() {
        Map<String, ByteView> files = new TreeMap<>();
        textures().forEach((name, texture) -> files.put(name, TexmFormat.TEXM.encoded(texture)));
        return files;
    }

    /** {@return their pixels} */
    public static ByteView pixels() {
        return VectorJson.document("pixels as rrggbbaa, row by row; parts of the texture by cell", out -> {
            out.name("textures").array();
            textures().forEach((file, texture) -> texture(out, file, texture));
            out.end();
        });
    }

    private static void texture(JsonWriter out, String file, Texture texture) {
        out.object()
                .field("file", file)
                .field("format", texture.format().orElseThrow().code());
        out.name("levels").array();
        TexturePixels pixels = TexturePixels.of(texture);
        for (int level = 0; level < texture.levelCount(); level++) {
            RgbaImage image = pixels.decode(level);
            out.object().field("width", image.width()).field("height", image.height());
            out.name("rows").array();
            for (int y = 0; y < image.height(); y++) {
                out.value(row(image, y));
            }
            out.end().end();
        }
        out.end();
        parts(out, texture);
        out.end();
    }

    private static String row(RgbaImage image, int y) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < image.width(); x++) {
            int pixel = image.pixels()[y * image.width() + x];
            row.append(String.format(
                    Locale.ROOT,
                    "%s%02x%02x%02x%02x",
                    x == 0 ? "" : " ",
                    RgbaImage.red(pixel),
                    RgbaImage.green(pixel),
                    RgbaImage.blue(pixel),
                    RgbaImage.alpha(pixel)));
        }
        return row.toString();
    }

    private static void parts(JsonWriter out, Texture texture) {
        out.name("cells").array();
        for (int skipped = 0; skipped < 2; skipped++) {
            PageRecords records = PageRecords.of(new SkippedTexture(texture, skipped));
            for (int cell = -1; cell < PAGES.size(); cell++) {
                PageRecord record = records.cell(cell).orElseThrow();
                out.inlineObject().field("skippedLevels", skipped).field("cell", cell);
                VectorJson.floats(
                        out, "u0v0dudv", new float[] {record.u0(), record.v0(), record.du(), record.dv()}, 0, 4);
                out.end();
            }
        }
        out.end();
    }
}
