package dev.ironkit.workspace.survey;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.archive.EntryWalk;
import dev.ironkit.format.archive.EntryWalk.Visited;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Visits an asset and everything inside it, outermost first and in the order of directories.
 *
 * <p>The tables of a model are parts of it and not visited; entries of a model that are no tables are. What cannot be opened is
 * told to the visitor, and the walk goes on.
 */
public final class AssetWalk {

    private final Workspace workspace;
    private final AssetVisitor visitor;
    private final NestedWalk walk;
    private final EntryWalk<AssetKind> entries;

    private AssetWalk(Workspace workspace, AssetVisitor visitor, NestedWalk walk) {
        this.workspace = workspace;
        this.visitor = visitor;
        this.walk = walk;
        this.entries = new EntryWalk<>(walk);
    }

    /** Visits a file, or an entry as if it were one, with all that it holds. */
    public static void over(Workspace workspace, Located root, AssetVisitor visitor) {
        NestedWalk walk = new NestedWalk(root.bytes().length());
        Place start = walk.start(root.bytes(), root.path());
        new AssetWalk(workspace, visitor, walk).visit(new VisitedAsset(root, Optional.empty()), start);
        walk.more(root.path()).ifPresent(found -> visitor.failed(found, 0));
    }

    private void visit(VisitedAsset visited, Place place) {
        visitor.visit(visited);
        if (!visited.kind().isContainer()) {
            return;
        }
        NestedWalk.Answer answer = walk.into(place);
        if (!answer.isYes()) {
            answer.why().ifPresent(this::tell);
            return;
        }
        try {
            inside(visited, place);
        } catch (MalformedAssetException e) {
            visitor.failed(e.diagnostic(), 0);
        }
    }

    /** That something was shown before is no failure. */
    private void tell(Diagnostic why) {
        if (why.severity() == Severity.ERROR) {
            visitor.failed(why, 0);
        }
    }

    private void inside(VisitedAsset archive, Place place) {
        Archive container = archive.asset().container(Problems.tolerant());
        NavigableMap<Long, Long> foreign =
                archive.kind() == AssetKind.MSH ? payloads(archive) : new TreeMap<>(Map.of(0L, Long.MAX_VALUE));
        entries.over(
                place,
                container,
                Problems.tolerant(),
                entry -> {
                    var around = foreign.floorEntry(entry.offset());
                    return around != null && entry.offset() + entry.storedSize() <= around.getValue();
                },
                new Inside(archive.asset()));
    }

    /** Where the entries of a model lie that are none of its tables. */
    private static NavigableMap<Long, Long> payloads(VisitedAsset model) {
        NavigableMap<Long, Long> ranges = new TreeMap<>();
        long origin = model.asset().bytes().origin();
        // They stand beside the tables; to go into those would make every vertex a field.
        for (Field field : ((Group) model.fields()).children()) {
            if (field instanceof Leaf leaf && leaf.role() == FieldRole.PAYLOAD) {
                ranges.put(leaf.range().offset() - origin, leaf.range().end() - origin);
            }
        }
        return ranges;
    }

    /** Shows the visitor what is in an archive. */
    private final class Inside implements EntryWalk.Visitor<AssetKind> {

        private final Located archive;

        Inside(Located archive) {
            this.archive = archive;
        }

        @Override
        public Optional<AssetKind> arrived(Visited entry, Place place) {
            VisitedAsset visited = new VisitedAsset(
                    workspace.entered(archive, entry.entry().index(), place.bytes()), Optional.of(entry.entry()));
            try {
                visit(visited, place);
            } catch (MalformedAssetException e) {
                unreadable(entry, e);
            }
            return Optional.of(visited.kind());
        }

        @Override
        public Optional<AssetKind> kind(Visited entry, ByteView content) {
            return Optional.of(
                    workspace.entered(archive, entry.entry().index(), content).kind());
        }

        @Override
        public void repeated(Visited entry, Optional<AssetKind> kind, Optional<AssetPath> first) {
            visitor.visit(
                    VisitedAsset.repeated(archive.file(), entry.path(), kind.orElse(AssetKind.RAW), entry.entry()));
        }

        @Override
        public void stopped(Visited entry, Optional<Diagnostic> why) {
            why.ifPresent(AssetWalk.this::tell);
        }

        @Override
        public void unreadable(Visited entry, MalformedAssetException why) {
            visitor.failed(
                    why.diagnostic(), entry.entry().usable() ? entry.entry().storedSize() : 0);
        }

        @Override
        public void refused(List<ArchiveEntry> directory, Optional<Diagnostic> why) {
            why.ifPresent(AssetWalk.this::tell);
        }
    }
}
