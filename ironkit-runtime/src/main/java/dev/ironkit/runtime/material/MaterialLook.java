package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;

/**
 * A material in the form the runtime works with: phases as floats, blocks as tracks.
 *
 * <p>Only the texture slots change, each time the material comes back into use.
 */
final class MaterialLook {

    /** Which stored byte each of the sixteen floats comes from: diffuse, ambient, specular, emissive. */
    private static final int[] SOURCE = {4, 5, 6, 7, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15};

    /** The one byte that is stored in hundredths. */
    private static final int AMBIENT_ALPHA = 3;

    /** Numbers kept for each phase: power, texture slot and cell, and one that is not used, so that they share a cache line. */
    private static final int NUMBERS = 4;

    private static final int SLOT = 1;
    private static final int CELL = 2;

    private final String name;
    private final MaterialMetadata metadata;
    private final float[] colors;
    private final int[] numbers;
    private final ByteView[] textures;
    private final AnimationTrack[] tracks;

    /** The track most queries are for. */
    private final AnimationTrack first;

    private final int blockCount;

    MaterialLook(String name, Material material, MaterialMetadata metadata) {
        this.name = name;
        this.metadata = metadata;
        int phases = material.phaseCount();
        colors = new float[phases * PhaseScratch.COLORS];
        numbers = new int[phases * NUMBERS];
        textures = new ByteView[phases];
        for (int i = 0; i < phases; i++) {
            takePhase(i, material.phase(i));
        }
        blockCount = material.blocks().size();
        // A material without blocks behaves like one whose first block has no keys.
        tracks = new AnimationTrack[Math.max(1, blockCount)];
        tracks[0] = AnimationTrack.NOTHING;
        for (int i = 0; i < blockCount; i++) {
            tracks[i] = AnimationTrack.of(material.blocks().get(i), phases);
        }
        first = tracks[0];
    }

    private void takePhase(int phase, MaterialPhase stored) {
        for (int i = 0; i < SOURCE.length; i++) {
            int value = stored.parameter(SOURCE[i]);
            colors[phase * PhaseScratch.COLORS + i] = SOURCE[i] == AMBIENT_ALPHA ? value * 0.01f : value / 255.0f;
        }
        numbers[phase * NUMBERS] = stored.power();
        numbers[phase * NUMBERS + SLOT] = TextureCache.NONE;
        numbers[phase * NUMBERS + CELL] = stored.shownCell();
        textures[phase] = stored.hasTexture() ? stored.texture().text() : null;
    }

    String name() {
        return name;
    }

    MaterialMetadata metadata() {
        return metadata;
    }

    int phaseCount() {
        return textures.length;
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
        return numbers[phase * NUMBERS + SLOT];
    }

    void slot(int phase, int slot) {
        numbers[phase * NUMBERS + SLOT] = slot;
    }

    float[] colors() {
        return colors;
    }

    AnimationTrack track(int block) {
        return block == 0 ? first : tracks[block];
    }

    /** Copies all of a phase. */
    void copyPhase(int phase, PhaseScratch out) {
        System.arraycopy(colors, phase * PhaseScratch.COLORS, out.colors, 0, PhaseScratch.COLORS);
        copyNumbers(phase, out);
    }

    /** Copies what is not mixed: power, texture slot and cell. */
    void copyNumbers(int phase, PhaseScratch out) {
        int at = phase * NUMBERS;
        out.power = numbers[at];
        out.textureSlot = numbers[at + SLOT];
        out.cell = numbers[at + CELL];
    }
}
