package dev.ironkit.format.texm;

import java.util.Arrays;

/** The colours of a picture that has few of them. */
final class QuantisFew {

    private static final int RGB = 0xFF_FFFF;
    private static final int SLOTS = 1024;
    private static final int FREE = -1;

    private QuantisFew() {}

    /** The colours without alpha in the order they appear in, or null if there are more than the limit. */
    static int[] colours(int[] pixels, int limit) {
        int[] slots = new int[SLOTS];
        Arrays.fill(slots, FREE);
        int[] found = new int[limit];
        int count = 0;
        for (int pixel : pixels) {
            int colour = pixel & RGB;
            int slot = slotOf(slots, colour);
            if (slots[slot] == FREE) {
                if (count == limit) {
                    return null;
                }
                slots[slot] = colour;
                found[count++] = colour;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static int slotOf(int[] slots, int colour) {
        int slot = (colour * 0x9E37_79B1) >>> 22;
        while (slots[slot] != FREE && slots[slot] != colour) {
            slot = (slot + 1) % SLOTS;
        }
        return slot;
    }
}
