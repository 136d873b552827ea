package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.field.Shape;
import java.util.List;
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

    /**
     * Refuses a change of fields that made what a writer may not write. What was so before may stay so.
     *
     * @param before the model as it was
     * @param after the model with other values in its fields
     * @throws dev.ironkit.base.diagnostic.RefusedException if it must not be written
     */
    default void checkEdit(T before, T after) {
        // Whatever can be read may be written, unless a format says otherwise.
    }

    /**
     * Refuses an asset that comes back as JSON, perhaps with parts added and removed, where that made what a writer may not
     * write. What was so before may stay so.
     *
     * @param before the model as it was
     * @param after the model that is to be in its place
     * @throws dev.ironkit.base.diagnostic.RefusedException if it must not be written
     */
    default void checkRemade(T before, T after) {
        // Whatever can be read may be written, unless a format says otherwise.
    }

    /**
     * Refuses other attributes of a directory entry that a writer may not write. What was so before may stay so.
     *
     * @param before what the directory entry says
     * @param after what it is to say, of the same type
     * @throws dev.ironkit.base.diagnostic.RefusedException if it must not be written
     */
    default void checkAttributes(Attributes before, Attributes after) {
        // To most formats the attributes mean nothing.
    }

    /**
     * {@return what would be read in another way after a change of fields, in words; nothing where there is only one way}
     *
     * @param before the model as it was
     * @param after the model with other values in its fields
     */
    default List<String> readingChanges(T before, T after) {
        return List.of();
    }

    /**
     * Refuses a change of fields after which something is read in another way, for those who have not said that it is meant.
     *
     * @param before the model as it was
     * @param after the model with other values in its fields
     * @throws dev.ironkit.base.diagnostic.RefusedException with the first of the {@link #readingChanges}
     */
    default void checkReading(T before, T after) {
        // Most formats can be read in one way only.
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
