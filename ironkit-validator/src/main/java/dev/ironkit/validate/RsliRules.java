package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.rsli.RsliEntry;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import java.util.Optional;

/** RsLi libraries: the reader reports what is wrong with the table, unpacking reports what is wrong with an entry. */
final class RsliRules implements ArchiveRules {

    private final RsliFormat format;

    RsliRules(boolean honoursOverlay) {
        format = new RsliFormat(Limits.STANDARD, honoursOverlay);
    }

    private record OpenedRsli(RsliLibrary library) implements Opened {

        @Override
        public int entries() {
            return library.entries().size();
        }

        @Override
        public Optional<EntryContent> content(int index) {
            RsliEntry entry = library.entries().get(index);
            if (!entry.isUsable()) {
                return Optional.empty();
            }
            return Optional.of(new EntryContent(
                    library.segment(index),
                    entry.name().text(),
                    entry.packed().range(),
                    Attributes.NONE,
                    library.stored(index),
                    problems -> library.unpack(index, problems)));
        }
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
        return new OpenedRsli(format.decode(bytes, problems));
    }
}
