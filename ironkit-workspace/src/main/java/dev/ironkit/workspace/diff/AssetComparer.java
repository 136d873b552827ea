package dev.ironkit.workspace.diff;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.NestedWalk;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.Workspace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Compares two assets, byte for byte and, where both are archives, entry by entry.
 *
 * <p>For one comparison; collects what is wrong with archives that cannot be opened, which are compared as bytes.
 */
public final class AssetComparer {

    private final Depth depth;
    private final boolean rsliOverlay;
    private final Set<String> compared = new HashSet<>();
    private ReadingBudget budget;
    private NestedWalk walk;
    private final List<Diagnostic> problems = new ArrayList<>();

    /**
     * A comparer.
     *
     * @param depth how closely to look at what differs
     * @param rsliOverlay whether the trailer of a library is honoured
     */
    public AssetComparer(Depth depth, boolean rsliOverlay) {
        this(depth, rsliOverlay, null);
    }

    AssetComparer(Depth depth, boolean rsliOverlay, ReadingBudget budget) {
        this.depth = depth;
        this.rsliOverlay = rsliOverlay;
        this.budget = budget;
    }

    /** {@return what kept archives from being compared entry by entry} */
    public List<Diagnostic> problems() {
        return List.copyOf(problems);
    }

    /** {@return what became of an asset} */
    public Difference compare(Located a, Located b) {
        return compare(a.path(), a.bytes(), fields(a), b.path(), b.bytes(), fields(b));
    }

    /** {@return what became of an asset that its content shows to be one} */
    public Difference compare(AssetPath pathA, ByteView a, AssetPath pathB, ByteView b) {
        return compare(
                pathA,
                a,
                () -> ContentFields.of(a, Attributes.NONE),
                pathB,
                b,
                () -> ContentFields.of(b, Attributes.NONE));
    }

    private static Supplier<Optional<Field>> fields(Located asset) {
        return () -> {
            try {
                return !asset.kind().isContainer() && asset.hasFields()
                        ? Optional.of(asset.describe(Problems.tolerant()))
                        : Optional.empty();
            } catch (MalformedAssetException e) {
                return Optional.empty();
            }
        };
    }

    private Difference compare(
            AssetPath pathA,
            ByteView a,
            Supplier<Optional<Field>> fieldsA,
            AssetPath pathB,
            ByteView b,
            Supplier<Optional<Field>> fieldsB) {
        Side sideA = Side.file(pathA, a.length());
        Side sideB = Side.file(pathB, b.length());
        long bytes = (long) a.length() + b.length();
        budget = budget == null ? ReadingBudget.of(bytes) : budget;
        walk = new NestedWalk(bytes);
        budget.take(Math.min(a.length(), b.length()), pathA);
        boolean same = a.equals(b);
        ArchiveComparer.Inside inside = same ? ArchiveComparer.Inside.NOTHING : inside(a, sideA, b, sideB, 0);
        return new Difference(
                same ? Change.SAME : Change.CHANGED,
                false,
                !same,
                Optional.of(sideA),
                Optional.of(sideB),
                List.of(),
                inside.bytes(),
                same || depth == Depth.ENTRY || inside.archive().isPresent()
                        ? Optional.empty()
                        : fieldsA.get().flatMap(left -> fieldsB.get().map(right -> ContentDifference.of(left, right))),
                inside.archive());
    }

    private ArchiveComparer.Inside inside(ByteView a, Side sideA, ByteView b, Side sideB, int level) {
        Optional<Comparison> archives = Optional.empty();
        if (isArchive(a) && isArchive(b) && isNew(a, sideA, b, level)) {
            archives = archives(a, sideA, b, sideB, level);
        }
        boolean explained = archives.isPresent() && archives.get().verdict() != Verdict.LAYOUT;
        boolean showBytes = depth == Depth.BYTE && !explained;
        return new ArchiveComparer.Inside(
                showBytes ? Optional.of(ByteDifference.of(a, b)) : Optional.empty(), archives);
    }

    /** Whether two archives are not too deep inside others, and were not compared under other names. */
    private boolean isNew(ByteView a, Side side, ByteView b, int level) {
        if (level >= NestedWalk.MAX_DEPTH) {
            problems.add(
                    new Diagnostic(NestingProblem.DEPTH, Severity.ERROR, side.path(), a.range(), "", List.of(level)));
            return false;
        }
        if (level == 0) {
            return true;
        }
        budget.take((long) a.length() + b.length(), side.path());
        return compared.add(Sha256.of(a) + Sha256.of(b));
    }

    private Optional<Comparison> archives(ByteView a, Side sideA, ByteView b, Side sideB, int level) {
        Optional<OpenedArchive> left = open(a, sideA);
        Optional<OpenedArchive> right = open(b, sideB);
        if (left.isEmpty() || right.isEmpty()) {
            return Optional.empty();
        }
        ArchiveComparer.ContentComparer contents =
                (contentA, entryA, contentB, entryB) -> inside(contentA, entryA, contentB, entryB, level + 1);
        return Optional.of(new ArchiveComparer(left.get(), right.get(), depth, contents).compare());
    }

    private Optional<OpenedArchive> open(ByteView bytes, Side side) {
        try {
            var container = Workspace.open(bytes, Problems.in(Problems.Mode.TOLERANT, side.path()), rsliOverlay);
            NestedWalk.Answer answer = walk.entries(walk.start(bytes, side.path()), container.count());
            answer.why().ifPresent(problems::add);
            return answer.isYes()
                    ? Optional.of(new OpenedArchive(container, bytes, side.path(), budget))
                    : Optional.empty();
        } catch (MalformedAssetException e) {
            problems.add(e.diagnostic());
            return Optional.empty();
        }
    }

    private static boolean isArchive(ByteView bytes) {
        return AssetKind.sniff(bytes).isArchive();
    }
}
