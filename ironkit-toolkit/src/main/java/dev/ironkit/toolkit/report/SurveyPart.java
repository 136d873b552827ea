package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.workspace.survey.AssetVisitor;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.util.ArrayList;
import java.util.List;

/** What is gathered from one file, or from one asset that was named, and all inside it. */
public abstract class SurveyPart implements AssetVisitor {

    /** How many findings of one file are kept. */
    private static final int MOST_PROBLEMS = 1000;

    private final List<Diagnostic> problems = new ArrayList<>();
    private AssetPath path = AssetPath.UNNAMED;
    private long size;
    private boolean opened;

    /** Nothing was seen yet. */
    protected SurveyPart() {}

    /** Looks at an asset; what is wrong with it is told as a finding and the walk goes on. */
    public abstract void look(VisitedAsset asset);

    /** Hears of bytes that nothing can be said about. */
    void lost(long bytes) {
        // Only some count them.
    }

    @Override
    public final void visit(VisitedAsset asset) {
        if (!opened) {
            opened = true;
            size = asset.size();
        }
        try {
            look(asset);
        } catch (MalformedAssetException e) {
            note(e.diagnostic());
        }
    }

    @Override
    public final void failed(Diagnostic reason, long bytes) {
        note(reason);
        lost(bytes);
    }

    public final void note(Diagnostic found) {
        // An archive that cannot be read is seen so by whoever asks for its fields and by the walk.
        boolean known = problems.stream()
                .anyMatch(other -> other.code() == found.code() && other.path().equals(found.path()));
        if (!known && problems.size() < MOST_PROBLEMS) {
            problems.add(found);
        }
    }

    public final void at(AssetPath where) {
        path = where;
    }

    public final AssetPath path() {
        return path;
    }

    public final long size() {
        return size;
    }

    /** Whether there was something to look at. */
    public final boolean isOpened() {
        return opened;
    }

    public final List<Diagnostic> problems() {
        return problems;
    }
}
