package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.format.texm.PageRect;
import dev.ironkit.format.texm.RgbaImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The pictures of pages that stand beside a picture: those that were edited since both were written are put into it.
 *
 * <p>Whether a page was edited is told by the hash that was written down with it. A page that nothing is known of is left out,
 * and named if it shows something else.
 */
public final class EditedPages {

    /**
     * The picture of a page.
     *
     * @param number which page
     * @param name the name of its file
     * @param picture what it shows
     * @param path its address
     */
    public record Page(int number, String name, Picture picture, AssetPath path) {}

    /** An edited page in its place. */
    private record Edited(Page page, PageArea area) {}

    private final Sidecar sidecar;
    private final Picture whole;
    private final Problems problems;

    private EditedPages(Sidecar sidecar, Picture whole, Problems problems) {
        this.sidecar = sidecar;
        this.whole = whole;
        this.problems = problems;
    }

    /**
     * {@return the image with all pages that were edited in their places}
     *
     * @param pages the images of pages that are there
     * @param problems hears of pages that are left out
     * @throws RefusedException if two of them say different things of one place, or a size is wrong
     */
    public static PictureFile put(PictureFile picture, Sidecar sidecar, List<Page> pages, Problems problems) {
        PictureFile whole = MissingAlpha.complete(picture, sidecar);
        EditedPages search = new EditedPages(sidecar, whole.levels().get(0), problems);
        List<Edited> edited = new ArrayList<>();
        pages.forEach(page -> search.edited(page).ifPresent(edited::add));
        return edited.isEmpty() ? picture : search.put(whole, edited);
    }

    private PictureFile put(PictureFile picture, List<Edited> edited) {
        Picture pasted = whole;
        for (Edited one : edited) {
            Page page = one.page();
            pasted = PagePaste.put(pasted, one.area(), page.picture(), page.number(), page.path());
        }
        List<String> notes = new ArrayList<>();
        for (Edited one : edited) {
            Page page = one.page();
            if (!one.area().cut(pasted.image()).equals(page.picture().image())) {
                throw new RefusedException(
                        ConvertProblem.PAGE_CONFLICT, page.path(), page.number(), "a page that overlaps it");
            }
            notes.add("page " + page.number() + " imported from " + page.name());
        }
        return picture.withFirst(pasted, notes);
    }

    private Optional<Edited> edited(Page page) {
        RgbaImage image = whole.image();
        List<PageRect> rects = sidecar.pages().orElse(List.of());
        boolean sameSize = image.width() == sidecar.width() && image.height() == sidecar.height();
        Optional<PageArea> area = page.number() < rects.size() && sameSize
                ? PageArea.of(rects.get(page.number()), image.width(), image.height())
                : Optional.empty();
        Optional<String> written = sidecar.pagePicture(page.number());
        if (area.isEmpty() || written.isEmpty()) {
            boolean shows = area.map(
                            there -> there.cut(image).equals(page.picture().image()))
                    .orElse(false);
            if (!shows) {
                problems.at(page.path())
                        .report(ConvertProblem.PAGE_IGNORED, new ByteRange(0, 0), page.name(), page.number());
            }
            return Optional.empty();
        }
        if (written.get().equals(PictureHash.of(page.picture().image()))) {
            return Optional.empty();
        }
        refuseConflict(page, area.get().cut(image), written.get());
        return Optional.of(new Edited(page, area.get()));
    }

    private static void refuseConflict(Page page, RgbaImage shown, String written) {
        boolean pictureToo = !written.equals(PictureHash.of(shown))
                && !shown.equals(page.picture().image());
        if (pictureToo) {
            throw new RefusedException(ConvertProblem.PAGE_CONFLICT, page.path(), page.number(), "the image");
        }
    }
}
