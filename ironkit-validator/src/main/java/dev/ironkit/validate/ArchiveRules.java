package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import java.util.Map;
import java.util.Optional;

/** How the validator looks into one kind of asset: an archive, or one that holds nothing and so has no entries. */
interface ArchiveRules {

    /** An archive whose directory was read. */
    interface Opened {

        /** {@return how many entries it has} */
        int entries();

        /** {@return how many entries are of which type that nobody has explained; they are kept, and there are no rules for them} */
        default Map<String, Integer> unexplained() {
            return Map.of();
        }

        /** {@return the content of an entry; empty where it has none that can be read} */
        Optional<EntryContent> content(int index);
    }

    /** {@return the name of the format} */
    String format();

    /** {@return whether the assets of this kind are archives, with a directory of their own} */
    default boolean isArchive() {
        return true;
    }

    /** {@return whether there may be other assets inside those of this kind} */
    default boolean holdsOthers() {
        return isArchive();
    }

    /**
     * Reports what is wrong with the entry an asset of this kind was found in.
     *
     * @param entry the entry
     * @param problems hears of it, under the path of the entry
     */
    default void checkEntry(EntryContent entry, Problems problems) {
        // Most assets do not care what they are called.
    }

    /** {@return whether the bytes, and the directory entry they came from, are of this kind} */
    boolean recognises(ByteView bytes, Attributes attributes);

    /**
     * Reads the archive and reports whatever is wrong with it.
     *
     * @param attributes what its directory entry says
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if it cannot be read
     */
    Opened open(ByteView bytes, Attributes attributes, Problems problems);
}
