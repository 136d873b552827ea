package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.Arrays;

/**
 * A material in the form the runtime works with: phases as floats, blocks and keys in flat arrays.
 *
 * <p>Only the texture slots change, each time the material comes back into use.
 */
final class MaterialLook {

    /** Which stored byte each of the sixteen floats comes from: diffuse, ambient, specular, emissive. */
    private static final int[] SOURCE = {4, 5, 6, 7, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15};

    /** The one byte that is stored in hundredths. */
    private static final int AMBIENT_ALPHA = 3;

    private final String name;
    private final MaterialMetadata metadata;
    private final float[] colors;
    private final int[] powers;
    private final int[] cells;
    private final ByteView[] textures;
    private final int[] slots;
    private final int blockCount;
    private final int[] modes;
    private final int[] masks;
    private final int[] firstKeys;
    private final int[] keyPhases;
    private final int[] keyEnds;

    MaterialLook(String name, Material material, MaterialMetadata metadata) {
        this.name = name;
        this.metadata = metadata;
        int phases = material.phaseCount();
        colors = new float[phases * PhaseScratch.COLORS];
        powers = new int[phases];
        cells = new int[phases];
        textures = new ByteView[phases];
        slots = new int[phases];
        Arrays.fill(slots, TextureCache.NONE);
        for (int i = 0; i < phases; i++) {
            takePhase(i, material.phase(i));
        }
        int blocks = material.blocks().size();
        int keys = material.blocks().stream().mapToInt(AnimationBlock::keyCount).sum();
        blockCount = blocks;
        // A material without blocks behaves like one whose first block has no keys.
        int room = Math.max(1, blocks);
        modes = new int[room];
        masks = new int[room];
        firstKeys = new int[room + 1];
        keyPhases = new int[keys];
        keyEnds = new int[keys];
        for (int i = 0; i < blocks; i++) {
            takeBlock(i, material.blocks().get(i), phases);
        }
    }

    private void takePhase(int phase, MaterialPhase stored) {
        for (int i = 0; i < SOURCE.length; i++) {
            int value = stored.parameter(SOURCE[i]);
            colors[phase * PhaseScratch.COLORS + i] = SOURCE[i] == AMBIENT_ALPHA ? value * 0.01f : value / 255.0f;
        }
        powers[phase] = stored.power();
        cells[phase] = stored.shownCell();
        textures[phase] = stored.hasTexture() ? stored.texture().text() : null;
    }

    private void takeBlock(int block, AnimationBlock stored, int phases) {
        modes[block] = stored.modeNumber();
        masks[block] = stored.mask();
        firstKeys[block + 1] = firstKeys[block] + stored.keyCount();
        for (int i = 0; i < stored.keyCount(); i++) {
            AnimationKey key = stored.key(i);
            // A key for a phase that is not there keeps its interval and shows the first one.
            keyPhases[firstKeys[block] + i] = key.phase() < phases ? key.phase() : 0;
            keyEnds[firstKeys[block] + i] = key.end();
        }
    }

    String name() {
        return name;
    }

    MaterialMetadata metadata() {
        return metadata;
    }

    int phaseCount() {
        return powers.length;
    }

    /** The block that is shown where one is asked for: one that is not there counts as the first. */
    int block(int asked) {
        return asked < 0 || asked >= blockCount ? 0 : asked;
    }

    /** The name of a phase's texture; null where it has none. */
    ByteView texture(int phase) {
        return textures[phase];
    }

    int slot(int phase) {
        return slots[phase];
    }

    void slot(int phase, int slot) {
        slots[phase] = slot;
    }

    float[] colors() {
        return colors;
    }

    int mode(int block) {
        return modes[block];
    }

    int mask(int block) {
        return masks[block];
    }

    int firstKey(int block) {
        return firstKeys[block];
    }

    int keyCount(int block) {
        return firstKeys[block + 1] - firstKeys[block];
    }

    int keyPhase(int key) {
        return keyPhases[key];
    }

    /** The end of a key's interval in milliseconds. */
    int keyEnd(int key) {
        return keyEnds[key];
    }

    void copyPhase(int phase, PhaseScratch out) {
        System.arraycopy(colors, phase * PhaseScratch.COLORS, out.colors, 0, PhaseScratch.COLORS);
        out.power = powers[phase];
        out.textureSlot = slots[phase];
        out.cell = cells[phase];
    }
}
