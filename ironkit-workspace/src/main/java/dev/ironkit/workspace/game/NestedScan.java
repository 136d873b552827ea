package dev.ironkit.workspace.game;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
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
    private final FileScan scan;
    private final Map<List<Object>, LinkFacts> shared = new HashMap<>();

    /** Reads what is no archive by a scan, in a file of so many bytes. */
    NestedScan(FileScan scan, long size) {
        this.scan = scan;
        this.walk = new NestedWalk(size);
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
        int count = archive.entries().size();
        List<LinkEntry> entries = new ArrayList<>(count);
        List<LinkFile> inner = new ArrayList<>();
        boolean looksInside = walk.entries(place, count).isYes();
        for (int i = 0; i < count; i++) {
            int index = i;
            ByteView content = archive.entries().get(i).payload();
            AssetPath inside = place.path().entry(archive.segment(i));
            NestedWalk.Step step = looksInside
                    ? walk.step(place, archive.stored(i), inside, () -> content)
                    : new NestedWalk.Step.Stopped(Optional.empty());
            LinkEntry entry = scan.entry(
                    archive,
                    i,
                    (kind, read) ->
                            facts(step, kind, archive.entries().get(index).attributes(), read));
            entries.add(entry);
            if (isArchive(entry, content)) {
                go(step, inside, inner);
            }
        }
        return new LinkFile(place.path().text(), LinkFile.Form.ARCHIVE, entries, inner);
    }

    /** The facts of an entry; of those that share their bytes and are read alike, those of one. */
    private LinkFacts facts(NestedWalk.Step step, LinkKind kind, Attributes attributes, Supplier<LinkFacts> read) {
        if (step instanceof NestedWalk.Step.Arrived) {
            return read.get();
        }
        if (!(step instanceof NestedWalk.Step.Repeated repeated)) {
            return LinkFacts.UNREADABLE;
        }
        List<Object> reading = List.of(repeated.first(), kind, attributes);
        LinkFacts facts = shared.get(reading);
        if (facts == null) {
            facts = shared.size() < MOST_SHARED ? read.get() : LinkFacts.UNREADABLE;
            shared.put(reading, facts);
        }
        return facts;
    }

    private static boolean isArchive(LinkEntry entry, ByteView content) {
        return entry.kind() == LinkKind.OTHER && NresFormat.NRES.sniff(content, Attributes.NONE);
    }

    /** What is not looked into is as good as unreadable; what was seen before says nothing new. */
    private void go(NestedWalk.Step step, AssetPath path, List<LinkFile> inner) {
        if (step instanceof NestedWalk.Step.Arrived arrived) {
            inside(arrived.place(), inner);
        } else if (step instanceof NestedWalk.Step.Stopped) {
            inner.add(FileScan.unreadable(path.text()));
        }
    }

    private void inside(Place place, List<LinkFile> inner) {
        if (!walk.into(place).isYes()) {
            return;
        }
        try {
            inner.add(archive(place, NresFormat.NRES.decode(place.bytes(), Problems.tolerant())));
        } catch (MalformedAssetException e) {
            inner.add(FileScan.unreadable(place.path().text()));
        }
    }
}
