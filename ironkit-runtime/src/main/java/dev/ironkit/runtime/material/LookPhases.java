package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;

/** The phases of a material in the form the runtime works with: colours as floats, textures as slots. */
final class LookPhases {

    /** Which stored byte each of the sixteen floats comes from: diffuse, ambient, specular, emissive. */
    private static final int[] SOURCE = {4, 5, 6, 7, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15};

    /** The one byte that is stored in hundredths. */
    private static final int AMBIENT_ALPHA = 3;

    private final MaterialPhase[] stored;
    private final int[] slots;

    LookPhases(Material material) {
        stored = new MaterialPhase[material.phaseCount()];
        slots = new int[stored.length];
        for (int i = 0; i < stored.length; i++) {
            stored[i] = material.phase(i);
            slots[i] = TextureCache.NONE;
        }
    }

    int count() {
        return stored.length;
    }

    int power(int phase) {
        return stored[phase].power();
    }

    int cell(int phase) {
        return stored[phase].shownCell();
    }

    int slot(int phase) {
        return slots[phase];
    }

    void slot(int phase, int slot) {
        slots[phase] = slot;
    }

    /** The name of a phase's texture; null where it has none. */
    ByteView texture(int phase) {
        return stored[phase].hasTexture() ? stored[phase].texture().text() : null;
    }

    /** Writes the sixteen floats of a phase to a place of an array. */
    void copyColors(int phase, float[] out, int at) {
        for (int i = 0; i < SOURCE.length; i++) {
            int value = stored[phase].parameter(SOURCE[i]);
            out[at + i] = SOURCE[i] == AMBIENT_ALPHA ? value * 0.01f : value / 255.0f;
        }
    }
}
