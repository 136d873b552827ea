package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.base.format.StoredContent;
import dev.ironkit.workspace.AssetKind;
import dev.ironkit.workspace.Container;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds what is in one file, or in one entry, as far as it is to be shown. */
final class BranchGrowth {

    /**
     * A thing and what is in it: entries, or the nodes of a model.
     *
     * @param address where it is
     * @param name what it is called
     * @param kind what it is
     * @param type what the directory says of it; empty for a file
     * @param size how many bytes it has
     * @param children its entries
     * @param sameAs the address of the archive that is the same bytes and was shown before
     * @param nodes its nodes, where it is a model and they are wanted
     */
    record Branch(
            String address,
            String name,
            AssetKind kind,
            String type,
            long size,
            List<Branch> children,
            Optional<String> sameAs,
            Optional<NodeTree> nodes) {}

    /** What a branch is made for. */
    private record Bud(Located found, Place place, String name, String type) {}

    private final Workspace workspace;
    private final Located root;
    private final boolean nodes;
    private final Problems problems;
    private final NestedWalk walk;

    /** What was packed is not unpacked again to know what it is. */
    private final Map<Integer, AssetKind> kinds = new HashMap<>();

    BranchGrowth(Workspace workspace, Located root, boolean nodes, Problems problems) {
        this.workspace = workspace;
        this.root = root;
        this.nodes = nodes;
        this.problems = problems;
        this.walk = new NestedWalk(root.bytes().length());
    }

    /** The whole, so many archives deep. */
    Branch grow(int depth) {
        AssetPath path = root.path();
        Branch whole = grow(new Bud(root, walk.start(root.bytes(), path), path.text(), ""), depth);
        walk.more(path).ifPresent(problems::add);
        return whole;
    }

    /** Whether nothing had to be left out. */
    boolean isComplete() {
        return walk.isComplete();
    }

    private Branch grow(Bud bud, int inner) {
        Located found = bud.found();
        List<Branch> children = List.of();
        Optional<NodeTree> nodeTree = Optional.empty();
        Optional<String> same = Optional.empty();
        if (found.kind().isContainer() && inner > 0) {
            NestedWalk.Answer answer = walk.into(bud.place());
            nodeTree = nodes && answer.isYes() ? NodeTree.of(found, problems) : nodeTree;
            children = nodeTree.isEmpty() && answer.isYes() ? entries(bud, inner) : children;
            same = answer.why().flatMap(BranchGrowth::first);
            answer.why().ifPresent(this::tell);
        }
        return new Branch(
                found.path().text(),
                bud.name(),
                found.kind(),
                bud.type(),
                found.bytes().length(),
                children,
                same,
                nodeTree);
    }

    private static Optional<String> first(Diagnostic why) {
        return why.code() == NestingProblem.REPEATED
                ? Optional.of(String.valueOf(why.arguments().get(0)))
                : Optional.empty();
    }

    /** That something was shown before is said where it stands. */
    private void tell(Diagnostic why) {
        if (why.severity() == Severity.ERROR) {
            problems.add(why);
        }
    }

    private List<Branch> entries(Bud archive, int inner) {
        List<Branch> children = new ArrayList<>();
        try {
            Container container = archive.found().container(problems);
            List<Container.Entry> entries = container.entries();
            NestedWalk.Answer answer = walk.entries(archive.place(), entries.size());
            answer.why().ifPresent(this::tell);
            if (answer.isYes()) {
                entries.forEach(entry -> children.add(entry(archive, container, entry, inner)));
            }
        } catch (MalformedAssetException e) {
            // The finding is in the list; the file is still shown.
        }
        return children;
    }

    private Branch entry(Bud archive, Container container, Container.Entry entry, int inner) {
        AssetPath path = archive.found().path().entry(container.segment(entry.index()));
        try {
            Supplier<ByteView> content = () ->
                    container.content(entry.index(), problems.at(archive.found().path()));
            // Of what is not usable the content tells why.
            StoredContent stored = entry.usable()
                    ? container.stored(entry.index())
                    : StoredContent.plain(content.get().range());
            NestedWalk.Step step = walk.step(archive.place(), stored, path, content);
            if (step instanceof NestedWalk.Step.Arrived arrived) {
                return arrivedAt(arrived.place(), stored, archive.found(), entry, inner);
            }
            if (step instanceof NestedWalk.Step.Repeated repeated) {
                AssetKind kind = stored.isUnpacked()
                        ? kinds.getOrDefault(repeated.first(), AssetKind.RAW)
                        : workspace
                                .entered(archive.found(), entry.index(), content.get())
                                .kind();
                return leaf(path, kind, entry, repeated.archive().map(AssetPath::text));
            }
            ((NestedWalk.Step.Stopped) step).why().ifPresent(this::tell);
        } catch (MalformedAssetException e) {
            // The finding is in the list; the entry is still shown.
        }
        return leaf(path, AssetKind.RAW, entry, Optional.empty());
    }

    private Branch arrivedAt(Place place, StoredContent stored, Located archive, Container.Entry entry, int inner) {
        Located inside = workspace.entered(archive, entry.index(), place.bytes());
        if (stored.isUnpacked()) {
            kinds.put(place.number(), inside.kind());
        }
        return grow(new Bud(inside, place, Workspace.display(entry.name()), entry.type()), inner - 1);
    }

    private static Branch leaf(AssetPath path, AssetKind kind, Container.Entry entry, Optional<String> same) {
        return new Branch(
                path.text(),
                Workspace.display(entry.name()),
                kind,
                entry.type(),
                entry.size(),
                List.of(),
                same,
                Optional.empty());
    }
}
