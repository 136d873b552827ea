package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;

/** Takes and gives back the textures of a material, one reference for each phase that names one. */
final class PhaseTextures {

    private final TextureRoom room;
    private final MaterialWorld world;

    PhaseTextures(TextureRoom room, MaterialWorld world) {
        this.room = room;
        this.world = world;
    }

    /** Fills the texture slots of all phases. Takes nothing if it throws. */
    void acquire(MaterialLook look) {
        int done = 0;
        try {
            for (; done < look.phaseCount(); done++) {
                ByteView name = look.texture(done);
                int slot = name == null
                        ? TextureCache.NONE
                        : room.acquire(name, look.metadata().loadFlags());
                look.slot(done, slot);
            }
            look.takeSlots();
        } finally {
            if (done < look.phaseCount()) {
                release(look, done);
            }
        }
    }

    /** Gives back what the slots refer to. The slots keep their numbers until the material comes back into use. */
    void release(MaterialLook look) {
        release(look, look.phaseCount());
    }

    private void release(MaterialLook look, int phases) {
        for (int phase = 0; phase < phases; phase++) {
            if (look.slot(phase) != TextureCache.NONE) {
                room.cache().release(look.slot(phase), world.gameTime());
            }
        }
    }
}
