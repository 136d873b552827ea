package dev.ironkit.base.format;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The way through a file into the archives inside archives, for everybody who goes it.
 *
 * <p>Entries may overlap, so a small file can lead to the same archive from a thousand places and from each of those to a thousand
 * others; packed entries may unpack to far more than the file holds. Whoever looks into archives asks here at every step: before an
 * archive is opened ({@link #into}), when its entries are counted ({@link #entries}), and for the content of each ({@link #step}). What
 * was seen before is not shown again, and what one file may take is bounded by its own size.
 *
 * <p>For one file. May be used by several threads.
 */
public final class NestedWalk {

    /** How deep archives may lie in each other; the game has two levels. */
    public static final int MAX_DEPTH = 16;

    /** How many findings name a place; the others are counted. */
    private static final int NAMED = 20;

    /** The bytes of the file itself, as opposed to what was unpacked. */
    private static final int FILE = 0;

    /** Where a step led. */
    public sealed interface Step {

        /** To content that may be looked at. */
        record Arrived(Place place) implements Step {}

        /**
         * To content that was shown before.
         *
         * @param first the {@link Place#number()} it had
         * @param archive where, if it is an archive that was looked into
         */
        record Repeated(int first, Optional<AssetPath> archive) implements Step {}

        /**
         * Nowhere: it would be too much.
         *
         * @param why what is to be said of it; nothing where enough was said
         */
        record Stopped(Optional<Diagnostic> why) implements Step {}
    }

    /**
     * Whether to go on.
     *
     * @param isYes whether
     * @param why what is to be said where not; nothing where enough was said
     */
    public record Answer(boolean isYes, Optional<Diagnostic> why) {

        /** Go on. */
        public static final Answer YES = new Answer(true, Optional.empty());

        private static Answer no(Optional<Diagnostic> why) {
            return new Answer(false, why);
        }
    }

    /** Content on the way. */
    public static final class Place {

        private final ByteView bytes;
        private final AssetPath path;
        private final int space;
        private final int depth;
        private final SeenContent seen;

        private Place(ByteView bytes, AssetPath path, int space, int depth, SeenContent seen) {
            this.bytes = bytes;
            this.path = path;
            this.space = space;
            this.depth = depth;
            this.seen = seen;
        }

        /** {@return the content} */
        public ByteView bytes() {
            return bytes;
        }

        /** {@return its address} */
        public AssetPath path() {
            return path;
        }

        /** {@return how many archives are around it} */
        public int depth() {
            return depth;
        }

        /** {@return which content of the walk it is, from 0} */
        public int number() {
            return seen.number();
        }
    }

    private final NestingBudget budget;
    private final Map<SeenContent, SeenContent> seen = new HashMap<>();
    private final Map<String, AssetPath> unpackedArchives = new HashMap<>();
    private int spaces = FILE;
    private int named;
    private long unnamed;

    /** A walk through a file of so many bytes. */
    public NestedWalk(long size) {
        this(NestingBudget.of(size));
    }

    private NestedWalk(NestingBudget budget) {
        this.budget = budget;
    }

    /** {@return a walk with bounds of the caller's} */
    public static NestedWalk bounded(long maxEntries, long maxUnpacked) {
        return new NestedWalk(NestingBudget.fixed(maxEntries, maxUnpacked));
    }

    /** {@return the place where the walk begins} */
    public synchronized Place start(ByteView bytes, AssetPath path) {
        SeenContent first = new SeenContent(FILE, StoredContent.plain(bytes.range()), seen.size());
        seen.put(first, first);
        return new Place(bytes, path, FILE, 0, first);
    }

    /** {@return a place in an archive, for whoever needs the content of every entry and asks before each archive is taken apart} */
    public synchronized Place within(Place archive, ByteView content, AssetPath path) {
        SeenContent mine = new SeenContent(++spaces, StoredContent.plain(content.range()), seen.size());
        return new Place(content, path, spaces, archive.depth + 1, mine);
    }

    /** {@return whether an archive lies in fewer others than so many} */
    public Answer notDeeper(Place archive, int deepest) {
        return archive.depth < deepest
                ? Answer.YES
                : Answer.no(refusal(NestingProblem.DEPTH, archive.path, archive.bytes.range(), archive.depth));
    }

    /** {@return whether the archive at a place is to be opened: not where it lies too deep, or is the same as another} */
    public Answer into(Place archive) {
        Answer deep = notDeeper(archive, MAX_DEPTH);
        if (!deep.isYes()) {
            return deep;
        }
        // What was unpacked twice from different bytes may still be the same.
        String hash = archive.space == FILE || archive.seen.isPlain() ? "" : Sha256.of(archive.bytes);
        synchronized (this) {
            AssetPath first = hash.isEmpty() ? null : unpackedArchives.putIfAbsent(hash, archive.path);
            if (first != null) {
                return Answer.no(Optional.of(repeated(archive.path, archive.bytes.range(), first)));
            }
            archive.seen.lookedInto(archive.path);
            return Answer.YES;
        }
    }

    /** {@return the finding that an archive is the same as another that was looked into} */
    public static Diagnostic repeated(AssetPath path, ByteRange range, AssetPath first) {
        NestingProblem code = NestingProblem.REPEATED;
        return new Diagnostic(code, code.strict(), path, range, "", List.of(first.text()));
    }

    /** {@return whether so many entries of an archive may be looked at} */
    public synchronized Answer entries(Place archive, int count) {
        if (budget.takeEntries(count)) {
            return Answer.YES;
        }
        return Answer.no(refusal(
                NestingProblem.ENTRIES,
                archive.path,
                archive.bytes.range(),
                count,
                budget.entries(),
                budget.mostEntries()));
    }

    /** {@return whether an archive may be taken apart to so many files on a disk, of so many bytes together} */
    public synchronized Answer write(Place archive, long files, long bytes) {
        if (budget.takeWritten(files, bytes)) {
            return Answer.YES;
        }
        return Answer.no(refusal(
                NestingProblem.WRITTEN,
                archive.path,
                archive.bytes.range(),
                files,
                bytes,
                budget.files(),
                budget.written()));
    }

    /** {@return how many bytes may be written to disk in all} */
    public synchronized long mostWritten() {
        return budget.mostWritten();
    }

    /**
     * {@return where the way to an entry leads}
     *
     * @param archive the archive it is in
     * @param stored how it lies there
     * @param path its address
     * @param content gives the content; asked only where it is to be looked at
     * @throws dev.ironkit.base.diagnostic.MalformedAssetException if that is what {@code content} throws
     */
    public Step step(Place archive, StoredContent stored, AssetPath path, Supplier<ByteView> content) {
        SeenContent mine;
        int space;
        synchronized (this) {
            mine = new SeenContent(archive.space, stored, seen.size());
            SeenContent other = seen.putIfAbsent(mine, mine);
            if (other != null) {
                return new Step.Repeated(other.number(), other.archive());
            }
            Optional<Step> stop = charge(stored, path);
            if (stop.isPresent()) {
                seen.remove(mine);
                return stop.get();
            }
            space = stored.isUnpacked() ? ++spaces : archive.space;
        }
        return new Step.Arrived(new Place(content.get(), path, space, archive.depth + 1, mine));
    }

    private Optional<Step> charge(StoredContent stored, AssetPath path) {
        long size = stored.credibleSize();
        if (stored.isUnpacked() && !budget.takeUnpacked(size)) {
            return Optional.of(new Step.Stopped(refusal(
                    NestingProblem.UNPACKED, path, stored.at(), size, budget.unpacked(), budget.mostUnpacked())));
        }
        if (!budget.takeLookedAt(size)) {
            return Optional.of(new Step.Stopped(refusal(
                    NestingProblem.OVERLAP, path, stored.at(), size, budget.lookedAt(), budget.mostLookedAt())));
        }
        return Optional.empty();
    }

    /** {@return how much was left out beyond what findings have named} */
    public synchronized Optional<Diagnostic> more(AssetPath file) {
        return unnamed == 0 ? Optional.empty() : Optional.of(Diagnostic.of(NestingProblem.MORE, file, unnamed));
    }

    /** {@return whether all was looked at} */
    public synchronized boolean isComplete() {
        return named == 0;
    }

    private synchronized Optional<Diagnostic> refusal(
            NestingProblem code, AssetPath path, ByteRange range, Object... arguments) {
        if (named == NAMED) {
            unnamed++;
            return Optional.empty();
        }
        named++;
        return Optional.of(new Diagnostic(code, code.strict(), path, range, "", List.of(arguments)));
    }
}
