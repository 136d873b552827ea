package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.pal.PalFile;
import dev.ironkit.format.pal.PalFormat;

/** Palettes: the reader reports all there is. */
final class PalRules extends AssetRules<PalFile> {

    PalRules() {
        super(PalFormat.PAL);
    }

    @Override
    void check(PalFile palette, ByteView bytes, Problems problems) {
        // Any colours will do.
    }
}
