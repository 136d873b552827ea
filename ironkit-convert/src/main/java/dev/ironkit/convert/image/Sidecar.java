package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.format.texm.PageRect;
import java.util.List;
import java.util.Optional;

/**
 * What a texture says that a picture of it cannot: kept beside the picture as {@code NAME.ironkit.json}.
 *
 * <p>It holds no pixels, only their hashes, with two exceptions: the unused bytes of format 888 where they are not all zero, and indices
 * where the colours of the picture do not tell them.
 *
 * @param source where the texture came from and the hash of its bytes, for people
 * @param format the code of the pixel format
 * @param width pixels in a row of level 0
 * @param height rows of level 0
 * @param flags4 raw bits
 * @param flags5 raw bits
 * @param unk6 raw bits
 * @param palette the 1024 bytes of a palette, its own or the one it was shown with; empty where there is none
 * @param pages the rectangles of the atlas, where there is a table
 * @param pagePictures the hashes of the pictures of pages that were written too, in the order of the pages, empty texts for
 *     those that were not; empty where none was
 * @param tail bytes behind everything else that mean nothing
 * @param mips which levels were written
 * @param levels what each level was
 * @param path where this is written
 */
public record Sidecar(
        Source source,
        int format,
        int width,
        int height,
        int flags4,
        int flags5,
        int unk6,
        ByteView palette,
        Optional<List<PageRect>> pages,
        List<String> pagePictures,
        ByteView tail,
        String mips,
        List<Level> levels,
        AssetPath path) {

    /** The id of its JSON schema. */
    public static final String SCHEMA = "ironkit.texm";

    /** The version of the schema. */
    public static final int VERSION = 1;

    /** What is put behind the name of the picture. */
    public static final String SUFFIX = ".ironkit.json";

    /**
     * Where a texture came from.
     *
     * @param address its address
     * @param sha256 of its bytes
     * @param tool what wrote the file
     */
    public record Source(String address, String sha256, String tool) {}

    /**
     * What a level was.
     *
     * @param width pixels in a row
     * @param height rows
     * @param pixels the hash of its picture
     * @param stored the hash of its bytes in the texture
     * @param unused the bytes of format 888 that mean nothing, one a pixel; empty where all are zero
     * @param indices the index of each pixel; empty where the picture tells
     */
    public record Level(int width, int height, String pixels, String stored, ByteView unused, ByteView indices) {}

    public Sidecar {
        pages = pages.map(List::copyOf);
        pagePictures = List.copyOf(pagePictures);
        levels = List.copyOf(levels);
    }

    /** {@return the hash of the picture of a page as it was written; nothing where it was not} */
    public Optional<String> pagePicture(int page) {
        return page < pagePictures.size() && !pagePictures.get(page).isEmpty()
                ? Optional.of(pagePictures.get(page))
                : Optional.empty();
    }
}
