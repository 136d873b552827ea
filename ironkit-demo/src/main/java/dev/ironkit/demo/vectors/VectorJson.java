package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.Consumer;

/** Documents of the kit: floats stand in them twice, as decimals and as their bits. */
final class VectorJson {

    private VectorJson() {}

    static ByteView document(String about, Consumer<JsonWriter> body) {
        JsonWriter out = JsonWriter.pretty();
        out.object().field("kit", "ironkit conformance kit").field("version", 1).field("about", about);
        body.accept(out);
        out.end();
        return ByteView.of((out + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Writes numbers under a name, and their bits under that name with "Bits" behind it. */
    static void floats(JsonWriter out, String name, float[] values, int from, int count) {
        out.name(name).inlineArray();
        StringBuilder bits = new StringBuilder();
        for (int i = from; i < from + count; i++) {
            value(out, values[i]);
            bits.append(bits.length() == 0 ? "" : " ").append(bits(values[i]));
        }
        out.end();
        out.field(name + "Bits", bits.toString());
    }

    static void one(JsonWriter out, String name, float value) {
        value(out.name(name), value);
        out.field(name + "Bits", bits(value));
    }

    private static String bits(float value) {
        return String.format(Locale.ROOT, "%08x", Float.floatToRawIntBits(value));
    }

    private static void value(JsonWriter out, float value) {
        ByteView bits = ByteSink.inMemory().i32(Float.floatToRawIntBits(value)).toView();
        String text = FieldType.F32.print(bits);
        if (FieldType.F32.printsNumber(bits)) {
            out.raw(text);
        } else {
            out.value(text);
        }
    }
}
