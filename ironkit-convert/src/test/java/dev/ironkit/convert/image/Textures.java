package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TextureExport.MipsOut;
import dev.ironkit.format.texm.MipFilter;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteColours;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Textures of noise in every form, and the way out and back. */
final class Textures {

    static final Sidecar.Source SOURCE = new Sidecar.Source("Textures.lib!/NOISE.0", "0".repeat(64), "ironkit test");

    private static final int[] FLAGS = {0, 0x0480_0000, PaletteColours.FIRST_TRANSPARENT, PaletteColours.FADE | 77};

    private Textures() {}

    /** A texture with everything odd a file may have. */
    static Texture noise(PixelFormat format, Random random, boolean ruled, String pages) {
        int width = 1 + random.nextInt(40);
        int height = 1 + random.nextInt(40);
        int count = 1 + random.nextInt(MipLevels.largestCount(width, height));
        ByteView palette = format == PixelFormat.INDEXED ? palette(random) : ByteView.empty();
        List<ByteView> levels = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int pixels = MipLevels.side(width, i) * MipLevels.side(height, i);
            levels.add(level(format, pixels, random));
        }
        if (ruled) {
            Optional<Palette> colours = palette.length() == 0 ? Optional.empty() : Optional.of(Palette.of(palette));
            levels = MipChain.of(format, colours, levels.get(0), width, height, count, MipFilter.BOX);
        }
        Texture plain = Texture.of(format, width, height, palette, levels, List.of())
                .edit()
                .flags4(random.nextInt())
                .flags5(format.indexed() ? FLAGS[random.nextInt(FLAGS.length)] : random.nextInt())
                .unk6(random.nextInt())
                .apply();
        return withPages(plain, random, pages);
    }

    private static Texture withPages(Texture plain, Random random, String pages) {
        return switch (pages) {
            case "none" -> plain;
            case "some" ->
                plain.withPages(List.of(
                        PageRect.of(0, 0, plain.width(), plain.height()),
                        PageRect.of(random.nextInt(plain.width()), random.nextInt(plain.height()), 1, 1)));
            // An empty table, rectangles that lie outside, and bytes that are no table at all.
            case "empty" -> behind(plain, 0x65676150, 0);
            case "outside" -> behind(plain, 0x65676150, 1, 0x7FFF0000, 0x00018000);
            default -> behind(plain, 0x01020304);
        };
    }

    private static Texture behind(Texture plain, int... words) {
        ByteSink sink = ByteSink.inMemory();
        TexmFormat.TEXM.encode(plain, sink);
        for (int word : words) {
            sink.i32(word);
        }
        return TexmFormat.TEXM.decode(sink.toView(), Problems.tolerant());
    }

    /** Stored pixels; of 888 sometimes with the unused byte set. */
    private static ByteView level(PixelFormat format, int pixels, Random random) {
        byte[] bytes = new byte[pixels * format.bytesPerPixel()];
        random.nextBytes(bytes);
        if (format == PixelFormat.B8G8R8X8 && random.nextBoolean()) {
            for (int i = 3; i < bytes.length; i += 4) {
                bytes[i] = 0;
            }
        }
        return ByteView.of(bytes);
    }

    /** Colours of which many are there twice. */
    private static ByteView palette(Random random) {
        byte[] bytes = new byte[Palette.SIZE];
        random.nextBytes(bytes);
        for (int i = 0; i < 100; i++) {
            System.arraycopy(bytes, 4 * random.nextInt(256), bytes, 4 * random.nextInt(256), 3);
        }
        return ByteView.of(bytes);
    }

    static List<TextureExport.File> png(Texture texture, MipsOut mips) {
        return TextureExport.png(texture, "noise", SOURCE, options(mips), Problems.tolerant());
    }

    static List<TextureExport.File> dds(Texture texture, MipsOut mips) {
        return TextureExport.dds(texture, "noise", SOURCE, options(mips), Problems.tolerant());
    }

    private static TextureExport.Options options(MipsOut mips) {
        return new TextureExport.Options(mips, false, true, Optional.empty());
    }

    /** The picture files as they are read again. */
    static PictureFile picture(List<TextureExport.File> files) {
        PictureFile picture = PictureFile.read(files.get(0).bytes(), Problems.strict());
        for (TextureExport.File file : files.subList(1, files.size())) {
            if (file.name().contains(".mip")) {
                picture = picture.with(PngReader.read(file.bytes(), Problems.strict()));
            }
        }
        return picture;
    }

    static Sidecar sidecar(List<TextureExport.File> files) {
        return SidecarReader.read(files.get(files.size() - 1).bytes(), Problems.strict());
    }

    /** A picture as programs write it that know no palettes. */
    static PictureFile withoutIndices(PictureFile picture) {
        return picture.showing(picture.levels().stream()
                .map(level -> Picture.of(level.image()))
                .toList());
    }

    /** What older releases wrote beside a DDS. */
    static Sidecar withoutIndices(Sidecar sidecar) {
        List<Sidecar.Level> levels = sidecar.levels().stream()
                .map(level -> new Sidecar.Level(
                        level.width(),
                        level.height(),
                        level.pixels(),
                        level.stored(),
                        level.unused(),
                        ByteView.empty()))
                .toList();
        return new Sidecar(
                sidecar.source(),
                sidecar.format(),
                sidecar.width(),
                sidecar.height(),
                sidecar.flags4(),
                sidecar.flags5(),
                sidecar.unk6(),
                sidecar.palette(),
                sidecar.pages(),
                sidecar.pagePictures(),
                sidecar.tail(),
                sidecar.mips(),
                levels,
                sidecar.path());
    }

    static Imported back(PictureFile picture, Texture base, Sidecar sidecar, ImportOptions options) {
        return TextureImport.run(
                picture, Optional.ofNullable(base), Optional.ofNullable(sidecar), options, AssetPath.UNNAMED);
    }

    static ByteView bytes(Texture texture) {
        return TexmFormat.TEXM.encoded(texture);
    }
}
