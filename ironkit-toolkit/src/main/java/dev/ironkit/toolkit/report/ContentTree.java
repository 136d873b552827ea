package dev.ironkit.toolkit.report;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestedWalk.Place;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.archive.EntryWalk;
import dev.ironkit.format.archive.EntryWalk.Visited;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what is in one file, or in one entry, as far as it is to be shown. */
public final class ContentTree {

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
    public record Branch(
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
    private final EntryWalk<AssetKind> entries;
    private MalformedAssetException failure;

    public ContentTree(Workspace workspace, Located root, boolean nodes, Problems problems) {
        this.workspace = workspace;
        this.root = root;
        this.nodes = nodes;
        this.problems = problems;
        this.walk = new NestedWalk(root.bytes().length());
        this.entries = new EntryWalk<>(walk);
    }

    /** The whole, so many archives deep. */
    public Branch grow(int depth) {
        AssetPath path = root.path();
        Branch whole = grow(new Bud(root, walk.start(root.bytes(), path), path.text(), ""), depth);
        walk.more(path).ifPresent(problems::add);
        return whole;
    }

    /** Why the whole cannot be opened, which is among the problems. */
    public Optional<MalformedAssetException> failure() {
        return Optional.ofNullable(failure);
    }

    /** Whether nothing had to be left out. */
    public boolean isComplete() {
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
            same = answer.why().flatMap(ContentTree::first);
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
        Inside inside = new Inside(archive.found(), inner);
        try {
            entries.over(archive.place(), archive.found().container(problems), problems, entry -> true, inside);
        } catch (MalformedAssetException e) {
            // The finding is in the list; the file is still shown.
            failure = archive.place().depth() == 0 ? e : failure;
        }
        return inside.children;
    }

    /** Makes the branches of one archive. */
    private final class Inside implements EntryWalk.Visitor<AssetKind> {

        private final List<Branch> children = new ArrayList<>();
        private final Located archive;
        private final int inner;

        Inside(Located archive, int inner) {
            this.archive = archive;
            this.inner = inner;
        }

        @Override
        public Optional<AssetKind> arrived(Visited entry, Place place) {
            ArchiveEntry said = entry.entry();
            Located inside = workspace.entered(archive, said.index(), place.bytes());
            try {
                children.add(grow(new Bud(inside, place, Workspace.display(said.name()), said.type()), inner - 1));
            } catch (MalformedAssetException e) {
                unreadable(entry, e);
            }
            return Optional.of(inside.kind());
        }

        @Override
        public Optional<AssetKind> kind(Visited entry, ByteView content) {
            return Optional.of(
                    workspace.entered(archive, entry.entry().index(), content).kind());
        }

        @Override
        public void repeated(Visited entry, Optional<AssetKind> kind, Optional<AssetPath> first) {
            children.add(leaf(entry.path(), kind.orElse(AssetKind.RAW), entry.entry(), first.map(AssetPath::text)));
        }

        @Override
        public void stopped(Visited entry, Optional<Diagnostic> why) {
            why.ifPresent(ContentTree.this::tell);
            children.add(leaf(entry.path(), AssetKind.RAW, entry.entry(), Optional.empty()));
        }

        /** The finding is in the list; the entry is still shown. */
        @Override
        public void unreadable(Visited entry, MalformedAssetException why) {
            children.add(leaf(entry.path(), AssetKind.RAW, entry.entry(), Optional.empty()));
        }

        @Override
        public void refused(List<ArchiveEntry> directory, Optional<Diagnostic> why) {
            why.ifPresent(ContentTree.this::tell);
        }
    }

    private static Branch leaf(AssetPath path, AssetKind kind, ArchiveEntry entry, Optional<String> same) {
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
