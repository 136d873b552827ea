package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import java.util.Optional;

/** NRes archives: the reader itself reports what is wrong. */
final class NresRules implements ArchiveRules {

    record OpenedNres(NresArchive archive) implements Opened {

        @Override
        public int entries() {
            return archive.entries().size();
        }

        @Override
        public Optional<EntryContent> content(int index) {
            NresEntry entry = archive.entries().get(index);
            if (!entry.isUsable()) {
                return Optional.empty();
            }
            ByteView payload = entry.payload();
            return Optional.of(new EntryContent(
                    archive.segment(index),
                    entry.name().text(),
                    entry.name().raw().range(),
                    entry.attributes(),
                    archive.stored(index),
                    problems -> payload));
        }
    }

    @Override
    public String format() {
        return NresFormat.NRES.name();
    }

    @Override
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return NresFormat.NRES.sniff(bytes, attributes);
    }

    @Override
    public Opened open(ByteView bytes, Attributes attributes, Problems problems) {
        return new OpenedNres(NresFormat.NRES.decode(bytes, problems));
    }
}
