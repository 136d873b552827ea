package dev.ironkit.convert.image;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.RgbaImage;

/**
 * Reads PNG files: every colour type and depth, interlaced or not, with a transparent colour or a palette with alpha.
 *
 * <p>The stored values are taken as they are; gamma and colour profiles are not applied, because textures have none.
 */
public final class PngReader {

    private PngReader() {}

    /** {@return whether the bytes begin as a PNG does} */
    public static boolean sniff(ByteView bytes) {
        return bytes.startsWith(PngFile.SIGNATURE);
    }

    /** {@return the picture} */
    public static Picture read(ByteView bytes, Problems problems) {
        return read(bytes, Limits.STANDARD, problems);
    }

    /** {@return the picture, if it is within the limits} */
    public static Picture read(ByteView bytes, Limits limits, Problems problems) {
        PngFile file = PngFile.read(bytes.load(), limits, problems);
        PngHeader header = file.header();
        PngColours colours = PngColours.of(file, problems);
        try (PngData data = new PngData(file, problems)) {
            if (header.colour() == PngColour.PALETTE) {
                byte[] indices = new byte[header.width() * header.height()];
                rows(file, data, problems, (row, y, pass) -> PngSamples.indices(header, row, y, pass, indices));
                colours.check(indices, file.palette().content().range());
                return Picture.of(new IndexedImage(header.width(), header.height(), indices, colours.palette()));
            }
            RgbaImage image = new RgbaImage(header.width(), header.height());
            rows(file, data, problems, (row, y, pass) -> {
                colours.pixels(row, pass, image.pixels(), y * header.width() + pass.x());
            });
            return Picture.of(image);
        }
    }

    /** Takes a row of values; the first one stands behind the bytes that are left of the picture. */
    private interface RowTarget {
        void row(byte[] row, int y, PngPass pass);
    }

    private static void rows(PngFile file, PngData data, Problems problems, RowTarget target) {
        PngHeader header = file.header();
        int stride = header.stride();
        for (PngPass pass : PngPass.of(header)) {
            if (pass.isEmpty()) {
                continue;
            }
            byte[] stored = new byte[1 + header.rowSize(pass.width())];
            byte[] row = new byte[stride + stored.length - 1];
            byte[] above = new byte[row.length];
            for (int i = 0; i < pass.height(); i++) {
                data.read(stored);
                if (stored[0] < 0 || stored[0] >= PngFilter.COUNT) {
                    throw problems.fatal(
                            ImageProblem.PNG_FILTER,
                            file.data().get(0).content().range(),
                            pass.y() + i * pass.stepY(),
                            stored[0] & 0xFF);
                }
                System.arraycopy(stored, 1, row, stride, stored.length - 1);
                PngFilter.undo(stored[0], row, above, stride);
                target.row(row, pass.y() + i * pass.stepY(), pass);
                byte[] swap = above;
                above = row;
                row = swap;
            }
        }
        data.end();
    }
}
