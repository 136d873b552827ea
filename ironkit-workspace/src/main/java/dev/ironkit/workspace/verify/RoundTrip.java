package dev.ironkit.workspace.verify;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.NestingGuard;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Containers;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;

/**
 * Reads an archive, writes it with its encoder and compares the bytes; the same for each archive inside it.
 *
 * <p>What is written goes nowhere but into the comparison, so a large archive needs little memory.
 */
public final class RoundTrip {

    /**
     * How it went.
     *
     * @param archives how many archives were found, nested ones included
     * @param identical how many came back byte for byte
     * @param unreadable how many could not be read, so that there is nothing to compare
     * @param entries how many entries they have
     * @param problems the differences, and what keeps an archive from being read, as far as they are kept
     */
    public record Outcome(int archives, int identical, int unreadable, long entries, List<Diagnostic> problems) {

        public Outcome {
            problems = List.copyOf(problems);
        }

        /** {@return whether all came back} */
        public boolean isIdentical() {
            return archives == identical;
        }
    }

    private final boolean rsliOverlay;
    private final BiConsumer<Container, ByteSink> encoder;
    private final NestingGuard guard = new NestingGuard();
    private final Problems problems;
    private int archives;
    private int identical;
    private int unreadable;
    private long entries;

    private RoundTrip(AssetPath path, boolean rsliOverlay, BiConsumer<Container, ByteSink> encoder) {
        this.problems = Problems.in(Problems.Mode.TOLERANT, path);
        this.rsliOverlay = rsliOverlay;
        this.encoder = encoder;
    }

    /** {@return whether the bytes are an archive} */
    public static boolean applies(ByteView bytes) {
        return Containers.recognises(bytes);
    }

    /**
     * {@return how the round trip of an archive went}
     *
     * @param bytes its content
     * @param path its address
     * @param rsliOverlay whether the trailer of a library is honoured
     */
    public static Outcome of(ByteView bytes, AssetPath path, boolean rsliOverlay) {
        return of(bytes, path, rsliOverlay, Container::encode);
    }

    /** The same with an encoder of the caller's, so that a test can see a defect of it being found. */
    static Outcome of(ByteView bytes, AssetPath path, boolean rsliOverlay, BiConsumer<Container, ByteSink> encoder) {
        RoundTrip trip = new RoundTrip(path, rsliOverlay, encoder);
        trip.image(bytes, path, NestingGuard.FILE, 0);
        return new Outcome(trip.archives, trip.identical, trip.unreadable, trip.entries, trip.problems.all());
    }

    private void image(ByteView bytes, AssetPath path, int space, int depth) {
        if (guard.enter(space, bytes.range(), depth).isPresent()) {
            return;
        }
        archives++;
        Container container;
        try {
            container = Containers.open(bytes, Problems.in(Problems.Mode.TOLERANT, path), rsliOverlay);
        } catch (MalformedAssetException e) {
            unreadable++;
            problems.add(e.diagnostic());
            return;
        }
        compare(container, bytes, path);
        List<Container.Entry> directory = container.entries();
        entries += directory.size();
        if (guard.entries(directory.size()).isEmpty()) {
            directory.stream()
                    .filter(Container.Entry::usable)
                    .forEach(entry -> content(container, entry, path, space, depth));
        }
    }

    private void compare(Container container, ByteView bytes, AssetPath path) {
        ComparingTarget target = new ComparingTarget(bytes);
        ByteSink sink = ByteSink.into(target);
        encoder.accept(container, sink);
        sink.flush();
        if (target.isIdentical()) {
            identical++;
        } else {
            problems.add(difference(target, bytes, path));
        }
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

    private void content(Container container, Container.Entry entry, AssetPath path, int space, int depth) {
        if (!Containers.recognises(container.start(entry.index(), Containers.MARK_SIZE))) {
            return;
        }
        boolean stored = container.format().equals(NresFormat.NRES.name());
        if (!stored && guard.unpack(entry.size()).isPresent()) {
            return;
        }
        ByteView bytes;
        try {
            bytes = container.content(entry.index(), Problems.in(Problems.Mode.TOLERANT, path));
        } catch (MalformedAssetException e) {
            // Whether packed data unpacks is the validator's question; here its bytes came back with the archive.
            return;
        }
        image(bytes, path.entry(container.segment(entry.index())), stored ? space : guard.newSpace(), depth + 1);
    }
}
