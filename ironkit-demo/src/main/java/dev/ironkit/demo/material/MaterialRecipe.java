package dev.ironkit.demo.material;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialEditor;
import dev.ironkit.format.mat0.MaterialFlags;
import dev.ironkit.format.mat0.MaterialMeta;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;

/**
 * A material with its name.
 *
 * @param name its entry
 * @param material what it is
 */
public record MaterialRecipe(String name, Material material) {

    /** Opaque, without light of its own. */
    static final int PLAIN = 0;

    /** The skin of things, lit by lamps and sun. */
    static final int LIT_SKIN = 2;

    /** Mixed by its alpha. */
    static final int ALPHA = 4;

    /** Mixed by its alpha, on the second texture stage. */
    static final int STAGE_ONE = 5;

    /** Added to what is behind it. */
    static final int ADDITIVE = 8;

    private static final int STILL = 1000;

    /** {@return its bytes} */
    public ByteView bytes() {
        ByteSink out = ByteSink.inMemory();
        Mat0Format.MAT0.encode(material, out);
        return out.toView();
    }

    static MaterialEditor start(int flags, int surface) {
        return Material.builder()
                .version(Material.VERSION)
                .flags(new MaterialFlags(flags))
                .meta(MaterialMeta.of(surface, 1.0f, 0));
    }

    static MaterialPhase phase(String texture, int diffuse) {
        return MaterialPhase.of(texture).withDiffuse(diffuse);
    }

    /** One phase that never changes: a loop of one key, as all still materials have it. */
    static MaterialEditor still(int flags, int surface, MaterialPhase phase) {
        return start(flags, surface).addPhase(phase).addBlock(only(0));
    }

    /** A block that shows one phase. */
    static AnimationBlock only(int phase) {
        return AnimationBlock.of(AnimationMode.LOOP, 0, List.of(AnimationKey.of(phase, STILL)));
    }

    /** A block that shows one phase after the other, each for the same time. */
    static AnimationBlock keys(AnimationMode mode, int mask, int count, int millis) {
        List<AnimationKey> keys = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            keys.add(AnimationKey.of(i, (i + 1) * millis));
        }
        return AnimationBlock.of(mode, mask, keys);
    }
}
