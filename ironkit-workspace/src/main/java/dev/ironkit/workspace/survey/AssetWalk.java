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
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

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

    /** What was packed is not unpacked again to know what it is. */
    private final Map<Integer, AssetKind> kinds = new HashMap<>();

    private AssetWalk(Workspace workspace, AssetVisitor visitor, NestedWalk walk) {
        this.workspace = workspace;
        this.visitor = visitor;
        this.walk = walk;
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
        Container container = archive.asset().container(Problems.tolerant());
        List<Container.Entry> entries = container.entries();
        NestedWalk.Answer answer = walk.entries(place, entries.size());
        if (!answer.isYes()) {
            answer.why().ifPresent(this::tell);
            return;
        }
        NavigableMap<Long, Long> foreign =
                archive.kind() == AssetKind.MSH ? payloads(archive) : new TreeMap<>(Map.of(0L, Long.MAX_VALUE));
        for (Container.Entry entry : entries) {
            var around = foreign.floorEntry(entry.offset());
            if (around != null && entry.offset() + entry.storedSize() <= around.getValue()) {
                enter(archive.asset(), container, entry, place);
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

    private void enter(Located archive, Container container, Container.Entry entry, Place place) {
        AssetPath path = archive.path().entry(container.segment(entry.index()));
        try {
            Supplier<ByteView> content =
                    () -> container.content(entry.index(), Problems.tolerant().at(archive.path()));
            // Of what is not usable the content tells why.
            StoredContent stored = entry.usable()
                    ? container.stored(entry.index())
                    : StoredContent.plain(content.get().range());
            NestedWalk.Step step = walk.step(place, stored, path, content);
            if (step instanceof NestedWalk.Step.Arrived arrived) {
                Located inside = workspace.entered(
                        archive, entry.index(), arrived.place().bytes());
                VisitedAsset visited = new VisitedAsset(inside, Optional.of(entry));
                if (stored.isUnpacked()) {
                    kinds.put(arrived.place().number(), visited.kind());
                }
                visit(visited, arrived.place());
            } else if (step instanceof NestedWalk.Step.Repeated repeated) {
                AssetKind kind = stored.isUnpacked()
                        ? kinds.getOrDefault(repeated.first(), AssetKind.RAW)
                        : workspace
                                .entered(archive, entry.index(), content.get())
                                .kind();
                visitor.visit(VisitedAsset.repeated(archive.file(), path, kind, entry));
            } else if (step instanceof NestedWalk.Step.Stopped stopped) {
                stopped.why().ifPresent(this::tell);
            }
        } catch (MalformedAssetException e) {
            visitor.failed(e.diagnostic(), entry.usable() ? entry.storedSize() : 0);
        }
    }
}
