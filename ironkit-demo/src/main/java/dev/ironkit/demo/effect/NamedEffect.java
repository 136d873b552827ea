package dev.ironkit.demo.effect;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.fxid.Effect;
import dev.ironkit.format.fxid.FxidFormat;

/**
 * An effect with the name it has in its archive.
 *
 * @param name the name
 * @param effect the effect
 */
public record NamedEffect(String name, Effect effect) {

    /** {@return its bytes} */
    public ByteView bytes() {
        return FxidFormat.FXID.encoded(effect);
    }
}
