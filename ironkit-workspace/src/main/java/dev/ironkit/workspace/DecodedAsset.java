package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
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

    /**
     * {@return an asset that was read}
     *
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be
     */
    public static <T> DecodedAsset<T> of(Format<T> format, ByteView bytes, Attributes attributes, Problems problems) {
        // Whoever asks for an asset asks for its fields, which would otherwise be fetched from the disk one by one.
        ByteView held = bytes.load();
        return new DecodedAsset<>(format, format.decode(held, attributes, problems), held);
    }

    /** {@return its fields} */
    public Field describe() {
        return format.describe(model, bytes);
    }

    /** Writes it anew from the model. */
    public void encode(ByteSink sink) {
        format.encode(model, sink);
    }
}
