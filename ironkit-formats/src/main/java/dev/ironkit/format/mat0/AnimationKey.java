package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;

/**
 * A phase and how long it lasts.
 *
 * <pre>
 *  off size field
 *    0    2 phase  index of the phase
 *    2    2 end    end of the key, in milliseconds from the start of the cycle
 *    4    2 k2     never read; 0 in all shipped materials
 * </pre>
 *
 * @param phase index of the phase
 * @param end end of the key, in milliseconds from the start of the cycle; it starts where the one before it ends
 * @param k2 never read, kept
 */
public record AnimationKey(int phase, int end, int k2) {

    /** The size of a key. */
    public static final int SIZE = 6;

    /** The key, field by field. */
    public static final RecordLayout LAYOUT = RecordLayout.builder()
            .known("phase", FieldType.U16, "index of the phase")
            .known("end", FieldType.U16, "end of the key, in milliseconds from the start of the cycle")
            .known("k2", FieldType.U16, "never read")
            .build(SIZE);

    static final int END_AT = 2;
    static final int K2_AT = 4;

    private static final int WORD = 0xFFFF;

    public AnimationKey {
        if ((phase & ~WORD) != 0 || (end & ~WORD) != 0 || (k2 & ~WORD) != 0) {
            throw new IllegalArgumentException("a key holds 16-bit values, not " + phase + ", " + end + ", " + k2);
        }
    }

    /** {@return a new key} */
    public static AnimationKey of(int phase, int end) {
        return new AnimationKey(phase, end, 0);
    }

    static AnimationKey read(ByteView bytes) {
        return new AnimationKey(bytes.u16(0), bytes.u16(END_AT), bytes.u16(K2_AT));
    }

    void write(ByteSink sink) {
        sink.u16(phase);
        sink.u16(end);
        sink.u16(k2);
    }
}
