package dev.ironkit.convert.model;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.FieldType;

/** Floats as other programs read them. */
public final class Decimals {

    private static final int NEGATIVE_ZERO = 0x8000_0000;

    private Decimals() {}

    /** {@return the shortest decimal that is this float, which is finite} */
    public static String of(float value) {
        int bits = Float.floatToRawIntBits(value);
        return bits == NEGATIVE_ZERO
                ? "-0.0"
                : FieldType.F32.print(ByteSink.inMemory().i32(bits).toView());
    }
}
