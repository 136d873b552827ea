package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.workspace.Receipt;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WritePlan;
import java.nio.file.Path;
import java.util.function.IntPredicate;

/** Extracts and packs for tests. */
final class Bench {

    private Bench() {}

    static final Extraction.Watcher SILENT = new Extraction.Watcher() {
        @Override
        public void done(Extraction.Item item) {
            // Tests look at the result.
        }

        @Override
        public boolean stops() {
            return false;
        }
    };

    static Extraction.Subject subject(byte[] archive) {
        ByteView image = ByteView.of(archive);
        Archive container = Workspace.open(image, Problems.tolerant(), false);
        return new Extraction.Subject(new AssetPath("test.lib"), "test.lib", image, container);
    }

    static Extraction.Result extract(byte[] archive, Path folder, boolean recursive) {
        return extract(archive, folder, recursive, i -> true);
    }

    static Extraction.Result extract(byte[] archive, Path folder, boolean recursive, IntPredicate wanted) {
        Extraction.Options options = new Extraction.Options(recursive, 2, false);
        return new Extraction(subject(archive), options, wanted).into(TargetFolder.of(folder, false), SILENT);
    }

    /** What a folder packs to, after the check that every write goes through. */
    static byte[] pack(Path folder) {
        return written(Packing.of(folder).plan(Problems.tolerant()));
    }

    static byte[] written(WritePlan plan) {
        ByteSink sink = ByteSink.inMemory();
        plan.encode(sink);
        plan.check(sink.toView());
        return sink.toByteArray();
    }

    static Receipt.Summary summary(WritePlan plan) {
        ByteSink sink = ByteSink.inMemory();
        plan.encode(sink);
        return plan.check(sink.toView());
    }
}
