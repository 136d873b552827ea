package dev.ironkit.format.texm;

import dev.ironkit.base.bytes.ByteView;

/**
 * Smaller levels by {@link MipKernel}, in linear light.
 *
 * <p>Rows are narrowed first, each once, and added to all rows of the result they take part in. If colours are weighted by alpha, a
 * second sum without weights gives the colour of what is wholly transparent, so that it is not lost.
 */
final class MipLanczos implements MipSource {

    /** Red, green, blue, alpha; with weights the three colours once more, unweighted. */
    private static final int CHANNELS = 4;

    private static final int CHANNELS_WEIGHTED = 7;

    private final PixelEncoder encoder;
    private final RgbaImage image;
    private final boolean weighted;
    private final int channels;

    private MipLanczos(PixelEncoder encoder, RgbaImage image, boolean weighted) {
        this.encoder = encoder;
        this.image = image;
        this.weighted = weighted;
        this.channels = weighted ? CHANNELS_WEIGHTED : CHANNELS;
    }

    static MipLanczos of(PixelFormat format, Palette palette, ByteView base, int width, int height, boolean weighted) {
        PaletteColours colours = palette == null ? null : palette.colours();
        RgbaImage image = PixelDecoder.of(format, colours).decode(base, width, height);
        return new MipLanczos(PixelEncoder.of(format, colours, PaletteMatch.NEAREST), image, weighted);
    }

    @Override
    public ByteView scaledTo(int width, int height) {
        return encoder.encode(scale(width, height));
    }

    private RgbaImage scale(int width, int height) {
        MipKernel across = new MipKernel(image.width(), width);
        MipKernel down = new MipKernel(image.height(), height);
        float[] light = new float[image.width() * channels];
        float[] row = new float[width * channels];
        float[][] sums = new float[height][width * channels];
        for (int y = 0; y < image.height(); y++) {
            lightOf(y, light);
            narrow(light, across, row);
            addTo(sums, row, down, y);
        }
        RgbaImage result = new RgbaImage(width, height);
        for (int i = 0; i < result.pixels().length; i++) {
            result.pixels()[i] = pixel(sums[i / width], i % width * channels);
        }
        return result;
    }

    private void lightOf(int y, float[] light) {
        for (int x = 0, at = 0; x < image.width(); x++, at += channels) {
            int pixel = image.pixels()[y * image.width() + x];
            float alpha = RgbaImage.alpha(pixel) / 255f;
            for (int colour = 0; colour < 3; colour++) {
                float plain = PixelLight.of(pixel >>> (8 * colour) & 0xFF);
                light[at + colour] = weighted ? plain * alpha : plain;
                if (weighted) {
                    light[at + CHANNELS + colour] = plain;
                }
            }
            light[at + 3] = alpha;
        }
    }

    private void narrow(float[] light, MipKernel across, float[] row) {
        for (int x = 0; x < across.count(); x++) {
            for (int channel = 0; channel < channels; channel++) {
                float sum = 0;
                int at = across.first(x) * channels + channel;
                for (int tap = 0; tap < across.taps(x); tap++, at += channels) {
                    sum += across.weight(x, tap) * light[at];
                }
                row[x * channels + channel] = sum;
            }
        }
    }

    private static void addTo(float[][] sums, float[] row, MipKernel down, int y) {
        for (int target = 0; target < sums.length; target++) {
            int tap = y - down.first(target);
            if (tap >= 0 && tap < down.taps(target)) {
                float weight = down.weight(target, tap);
                float[] sum = sums[target];
                for (int i = 0; i < row.length; i++) {
                    sum[i] += weight * row[i];
                }
            }
        }
    }

    private int pixel(float[] sums, int at) {
        int alpha = Math.max(0, Math.min(255, Math.round(sums[at + 3] * 255)));
        int pixel = alpha << 24;
        for (int colour = 0; colour < 3; colour++) {
            float light = sums[at + colour];
            if (weighted) {
                light = alpha == 0 ? sums[at + CHANNELS + colour] : light / sums[at + 3];
            }
            pixel |= PixelLight.channel(light) << (8 * colour);
        }
        return pixel;
    }
}
