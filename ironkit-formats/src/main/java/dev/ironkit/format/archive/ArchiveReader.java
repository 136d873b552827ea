package dev.ironkit.format.archive;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import java.util.OptionalInt;

/** An archive as the engine sees it: entries by number, found by name. */
public interface ArchiveReader {

    /** {@return how many entries there are} */
    int count();

    /** {@return the entry that the engine finds under the name, or else one whose name differs in the case of its letters only} */
    OptionalInt find(ByteView name);

    /** {@return what the directory says of the type of an entry} */
    Attributes attributes(int index);

    /**
     * {@return the content of an entry, unpacked}
     *
     * @param problems those of the archive: what is wrong with an entry is reported under its own path
     * @throws MalformedAssetException if there is none that can be had
     */
    ByteView content(int index, Problems problems);

    /** {@return the content of an entry, in memory; empty where it cannot be had, which no reader takes for anything} */
    default ByteView contentOrEmpty(int index) {
        try {
            return content(index, Problems.tolerant()).load();
        } catch (MalformedAssetException e) {
            return ByteView.empty();
        }
    }
}
