package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import java.util.Optional;

/**
 * An asset that holds no others: it is read, and then asked for more.
 *
 * @param <T> the model of its format
 */
abstract class AssetRules<T> implements ArchiveRules {

    /** What has no entries. */
    private static final Opened NOTHING_INSIDE = new Opened() {
        @Override
        public int entries() {
            return 0;
        }

        @Override
        public Optional<EntryContent> content(int index) {
            return Optional.empty();
        }
    };

    private final Format<T> format;

    AssetRules(Format<T> format) {
        this.format = format;
    }

    /** Reports what the reader takes and is wrong all the same. */
    abstract void check(T model, ByteView bytes, Problems problems);

    /** What is stored in it besides its own data; nothing, for most. */
    Opened inside(T model) {
        return NOTHING_INSIDE;
    }

    @Override
    public boolean isArchive() {
        return false;
    }

    @Override
    public String format() {
        return format.name();
    }

    @Override
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return format.sniff(bytes, attributes);
    }

    @Override
    public Opened open(ByteView bytes, Attributes attributes, Problems problems) {
        T model = format.decode(bytes, attributes, problems);
        check(model, bytes, problems);
        return inside(model);
    }
}
