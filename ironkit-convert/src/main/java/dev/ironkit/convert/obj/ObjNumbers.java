package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.field.FieldType;

/** Numbers and names as OBJ and MTL spell them. */
final class ObjNumbers {

    private static final int NEGATIVE_ZERO = 0x8000_0000;

    private ObjNumbers() {}

    /** The shortest decimal that is this float; what is no number is written as 0, which every reader takes. */
    static String text(float value) {
        int bits = Float.floatToRawIntBits(value);
        if (bits == NEGATIVE_ZERO) {
            return "-0.0";
        }
        return Float.isFinite(value)
                ? FieldType.F32.print(ByteSink.inMemory().i32(bits).toView())
                : "0.0";
    }

    /** A name without spaces, which end names here. */
    static String word(String name) {
        String word = name.replaceAll("[\\s\\p{Cntrl}#]", "_");
        return word.isEmpty() ? "_" : word;
    }
}
