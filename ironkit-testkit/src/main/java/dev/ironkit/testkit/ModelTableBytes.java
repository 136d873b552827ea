package dev.ironkit.testkit;

/** A table of a model that is being built. */
final class ModelTableBytes {

    RawBytes data = new RawBytes();

    /** What the directory is to say; null for what follows from the size. */
    long[] attrs;

    /** The number of frames, for the frame map. */
    long frames;

    long[] attributes(int type, int nodes) {
        if (attrs != null) {
            return attrs;
        }
        int size = data.size();
        return switch (type) {
            case 1 -> new long[] {size / 38, 0, 38};
            case 2 -> new long[] {Math.max(0, size - 140) / 68, 0, 68};
            case 3 -> new long[] {size / 12, 0, 12};
            case 4, 5, 18 -> new long[] {size / 4, 0, 4};
            case 6 -> new long[] {size / 2, 0, 2};
            case 7 -> new long[] {size / 16, 0, 16};
            case 8 -> new long[] {size / 24, 0, 4};
            case 9 -> new long[] {size / 32, 0, 32};
            case 10 -> new long[] {nodes, 0, 0};
            case 13 -> new long[] {size / 20, 0, 20};
            case 15, 16 -> new long[] {size / 8, 0, 8};
            case 17 -> new long[] {0, 0, 20};
            case 19 -> new long[] {size / 2, frames, 2};
            case 20 -> new long[] {size / 48, 0, 48};
            default -> new long[3];
        };
    }
}
