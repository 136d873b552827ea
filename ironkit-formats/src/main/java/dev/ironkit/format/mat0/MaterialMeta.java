package dev.ironkit.format.mat0;

/**
 * Four values for others than the renderer. The labels come from the code that reads them; the bits are kept as they are.
 *
 * @param surfaceId what kind of ground or skin it is, 0 to 255; 255 where nothing is said
 * @param metaB read by nothing; 255 in all shipped materials
 * @param speedFactorBits how fast one moves on it, as the bits of a float
 * @param damagePerSecondBits hit points lost on it in a second, as the bits of a float
 */
public record MaterialMeta(int surfaceId, int metaB, int speedFactorBits, int damagePerSecondBits) {

    /** What holds where the version of a material stores less: 255, 255, 1.0 and 0. */
    public static final MaterialMeta DEFAULT = new MaterialMeta(255, 255, 0x3F80_0000, 0);

    public MaterialMeta {
        if ((surfaceId & ~0xFF) != 0 || (metaB & ~0xFF) != 0) {
            throw new IllegalArgumentException(surfaceId + " or " + metaB + " does not fit a byte");
        }
    }

    /** {@return values said as numbers} */
    public static MaterialMeta of(int surfaceId, float speedFactor, float damagePerSecond) {
        return new MaterialMeta(
                surfaceId,
                DEFAULT.metaB,
                Float.floatToRawIntBits(speedFactor),
                Float.floatToRawIntBits(damagePerSecond));
    }

    /** {@return how fast one moves on it} */
    public float speedFactor() {
        return Float.intBitsToFloat(speedFactorBits);
    }

    /** {@return hit points lost on it in a second} */
    public float damagePerSecond() {
        return Float.intBitsToFloat(damagePerSecondBits);
    }

    /** {@return what is left of the values where only a header of that size is stored} */
    MaterialMeta storedIn(int headerSize) {
        return new MaterialMeta(
                headerSize >= MaterialHeader.SIZE_2 ? surfaceId : DEFAULT.surfaceId,
                headerSize >= MaterialHeader.SIZE_2 ? metaB : DEFAULT.metaB,
                headerSize >= MaterialHeader.SIZE_3 ? speedFactorBits : DEFAULT.speedFactorBits,
                headerSize >= MaterialHeader.SIZE ? damagePerSecondBits : DEFAULT.damagePerSecondBits);
    }
}
