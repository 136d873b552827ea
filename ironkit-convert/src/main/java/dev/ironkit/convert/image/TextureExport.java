package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.MipLevels;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PixelFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the files of a texture: pictures, and beside them what a picture cannot say. */
public final class TextureExport {

    /**
     * A file to be written.
     *
     * @param name its name
     * @param kind {@code png}, {@code dds} or {@code sidecar}
     * @param width pixels in a row; 0 for a sidecar
     * @param height rows
     * @param bytes its content
     */
    public record File(String name, String kind, int width, int height, ByteView bytes) {}

    /**
     * How to write a texture out.
     *
     * @param mips which levels
     * @param pages whether each rectangle of the atlas becomes a picture too
     * @param sidecar whether the file that the way back lives on is written
     * @param palette the palette of a texture that has none of its own
     */
    public record Options(MipsOut mips, boolean pages, boolean sidecar, Optional<Palette> palette) {}

    private final TexturePictures pictures;
    private final Texture texture;
    private final Options options;

    private TextureExport(TexturePictures pictures, Options options) {
        this.pictures = pictures;
        this.texture = pictures.texture();
        this.options = options;
    }

    /**
     * {@return the files, the picture of level 0 first}
     *
     * @param stem the name of the picture without its ending
     * @param source where the texture came from
     * @param problems hears what cannot be shown
     */
    public static List<File> png(
            Texture texture, String stem, Sidecar.Source source, Options options, Problems problems) {
        return new TextureExport(TexturePictures.of(texture, options.palette(), problems), options).png(stem, source);
    }

    /** {@return the files, the DDS first; it holds all levels, or level 0 alone if that is asked for} */
    public static List<File> dds(
            Texture texture, String stem, Sidecar.Source source, Options options, Problems problems) {
        TextureExport export = new TextureExport(TexturePictures.of(texture, options.palette(), problems), options);
        if (export.pictures.format() == PixelFormat.INDEXED_ELSEWHERE) {
            throw problems.fatal(ConvertProblem.NO_DDS, texture.pixels().range());
        }
        return export.dds(stem, source);
    }

    private List<File> png(String stem, Sidecar.Source source) {
        boolean all = options.mips() == MipsOut.FILES || (options.mips() == MipsOut.AUTO && !isRebuilt());
        List<File> files = new ArrayList<>();
        for (int i = 0; i < (all ? texture.levelCount() : 1); i++) {
            String name = stem + (i == 0 ? "" : ".mip" + i) + ".png";
            files.add(new File(
                    name, "png", texture.level(i).width(), texture.level(i).height(), pictures.png(i)));
        }
        pages(stem, files);
        sidecar(stem + ".png", source, all ? "files" : "base", false, files);
        return files;
    }

    private List<File> dds(String stem, Sidecar.Source source) {
        int count = options.mips() == MipsOut.BASE ? 1 : texture.levelCount();
        ByteView bytes;
        if (DdsWriter.takes(pictures.format())) {
            List<ByteView> levels = new ArrayList<>();
            texture.levels().subList(0, count).forEach(level -> levels.add(level.bytes()));
            bytes = DdsWriter.write(pictures.format(), texture.width(), texture.height(), levels);
        } else {
            List<RgbaImage> levels = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                levels.add(pictures.image(i));
            }
            bytes = DdsWriter.write(levels);
        }
        List<File> files = new ArrayList<>();
        files.add(new File(stem + ".dds", "dds", texture.width(), texture.height(), bytes));
        pages(stem, files);
        boolean coloursAlone = !DdsWriter.takes(pictures.format());
        sidecar(stem + ".dds", source, count > 1 ? "files" : "base", coloursAlone, files);
        return files;
    }

    private void pages(String stem, List<File> files) {
        if (!options.pages() || texture.pages().isEmpty()) {
            return;
        }
        List<PageRect> rects = texture.pages().get().rects();
        for (int i = 0; i < rects.size(); i++) {
            PageRect rect = rects.get(i);
            String name = stem + ".page" + i + ".png";
            PageArea.of(rect, texture.width(), texture.height())
                    .ifPresent(area -> files.add(new File(
                            name,
                            "png",
                            area.width(),
                            area.height(),
                            pictures.png(rect).orElseThrow())));
        }
    }

    private void sidecar(String picture, Sidecar.Source source, String mips, boolean coloursAlone, List<File> files) {
        if (options.sidecar()) {
            ByteView palette = options.palette()
                    .filter(there ->
                            texture.palette().length() == 0 && pictures.format().indexed())
                    .map(Palette::raw)
                    .orElse(texture.palette());
            Sidecar sidecar = SidecarWriter.of(pictures, palette, source, mips, options.pages(), coloursAlone);
            files.add(new File(picture + Sidecar.SUFFIX, "sidecar", 0, 0, SidecarWriter.write(sidecar)));
        }
    }

    /** Whether the smaller levels are what level 0 gives by the rule of shipped textures. */
    private boolean isRebuilt() {
        boolean possible = texture.levelCount() <= MipLevels.largestCount(texture.width(), texture.height());
        return possible && MipChain.of(texture, options.palette()).equals(MipChain.stored(texture));
    }

    /** Which levels a texture is written out with. */
    public enum MipsOut {
        /** The smaller ones only if they cannot be made again from the largest. */
        AUTO,
        /** The largest alone. */
        BASE,
        /** All of them, a file each. */
        FILES
    }
}
