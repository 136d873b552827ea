package dev.ironkit.runtime.effect;

import dev.ironkit.format.fxid.EffectHeader;
import dev.ironkit.format.fxid.EffectSetting;
import java.util.BitSet;

/** The switches of the game's settings: an effect whose switch is off neither updates nor draws. */
public final class EffectSwitches {

    private static final int COUNT = 256;

    private final BitSet off = new BitSet(COUNT);

    /** Switches that are all on. */
    public EffectSwitches() {
        // Nothing is off.
    }

    /** All switches as a preset sets them: 1 and 2 everything on, 3 the lowest quality. */
    public void preset(int preset) {
        off.clear();
        for (EffectSetting setting : EffectSetting.values()) {
            off.set(setting.switchIndex(), !setting.isOn(preset));
        }
    }

    /** Sets one switch, 0 to 255. */
    public void set(int index, boolean on) {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("switches are 0 to 255, not " + index);
        }
        off.set(index, !on);
    }

    /** {@return whether the effect's switch is on; one that nobody set is} */
    public boolean isOn(EffectHeader header) {
        return !off.get(header.switchIndex());
    }
}
