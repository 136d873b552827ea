package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
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
     * @param attributes type and attributes; the type of a library entry is its packing method
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

    /** {@return the content of an entry, unpacked} */
    ByteView content(int index, Problems problems);

    /** {@return this container with other content in an entry} */
    Container replace(int index, ByteView content);

    /** {@return this container with one entry more} */
    Container add(int at, byte[] name, Attributes attributes, ByteView content);

    /** {@return this container without these entries} */
    Container remove(List<Integer> indices);

    /** {@return this container with another name for an entry} */
    Container rename(int index, byte[] name);

    /** {@return this container with an entry at another place in the directory} */
    Container move(int from, int to);

    /** {@return this container with another type and attributes for an entry} */
    Container attributes(int index, Attributes attributes);

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
