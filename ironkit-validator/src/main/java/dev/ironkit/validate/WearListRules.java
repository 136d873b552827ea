package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.wear.WearFormat;
import dev.ironkit.format.wear.WearList;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearRules;

/** Material lists, by themselves: whether their materials are there is another question. */
final class WearListRules extends AssetRules<WearList> {

    private final WearParser parser;

    WearListRules(WearParser parser) {
        super(WearFormat.WEAR);
        this.parser = parser;
    }

    @Override
    void check(WearList list, ByteView bytes, Problems problems) {
        WearRules.check(list, bytes, problems);
        if (parser != WearParser.TOLERANT) {
            try {
                parser.read(bytes, problems);
            } catch (MalformedAssetException e) {
                // Said already: what ends a reading is reported before.
            }
        }
    }
}
