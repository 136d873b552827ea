package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.WorkspaceException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares two folders: files of the same path, then files of the same content. Letters match in any case, as in the game. */
public final class FolderComparer {

    /**
     * A file of one of the folders.
     *
     * @param relative its path below the folder
     * @param address the file
     */
    public record FolderFile(String relative, Address address) {}

    private final ReadOptions options;
    private final Depth depth;
    private final List<Diagnostic> problems = new ArrayList<>();
    private final Map<Change, Integer> counts = new EnumMap<>(Change.class);
    private final List<Difference> differences = new ArrayList<>();

    /** A comparer for one comparison. */
    public FolderComparer(ReadOptions options, Depth depth) {
        this.options = options;
        this.depth = depth;
    }

    /** {@return what kept files from being compared} */
    public List<Diagnostic> problems() {
        return List.copyOf(problems);
    }

    /**
     * {@return what became of a folder}
     *
     * @param pathA the first folder
     * @param a its files
     * @param pathB the second folder
     * @param b its files
     */
    public Difference compare(AssetPath pathA, List<FolderFile> a, AssetPath pathB, List<FolderFile> b) {
        Map<String, FolderFile> others = new LinkedHashMap<>();
        b.forEach(file -> others.put(file.relative(), file));
        List<FolderFile> alone = new ArrayList<>();
        for (FolderFile file : a) {
            FolderFile partner = others.remove(file.relative());
            if (partner == null) {
                alone.add(file);
            } else {
                pair(file, partner, false);
            }
        }
        inAnyCase(alone, others);
        renamed(alone, others);
        alone.forEach(file -> side(file).ifPresent(side -> add(Difference.removed(side))));
        others.values().forEach(file -> side(file).ifPresent(side -> add(Difference.added(side))));
        differences.sort(
                Comparator.comparing(difference -> difference.side().path().text()));
        Verdict verdict = differences.isEmpty() && problems.isEmpty() ? Verdict.IDENTICAL : Verdict.DIFFERENT;
        Comparison inside = new Comparison(verdict, counts, 0, differences, List.of(), List.of());
        return new Difference(
                verdict == Verdict.IDENTICAL ? Change.SAME : Change.CHANGED,
                false,
                verdict != Verdict.IDENTICAL,
                Optional.of(Side.file(pathA, 0)),
                Optional.of(Side.file(pathB, 0)),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(inside));
    }

    private void inAnyCase(List<FolderFile> alone, Map<String, FolderFile> others) {
        Map<String, FolderFile> folded = new HashMap<>();
        others.values().forEach(file -> folded.putIfAbsent(fold(file), file));
        alone.removeIf(file -> {
            FolderFile partner = folded.remove(fold(file));
            if (partner != null) {
                others.remove(partner.relative());
                pair(file, partner, false);
            }
            return partner != null;
        });
    }

    private static String fold(FolderFile file) {
        return file.relative().toLowerCase(Locale.ROOT);
    }

    /** Only files whose size occurs on both sides are hashed; that two are both empty says nothing. */
    private void renamed(List<FolderFile> alone, Map<String, FolderFile> others) {
        Set<Long> sizes = new HashSet<>();
        alone.forEach(file -> side(file).ifPresent(side -> sizes.add(side.size())));
        Map<String, Deque<FolderFile>> byContent = new HashMap<>();
        for (FolderFile file : others.values()) {
            content(file, sizes)
                    .ifPresent(key -> byContent
                            .computeIfAbsent(key, k -> new ArrayDeque<>())
                            .add(file));
        }
        if (byContent.isEmpty()) {
            return;
        }
        alone.removeIf(file -> {
            Deque<FolderFile> partners =
                    content(file, sizes).map(byContent::get).orElse(null);
            FolderFile partner = partners == null ? null : partners.poll();
            if (partner != null) {
                others.remove(partner.relative());
                pair(file, partner, true);
            }
            return partner != null;
        });
    }

    private Optional<String> content(FolderFile file, Set<Long> sizes) {
        try (Workspace workspace = new Workspace(options)) {
            Located found = workspace.locate(file.address(), Problems.tolerant());
            long size = found.bytes().length();
            return size > 0 && sizes.contains(size)
                    ? Optional.of(size + ":" + Sha256.of(found.bytes()))
                    : Optional.empty();
        } catch (WorkspaceException e) {
            // Said when the file itself is told about.
            return Optional.empty();
        }
    }

    private Optional<Side> side(FolderFile file) {
        try (Workspace workspace = new Workspace(options)) {
            Located found = workspace.locate(file.address(), Problems.tolerant());
            return Optional.of(Side.file(found.path(), found.bytes().length()));
        } catch (WorkspaceException e) {
            if (!problems.contains(e.diagnostic())) {
                problems.add(e.diagnostic());
            }
            return Optional.empty();
        }
    }

    private void pair(FolderFile a, FolderFile b, boolean renamed) {
        try (Workspace workspace = new Workspace(options)) {
            Located left = workspace.locate(a.address(), Problems.tolerant());
            Located right = workspace.locate(b.address(), Problems.tolerant());
            AssetComparer comparer = new AssetComparer(depth, options.rsliOverlay());
            Difference found = comparer.compare(left.path(), left.bytes(), right.path(), right.bytes());
            problems.addAll(comparer.problems());
            boolean otherCase = !renamed && !a.relative().equals(b.relative());
            Change change = renamed ? Change.RENAMED : otherCase ? Change.CHANGED : found.change();
            List<FieldChange> name =
                    renamed || otherCase ? List.of(new FieldChange("name", a.relative(), b.relative())) : List.of();
            if (change == Change.SAME) {
                counts.merge(change, 1, Integer::sum);
            } else {
                add(new Difference(
                        change,
                        false,
                        found.otherContent(),
                        found.a(),
                        found.b(),
                        name,
                        found.bytes(),
                        found.content(),
                        found.inside()));
            }
        } catch (WorkspaceException e) {
            problems.add(e.diagnostic());
        }
    }

    private void add(Difference difference) {
        counts.merge(difference.change(), 1, Integer::sum);
        differences.add(difference);
    }
}
