package dev.ironkit.testkit;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;

/**
 * Reads a view front to back.
 *
 * <p>Every read is checked against the end. What happens there is the caller's word: the {@link Shortage} turns it into the
 * diagnostic of the format that is being read.
 */
final class ByteCursor {

    /** Makes the exception for a read past the end. */
    @FunctionalInterface
    interface Shortage {
        /**
         * {@return the exception to throw}
         *
         * @param where the bytes that were asked for and are missing in part, as far as the view goes
         * @param needed how many were asked for
         * @param left how many there are
         */
        RuntimeException missing(ByteRange where, long needed, long left);
    }

    private final ByteView view;
    private final Shortage shortage;
    private int at;

    /** A cursor at the start of the view. */
    ByteCursor(ByteView view, Shortage shortage) {
        this.view = view.load();
        this.shortage = shortage;
    }

    /** {@return the index of the next byte} */
    int at() {
        return at;
    }

    /** {@return the number of bytes left} */
    int left() {
        return view.length() - at;
    }

    /** {@return the next byte, unsigned} */
    int u8() {
        return view.u8(take(1));
    }

    /** {@return the next 16 bits, unsigned} */
    int u16() {
        return view.u16(take(2));
    }

    /** {@return the next 16 bits, signed} */
    short i16() {
        return view.i16(take(2));
    }

    /** {@return the next 32 bits, unsigned} */
    long u32() {
        return view.u32(take(4));
    }

    /** {@return the next 32 bits, signed or raw} */
    int i32() {
        return view.i32(take(4));
    }

    /** {@return the next {@code count} bytes; a count that is too large for the view is a shortage, not a defect} */
    ByteView bytes(long count) {
        return view.slice(take(count), (int) count);
    }

    /** {@return the next {@code width} bytes as a text field} */
    FixedText text(int width) {
        return new FixedText(bytes(width));
    }

    private int take(long count) {
        if (count < 0 || count > left()) {
            throw shortage.missing(view.range(at, left()), count, left());
        }
        int from = at;
        at += (int) count;
        return from;
    }
}
