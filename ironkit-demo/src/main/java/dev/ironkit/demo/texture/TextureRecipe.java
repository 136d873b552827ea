package dev.ironkit.demo.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PixelFormat;
import java.util.List;
import java.util.function.Supplier;

/**
 * A texture that can be made.
 *
 * @param name its entry
 * @param format its pixels
 * @param width its pixels in a row
 * @param height its rows
 * @param levels how many sizes it has
 * @param pages its rectangles, none for most
 * @param flags5 a word of the exporter
 * @param picture what it shows
 */
public record TextureRecipe(
        String name,
        PixelFormat format,
        int width,
        int height,
        int levels,
        List<PageRect> pages,
        int flags5,
        Supplier<Picture> picture) {

    public TextureRecipe {
        pages = List.copyOf(pages);
    }

    static TextureRecipe of(String name, int format, int size, int levels, Supplier<Picture> picture) {
        PixelFormat stored = PixelFormat.ofCode(format).orElseThrow();
        return new TextureRecipe(name, stored, size, size, levels, List.of(), 0, picture);
    }

    TextureRecipe atlas(int sheetWidth, int sheetHeight, List<PageRect> rects) {
        return new TextureRecipe(name, format, sheetWidth, sheetHeight, levels, rects, flags5, picture);
    }

    TextureRecipe flagged(int word) {
        return new TextureRecipe(name, format, width, height, levels, pages, word, picture);
    }

    /** {@return its bytes} */
    public ByteView bytes() {
        return TextureBytes.of(this);
    }

    /** {@return rectangles of one size, row by row} */
    static List<PageRect> grid(int columns, int rows, int cell) {
        return java.util.stream.IntStream.range(0, columns * rows)
                .mapToObj(i -> PageRect.of(i % columns * cell, i / columns * cell, cell, cell))
                .toList();
    }

    /** {@return pictures of one size beside each other} */
    static Picture sheet(int columns, int cell, List<Picture> pictures) {
        return (x, y) -> pictures.get(x / cell + columns * (y / cell)).at(x % cell, y % cell);
    }
}
