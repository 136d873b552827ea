package dev.ironkit.workspace.verify;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.archive.EntryWalk;
import dev.ironkit.format.archive.EntryWalk.Visited;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.workspace.DecodedAsset;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Reads an archive or another asset, writes it with its encoder and compares the bytes; the same for everything inside it that
 * has an encoder.
 *
 * <p>What is written goes nowhere but into the comparison, so a large archive needs little memory.
 */
public final class RoundTrip {

    /**
     * How it went.
     *
     * @param archives how many archives were found, nested ones included
     * @param identical how many came back byte for byte
     * @param unreadable how many archives and assets could not be read, so that there is nothing to compare
     * @param assets how many other assets were found, such as textures
     * @param identicalAssets how many of those came back byte for byte
     * @param entries how many entries they have
     * @param problems the differences, and what keeps an archive from being read, as far as they are kept
     */
    public record Outcome(
            int archives,
            int identical,
            int unreadable,
            int assets,
            int identicalAssets,
            long entries,
            List<Diagnostic> problems) {

        public Outcome {
            problems = List.copyOf(problems);
        }

        /** {@return whether all came back} */
        public boolean isIdentical() {
            return archives == identical && assets == identicalAssets && unreadable == 0;
        }
    }

    private final boolean rsliOverlay;
    private final BiConsumer<Archive, ByteSink> encoder;
    private final NestedWalk walk;
    private final EntryWalk<AssetKind> entriesOf;
    private final Problems problems;
    private int archives;
    private int identical;
    private int unreadable;
    private int assets;
    private int identicalAssets;
    private long entries;

    private RoundTrip(AssetPath path, long size, boolean rsliOverlay, BiConsumer<Archive, ByteSink> encoder) {
        this.problems = Problems.in(Problems.Mode.TOLERANT, path);
        this.walk = new NestedWalk(size);
        this.entriesOf = new EntryWalk<>(walk);
        this.rsliOverlay = rsliOverlay;
        this.encoder = encoder;
    }

    /** {@return whether the bytes are an archive or another asset with an encoder} */
    public static boolean applies(ByteView bytes, Attributes attributes) {
        return isContainer(bytes) || AssetKind.detect(bytes, attributes).isPresent();
    }

    private static boolean isContainer(ByteView start) {
        return AssetKind.sniff(start).isContainer();
    }

    /**
     * {@return how the round trip of an asset went that its user says is of this format}
     *
     * @param bytes its content
     * @param attributes what its directory entry says, or its user
     * @param path its address
     */
    public static Outcome of(Format<?> format, ByteView bytes, Attributes attributes, AssetPath path) {
        RoundTrip trip = new RoundTrip(path, bytes.length(), false, Archive::encode);
        trip.asset(format, bytes, attributes, path);
        return trip.outcome();
    }

    /**
     * {@return how the round trip of an archive or another asset went}
     *
     * @param bytes its content
     * @param attributes what its directory entry says, or {@link Attributes#NONE}
     * @param path its address
     * @param rsliOverlay whether the trailer of a library is honoured
     */
    public static Outcome of(ByteView bytes, Attributes attributes, AssetPath path, boolean rsliOverlay) {
        return of(bytes, attributes, path, rsliOverlay, Archive::encode);
    }

    /** The same with an encoder of the caller's, so that a test can see a defect of it being found. */
    static Outcome of(
            ByteView bytes,
            Attributes attributes,
            AssetPath path,
            boolean rsliOverlay,
            BiConsumer<Archive, ByteSink> encoder) {
        RoundTrip trip = new RoundTrip(path, bytes.length(), rsliOverlay, encoder);
        trip.any(trip.walk.start(bytes, path), attributes, AssetKind.detect(bytes, attributes));
        trip.walk.more(path).ifPresent(trip.problems::add);
        return trip.outcome();
    }

    private Outcome outcome() {
        return new Outcome(archives, identical, unreadable, assets, identicalAssets, entries, problems.all());
    }

    private void any(Place place, Attributes attributes, Optional<Format<?>> format) {
        if (isContainer(place.bytes())) {
            NestedWalk.Answer answer = walk.into(place);
            if (!answer.isYes()) {
                leftOut(1, answer.why());
            } else if (image(place)) {
                checkSaid(place.bytes(), attributes, place.path());
            }
        } else {
            format.ifPresent(each -> asset(each, place.bytes(), attributes, place.path()));
        }
    }

    /** An archive whose bytes come back may still not be what its directory entry says, such as a model. */
    private void checkSaid(ByteView bytes, Attributes attributes, AssetPath path) {
        Optional<Format<?>> said = AssetKind.said(attributes).flatMap(AssetKind::format);
        // By its content a model or a font is one that can be read: it was opened.
        if (said.isEmpty() || said.get().sniff(bytes, Attributes.NONE)) {
            return;
        }
        try {
            said.get().decode(bytes.load(), attributes, Problems.in(Problems.Mode.TOLERANT, path));
        } catch (MalformedAssetException e) {
            unreadable++;
            problems.add(e.diagnostic());
        }
    }

    /** What was not looked at did not come back; what is the same as another came back with it. */
    private void leftOut(int count, Optional<Diagnostic> why) {
        if (why.isPresent() && why.get().code() == NestingProblem.REPEATED) {
            return;
        }
        assets += count;
        unreadable += count;
        why.ifPresent(problems::add);
    }

    private <T> void asset(Format<T> format, ByteView bytes, Attributes attributes, AssetPath path) {
        assets++;
        try {
            DecodedAsset<T> asset =
                    DecodedAsset.of(format, bytes, attributes, Problems.in(Problems.Mode.TOLERANT, path));
            identicalAssets += comesBack(asset::encode, bytes, path) ? 1 : 0;
        } catch (MalformedAssetException e) {
            unreadable++;
            problems.add(e.diagnostic());
        }
    }

    /** Tells whether it could be opened. */
    private boolean image(Place place) {
        ByteView bytes = place.bytes();
        AssetPath path = place.path();
        // A font holds a texture, but has no directory.
        boolean isArchive = AssetKind.sniff(bytes).isArchive();
        archives += isArchive ? 1 : 0;
        assets += isArchive ? 0 : 1;
        Archive container;
        try {
            container = Workspace.open(bytes, Problems.in(Problems.Mode.TOLERANT, path), rsliOverlay);
        } catch (MalformedAssetException e) {
            unreadable++;
            problems.add(e.diagnostic());
            return false;
        }
        if (comesBack(sink -> encoder.accept(container, sink), bytes, path)) {
            identical += isArchive ? 1 : 0;
            identicalAssets += isArchive ? 0 : 1;
        }
        entries += isArchive ? container.count() : 0;
        if (MshFormat.MSH.sniff(bytes, Attributes.NONE)) {
            // The types of its entries are those of tables, whatever else they would mean elsewhere.
            return true;
        }
        entriesOf.over(
                place,
                container,
                Problems.tolerant(),
                entry -> entry.usable() && mayBeAsset(container, entry),
                new Inside());
        return true;
    }

    private boolean comesBack(Consumer<ByteSink> encoding, ByteView bytes, AssetPath path) {
        ComparingTarget target = new ComparingTarget(bytes);
        ByteSink sink = ByteSink.into(target);
        encoding.accept(sink);
        sink.flush();
        if (!target.isIdentical()) {
            problems.add(difference(target, bytes, path));
        }
        return target.isIdentical();
    }

    private static Diagnostic difference(ComparingTarget target, ByteView bytes, AssetPath path) {
        long at = target.firstDifference();
        ByteRange range = bytes.range(at, at < bytes.length() ? 1 : 0);
        RoundTripProblem code = target.hasDifferingByte() ? RoundTripProblem.BYTES : RoundTripProblem.LENGTH;
        List<Object> arguments = target.hasDifferingByte()
                ? List.of(hex(at), hex(target.differingByte()), hex(bytes.u8((int) at)))
                : List.of(target.written(), bytes.length());
        return new Diagnostic(code, code.strict(), path, range, "", arguments);
    }

    private static String hex(long value) {
        return String.format(Locale.ROOT, "0x%02X", value);
    }

    private static boolean mayBeAsset(Archive container, ArchiveEntry entry) {
        ByteView start = container.start(entry.index(), AssetKind.MARK_SIZE);
        return isContainer(start)
                || AssetKind.saidByName(entry.name()).isPresent()
                || AssetKind.mayHaveFormat(start, entry.size(), entry.attributes());
    }

    /** Goes on with what is in an archive; what is there twice came back with the first. */
    private final class Inside implements EntryWalk.Visitor<AssetKind> {

        @Override
        public Optional<AssetKind> arrived(Visited entry, Place place) {
            Attributes attributes = entry.entry().attributes();
            Optional<Format<?>> format = AssetKind.detect(place.bytes(), attributes);
            any(
                    place,
                    attributes,
                    format.or(() -> AssetKind.saidByName(entry.entry().name()).flatMap(AssetKind::contentFormat)));
            return Optional.empty();
        }

        @Override
        public void stopped(Visited entry, Optional<Diagnostic> why) {
            leftOut(1, why);
        }

        @Override
        public void unreadable(Visited entry, MalformedAssetException why) {
            // Whether packed data unpacks is the validator's question; here its bytes came back with the archive.
        }

        @Override
        public void refused(List<ArchiveEntry> all, Optional<Diagnostic> why) {
            leftOut(all.size(), why);
        }
    }
}
