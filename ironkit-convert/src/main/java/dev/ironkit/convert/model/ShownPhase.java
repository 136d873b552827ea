package dev.ironkit.convert.model;

import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.Material;
import java.util.OptionalInt;

/** Which phase of a material a file shows that cannot show them all. */
public final class ShownPhase {

    private ShownPhase() {}

    /** {@return the phase of the first moment; 0 where a material does not move} */
    public static int first(Material material) {
        if (material.blocks().isEmpty()) {
            return 0;
        }
        AnimationBlock block = material.blocks().get(0);
        int phase = block.keyCount() == 0 ? 0 : block.key(0).phase();
        return phase < material.phaseCount() ? phase : 0;
    }

    /** {@return the phase that was asked for, where a material has so many; otherwise that of the first moment} */
    public static int of(Material material, OptionalInt wanted) {
        boolean there = wanted.isPresent() && wanted.getAsInt() >= 0 && wanted.getAsInt() < material.phaseCount();
        return there ? wanted.getAsInt() : first(material);
    }
}
