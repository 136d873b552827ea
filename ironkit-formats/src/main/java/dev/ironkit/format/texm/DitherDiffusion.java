package dev.ironkit.format.texm;

import java.util.Arrays;

/**
 * Error diffusion by Floyd and Steinberg: what a pixel cannot store is handed on to the pixels that come after it, 7/16 to the next
 * one, 3/16, 5/16 and 1/16 to those below. Rows run to and fro, so that no slant shows.
 *
 * <p>A pixel that keeps its stored value takes no error and hands none on. Errors count in sixteenths and are whole numbers, so the
 * result is the same everywhere.
 */
final class DitherDiffusion {

    private static final int CHANNELS = 4;
    private static final int ALPHA = 3;
    private static final int PARTS = 16;

    private final RgbaImage image;
    private final PixelStore store;
    private int[] here;
    private int[] below;

    DitherDiffusion(RgbaImage image, PixelStore store) {
        this.image = image;
        this.store = store;
        // One pixel more at both ends takes what would fall outside.
        this.here = new int[(image.width() + 2) * CHANNELS];
        this.below = new int[here.length];
    }

    void run() {
        for (int y = 0; y < image.height(); y++) {
            int step = y % 2 == 0 ? 1 : -1;
            int x = step > 0 ? 0 : image.width() - 1;
            for (int done = 0; done < image.width(); done++, x += step) {
                pixel(x, y * image.width() + x, step);
            }
            int[] used = here;
            here = below;
            below = used;
            Arrays.fill(below, 0);
        }
    }

    private void pixel(int x, int at, int step) {
        int pixel = store.seen(image.pixels()[at]);
        if (store.keep(at, pixel)) {
            return;
        }
        if (isWhole(RgbaImage.alpha(pixel))) {
            here[slot(x, ALPHA)] = 0;
        }
        int wanted = 0;
        for (int channel = 0; channel < CHANNELS; channel++) {
            wanted |= clamp(channel(pixel, channel) + rounded(here[slot(x, channel)])) << (8 * channel);
        }
        int value = store.nearest(wanted);
        store.put(at, value);
        handOn(x, step, pixel, store.decode(value));
    }

    private void handOn(int x, int step, int pixel, int got) {
        for (int channel = 0; channel < CHANNELS; channel++) {
            // In sixteenths: the exact error, not the one after rounding and clamping, so that nothing is lost on the
            // way.
            int error = channel(pixel, channel) * PARTS + here[slot(x, channel)] - channel(got, channel) * PARTS;
            error = bounded(error);
            int next = error * 7 / PARTS;
            int behind = error * 3 / PARTS;
            int under = error * 5 / PARTS;
            here[slot(x + step, channel)] += next;
            below[slot(x - step, channel)] += behind;
            below[slot(x, channel)] += under;
            below[slot(x + step, channel)] += error - next - behind - under;
        }
    }

    /** Colours that cannot be reached at all would pile up error without end; more than a whole channel is let go. */
    private static int bounded(int error) {
        return Math.max(-255 * PARTS, Math.min(255 * PARTS, error));
    }

    /** What is wholly transparent or wholly opaque stays so: specks in a cut-out are worse than its edge. */
    private static boolean isWhole(int alpha) {
        return alpha == 0 || alpha == 0xFF;
    }

    private static int rounded(int sixteenths) {
        return (sixteenths + PARTS / 2) >> 4;
    }

    private static int clamp(int channel) {
        return Math.max(0, Math.min(255, channel));
    }

    private static int channel(int pixel, int channel) {
        return pixel >>> (8 * channel) & 0xFF;
    }

    private static int slot(int x, int channel) {
        return (x + 1) * CHANNELS + channel;
    }
}
