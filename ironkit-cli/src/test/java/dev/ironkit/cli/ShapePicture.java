package dev.ironkit.cli;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** A picture, for comparing where something is seen and in which colour. */
final class ShapePicture {

    private static final int WHITE = 0xFFFFFFFF;

    private final BufferedImage image;

    private ShapePicture(BufferedImage image) {
        this.image = image;
    }

    static ShapePicture read(Path png) throws IOException {
        return new ShapePicture(ImageIO.read(png.toFile()));
    }

    /** The silhouette of triangles, nine numbers each: white where the middle of a pixel lies in one, from either side. */
    static ShapePicture silhouette(double[] triangles, FlatView view, int size) {
        BufferedImage image = new BufferedImage(size, size, BufferedImage.TYPE_INT_ARGB);
        double[] x = new double[3];
        double[] y = new double[3];
        for (int at = 0; at < triangles.length; at += 9) {
            for (int corner = 0; corner < 3; corner++) {
                x[corner] = view.across(triangles, at + corner * 3, size);
                y[corner] = view.down(triangles, at + corner * 3, size);
            }
            fill(image, x, y);
        }
        return new ShapePicture(image);
    }

    private static void fill(BufferedImage image, double[] x, double[] y) {
        int last = image.getWidth() - 1;
        int top = clamp(Math.min(y[0], Math.min(y[1], y[2])) - 1, last);
        int bottom = clamp(Math.max(y[0], Math.max(y[1], y[2])) + 1, last);
        int left = clamp(Math.min(x[0], Math.min(x[1], x[2])) - 1, last);
        int right = clamp(Math.max(x[0], Math.max(x[1], x[2])) + 1, last);
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                double a = side(x, y, 0, 1, column + 0.5, row + 0.5);
                double b = side(x, y, 1, 2, column + 0.5, row + 0.5);
                double c = side(x, y, 2, 0, column + 0.5, row + 0.5);
                if ((a > 0 && b > 0 && c > 0) || (a < 0 && b < 0 && c < 0)) {
                    image.setRGB(column, row, WHITE);
                }
            }
        }
    }

    private static int clamp(double place, int last) {
        return (int) Math.max(0, Math.min(last, place));
    }

    private static double side(double[] x, double[] y, int from, int to, double atX, double atY) {
        return (x[to] - x[from]) * (atY - y[from]) - (y[to] - y[from]) * (atX - x[from]);
    }

    void write(Path png) throws IOException {
        Files.createDirectories(png.getParent());
        ImageIO.write(image, "png", png.toFile());
    }

    private boolean isSeen(int x, int y) {
        int argb = image.getRGB(x, y);
        return argb >>> 24 > 127 && (argb & 0xFFFFFF) != 0;
    }

    /** The number of pixels in which anything is seen; for a silhouette. */
    int area() {
        int area = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                area += isSeen(x, y) ? 1 : 0;
            }
        }
        return area;
    }

    /** The pixels that are seen in one silhouette and not in the other, unless a neighbour tells that only an edge fell otherwise. */
    int outlineErrors(ShapePicture other) {
        int errors = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (isSeen(x, y) != other.isSeen(x, y) && !(isOnEdge(x, y) && other.isOnEdge(x, y))) {
                    errors++;
                }
            }
        }
        return errors;
    }

    private boolean isOnEdge(int x, int y) {
        for (int i = 0; i < 9; i++) {
            int otherX = x + i % 3 - 1;
            int otherY = y + i / 3 - 1;
            boolean inside = otherX >= 0 && otherY >= 0 && otherX < image.getWidth() && otherY < image.getHeight();
            if (inside && isSeen(otherX, otherY) != isSeen(x, y)) {
                return true;
            }
        }
        return false;
    }

    /** The share of pixels, of all that either picture shows, whose colours differ by more than so many steps of 255 in any channel. */
    double differing(ShapePicture other, int steps) {
        int shown = 0;
        int different = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                int a = image.getRGB(x, y);
                int b = other.image.getRGB(x, y);
                if ((a >>> 24 | b >>> 24) != 0) {
                    shown++;
                    different += distance(a, b) > steps ? 1 : 0;
                }
            }
        }
        return shown == 0 ? 1 : (double) different / shown;
    }

    private static int distance(int a, int b) {
        int distance = 0;
        for (int shift = 0; shift < 32; shift += 8) {
            distance = Math.max(distance, Math.abs((a >>> shift & 0xFF) - (b >>> shift & 0xFF)));
        }
        return distance;
    }
}
