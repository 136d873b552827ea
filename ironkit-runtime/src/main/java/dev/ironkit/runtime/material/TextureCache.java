package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import java.util.Arrays;

/**
 * Slots for textures, each found again by the number of its resource.
 *
 * <p>A slot is free until a resource takes it. At no references it keeps its resource until {@link #sweep} frees it, so whoever
 * asks in between gets it back without loading.
 *
 * @param <T> what a loaded texture is
 */
final class TextureCache<T> {

    /** Marks a slot that holds nothing, and the answer where there is no slot. */
    static final int NONE = -1;

    /** Loads what a slot is to hold. */
    interface Opener<T> {
        T open(int resource, ByteView name, int flags);
    }

    private final Opener<T> opener;
    private final int[] resource;
    private final int[] references;
    private final int[] lastZeroTime;
    private final int[] flags;
    private final ByteView[] names;
    private final Object[] textures;

    TextureCache(int capacity, Opener<T> opener) {
        this.opener = opener;
        resource = new int[capacity];
        references = new int[capacity];
        lastZeroTime = new int[capacity];
        flags = new int[capacity];
        names = new ByteView[capacity];
        textures = new Object[capacity];
        Arrays.fill(resource, NONE);
    }

    /** {@return the slot of a resource with one reference more, or {@link #NONE} if it is new and no slot is free} */
    int acquire(int wanted, ByteView name, int loadFlags) {
        int slot = indexOf(wanted);
        if (slot == NONE) {
            slot = indexOf(NONE);
            if (slot == NONE) {
                return NONE;
            }
            textures[slot] = opener.open(wanted, name, loadFlags);
            resource[slot] = wanted;
            flags[slot] = loadFlags;
            names[slot] = name;
        }
        references[slot]++;
        lastZeroTime[slot] = 0;
        return slot;
    }

    /** Takes a reference back and remembers when the last one went. */
    void release(int slot, int now) {
        if (--references[slot] == 0) {
            lastZeroTime[slot] = now;
        }
    }

    /** Frees the slots that had no reference for longer than an age. */
    void sweep(int now, int age) {
        for (int slot = 0; slot < resource.length; slot++) {
            boolean idle = resource[slot] != NONE && references[slot] == 0;
            if (idle && Integer.compareUnsigned(now - lastZeroTime[slot], age) > 0) {
                free(slot);
            }
        }
    }

    /** Frees a slot that nobody refers to. */
    void freeIfIdle(int slot) {
        if (references[slot] == 0) {
            free(slot);
        }
    }

    /** Drops every texture. A slot that is referred to keeps its resource and loads it again when it is next asked for. */
    void unload() {
        for (int slot = 0; slot < resource.length; slot++) {
            textures[slot] = null;
            if (resource[slot] != NONE) {
                freeIfIdle(slot);
            }
        }
    }

    /** {@return the texture of a slot in use} */
    @SuppressWarnings("unchecked")
    T texture(int slot) {
        if (textures[slot] == null) {
            textures[slot] = opener.open(resource[slot], names[slot], flags[slot]);
        }
        return (T) textures[slot];
    }

    int resource(int slot) {
        return resource[slot];
    }

    int references(int slot) {
        return references[slot];
    }

    int lastZeroTime(int slot) {
        return lastZeroTime[slot];
    }

    /** The name a slot was taken by. */
    ByteView name(int slot) {
        return names[slot];
    }

    int flags(int slot) {
        return flags[slot];
    }

    int capacity() {
        return resource.length;
    }

    private void free(int slot) {
        resource[slot] = NONE;
        textures[slot] = null;
        names[slot] = null;
        lastZeroTime[slot] = 0;
        flags[slot] = 0;
    }

    /** The first slot with a resource. */
    private int indexOf(int wanted) {
        for (int slot = 0; slot < resource.length; slot++) {
            if (resource[slot] == wanted) {
                return slot;
            }
        }
        return NONE;
    }
}
