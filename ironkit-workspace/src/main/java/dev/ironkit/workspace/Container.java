package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * An archive of either kind, as commands see it. Immutable: a change gives another container.
 */
public interface Container {

    /**
     * What the directory says about an entry.
     *
     * @param index its place in the directory
     * @param name the bytes of its name
     * @param attributes type and attributes; attr1 of a library entry is its flags, which name its packing method
     * @param type the type for people
     * @param offset where its data starts in the image
     * @param size how many bytes its content has
     * @param storedSize how many bytes it takes in the image
     * @param usable whether its content can be had
     */
    record Entry(
            int index,
            ByteView name,
            Attributes attributes,
            String type,
            long offset,
            long size,
            long storedSize,
            boolean usable) {}

    /** {@return the name of the format: {@code nres} or {@code rsli}} */
    String format();

    /** {@return the directory} */
    List<Entry> entries();

    /** {@return what stands for an entry in an address} */
    String segment(int index);

    /** {@return the entry the engine finds under the name} */
    OptionalInt find(ByteView name);

    /** {@return what the directory says of the type of an entry; cheaper than the whole directory} */
    Attributes attributes(int index);

    /** {@return the bytes of the name of an entry; cheaper than the whole directory} */
    ByteView name(int index);

    /** {@return how the content of a usable entry lies here} */
    StoredContent stored(int index);

    /**
     * {@return the content of an entry, unpacked}
     *
     * @param problems those of the archive: what is wrong with an entry is reported under its own path
     */
    ByteView content(int index, Problems problems);

    /** {@return an editor that starts from this container} */
    ContainerEditor edit();

    /**
     * {@return the first bytes of the content of an entry, enough to tell what it is; empty where they cannot be had}
     *
     * @param index the entry
     * @param count how many bytes; fewer where the content has fewer
     */
    ByteView start(int index, int count);

    /** {@return this container with other content in an entry} */
    default Container replace(int index, ByteView content) {
        return edit().replace(index, content).apply();
    }

    /** {@return this container with one entry more} */
    default Container add(int at, byte[] name, Attributes attributes, ByteView content) {
        return edit().add(at, name, attributes, content).apply();
    }

    /** {@return this container without these entries} */
    default Container remove(List<Integer> indices) {
        ContainerEditor editor = edit();
        // From the back, so that the indices in front stay what they are.
        indices.stream().sorted(Comparator.reverseOrder()).forEach(editor::remove);
        return editor.apply();
    }

    /** {@return this container with another name for an entry} */
    default Container rename(int index, byte[] name) {
        return edit().rename(index, name).apply();
    }

    /** {@return this container with an entry at another place in the directory} */
    default Container move(int from, int to) {
        return edit().move(from, to).apply();
    }

    /** {@return this container with another type and attributes for an entry} */
    default Container attributes(int index, Attributes attributes) {
        return edit().attributes(index, attributes).apply();
    }

    /**
     * {@return what the directory shall say of a new entry}
     *
     * @param type the type as people write it, as {@link Entry#type()} shows it; null where none is given
     * @param given attributes to go with it
     * @throws dev.ironkit.base.field.FieldValueException if the format has no such type or needs one
     */
    Attributes attributesFor(String type, Attributes given);

    /**
     * {@return the fields of the archive itself}
     *
     * @param image its bytes
     */
    Field describe(ByteView image);

    /** Writes the image. */
    void encode(ByteSink sink);

    /** {@return the image in memory} */
    default ByteView image() {
        ByteSink sink = ByteSink.inMemory();
        encode(sink);
        return sink.toView();
    }
}
