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
import dev.ironkit.format.entry.EntryType;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.format.tfnt.FontFormat;
import dev.ironkit.workspace.AssetFormats;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Containers;
import dev.ironkit.workspace.DecodedAsset;
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
    private final BiConsumer<Container, ByteSink> encoder;
    private final NestedWalk walk;
    private final Problems problems;
    private int archives;
    private int identical;
    private int unreadable;
    private int assets;
    private int identicalAssets;
    private long entries;

    private RoundTrip(AssetPath path, long size, boolean rsliOverlay, BiConsumer<Container, ByteSink> encoder) {
        this.problems = Problems.in(Problems.Mode.TOLERANT, path);
        this.walk = new NestedWalk(size);
        this.rsliOverlay = rsliOverlay;
        this.encoder = encoder;
    }

    /** {@return whether the bytes are an archive or another asset with an encoder} */
    public static boolean applies(ByteView bytes, Attributes attributes) {
        return isContainer(bytes) || AssetFormats.detect(bytes, attributes).isPresent();
    }

    private static boolean isContainer(ByteView start) {
        return Containers.recognises(start) || FontFormat.TFNT.sniff(start, Attributes.NONE);
    }

    /**
     * {@return how the round trip of an asset went that its user says is of this format}
     *
     * @param bytes its content
     * @param attributes what its directory entry says, or its user
     * @param path its address
     */
    public static Outcome of(Format<?> format, ByteView bytes, Attributes attributes, AssetPath path) {
        RoundTrip trip = new RoundTrip(path, bytes.length(), false, Container::encode);
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
        return of(bytes, attributes, path, rsliOverlay, Container::encode);
    }

    /** The same with an encoder of the caller's, so that a test can see a defect of it being found. */
    static Outcome of(
            ByteView bytes,
            Attributes attributes,
            AssetPath path,
            boolean rsliOverlay,
            BiConsumer<Container, ByteSink> encoder) {
        RoundTrip trip = new RoundTrip(path, bytes.length(), rsliOverlay, encoder);
        trip.any(trip.walk.start(bytes, path), attributes, AssetFormats.detect(bytes, attributes));
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
        Optional<Format<?>> said = AssetFormats.said(attributes);
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
                    AssetFormats.decode(format, bytes, attributes, Problems.in(Problems.Mode.TOLERANT, path));
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
        boolean isArchive = Containers.recognises(bytes);
        archives += isArchive ? 1 : 0;
        assets += isArchive ? 0 : 1;
        Container container;
        try {
            container = Containers.open(bytes, Problems.in(Problems.Mode.TOLERANT, path), rsliOverlay);
        } catch (MalformedAssetException e) {
            unreadable++;
            problems.add(e.diagnostic());
            return false;
        }
        if (comesBack(sink -> encoder.accept(container, sink), bytes, path)) {
            identical += isArchive ? 1 : 0;
            identicalAssets += isArchive ? 0 : 1;
        }
        List<Container.Entry> directory = container.entries();
        entries += isArchive ? directory.size() : 0;
        if (MshFormat.MSH.sniff(bytes, Attributes.NONE)) {
            // The types of its entries are those of tables, whatever else they would mean elsewhere.
            return true;
        }
        NestedWalk.Answer answer = walk.entries(place, directory.size());
        if (answer.isYes()) {
            directory.stream().filter(Container.Entry::usable).forEach(entry -> content(container, entry, place));
        } else {
            leftOut(directory.size(), answer.why());
        }
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

    private void content(Container container, Container.Entry entry, Place around) {
        ByteView start = container.start(entry.index(), Containers.MARK_SIZE);
        Optional<Format<?>> named = EntryType.ofName(entry.name()).flatMap(type -> AssetFormats.of(AssetKind.of(type)));
        if (!isContainer(start) && named.isEmpty() && !AssetFormats.mayBe(start, entry.size(), entry.attributes())) {
            return;
        }
        NestedWalk.Step step;
        try {
            step = walk.step(
                    around,
                    container.stored(entry.index()),
                    around.path().entry(container.segment(entry.index())),
                    () -> container.content(entry.index(), Problems.in(Problems.Mode.TOLERANT, around.path())));
        } catch (MalformedAssetException e) {
            // Whether packed data unpacks is the validator's question; here its bytes came back with the archive.
            return;
        }
        if (step instanceof NestedWalk.Step.Arrived arrived) {
            Place place = arrived.place();
            any(
                    place,
                    entry.attributes(),
                    AssetFormats.detect(place.bytes(), entry.attributes()).or(() -> named));
        } else if (step instanceof NestedWalk.Step.Stopped stopped) {
            leftOut(1, stopped.why());
        }
    }
}
