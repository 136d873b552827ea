package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.texm.RgbaImage;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Puts the picture of a page into the picture it is a part of. */
public final class PagePaste {

    private PagePaste() {}

    /**
     * {@return the picture with the page in its place; indices are kept where the colours allow it}
     *
     * @param number which page, for refusals
     * @param path the page, for refusals
     * @throws RefusedException if the picture of the page has another size than the area
     */
    public static Picture put(Picture into, PageArea area, Picture page, int number, AssetPath path) {
        RgbaImage part = page.image();
        if (part.width() != area.width() || part.height() != area.height()) {
            throw new RefusedException(
                    ConvertProblem.PAGE_SIZE, path, number, part.width(), part.height(), area.width(), area.height());
        }
        Optional<IndexedImage> indexed = into.indexed().flatMap(indices -> indexed(indices, area, page));
        return indexed.map(Picture::of).orElseGet(() -> Picture.of(coloured(into.image(), area, part)));
    }

    private static RgbaImage coloured(RgbaImage into, PageArea area, RgbaImage part) {
        RgbaImage pasted =
                new RgbaImage(into.width(), into.height(), into.pixels().clone());
        for (int y = 0; y < area.height(); y++) {
            System.arraycopy(
                    part.pixels(), y * area.width(), pasted.pixels(), area.start(y, into.width()), area.width());
        }
        return pasted;
    }

    /** With the indices of the picture; nothing where the page has a colour that its palette lacks. */
    private static Optional<IndexedImage> indexed(IndexedImage into, PageArea area, Picture page) {
        int[] palette = into.palette();
        Map<Integer, Byte> known = new HashMap<>();
        for (int i = palette.length - 1; i >= 0; i--) {
            known.put(palette[i], (byte) i);
        }
        byte[] indices = into.indices().clone();
        for (int i = 0; i < page.image().pixels().length; i++) {
            int at = area.start(i / area.width(), into.width()) + i % area.width();
            int colour = page.image().pixels()[i];
            if (palette[indices[at] & 0xFF] == colour) {
                continue;
            }
            Byte index = known.get(colour);
            if (index == null) {
                return Optional.empty();
            }
            indices[at] = index;
        }
        return Optional.of(new IndexedImage(into.width(), into.height(), indices, palette));
    }
}
