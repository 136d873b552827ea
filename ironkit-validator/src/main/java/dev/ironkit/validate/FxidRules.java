package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.EffectRules;
import dev.ironkit.format.fxid.FxidFormat;

/** Effects, by themselves: whether their sounds and materials are there is another question. */
final class FxidRules extends AssetRules<Effect> {

    FxidRules() {
        super(FxidFormat.FXID);
    }

    @Override
    void check(Effect effect, ByteView bytes, Problems problems) {
        EffectRules.check(effect, bytes, problems);
    }
}
