package dev.ironkit.runtime.material;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * The materials in use, each loaded once for all wear lists.
 *
 * <p>A place at no references keeps its material: the same one is revived there without being read again, another one may take the
 * place. New places are used only if no old one is idle.
 */
final class MaterialPool {

    static final int CAPACITY = 700;

    private final PhaseTextures textures;
    private final int[] resource = new int[CAPACITY];
    private final int[] references = new int[CAPACITY];
    private final MaterialLook[] looks = new MaterialLook[CAPACITY];
    private int count;

    MaterialPool(PhaseTextures textures) {
        this.textures = textures;
        Arrays.fill(resource, TextureCache.NONE);
    }

    /**
     * {@return the place of a material with one reference more}
     *
     * @param wanted the number of its entry in the material library
     * @param load reads it, if it is not here
     */
    int acquire(int wanted, IntFunction<MaterialLook> load) {
        int place = find(wanted);
        if (place < 0) {
            place = idle();
            MaterialLook look = load.apply(wanted);
            if (place == CAPACITY) {
                throw new EngineException(EngineMessage.MATERIALS_FULL, look.name());
            }
            textures.acquire(look);
            count = Math.max(count, place + 1);
            resource[place] = wanted;
            looks[place] = look;
        } else if (references[place] == 0) {
            textures.acquire(looks[place]);
        }
        references[place]++;
        return place;
    }

    /** Takes a reference back; with the last one those to the textures go. */
    void release(int place) {
        if (--references[place] == 0) {
            textures.release(looks[place]);
        }
    }

    MaterialLook look(int place) {
        return looks[place];
    }

    int references(int place) {
        return references[place];
    }

    int resource(int place) {
        return resource[place];
    }

    private int find(int wanted) {
        for (int place = 0; place < count; place++) {
            if (resource[place] == wanted) {
                return place;
            }
        }
        return -1;
    }

    /** The first place without references, or the next new one. */
    private int idle() {
        for (int place = 0; place < count; place++) {
            if (references[place] == 0) {
                return place;
            }
        }
        return count;
    }
}
