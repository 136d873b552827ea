package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.json.JsonWriter;

/** Floats in documents: the shortest decimals that are those floats, the bits as text where no decimal is. */
public final class JsonFloats {

    private JsonFloats() {}

    /** A field with some floats of an array. */
    static void array(JsonWriter out, String name, float[] values, int from, int count) {
        out.name(name).inlineArray();
        for (int i = 0; i < count; i++) {
            value(out, values[from + i]);
        }
        out.end();
    }

    public static void field(JsonWriter out, String name, float value) {
        value(out.name(name), value);
    }

    static void value(JsonWriter out, float value) {
        ByteView bits = bits(value);
        String text = FieldType.F32.print(bits);
        if (FieldType.F32.printsNumber(bits)) {
            out.raw(text);
        } else {
            out.value(text);
        }
    }

    /** The same for people. */
    static String text(float value) {
        return FieldType.F32.print(bits(value));
    }

    private static ByteView bits(float value) {
        return ByteSink.inMemory().i32(Float.floatToRawIntBits(value)).toView();
    }
}
