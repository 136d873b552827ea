package dev.ironkit.toolkit.check;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Format;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.input.BatchItem;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.verify.RoundTrip;
import java.util.Optional;

/** Opens files and sends them round. May be used by several threads. */
public final class RoundTripRunner {

    /** Up to this size a file is read at once, which saves many small reads; a larger one is read piece by piece. */
    private static final int SMALL = 1 << 22;

    private final ReadOptions options;
    /** Where small files are read to, one after the other: fresh memory for each would cost more than reading it. */
    private final ThreadLocal<byte[]> buffer = ThreadLocal.withInitial(() -> new byte[SMALL]);

    public RoundTripRunner(ReadOptions options) {
        this.options = options;
    }

    /** {@return what became of a file} */
    public VerifiedFile run(BatchItem item) {
        if (item.failure() != null) {
            return VerifiedFile.failed(item.path(), item.failure());
        }
        // A workspace of its own: what one thread closes no other reads.
        try (Workspace workspace = new Workspace(options)) {
            return run(item, workspace.locate(item.address(), Problems.tolerant()));
        } catch (RuntimeException | OutOfMemoryError e) {
            Diagnostic reason = Failure.known(e, item.path()).found();
            return VerifiedFile.failed(reason.path(), reason);
        }
    }

    /** The same bytes, in memory if they are few. They are gone when this thread turns to its next file. */
    private ByteView inMemory(ByteView bytes) {
        if (bytes.isLoaded() || bytes.length() > SMALL) {
            return bytes;
        }
        byte[] memory = buffer.get();
        bytes.copyTo(0, memory, 0, bytes.length());
        return ByteView.of(memory, bytes.origin()).slice(0, bytes.length());
    }

    private VerifiedFile run(BatchItem item, Located found) {
        AssetPath path = found.path();
        ByteView bytes = found.bytes();
        if (RoundTrip.applies(bytes, found.attributes())) {
            return VerifiedFile.of(
                    path,
                    bytes.length(),
                    RoundTrip.of(inMemory(bytes), found.attributes(), path, options.rsliOverlay()));
        }
        // What its bytes do not tell, its user, its directory entry or its name may.
        Optional<Format<?>> said = found.kind().contentFormat();
        if (said.isPresent()) {
            return VerifiedFile.of(
                    path, bytes.length(), RoundTrip.of(said.get(), inMemory(bytes), found.attributes(), path));
        }
        return item.named()
                ? VerifiedFile.failed(
                        path,
                        Diagnostic.of(
                                RequestProblem.NO_RULES, path, found.kind().title()))
                : VerifiedFile.skipped(path, bytes.length());
    }
}
