package dev.ironkit.render;

import dev.ironkit.format.texm.RgbaImage;

/**
 * Makes a picture fit a square: larger by whole numbers, so that its pixels stay squares; smaller by the mean of what each pixel
 * stands for, weighted by alpha.
 */
final class Scaling {

    private Scaling() {}

    /** The picture as large as fits. */
    static RgbaImage fit(RgbaImage image, int side) {
        int longer = Math.max(image.width(), image.height());
        if (longer <= side) {
            return larger(image, side / longer);
        }
        int width = Math.max(1, (int) ((long) image.width() * side / longer));
        int height = Math.max(1, (int) ((long) image.height() * side / longer));
        return smaller(image, width, height);
    }

    private static RgbaImage larger(RgbaImage image, int times) {
        RgbaImage result = new RgbaImage(image.width() * times, image.height() * times);
        for (int y = 0; y < result.height(); y++) {
            for (int x = 0; x < result.width(); x++) {
                result.pixels()[y * result.width() + x] = image.pixels()[y / times * image.width() + x / times];
            }
        }
        return result;
    }

    private static RgbaImage smaller(RgbaImage image, int width, int height) {
        RgbaImage result = new RgbaImage(width, height);
        for (int y = 0; y < height; y++) {
            int top = edge(y, image.height(), height);
            int bottom = edge(y + 1, image.height(), height);
            for (int x = 0; x < width; x++) {
                int left = edge(x, image.width(), width);
                int right = edge(x + 1, image.width(), width);
                result.pixels()[y * width + x] = mean(image, left, right, top, bottom);
            }
        }
        return result;
    }

    private static int edge(int at, int large, int small) {
        return (int) ((long) at * large / small);
    }

    private static int mean(RgbaImage image, int left, int right, int top, int bottom) {
        long red = 0;
        long green = 0;
        long blue = 0;
        long alpha = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                int pixel = image.pixels()[y * image.width() + x];
                long weight = RgbaImage.alpha(pixel);
                red += RgbaImage.red(pixel) * weight;
                green += RgbaImage.green(pixel) * weight;
                blue += RgbaImage.blue(pixel) * weight;
                alpha += weight;
            }
        }
        long count = (long) (right - left) * (bottom - top);
        return alpha == 0
                ? 0
                : RgbaImage.pixel(
                        rounded(red, alpha), rounded(green, alpha), rounded(blue, alpha), rounded(alpha, count));
    }

    private static int rounded(long sum, long count) {
        return (int) ((sum + count / 2) / count);
    }
}
