package dev.ironkit.toolkit.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.workspace.survey.FieldSums;
import dev.ironkit.workspace.survey.UnknownFields;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.util.List;
import java.util.Locale;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** How much of one file is understood, with everything inside it. */
public final class CoveragePart extends SurveyPart {

    private final UnknownFields unknown = new UnknownFields();
    private FieldSums sums = FieldSums.NONE;

    /** Nothing was seen yet. */
    public CoveragePart() {}

    /** How much is understood of some fields of an asset. */
    public static CoveragePart of(Consumer<BiConsumer<String, Leaf>> fields) {
        CoveragePart part = new CoveragePart();
        fields.accept((path, leaf) -> {
            long bytes = leaf.stored().length();
            boolean unknown = leaf.role() == FieldRole.UNKNOWN;
            part.sums = part.sums.plus(new FieldSums(unknown ? 0 : bytes, unknown ? bytes : 0, 0));
        });
        return part;
    }

    @Override
    public void look(VisitedAsset asset) {
        if (asset.isRepeated()) {
            return;
        }
        try {
            sums = sums.plus(FieldSums.of(asset));
        } catch (MalformedAssetException e) {
            lost(asset.size());
            throw e;
        }
        unknown.add(asset);
    }

    @Override
    void lost(long bytes) {
        sums = sums.plus(new FieldSums(0, bytes, 0));
        unknown.addLost(bytes);
    }

    /** What was too much to look at. */
    public List<Diagnostic> leftOut() {
        return problems().stream()
                .filter(found -> found.code() instanceof NestingProblem)
                .toList();
    }

    /** Its bytes, packed ones unpacked. */
    public FieldSums sums() {
        return sums;
    }

    public UnknownFields unknown() {
        return unknown;
    }

    /** The sentence that stands below a dump. */
    public String sentence() {
        return percent() + " explained";
    }

    /** The share of its bytes that is understood. */
    public String percent() {
        return percent(sums);
    }

    /** A share with one decimal place; all and nothing are said only where they are true. */
    public static String percent(FieldSums sums) {
        long explained = sums.explained();
        long all = sums.own();
        if (all == 0 || explained == all) {
            return "100.0 %";
        }
        double share = 100.0 * explained / all;
        double kept = explained == 0 ? 0 : Math.max(0.1, Math.min(99.9, share));
        return String.format(Locale.ROOT, "%.1f %%", kept);
    }
}
