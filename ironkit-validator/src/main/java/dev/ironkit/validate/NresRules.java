package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.rsli.RsliFormat;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** NRes archives: the reader itself reports what is wrong. */
final class NresRules implements ArchiveRules {

    record OpenedNres(NresArchive archive) implements Opened {

        @Override
        public int entries() {
            return archive.entries().size();
        }

        @Override
        public Map<String, Integer> unexplained() {
            Map<String, Integer> types = new TreeMap<>();
            for (NresEntry entry : archive.entries()) {
                if (!isExplained(entry)) {
                    types.merge(entry.typeText(), 1, Integer::sum);
                }
            }
            return types;
        }

        /** Types, marks of archives and some names tell what an entry is. */
        private static boolean isExplained(NresEntry entry) {
            return EntryType.isExplained(entry.attributes().type())
                    || EntryType.ofName(entry.name().text()).isPresent()
                    || (entry.isUsable()
                            && (NresFormat.NRES.sniff(entry.payload(), Attributes.NONE)
                                    || RsliFormat.RSLI.sniff(entry.payload(), Attributes.NONE)));
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
