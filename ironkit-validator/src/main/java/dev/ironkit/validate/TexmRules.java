package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureRules;

/** Textures, and the names they are found under. */
final class TexmRules extends AssetRules<Texture> {

    TexmRules() {
        super(TexmFormat.TEXM);
    }

    @Override
    void check(Texture texture, ByteView bytes, Problems problems) {
        TextureRules.check(texture, bytes, problems);
    }

    @Override
    public void checkEntry(EntryContent entry, Problems problems) {
        TextureRules.checkName(entry.name(), entry.named(), problems);
    }
}
