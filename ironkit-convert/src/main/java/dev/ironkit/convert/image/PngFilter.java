package dev.ironkit.convert.image;

/**
 * The five ways a PNG stores a row as differences: to nothing, to the left, to above, to their mean, to the likeliest of three.
 *
 * <p>Rows here begin with {@code stride} zero bytes, which stand for what is left of the picture.
 */
final class PngFilter {

    static final int NONE = 0;
    static final int SUB = 1;
    static final int UP = 2;
    static final int AVERAGE = 3;
    static final int PAETH = 4;
    static final int COUNT = 5;

    private PngFilter() {}

    /** Turns stored differences into values, in place. */
    static void undo(int filter, byte[] row, byte[] above, int stride) {
        switch (filter) {
            case SUB -> {
                for (int i = stride; i < row.length; i++) {
                    row[i] += row[i - stride];
                }
            }
            case UP -> {
                for (int i = stride; i < row.length; i++) {
                    row[i] += above[i];
                }
            }
            case AVERAGE -> {
                for (int i = stride; i < row.length; i++) {
                    row[i] += (byte) (((row[i - stride] & 0xFF) + (above[i] & 0xFF)) >>> 1);
                }
            }
            case PAETH -> {
                for (int i = stride; i < row.length; i++) {
                    row[i] += paeth(row[i - stride] & 0xFF, above[i] & 0xFF, above[i - stride] & 0xFF);
                }
            }
            default -> {}
        }
    }

    /** Writes the differences of a row, and returns the sum of their sizes: how hard they are likely to pack. */
    static long apply(int filter, byte[] row, byte[] above, int stride, byte[] target) {
        switch (filter) {
            case NONE -> System.arraycopy(row, stride, target, 1, row.length - stride);
            case SUB -> {
                for (int i = stride; i < row.length; i++) {
                    target[i - stride + 1] = (byte) (row[i] - row[i - stride]);
                }
            }
            case UP -> {
                for (int i = stride; i < row.length; i++) {
                    target[i - stride + 1] = (byte) (row[i] - above[i]);
                }
            }
            case AVERAGE -> {
                for (int i = stride; i < row.length; i++) {
                    int mean = ((row[i - stride] & 0xFF) + (above[i] & 0xFF)) >>> 1;
                    target[i - stride + 1] = (byte) (row[i] - mean);
                }
            }
            default -> {
                for (int i = stride; i < row.length; i++) {
                    byte likeliest = paeth(row[i - stride] & 0xFF, above[i] & 0xFF, above[i - stride] & 0xFF);
                    target[i - stride + 1] = (byte) (row[i] - likeliest);
                }
            }
        }
        target[0] = (byte) filter;
        return effort(target);
    }

    private static long effort(byte[] differences) {
        long sum = 0;
        for (int i = 1; i < differences.length; i++) {
            sum += Math.abs(differences[i]);
        }
        return sum;
    }

    /** Of left, above and above left, the one nearest to left + above - above left; the earlier one where two are as near. */
    private static byte paeth(int left, int above, int corner) {
        int toLeft = Math.abs(above - corner);
        int toAbove = Math.abs(left - corner);
        int toCorner = Math.abs(left + above - 2 * corner);
        if (toLeft <= toAbove && toLeft <= toCorner) {
            return (byte) left;
        }
        return (byte) (toAbove <= toCorner ? above : corner);
    }
}
