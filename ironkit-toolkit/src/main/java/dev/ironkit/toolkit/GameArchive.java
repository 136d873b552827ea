package dev.ironkit.toolkit;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** An archive of a {@link Game}. */
public final class GameArchive {

    private final Archive archive;

    GameArchive(Archive archive) {
        this.archive = archive;
    }

    /** {@return the directory; an entry as text is its name, type and size} */
    public List<ArchiveEntry> entries() {
        return archive.directory();
    }

    /** {@return the content of the entry that the engine finds under a name, unpacked; nothing if there is none} */
    public Optional<byte[]> content(String name) {
        OptionalInt index = archive.find(ByteView.of(name.getBytes(FixedText.CP1251)));
        return index.isPresent()
                ? Optional.of(
                        archive.content(index.getAsInt(), Problems.tolerant()).toByteArray())
                : Optional.empty();
    }
}
