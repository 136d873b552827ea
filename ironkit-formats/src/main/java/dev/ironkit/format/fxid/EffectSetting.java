package dev.ironkit.format.fxid;

import java.util.Optional;

/**
 * The switches of the game's settings that effects hang on: the low byte of {@code settingsId} is the switch, the next one the
 * group of detail it stands in.
 */
public enum EffectSetting {
    DUST_0(0x000, "Dust", false),
    SMOKE_0(0x001, "Smoke", false),
    ENGINE_FIRE_0(0x002, "Engine fire", true),
    EXPLODE_0(0x003, "Explode", true),
    SHIELD_0(0x004, "Shield", true),
    LIGHTS_0(0x005, "Lights", true),
    DUST_1(0x106, "Dust", false),
    SMOKE_1(0x107, "Smoke", false),
    EXPLODE_1(0x108, "Explode", true),
    SHIELD_1(0x109, "Shield", true),
    LIGHTS_1(0x10A, "Lights", false),
    MORE_LIGHTS_1(0x10F, "Lights", true),
    SMOKE_2(0x20B, "Smoke", false),
    ENGINE_FIRE_2(0x20C, "Engine fire", false),
    EXPLODE_2(0x20D, "Explode", true),
    GUN_FIRE_2(0x20E, "Gun fire", true),
    SMOKE_3(0x310, "Smoke", false),
    EXPLODE_3(0x311, "Explode", true),
    GUN_FIRE_3(0x312, "Gun fire", true),
    LIGHTS_3(0x313, "Lights", true);

    /** How many presets of quality there are, from 1 for the best. */
    public static final int PRESETS = 3;

    private final int id;
    private final String title;
    private final boolean onAtLowest;

    EffectSetting(int id, String title, boolean onAtLowest) {
        this.id = id;
        this.title = title;
        this.onAtLowest = onAtLowest;
    }

    /** {@return the setting of an id} */
    public static Optional<EffectSetting> ofId(int id) {
        for (EffectSetting setting : values()) {
            if (setting.id == id) {
                return Optional.of(setting);
            }
        }
        return Optional.empty();
    }

    /** {@return the id, as effects store it} */
    public int id() {
        return id;
    }

    /** {@return the number of its switch} */
    public int switchIndex() {
        return id & 0xFF;
    }

    /** {@return the group of detail} */
    public int group() {
        return id >> 8;
    }

    /** {@return what the game calls it} */
    public String title() {
        return title;
    }

    /**
     * {@return whether a preset switches it on}
     *
     * @param preset 1 or 2, which switch on everything, or 3, the lowest quality
     */
    public boolean isOn(int preset) {
        if (preset < 1 || preset > PRESETS) {
            throw new IllegalArgumentException("presets are 1 to " + PRESETS + ", not " + preset);
        }
        return preset < PRESETS || onAtLowest;
    }
}
