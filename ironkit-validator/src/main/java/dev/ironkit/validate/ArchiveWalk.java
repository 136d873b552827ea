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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** What was unpacked is not unpacked again to know what it is. */
    private final Map<Integer, ArchiveRules> unpacked = new HashMap<>();

    private final List<CheckedArchive> archives = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    ArchiveWalk(Validator validator, AssetPath path, NestedWalk walk) {
        this.validator = validator;
        this.walk = walk;
        this.problems = Problems.in(Problems.Mode.AUDIT, path);
    }

    Validation walk(ArchiveRules rules, ByteView bytes, Attributes attributes) {
        return walk(rules, new Image(walk.start(bytes, problems.path()), attributes, -1, false, bytes.range()));
    }

    /** Looks at what was unpacked from bytes of the outermost file. */
    Validation walk(ArchiveRules rules, ByteView bytes, Attributes attributes, ByteRange packed) {
        return walk(rules, new Image(walk.start(bytes, problems.path()), attributes, -1, true, packed));
    }

    private Validation walk(ArchiveRules rules, Image outermost) {
        if (rules.holdsOthers()) {
            walk.into(outermost.place());
        }
        look(rules, outermost);
        walk.more(outermost.path()).ifPresent(found -> report(found, 0, outermost));
        return new Validation(archives, findings, problems.beyondKept());
    }

    private void look(ArchiveRules rules, Image image) {
        int self = archives.size();
        archives.add(null);
        int known = problems.all().size();
        ArchiveRules.Opened opened = null;
        Diagnostic end = null;
        try {
            opened = rules.open(image.bytes(), image.attributes(), problems.at(image.path()));
        } catch (MalformedAssetException e) {
            end = e.diagnostic();
        }
        archives.set(
                self,
                new CheckedArchive(
                        image.path(),
                        rules.format(),
                        image.parent(),
                        image.outer(),
                        image.packed(),
                        image.bytes().length(),
                        opened == null || !rules.isArchive() ? 0 : opened.entries(),
                        opened != null,
                        rules.isArchive(),
                        opened == null ? Map.of() : opened.unexplained()));
        take(known, self, image, end);
        if (opened != null) {
            lookInside(opened, self, image);
        }
    }

    private void lookInside(ArchiveRules.Opened opened, int self, Image image) {
        NestedWalk.Answer answer = walk.entries(image.place(), opened.entries());
        if (!answer.isYes()) {
            answer.why().ifPresent(found -> report(found, self, image));
            return;
        }
        for (int i = 0; i < opened.entries(); i++) {
            Optional<EntryContent> content = opened.content(i);
            if (content.isPresent()) {
                lookAt(content.get(), self, image);
            }
        }
    }

    private void lookAt(EntryContent content, int self, Image around) {
        AssetPath path = around.path().entry(content.segment());
        int known = problems.all().size();
        NestedWalk.Step step = null;
        try {
            step = walk.step(
                    around.place(),
                    content.stored(),
                    path,
                    () -> content.bytes().apply(problems.at(around.path())));
        } catch (MalformedAssetException e) {
            // The archive can be read on: only this entry cannot.
        }
        take(known, self, around, null);
        if (step instanceof NestedWalk.Step.Arrived arrived) {
            arriveAt(arrived.place(), content, self, around);
        } else if (step instanceof NestedWalk.Step.Repeated repeated) {
            repeat(repeated, content, path, self, around);
        } else if (step instanceof NestedWalk.Step.Stopped stopped) {
            stopped.why().ifPresent(found -> report(found, self, around));
        }
    }

    private void arriveAt(Place place, EntryContent content, int self, Image around) {
        Optional<ArchiveRules> rules = validator.rules(place.bytes(), content.attributes(), content.name());
        if (rules.isEmpty()) {
            return;
        }
        if (content.stored().isUnpacked()) {
            unpacked.put(place.number(), rules.get());
        }
        checkEntry(rules.get(), content, place.path(), self, around);
        NestedWalk.Answer answer = rules.get().holdsOthers() ? walk.into(place) : NestedWalk.Answer.YES;
        if (answer.isYes()) {
            look(rules.get(), inner(place, content, self, around));
        } else {
            answer.why().ifPresent(found -> report(found, self, around));
        }
    }

    /** What is said of an entry is said of each, what is said of its content once. */
    private void repeat(
            NestedWalk.Step.Repeated repeated, EntryContent content, AssetPath path, int self, Image around) {
        Optional<ArchiveRules> rules = content.stored().isUnpacked()
                ? Optional.ofNullable(unpacked.get(repeated.first()))
                : validator.rules(
                        content.bytes().apply(problems.at(around.path())), content.attributes(), content.name());
        rules.ifPresent(known -> checkEntry(known, content, path, self, around));
        repeated.archive()
                .ifPresent(first ->
                        report(NestedWalk.repeated(path, content.stored().at(), first), self, around));
    }

    private void checkEntry(ArchiveRules rules, EntryContent content, AssetPath path, int self, Image around) {
        int known = problems.all().size();
        rules.checkEntry(content, problems.at(path));
        take(known, self, around, null);
    }

    private static Image inner(Place place, EntryContent content, int self, Image around) {
        boolean packedHere = content.stored().storage() == Storage.PACKED;
        ByteRange outer = around.packed()
                ? around.outer()
                : packedHere ? content.stored().at() : place.bytes().range();
        return new Image(place, content.attributes(), self, around.packed() || packedHere, outer);
    }

    /** What was left out keeps rules from being asked, whichever are wanted. */
    private void report(Diagnostic found, int self, Image image) {
        int known = problems.all().size();
        problems.add(found);
        take(known, self, image, found);
    }

    /** Takes over the findings since {@code known}, which were made in this archive. */
    private void take(int known, int archive, Image image, Diagnostic end) {
        List<Diagnostic> all = problems.all();
        for (int i = known; i < all.size(); i++) {
            Diagnostic found = all.get(i);
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
