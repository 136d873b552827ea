package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Format;

/**
 * An asset that holds no others, read.
 *
 * @param format its format
 * @param model what was read
 * @param bytes what it was read from
 * @param <T> the model
 */
public record DecodedAsset<T>(Format<T> format, T model, ByteView bytes) {

    /** {@return its fields} */
    public Field describe() {
        return format.describe(model, bytes);
    }

    /** Writes it anew from the model. */
    public void encode(ByteSink sink) {
        format.encode(model, sink);
    }
}
