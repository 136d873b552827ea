package dev.ironkit.format.mat0;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;

/**
 * What {@code attr1} of the directory entry says about a material.
 *
 * @param bits the attribute as it is; bits that mean nothing are kept
 */
public record MaterialFlags(int bits) {

    /** The bit that puts the textures on stage 1. */
    public static final int STAGE_ONE = 0x01;

    /** The bit of a lit skin that may be bump mapped. */
    public static final int LIT_SKIN = 0x02;

    /** A bit no shipped material has. */
    public static final int FLAG_B = 0x40;

    /** Where the nibble of the blend mode starts. */
    public static final int NIBBLE_SHIFT = 2;

    /** The largest nibble that leads to a blend mode. */
    public static final int LAST_NIBBLE = 4;

    private static final int NIBBLE = 0xF;

    /** The flag textures are loaded with for stage 1. */
    private static final int LOAD_STAGE_ONE = 0x20_0000;

    /** The flag textures are loaded with to be uploaded opaque. */
    private static final int LOAD_OPAQUE = 0x8_0000;

    /** {@return whether the textures go on stage 1} */
    public boolean stageOne() {
        return (bits & STAGE_ONE) != 0;
    }

    /** {@return whether it is a lit skin, the engine's flagA} */
    public boolean litSkin() {
        return (bits & LIT_SKIN) != 0;
    }

    /** {@return bits 2 to 5, which name the blend mode} */
    public int nibbleMode() {
        return bits >>> NIBBLE_SHIFT & NIBBLE;
    }

    /** {@return bit 6, the engine's flagB} */
    public boolean flagB() {
        return (bits & FLAG_B) != 0;
    }

    /** {@return how the surface is mixed with the picture; opaque for a nibble that leads nowhere} */
    public BlendMode blend() {
        return BlendMode.ofNibble(nibbleMode()).orElse(BlendMode.OPAQUE);
    }

    /**
     * {@return the flags the textures of the phases are loaded with}
     *
     * @param bumpMapped whether bump mapping is on and the device can do it; it is off in the shipped game
     */
    public int textureLoadFlags(boolean bumpMapped) {
        int stage = stageOne() ? LOAD_STAGE_ONE : 0;
        int opaque = litSkin() && !bumpMapped ? LOAD_OPAQUE : 0;
        return stage | opaque;
    }

    /** {@return the same flags with bit 0 set or not} */
    public MaterialFlags withStageOne(boolean on) {
        return with(STAGE_ONE, on);
    }

    /** {@return the same flags with bit 1 set or not} */
    public MaterialFlags withLitSkin(boolean on) {
        return with(LIT_SKIN, on);
    }

    /** {@return the same flags with another nibble, 0 to 4} */
    public MaterialFlags withNibbleMode(int nibble) {
        if (BlendMode.ofNibble(nibble).isEmpty()) {
            throw new RefusedException(
                    Mat0Problem.EDIT_VALUE, AssetPath.UNNAMED, "the blend mode", 0, LAST_NIBBLE, nibble);
        }
        return new MaterialFlags((bits & ~(NIBBLE << NIBBLE_SHIFT)) | nibble << NIBBLE_SHIFT);
    }

    private MaterialFlags with(int bit, boolean on) {
        return new MaterialFlags(on ? bits | bit : bits & ~bit);
    }
}
