package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.workspace.survey.FieldSums;
import dev.ironkit.workspace.survey.UnknownFields;
import dev.ironkit.workspace.survey.VisitedAsset;

/** How much of one file is understood, with everything inside it. */
final class CoveragePart extends SurveyPart {

    private final UnknownFields unknown = new UnknownFields();
    private FieldSums sums = FieldSums.NONE;

    @Override
    void look(VisitedAsset asset) {
        if (asset.isRepeated()) {
            return;
        }
        try {
            sums = sums.plus(FieldSums.of(asset));
        } catch (MalformedAssetException e) {
            lost(asset.asset().bytes().length());
            throw e;
        }
        unknown.add(asset);
    }

    @Override
    void lost(long bytes) {
        sums = sums.plus(new FieldSums(0, bytes, 0));
        unknown.addLost(bytes);
    }

    /** Its bytes, packed ones unpacked. */
    FieldSums sums() {
        return sums;
    }

    UnknownFields unknown() {
        return unknown;
    }

    /** The sentence that stands below a dump. */
    String sentence() {
        return Explained.percent(sums.explained(), sums.own()) + " explained";
    }
}
