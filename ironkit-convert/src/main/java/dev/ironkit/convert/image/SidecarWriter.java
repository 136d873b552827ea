package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PageTable;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/** Writes what stands beside a picture: keys in alphabetical order, no time, a line feed at the end. */
final class SidecarWriter {

    private SidecarWriter() {}

    /**
     * What stands beside a picture.
     *
     * @param coloursAlone whether the picture has colours where the texture has indices
     */
    static Sidecar of(
            TexturePictures pictures,
            ByteView palette,
            Sidecar.Source source,
            String mips,
            boolean withPages,
            boolean coloursAlone) {
        Texture texture = pictures.texture();
        List<Sidecar.Level> levels = new ArrayList<>();
        for (int i = 0; i < texture.levelCount(); i++) {
            ByteView stored = texture.level(i).bytes();
            levels.add(new Sidecar.Level(
                    texture.level(i).width(),
                    texture.level(i).height(),
                    PictureHash.of(pictures.image(i)),
                    Sha256.of(stored),
                    pictures.format() == PixelFormat.B8G8R8X8 ? unused(stored) : ByteView.empty(),
                    coloursAlone && !pictures.areColoursApart() ? stored : ByteView.empty()));
        }
        return new Sidecar(
                source,
                texture.header().format(),
                texture.width(),
                texture.height(),
                texture.header().flags4(),
                texture.header().flags5(),
                texture.header().unk6(),
                palette,
                texture.pages().map(PageTable::rects),
                withPages ? pagePictures(pictures) : List.of(),
                texture.tail(),
                mips,
                levels,
                AssetPath.UNNAMED);
    }

    private static List<String> pagePictures(TexturePictures pictures) {
        Texture texture = pictures.texture();
        RgbaImage image = pictures.image(0);
        return texture.pages().map(PageTable::rects).orElse(List.of()).stream()
                .map(rect -> PageArea.of(rect, texture.width(), texture.height())
                        .map(area -> PictureHash.of(area.cut(image)))
                        .orElse(""))
                .toList();
    }

    /** The fourth byte of each pixel, or nothing if all are zero. */
    private static ByteView unused(ByteView stored) {
        byte[] plane = new byte[stored.length() / 4];
        boolean any = false;
        for (int i = 0; i < plane.length; i++) {
            plane[i] = stored.i8(4 * i + 3);
            any |= plane[i] != 0;
        }
        return any ? ByteView.of(plane) : ByteView.empty();
    }

    static ByteView write(Sidecar sidecar) {
        JsonWriter out = JsonWriter.pretty();
        out.object();
        out.field("flags4", hex(sidecar.flags4())).field("flags5", hex(sidecar.flags5()));
        out.field("format", sidecar.format()).field("height", sidecar.height());
        out.name("levels").array();
        sidecar.levels().forEach(level -> write(level, out));
        out.end().field("mips", sidecar.mips());
        sidecar.pages().ifPresent(pages -> write(pages, sidecar, out));
        if (sidecar.palette().length() > 0) {
            out.field("paletteBase64", base64(sidecar.palette()));
        }
        out.field("schema", Sidecar.SCHEMA).field("schemaVersion", Sidecar.VERSION);
        out.name("source")
                .object()
                .field("address", sidecar.source().address())
                .field("sha256", sidecar.source().sha256())
                .end();
        if (sidecar.tail().length() > 0) {
            out.field("tailBase64", base64(sidecar.tail()));
        }
        out.field("tool", sidecar.source().tool());
        out.field("unk6", hex(sidecar.unk6())).field("width", sidecar.width()).end();
        ByteSink sink = ByteSink.inMemory();
        return sink.bytes((out + "\n").getBytes(StandardCharsets.UTF_8)).toView();
    }

    private static void write(Sidecar.Level level, JsonWriter out) {
        out.object().field("height", level.height());
        if (level.indices().length() > 0) {
            out.field("indicesBase64", base64(level.indices()));
        }
        out.field("pixelSha256", level.pixels()).field("storedSha256", level.stored());
        if (level.unused().length() > 0) {
            out.field("unusedBase64", base64(level.unused()));
        }
        out.field("width", level.width()).end();
    }

    private static void write(List<PageRect> pages, Sidecar sidecar, JsonWriter out) {
        out.name("pages").array();
        for (int i = 0; i < pages.size(); i++) {
            PageRect rect = pages.get(i);
            out.inlineObject().field("h", rect.h());
            sidecar.pagePicture(i).ifPresent(hash -> out.field("pixelSha256", hash));
            out.field("w", rect.w()).field("x", rect.x()).field("y", rect.y()).end();
        }
        out.end();
    }

    private static String hex(int bits) {
        return String.format(Locale.ROOT, "0x%08X", bits);
    }

    private static String base64(ByteView bytes) {
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
