package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.StoredContent.Storage;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.archive.EntryWalk;
import dev.ironkit.format.archive.EntryWalk.Visited;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** One pass over an archive and the archives inside it. */
final class ArchiveWalk {

    /**
     * An archive to look into.
     *
     * @param place its content and its address
     * @param attributes what its directory entry says
     * @param parent the archive it lies in, or -1
     * @param packed whether its offsets are its own, not those of the outermost file
     * @param outer the bytes in the outermost file it is, or was unpacked from
     */
    private record Image(Place place, Attributes attributes, int parent, boolean packed, ByteRange outer) {

        ByteView bytes() {
            return place.bytes();
        }

        AssetPath path() {
            return place.path();
        }
    }

    private final Validator validator;
    private final Problems problems;
    private final NestedWalk walk;

    private final EntryWalk<AssetRules<?>> entries;
    private final List<CheckedArchive> archives = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    /** How many of the problems are among the findings. */
    private int taken;

    ArchiveWalk(Validator validator, AssetPath path, NestedWalk walk) {
        this.validator = validator;
        this.walk = walk;
        this.entries = new EntryWalk<>(walk);
        this.problems = Problems.in(Problems.Mode.AUDIT, path);
    }

    /** Looks at an asset; where it was unpacked, from these bytes of the outermost file. */
    Validation walk(AssetRules<?> rules, ByteView bytes, Attributes attributes, Optional<ByteRange> packed) {
        Place start = walk.start(bytes, problems.path());
        return walk(rules, new Image(start, attributes, -1, packed.isPresent(), packed.orElseGet(bytes::range)));
    }

    private Validation walk(AssetRules<?> rules, Image outermost) {
        if (rules.kind().isContainer()) {
            walk.into(outermost.place());
        }
        look(rules, outermost);
        walk.more(outermost.path()).ifPresent(found -> report(found, 0, outermost));
        return new Validation(archives, findings, problems.beyondKept());
    }

    private void look(AssetRules<?> rules, Image image) {
        int self = archives.size();
        archives.add(null);
        Optional<Archive> opened = Optional.empty();
        boolean isRead = false;
        Diagnostic end = null;
        try {
            opened = rules.open(image.bytes(), image.attributes(), problems.at(image.path()));
            isRead = true;
        } catch (MalformedAssetException e) {
            end = e.diagnostic();
        }
        archives.set(
                self,
                new CheckedArchive(
                        image.path(),
                        rules.kind().word(),
                        image.parent(),
                        image.outer(),
                        image.packed(),
                        image.bytes().length(),
                        rules.isArchive() ? opened.map(Archive::count).orElse(0) : 0,
                        isRead,
                        rules.isArchive(),
                        opened.map(ArchiveWalk::unexplained).orElse(Map.of())));
        take(self, image, end);
        opened.ifPresent(archive ->
                entries.over(image.place(), archive, problems, ArchiveEntry::usable, new Inside(self, image)));
    }

    /** How many entries are of which type that nobody has explained; they are kept, and there are no rules for them. */
    private static Map<String, Integer> unexplained(Archive archive) {
        Map<String, Integer> types = new TreeMap<>();
        if (archive instanceof NresArchive nres) {
            for (NresEntry entry : nres.entries()) {
                if (!isExplained(entry)) {
                    types.merge(entry.typeText(), 1, Integer::sum);
                }
            }
        }
        return types;
    }

    /** Types, marks of archives and some names tell what an entry is. */
    private static boolean isExplained(NresEntry entry) {
        return AssetKind.isExplained(entry.attributes().type())
                || AssetKind.saidByName(entry.name().text()).isPresent()
                || (entry.isUsable() && AssetKind.sniff(entry.payload()).isArchive());
    }

    /** Looks at what is inside one of the checked archives. */
    private final class Inside implements EntryWalk.Visitor<AssetRules<?>> {

        private final int self;
        private final Image around;

        Inside(int self, Image around) {
            this.self = self;
            this.around = around;
        }

        @Override
        public Optional<AssetRules<?>> kind(Visited entry, ByteView content) {
            int index = entry.entry().index();
            return validator.rules(
                    content, entry.archive().attributes(index), entry.archive().name(index));
        }

        @Override
        public Optional<AssetRules<?>> arrived(Visited entry, Place place) {
            take(self, around, null);
            Optional<AssetRules<?>> rules = kind(entry, place.bytes());
            rules.ifPresent(known -> {
                checkEntry(known, entry);
                NestedWalk.Answer answer = known.kind().isContainer() ? walk.into(place) : NestedWalk.Answer.YES;
                if (answer.isYes()) {
                    look(known, inner(place, entry));
                } else {
                    answer.why().ifPresent(found -> report(found, self, around));
                }
            });
            return rules;
        }

        private Image inner(Place place, Visited entry) {
            boolean packedHere = entry.stored().storage() == Storage.PACKED;
            ByteRange outer = around.packed()
                    ? around.outer()
                    : packedHere ? entry.stored().at() : place.bytes().range();
            return new Image(place, entry.entry().attributes(), self, around.packed() || packedHere, outer);
        }

        /** What is said of an entry is said of each, what is said of its content once. */
        @Override
        public void repeated(Visited entry, Optional<AssetRules<?>> kind, Optional<AssetPath> archive) {
            kind.ifPresent(known -> checkEntry(known, entry));
            archive.ifPresent(first ->
                    report(NestedWalk.repeated(entry.path(), entry.stored().at(), first), self, around));
        }

        private void checkEntry(AssetRules<?> rules, Visited entry) {
            rules.checkEntry(entry.archive(), entry.entry().index(), problems.at(entry.path()));
            take(self, around, null);
        }

        @Override
        public void stopped(Visited entry, Optional<Diagnostic> why) {
            why.ifPresent(found -> report(found, self, around));
        }

        /** The archive can be read on: only this entry cannot. */
        @Override
        public void unreadable(Visited entry, MalformedAssetException why) {
            take(self, around, null);
        }

        @Override
        public void refused(List<ArchiveEntry> directory, Optional<Diagnostic> why) {
            why.ifPresent(found -> report(found, self, around));
        }
    }

    /** What was left out keeps rules from being asked, whichever are wanted. */
    private void report(Diagnostic found, int self, Image image) {
        problems.add(found);
        take(self, image, found);
    }

    /** Takes over the findings that were not taken yet, which were made in this archive. */
    private void take(int archive, Image image, Diagnostic end) {
        List<Diagnostic> all = problems.all();
        while (taken < all.size()) {
            Diagnostic found = all.get(taken++);
            long start = Math.max(0, found.range().offset() - image.bytes().origin());
            ByteRange inArchive = new ByteRange(start, found.range().length());
            // The very object: another finding may read the same.
            @SuppressWarnings("ReferenceEquality")
            boolean ends = found == end;
            findings.add(new Finding(inFile(found, image), archive, inArchive, ends));
        }
    }

    /** The finding with a range in the outermost file: of what is packed, all of the packed bytes. */
    private static Diagnostic inFile(Diagnostic found, Image image) {
        if (!image.packed()) {
            return found;
        }
        return new Diagnostic(
                found.code(), found.severity(), found.path(), image.outer(), found.field(), found.arguments());
    }
}
