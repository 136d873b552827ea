package dev.ironkit.runtime.texture;

import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.PageTable;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The parts of a texture that materials choose from: record 0 is all of it, record i + 1 is page i.
 *
 * <p>Pixels are shifted left by the number of levels left out, and the divisor of texture coordinates is the smaller size
 * shifted back: that is what the engine computes, odd as it is for a texture with levels left out. Shipped textures have none.
 */
public final class PageRecords {

    private final Optional<PageTable> pages;
    private final int width;
    private final int height;
    private final int shift;

    private PageRecords(Optional<PageTable> pages, int width, int height, int shift) {
        this.pages = pages;
        this.width = width;
        this.height = height;
        this.shift = shift;
    }

    /** {@return the parts of a texture; without its pages where the loader was not asked to read them} */
    static PageRecords of(SkippedTexture texture, boolean withPages) {
        Optional<PageTable> pages = withPages ? texture.texture().pages() : Optional.empty();
        return new PageRecords(pages, texture.width(), texture.height(), texture.skipped());
    }

    /** {@return the parts of a texture, its pages among them} */
    public static PageRecords of(SkippedTexture texture) {
        return of(texture, true);
    }

    /** {@return how many parts there are, at least 1} */
    public int count() {
        return 1 + pages.map(PageTable::count).orElse(0);
    }

    /** {@return a part by its number} */
    public PageRecord record(int index) {
        Objects.checkIndex(index, count());
        return index == 0
                ? new PageRecord(0, 0, width, height, 0, 0, 1, 1)
                : page(pages.orElseThrow().rect(index - 1));
    }

    /** {@return the part that the cell of a material selects: -1 the whole texture, c the page c; nothing outside the table} */
    public Optional<PageRecord> cell(int cell) {
        return cell >= -1 && cell < count() - 1 ? Optional.of(record(cell + 1)) : Optional.empty();
    }

    /** {@return all parts} */
    public List<PageRecord> all() {
        return IntStream.range(0, count()).mapToObj(this::record).toList();
    }

    private PageRecord page(PageRect rect) {
        float wide = (float) ((long) width << shift);
        float high = (float) ((long) height << shift);
        return new PageRecord(
                rect.x() << shift,
                rect.y() << shift,
                (rect.x() + rect.w()) << shift,
                (rect.y() + rect.h()) << shift,
                rect.x() / wide,
                rect.y() / high,
                rect.w() / wide,
                rect.h() / high);
    }
}
