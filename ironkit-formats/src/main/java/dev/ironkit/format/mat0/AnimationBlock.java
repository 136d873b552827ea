package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.field.RecordLayout;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;

/**
 * A way the phases of a material follow each other.
 *
 * <pre>
 *  off size field
 *    0    4 modeAndMask  bits 0 to 2: mode; bits 3 and up: interpolation mask
 *    4    2 keyCount
 *    6      keys, one {@link AnimationKey} record after the other
 * </pre>
 *
 * @param modeAndMask the first word as it is
 * @param rawKeys the keys, {@value AnimationKey#SIZE} bytes each
 */
public record AnimationBlock(int modeAndMask, ByteView rawKeys) {

    /** The size of what stands before the keys. */
    public static final int HEADER_SIZE = 6;

    /** What stands before the keys, field by field. */
    public static final RecordLayout HEADER = RecordLayout.builder()
            .known("modeAndMask", FieldType.FLAGS32, "bits 0 to 2: mode; bits 3 and up: interpolation mask")
            .derived("keyCount", FieldType.U16, "")
            .build(HEADER_SIZE);

    /** The most keys a block can have. */
    public static final int MOST_KEYS = 0xFFFF;

    /** The bit of the mask that interpolates red, green and blue of the ambient colour. */
    public static final int AMBIENT = 0x01;

    /** The bit of the mask that interpolates red, green and blue of the diffuse colour. */
    public static final int DIFFUSE = 0x02;

    /** The bit of the mask that interpolates red, green and blue of the specular colour. */
    public static final int SPECULAR = 0x04;

    /** The bit of the mask that interpolates red, green and blue of the emissive colour. */
    public static final int EMISSIVE = 0x08;

    /** The bit of the mask that interpolates the opacity. */
    public static final int AMBIENT_ALPHA = 0x10;

    /** All bits of the mask that mean something. */
    public static final int KNOWN_MASK = 0x1F;

    private static final int MODE_BITS = 3;
    private static final int MODE = 0x7;

    public AnimationBlock {
        if (rawKeys.length() % AnimationKey.SIZE != 0 || rawKeys.length() / AnimationKey.SIZE > MOST_KEYS) {
            throw new IllegalArgumentException(rawKeys.length() + " bytes are not the keys of a block");
        }
    }

    /**
     * {@return a new block}
     *
     * @param mode how the keys follow each other
     * @param mask what is interpolated, for example {@code DIFFUSE | AMBIENT_ALPHA}
     * @param keys at least one, each ending behind the one before it
     * @throws dev.ironkit.base.diagnostic.RefusedException if the engine would not play it
     */
    public static AnimationBlock of(AnimationMode mode, int mask, List<AnimationKey> keys) {
        WritableBlock.checkMask(mask, "");
        WritableBlock.checkCount(keys.size(), "");
        ByteSink sink = ByteSink.inMemory();
        keys.forEach(key -> key.write(sink));
        AnimationBlock block = new AnimationBlock(mode.number() | mask << MODE_BITS, sink.toView());
        WritableBlock.check(block);
        return block;
    }

    /** {@return the low three bits of the first word} */
    public int modeNumber() {
        return modeAndMask & MODE;
    }

    /** {@return how the keys follow each other; a number without a meaning counts as loop} */
    public AnimationMode mode() {
        return AnimationMode.ofNumber(modeNumber()).orElse(AnimationMode.LOOP);
    }

    /** {@return the upper 29 bits of the first word; only {@link #KNOWN_MASK} of them mean something} */
    public int mask() {
        return modeAndMask >>> MODE_BITS;
    }

    /** {@return how many keys there are} */
    public int keyCount() {
        return rawKeys.length() / AnimationKey.SIZE;
    }

    /** {@return a key by its number} */
    public AnimationKey key(int index) {
        Objects.checkIndex(index, keyCount());
        return AnimationKey.read(rawKeys.slice(index * AnimationKey.SIZE, AnimationKey.SIZE));
    }

    /** {@return the keys; each is made when it is asked for} */
    public List<AnimationKey> keys() {
        return new AbstractList<>() {
            @Override
            public AnimationKey get(int index) {
                return key(index);
            }

            @Override
            public int size() {
                return keyCount();
            }
        };
    }

    /** {@return when a key starts: where the one before it ends, 0 for the first} */
    public int start(int index) {
        return index == 0 ? 0 : key(index - 1).end();
    }

    /** {@return how long a cycle takes, in milliseconds: where the last key ends; 0 without keys} */
    public int period() {
        return keyCount() == 0 ? 0 : key(keyCount() - 1).end();
    }

    int size() {
        return HEADER_SIZE + rawKeys.length();
    }

    void write(ByteSink sink) {
        sink.i32(modeAndMask);
        sink.u16(keyCount());
        sink.bytes(rawKeys);
    }

    @Override
    public String toString() {
        return mode().title() + ", " + keyCount() + " keys, " + period() + " ms";
    }
}
