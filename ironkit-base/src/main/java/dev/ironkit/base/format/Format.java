package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.Shape;
import java.util.function.Consumer;

/**
 * A file format: from bytes to a model and back.
 *
 * <p>All four operations are pure. The model holds everything the bytes said, so that {@code encode(decode(x))} is {@code x}
 * for every {@code x} that decodes without an error, and it is always built anew from the model.
 *
 * @param <T> the model
 */
public interface Format<T> {

    /** {@return the short name used by {@code --as}, in JSON and in rule ids, for example {@code nres}} */
    String name();

    /** {@return the name for people, for example {@code NRes archive}} */
    String title();

    /** {@return whether the bytes, and the directory entry they came from, look like this format; cheap, reads little} */
    boolean sniff(ByteView view, Attributes attributes);

    /**
     * Reads a model.
     *
     * @param view the bytes, all of them
     * @param attributes what the directory entry says, or {@link Attributes#NONE}
     * @param problems hears of everything that is not as it should be
     * @return the model
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if the data cannot be read
     */
    T decode(ByteView view, Attributes attributes, Problems problems);

    /** Writes a model. */
    void encode(T model, ByteSink sink);

    /**
     * {@return the fields, each with its place, covering every byte exactly once}
     *
     * @param model the model
     * @param image its bytes: what it was decoded from, or what it was encoded to
     */
    Field describe(T model, ByteView image);

    /** {@return what the JSON of the fields looks like} */
    Shape shape();

    /** {@return what is asked of an edit before it is written; most formats let a writer write whatever can be read} */
    default EditRules<T> editRules() {
        return new EditRules<>() {};
    }

    /**
     * {@return the bytes that a JSON value describes}
     *
     * @param json a value made by {@link dev.ironkit.base.field.FieldJson#write}, perhaps edited
     * @throws dev.ironkit.base.json.JsonException if it is not of this format's shape
     */
    default ByteView fromJson(Object json) {
        ByteSink out = ByteSink.inMemory();
        FieldJson.read(json, shape(), name(), out);
        return out.toView();
    }

    /**
     * {@return the bytes that a JSON value describes}
     *
     * @param json a value as for {@link #fromJson(Object)}
     * @param notes hears, in a few words, of each count that disagreed with the list it counts and was made anew
     */
    default ByteView fromJson(Object json, Consumer<String> notes) {
        return fromJson(json);
    }
}
