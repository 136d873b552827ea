package dev.ironkit.format.archive;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.StoredContent;
import java.util.Comparator;
import java.util.List;

/** An archive of any kind: its directory, the content of its entries, and its editor. Immutable: a change gives another archive. */
public interface Archive extends ArchiveReader {

    /** {@return the name of the format: {@code nres} or {@code rsli}} */
    String format();

    /** {@return the directory, with where everything lies; made anew each time} */
    List<ArchiveEntry> directory();

    /** {@return what stands for an entry in an address} */
    String segment(int index);

    /** {@return the bytes of the name of an entry; cheaper than the whole directory} */
    ByteView name(int index);

    /** {@return how the content of a usable entry lies here} */
    StoredContent stored(int index);

    /** {@return an editor that starts from this archive} */
    ArchiveEditor edit();

    /**
     * {@return the first bytes of the content of an entry, enough to tell what it is; empty where they cannot be had}
     *
     * @param index the entry
     * @param count how many bytes; fewer where the content has fewer
     */
    ByteView start(int index, int count);

    /** {@return this archive with other content in an entry} */
    default Archive replace(int index, ByteView content) {
        return edit().replace(index, content).apply();
    }

    /** {@return this archive with one entry more} */
    default Archive add(int at, byte[] name, Attributes attributes, ByteView content) {
        return edit().add(at, name, attributes, content).apply();
    }

    /** {@return this archive without these entries} */
    default Archive remove(List<Integer> indices) {
        ArchiveEditor editor = edit();
        // From the back, so that the indices in front stay what they are.
        indices.stream().sorted(Comparator.reverseOrder()).forEach(editor::remove);
        return editor.apply();
    }

    /** {@return this archive with another name for an entry} */
    default Archive rename(int index, byte[] name) {
        return edit().rename(index, name).apply();
    }

    /** {@return this archive with an entry at another place in the directory} */
    default Archive move(int from, int to) {
        return edit().move(from, to).apply();
    }

    /** {@return this archive with another type and attributes for an entry} */
    default Archive attributes(int index, Attributes attributes) {
        return edit().attributes(index, attributes).apply();
    }

    /**
     * {@return what the directory shall say of a new entry}
     *
     * @param type the type as people write it, as {@link ArchiveEntry#type()} shows it; null where none is given
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
