package dev.ironkit.convert.model;

import dev.ironkit.convert.image.PngColour;
import dev.ironkit.convert.image.PngWriter;
import dev.ironkit.format.texm.RgbaImage;
import java.util.List;
import java.util.Optional;

/** Several textures in one picture, for programs that can move a picture and cannot change it. */
public final class FrameStrip {

    /** As long as all machines can show. */
    private static final int MOST_PIXELS = 8192;

    private static final String WORD = " strip";

    private FrameStrip() {}

    /** {@return what the strip is called that begins with a texture: what follows a dot is dropped by some programs} */
    public static String name(String texture) {
        int dot = texture.lastIndexOf('.');
        return dot < 0 ? texture + WORD : texture.substring(0, dot) + WORD + texture.substring(dot);
    }

    /** {@return whether a picture is called as a strip} */
    public static boolean isName(String picture) {
        int dot = picture.lastIndexOf('.');
        return (dot < 0 ? picture : picture.substring(0, dot)).endsWith(WORD);
    }

    /**
     * {@return the textures in their order; nothing where their sizes differ or they are too long together}
     *
     * @param fromTop whether they stand one below the other, as opposed to side by side
     * @param copies how often each of them stands there
     */
    public static Optional<ModelTexture> of(List<ModelTexture> frames, boolean fromTop, int copies) {
        int width = frames.get(0).width();
        int height = frames.get(0).height();
        boolean alike = frames.stream().allMatch(frame -> frame.width() == width && frame.height() == height);
        int count = places(frames.size() * copies);
        if (!alike || (long) (fromTop ? height : width) * count > MOST_PIXELS) {
            return Optional.empty();
        }
        return Optional.of(new ModelTexture(
                fromTop ? width : width * count,
                fromTop ? height * count : height,
                List.of(),
                () -> image(frames, fromTop, copies),
                () -> PngWriter.write(image(frames, fromTop, copies), PngColour.RGBA),
                frames.get(0)::cutOut));
    }

    private static RgbaImage image(List<ModelTexture> frames, boolean fromTop, int copies) {
        int width = frames.get(0).width();
        int height = frames.get(0).height();
        int count = places(frames.size() * copies);
        List<RgbaImage> pictures = frames.stream().map(ModelTexture::image).toList();
        RgbaImage strip = fromTop ? new RgbaImage(width, height * count) : new RgbaImage(width * count, height);
        for (int place = 0; place < count; place++) {
            int[] pixels =
                    pictures.get(Math.min(place / copies, pictures.size() - 1)).pixels();
            int corner = fromTop ? place * height * width : place * width;
            for (int y = 0; y < height; y++) {
                System.arraycopy(pixels, y * width, strip.pixels(), corner + y * strip.width(), width);
            }
        }
        return strip;
    }

    /** {@return how many places there are for so many pictures: a power of two, as pictures of that size are shown everywhere} */
    public static int places(int pictures) {
        return pictures <= 1 ? 1 : Integer.highestOneBit(pictures - 1) * 2;
    }
}
