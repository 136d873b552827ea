package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestingGuard;
import dev.ironkit.validate.EntryContent.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One pass over an archive and the archives inside it. */
final class ArchiveWalk {

    /**
     * An archive to look into.
     *
     * @param bytes its content
     * @param attributes what its directory entry says
     * @param path its address
     * @param parent the archive it lies in, or -1
     * @param depth how many archives are around it
     * @param space which bytes it is a range of, as {@link NestingGuard} counts them
     * @param packed whether its offsets are its own, not those of the outermost file
     * @param outer the bytes in the outermost file it is, or was unpacked from
     */
    private record Image(
            ByteView bytes,
            Attributes attributes,
            AssetPath path,
            int parent,
            int depth,
            int space,
            boolean packed,
            ByteRange outer) {}

    private final Validator validator;
    private final Problems problems;
    private final NestingGuard guard;
    private final List<CheckedArchive> archives = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();

    ArchiveWalk(Validator validator, AssetPath path, NestingGuard guard) {
        this.validator = validator;
        this.guard = guard;
        this.problems = Problems.in(Problems.Mode.AUDIT, path);
    }

    Validation walk(ArchiveRules rules, ByteView bytes, Attributes attributes) {
        look(rules, new Image(bytes, attributes, problems.path(), -1, 0, NestingGuard.FILE, false, bytes.range()));
        return new Validation(archives, findings, problems.beyondKept());
    }

    /** Looks at what was unpacked from bytes of the outermost file. */
    Validation walk(ArchiveRules rules, ByteView bytes, Attributes attributes, ByteRange packed) {
        look(rules, new Image(bytes, attributes, problems.path(), -1, 0, guard.newSpace(), true, packed));
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
                        rules.isArchive()));
        take(known, self, image, end);
        if (opened != null) {
            lookInside(opened, self, image);
        }
    }

    private void lookInside(ArchiveRules.Opened opened, int self, Image image) {
        if (guard.entries(opened.entries()).isPresent()) {
            report(ValidatorProblem.ENTRIES, image.bytes().range(), image.path(), self, image);
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
        // A claim beyond the limit of its format is the reader's to refuse; the guard is for many that are within it.
        boolean inMemory = content.storage() != Storage.PLAIN && content.size() <= Limits.STANDARD.maxUnpackedSize();
        if (inMemory && guard.unpack(content.size()).isPresent()) {
            report(ValidatorProblem.UNPACKED, content.stored(), path, self, around, content.size());
            return;
        }
        int known = problems.all().size();
        ByteView bytes = null;
        try {
            bytes = content.bytes().apply(problems.at(around.path()));
        } catch (MalformedAssetException e) {
            // The archive can be read on: only this entry cannot.
        }
        take(known, self, around, null);
        Optional<ArchiveRules> rules =
                bytes == null ? Optional.empty() : validator.rules(bytes, content.attributes(), content.name());
        if (rules.isPresent()) {
            checkEntry(rules.get(), content, path, self, around);
            enter(rules.get(), inner(content, bytes, path, self, around), self, around);
        }
    }

    private void checkEntry(ArchiveRules rules, EntryContent content, AssetPath path, int self, Image around) {
        int known = problems.all().size();
        rules.checkEntry(content, problems.at(path));
        take(known, self, around, null);
    }

    private Image inner(EntryContent content, ByteView bytes, AssetPath path, int self, Image around) {
        boolean packedHere = content.storage() == Storage.PACKED;
        int space = content.storage() == Storage.PLAIN ? around.space() : guard.newSpace();
        ByteRange outer = around.packed() ? around.outer() : packedHere ? content.stored() : bytes.range();
        boolean packed = around.packed() || packedHere;
        return new Image(bytes, content.attributes(), path, self, around.depth() + 1, space, packed, outer);
    }

    private void enter(ArchiveRules rules, Image image, int self, Image around) {
        Optional<NestingGuard.Stop> stop =
                guard.enter(image.space(), image.bytes().range(), image.depth());
        if (stop.isEmpty()) {
            look(rules, image);
        } else if (stop.get() == NestingGuard.Stop.DEPTH) {
            report(ValidatorProblem.DEPTH, image.bytes().range(), image.path(), self, around, image.depth());
        }
    }

    private void report(ProblemCode code, ByteRange range, AssetPath path, int self, Image image, Object... arguments) {
        int known = problems.all().size();
        problems.at(path).report(code, range, arguments);
        take(known, self, image, null);
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
