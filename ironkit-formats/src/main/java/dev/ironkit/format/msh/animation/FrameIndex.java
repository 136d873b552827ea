package dev.ironkit.format.msh.animation;

/** The frame a time belongs to. */
public final class FrameIndex {

    private static final double HALF_A_FRAME = 0.5;

    private FrameIndex() {}

    /**
     * {@return the 32 bits of the frame of a time, to be compared as unsigned}
     *
     * <p>Half a frame is taken off in double and the rest rounded to the nearest 64-bit integer, ties to even; its low half is the
     * frame. What has no such integer, NaN included, gives 0: the processor's mark for it has zeros there.
     */
    public static int of(float time) {
        double rounded = Math.rint((double) time - HALF_A_FRAME);
        return rounded >= -0x1p63 && rounded < 0x1p63 ? (int) (long) rounded : 0;
    }
}
