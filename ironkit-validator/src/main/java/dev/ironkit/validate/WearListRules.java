package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearRules;

/** Material lists, by themselves: whether their materials are there is another question. */
final class WearListRules extends AssetRules<WearList> {

    WearListRules() {
        super(WearFormat.WEAR);
    }

    @Override
    void check(WearList list, ByteView bytes, Problems problems) {
        WearRules.check(list, bytes, problems);
    }
}
