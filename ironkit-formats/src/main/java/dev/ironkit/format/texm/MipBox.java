package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/**
 * The rule by which most shipped textures were made smaller: the mean of a block of level 0, rounded down, in each stored channel.
 *
 * <p>The block of pixel x reaches from floor(x * w0 / w) up to, not including, floor((x + 1) * w0 / w), and so for y. Pixels that are indices
 * are taken as the stored colours of their palette, and the mean as the nearest of those.
 */
final class MipBox implements MipSource {

    private final PixelFormat format;
    private final PixelLayout layout;
    private final PaletteSearch search;
    private final int[] values;
    private final int width;
    private final int height;
    /** The same faster, for the sides nearly all textures have; null for others. */
    private final MipSums sums;

    private MipBox(PixelFormat format, PaletteSearch search, int[] values, int width, int height) {
        this.format = format;
        this.layout = PixelLayout.of(search == null ? format : PixelFormat.B8G8R8X8);
        this.search = search;
        this.values = values;
        this.width = width;
        this.height = height;
        this.sums = MipSums.fits(width, height) ? new MipSums(layout, values, width, height) : null;
    }

    static MipBox of(PixelFormat format, Palette palette, ByteView base, int width, int height) {
        int[] values = PixelValues.all(format, base.load(), width * height);
        for (int i = 0; format.indexed() && i < values.length; i++) {
            values[i] = palette.raw().i32(4 * values[i]);
        }
        PaletteSearch search = format.indexed() ? new PaletteSearch(palette.colours()) : null;
        return new MipBox(format, search, values, width, height);
    }

    @Override
    public ByteView scaledTo(int smallWidth, int smallHeight) {
        byte[] level = new byte[smallWidth * smallHeight * format.bytesPerPixel()];
        if (sums != null && sums.reach(smallWidth, smallHeight)) {
            for (int i = 0; i < smallWidth * smallHeight; i++) {
                PixelValues.write(format, stored(sums.mean(i)), level, i);
            }
            return ByteView.of(level);
        }
        for (int y = 0; y < smallHeight; y++) {
            int top = edge(y, height, smallHeight);
            int bottom = edge(y + 1, height, smallHeight);
            for (int x = 0; x < smallWidth; x++) {
                int mean = mean(edge(x, width, smallWidth), edge(x + 1, width, smallWidth), top, bottom);
                PixelValues.write(format, stored(mean), level, y * smallWidth + x);
            }
        }
        return ByteView.of(level);
    }

    private static int edge(int at, int large, int small) {
        return (int) ((long) at * large / small);
    }

    private int mean(int left, int right, int top, int bottom) {
        int mean = 0;
        long count = (long) (right - left) * (bottom - top);
        for (int channel = 0; channel < layout.channels(); channel++) {
            long sum = sum(layout.shift(channel), layout.mask(channel), left, right, top, bottom);
            mean |= (int) (sum / count) << layout.shift(channel);
        }
        return mean;
    }

    private long sum(int shift, int mask, int left, int right, int top, int bottom) {
        long sum = 0;
        for (int y = top; y < bottom; y++) {
            // A row of eight million channels of eight bits still fits an int; no texture is as wide.
            int row = 0;
            for (int i = y * width + left, end = y * width + right; i < end; i++) {
                row += values[i] >>> shift & mask;
            }
            sum += row;
        }
        return sum;
    }

    private int stored(int mean) {
        return search == null ? mean : search.nearest(PixelChannels.fromBgrx(mean));
    }
}
