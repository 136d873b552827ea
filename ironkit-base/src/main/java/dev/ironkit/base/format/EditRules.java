package dev.ironkit.base.format;

import java.util.List;

/**
 * What a format asks of an edit before it is written. What was so before may stay so.
 *
 * @param <T> the model
 */
public interface EditRules<T> {

    /**
     * Refuses a change of fields that made what a writer may not write.
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
     * write.
     *
     * @param before the model as it was
     * @param after the model that is to be in its place
     * @throws dev.ironkit.base.diagnostic.RefusedException if it must not be written
     */
    default void checkRemade(T before, T after) {
        // Whatever can be read may be written, unless a format says otherwise.
    }

    /**
     * Refuses other attributes of a directory entry that a writer may not write.
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
}
