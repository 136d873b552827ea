package dev.ironkit.workspace.survey;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.NestingGuard;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
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
    private final NestingGuard guard = new NestingGuard();

    private AssetWalk(Workspace workspace, AssetVisitor visitor) {
        this.workspace = workspace;
        this.visitor = visitor;
    }

    /** Visits a file, or an entry as if it were one, with all that it holds. */
    public static void over(Workspace workspace, Located root, AssetVisitor visitor) {
        new AssetWalk(workspace, visitor).visit(root, Optional.empty(), NestingGuard.FILE, 0);
    }

    private void visit(Located asset, Optional<Container.Entry> entry, int space, int depth) {
        Optional<NestingGuard.Stop> stop = guard.enter(space, asset.bytes().range(), depth);
        VisitedAsset visited = new VisitedAsset(asset, entry, stop.isPresent());
        visitor.visit(visited);
        if (stop.isEmpty() && visited.kind().isContainer()) {
            try {
                inside(visited, space, depth);
            } catch (MalformedAssetException e) {
                visitor.failed(e.diagnostic(), 0);
            }
        }
    }

    private void inside(VisitedAsset archive, int space, int depth) {
        Container container = archive.asset().container(Problems.tolerant());
        List<Container.Entry> entries = container.entries();
        if (guard.entries(entries.size()).isPresent()) {
            return;
        }
        NavigableMap<Long, Long> foreign =
                archive.kind() == AssetKind.MSH ? payloads(archive) : new TreeMap<>(Map.of(0L, Long.MAX_VALUE));
        for (Container.Entry entry : entries) {
            var around = foreign.floorEntry(entry.offset());
            if (around != null && entry.offset() + entry.storedSize() <= around.getValue()) {
                enter(archive.asset(), container, entry, space, depth);
            }
        }
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

    private void enter(Located archive, Container container, Container.Entry entry, int space, int depth) {
        boolean packed = archive.kind() == AssetKind.RSLI;
        AssetPath path = archive.path().entry(container.segment(entry.index()));
        if (packed && guard.unpack(entry.size()).isPresent()) {
            return;
        }
        Located inside;
        try {
            inside = workspace.enter(archive, entry.index(), Problems.tolerant().at(path));
        } catch (MalformedAssetException e) {
            visitor.failed(e.diagnostic(), entry.usable() ? entry.storedSize() : 0);
            return;
        }
        visit(inside, Optional.of(entry), packed ? guard.newSpace() : space, depth + 1);
    }
}
