package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import dev.ironkit.workspace.extract.Extraction.Outcome;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Takes single entries out of an archive. May be used by several threads at once. */
final class EntryExtraction {

    /** Archives deeper inside stay files. Retail files have one level; paths must not grow without end. */
    private static final int DEEPEST = 8;

    private final Extraction.Subject subject;
    private final Extraction.Options options;
    private final NestedWalk walk;
    private final Place place;

    /** The first entry of those that share their bytes. In order, so that which it is does not depend on luck. */
    private final Map<StoredContent, Integer> firsts = new HashMap<>();

    private final List<ArchiveEntry> entries;
    private final List<String> names;
    private final TargetFolder folder;

    EntryExtraction(
            Extraction.Subject subject,
            Extraction.Options options,
            NestedWalk walk,
            Place place,
            List<ArchiveEntry> entries,
            List<String> names,
            TargetFolder folder) {
        this.subject = subject;
        this.options = options;
        this.walk = walk;
        this.place = place;
        this.entries = entries;
        this.names = names;
        this.folder = folder;
        if (options.recursive()) {
            for (ArchiveEntry entry : entries) {
                if (entry.usable()) {
                    firsts.putIfAbsent(subject.container().stored(entry.index()), entry.index());
                }
            }
        }
    }

    Extraction.Item takeOut(int index) {
        AssetPath path = subject.path().entry(subject.container().segment(index));
        Problems problems = Problems.in(Problems.Mode.TOLERANT, path);
        try {
            ByteView content = subject.container().content(index, problems.at(subject.path()));
            return write(index, content, path, problems);
        } catch (MalformedAssetException e) {
            return failed(index, path, Outcome.BAD, e.diagnostic(), problems);
        } catch (RefusedException e) {
            // The archive is fine, the disk is not; the finding names the file.
            return failed(index, path, Outcome.LOST, e.diagnostic(), problems);
        } catch (WorkspaceException e) {
            // Said of the archive, and here of the entry.
            Diagnostic reading = Diagnostic.of(
                    e.diagnostic().code(), path, e.diagnostic().arguments().toArray());
            return failed(index, path, Outcome.LOST, reading, problems);
        } catch (UncheckedIOException e) {
            Diagnostic reading = Diagnostic.of(
                    IoProblem.READ, path, String.valueOf(e.getCause().getMessage()));
            return failed(index, path, Outcome.LOST, reading, problems);
        } catch (OutOfMemoryError e) {
            // Another entry may be small enough.
            long most = Runtime.getRuntime().maxMemory() >> 20;
            Diagnostic memory = Diagnostic.of(IoProblem.MEMORY, path, Long.toString(most));
            return failed(index, path, Outcome.LOST, memory, problems);
        }
    }

    private Extraction.Item write(int index, ByteView content, AssetPath path, Problems problems) {
        Optional<Inner> inner = openInner(index, content, path, problems);
        if (inner.isPresent()) {
            try {
                List<Extraction.Item> inside = takeApart(index, inner.get());
                String sha256 = Sha256.of(content);
                return item(index, path, Outcome.FOLDER, sha256, Optional.empty(), problems.all(), inside);
            } catch (RefusedException e) {
                // It is still taken out, as the bytes it is.
                problems.add(e.diagnostic().at(Severity.WARNING));
            }
        }
        String sha256 = folder.write(names.get(index), content);
        return item(index, path, Outcome.FILE, sha256, Optional.empty(), problems.all(), List.of());
    }

    private List<Extraction.Item> takeApart(int index, Inner inner) {
        Extraction.Options alone = new Extraction.Options(true, 1, options.rsliOverlay());
        Extraction extraction = new Extraction(inner.subject(), alone, i -> true, walk, inner.place());
        return extraction.into(folder.sub(names.get(index)), SILENT).items();
    }

    private static final Extraction.Watcher SILENT = new Extraction.Watcher() {
        @Override
        public void done(Extraction.Item item) {
            // The item around it is what the user waits for.
        }

        @Override
        public boolean stops() {
            return false;
        }
    };

    /** An archive inside the archive. */
    private record Inner(Extraction.Subject subject, Place place) {}

    /** The content as an archive, if it is to be taken apart and can be. */
    private Optional<Inner> openInner(int index, ByteView content, AssetPath path, Problems problems) {
        if (!options.recursive() || !AssetKind.sniff(content).isArchive()) {
            return Optional.empty();
        }
        StoredContent stored = subject.container().stored(index);
        int first = firsts.get(stored);
        if (first != index) {
            AssetPath taken = subject.path().entry(subject.container().segment(first));
            problems.add(NestedWalk.repeated(path, stored.at(), taken));
            return Optional.empty();
        }
        Place inside = walk.within(place, content, path);
        Problems found = Problems.in(Problems.Mode.TOLERANT, path);
        try {
            Archive container = Workspace.open(content, found, options.rsliOverlay());
            NestedWalk.Answer answer = mayTakeApart(inside, container);
            if (!answer.isYes()) {
                answer.why().ifPresent(problems::add);
                return Optional.empty();
            }
            found.all().forEach(problems::add);
            String name = Workspace.display(entries.get(index).name());
            return Optional.of(new Inner(new Extraction.Subject(path, name, content, container), inside));
        } catch (MalformedAssetException e) {
            // It is still taken out, as the bytes it is.
            problems.add(e.diagnostic().at(Severity.WARNING));
            return Optional.empty();
        }
    }

    private NestedWalk.Answer mayTakeApart(Place inside, Archive container) {
        NestedWalk.Answer deep = walk.notDeeper(inside, DEEPEST);
        if (!deep.isYes()) {
            return deep;
        }
        long bytes = 0;
        List<ArchiveEntry> found = container.directory();
        for (ArchiveEntry entry : found) {
            bytes += entry.usable() ? container.stored(entry.index()).credibleSize() : 0;
        }
        return walk.write(inside, found.size(), bytes);
    }

    private Extraction.Item failed(int index, AssetPath path, Outcome outcome, Diagnostic failure, Problems problems) {
        List<Diagnostic> others =
                problems.all().stream().filter(found -> !found.equals(failure)).toList();
        return item(index, path, outcome, "", Optional.of(failure), others, List.of());
    }

    private Extraction.Item item(
            int index,
            AssetPath path,
            Outcome outcome,
            String sha256,
            Optional<Diagnostic> failure,
            List<Diagnostic> findings,
            List<Extraction.Item> inside) {
        return new Extraction.Item(
                path,
                index,
                folder.path().resolve(names.get(index)),
                outcome,
                entries.get(index).size(),
                sha256,
                failure,
                findings,
                inside);
    }
}
