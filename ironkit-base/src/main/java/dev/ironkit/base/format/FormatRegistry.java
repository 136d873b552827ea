package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;
import java.util.Optional;

/** The formats that are known, in the order they are tried. */
public final class FormatRegistry {

    private final List<Format<?>> formats;

    /** A registry that tries the formats in this order. */
    public FormatRegistry(List<Format<?>> formats) {
        this.formats = List.copyOf(formats);
    }

    /** {@return all formats, in order} */
    public List<Format<?>> all() {
        return formats;
    }

    /** {@return the first format that recognises the bytes} */
    public Optional<Format<?>> detect(ByteView view, Attributes attributes) {
        for (Format<?> format : formats) {
            if (format.sniff(view, attributes)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }

    /** {@return the format of that name} */
    public Optional<Format<?>> named(String name) {
        for (Format<?> format : formats) {
            if (format.name().equals(name)) {
                return Optional.of(format);
            }
        }
        return Optional.empty();
    }
}
