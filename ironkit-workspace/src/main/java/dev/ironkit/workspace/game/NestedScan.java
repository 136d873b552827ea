package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.archive.EntryWalk;
import dev.ironkit.format.archive.EntryWalk.Visited;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.link.LinkEntry;
import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresFormat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Reads an archive of a file and the archives inside it.
 *
 * <p>The shipped game has models in archives and nothing deeper; tools and mods may. The same archive is read once, and none that lies
 * too deep.
 */
final class NestedScan {

    /** How many contents are read again because other entries share them; no honest archive has one. */
    private static final int MOST_SHARED = 1000;

    private final NestedWalk walk;
    private final EntryWalk<LinkKind> entries;
    private final FileScan scan;
    private final Map<List<Object>, LinkFacts> shared = new HashMap<>();

    /** Reads what is no archive by a scan, in a file of so many bytes. */
    NestedScan(FileScan scan, long size) {
        this.scan = scan;
        this.walk = new NestedWalk(size);
        this.entries = new EntryWalk<>(walk);
    }

    /** What an archive, or a model that is a file, says. */
    LinkFile file(String path, ByteView bytes) {
        NresArchive archive = NresFormat.NRES.decode(bytes, Problems.tolerant());
        if (archive.holdsModel()) {
            return scan.loose(path, bytes);
        }
        Place start = walk.start(bytes, new AssetPath(path));
        walk.into(start);
        return archive(start, archive);
    }

    private LinkFile archive(Place place, NresArchive archive) {
        Inside inside = new Inside(place, archive);
        entries.over(place, archive, Problems.tolerant(), entry -> true, inside);
        return new LinkFile(place.path().text(), LinkFile.Form.ARCHIVE, inside.found, inside.inner);
    }

    /** Reads what is in one archive. */
    private final class Inside implements EntryWalk.Visitor<LinkKind> {

        private final List<LinkEntry> found = new ArrayList<>();
        private final List<LinkFile> inner = new ArrayList<>();
        private final Place place;
        private final NresArchive archive;

        Inside(Place place, NresArchive archive) {
            this.place = place;
            this.archive = archive;
        }

        /** Tells whether it is an archive. */
        private boolean add(Visited entry, BiFunction<LinkKind, Supplier<LinkFacts>, LinkFacts> reading) {
            int index = entry.entry().index();
            LinkEntry link = scan.entry(archive, index, reading);
            found.add(link);
            return link.kind() == LinkKind.OTHER
                    && AssetKind.sniff(archive.entries().get(index).payload()) == AssetKind.NRES;
        }

        @Override
        public Optional<LinkKind> arrived(Visited entry, Place content) {
            if (add(entry, (kind, read) -> read.get()) && walk.into(content).isYes()) {
                try {
                    inner.add(NestedScan.this.archive(
                            content, NresFormat.NRES.decode(content.bytes(), Problems.tolerant())));
                } catch (MalformedAssetException e) {
                    inner.add(FileScan.unreadable(content.path().text()));
                }
            }
            return Optional.empty();
        }

        /** Of entries that share their bytes and are read alike, the facts of one. */
        @Override
        public void repeated(Visited entry, Optional<LinkKind> known, Optional<AssetPath> first) {
            add(entry, (kind, read) -> {
                List<Object> reading =
                        List.of(entry.stored(), kind, entry.entry().attributes());
                LinkFacts facts = shared.get(reading);
                if (facts == null) {
                    facts = shared.size() < MOST_SHARED ? read.get() : LinkFacts.UNREADABLE;
                    shared.put(reading, facts);
                }
                return facts;
            });
        }

        /** What is not looked into is as good as unreadable. */
        @Override
        public void stopped(Visited entry, Optional<Diagnostic> why) {
            if (add(entry, (kind, read) -> LinkFacts.UNREADABLE)) {
                inner.add(FileScan.unreadable(entry.path().text()));
            }
        }

        @Override
        public void unreadable(Visited entry, MalformedAssetException why) {
            add(entry, (kind, read) -> LinkFacts.UNREADABLE);
        }

        @Override
        public void refused(List<ArchiveEntry> directory, Optional<Diagnostic> why) {
            for (ArchiveEntry entry : directory) {
                AssetPath path = place.path().entry(archive.segment(entry.index()));
                stopped(new Visited(archive, entry, path), why);
            }
        }
    }
}
