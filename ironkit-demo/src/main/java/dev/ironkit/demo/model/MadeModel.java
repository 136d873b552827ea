package dev.ironkit.demo.model;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/**
 * A model with what it wears.
 *
 * @param bytes the model
 * @param materials its materials, by row
 * @param lightmaps its lightmaps, by row
 */
public record MadeModel(ByteView bytes, List<String> materials, List<String> lightmaps) {

    public MadeModel {
        materials = List.copyOf(materials);
        lightmaps = List.copyOf(lightmaps);
    }

    static MadeModel of(Assembly assembly, List<String> materials) {
        return new MadeModel(assembly.bytes(), materials, List.of());
    }

    /** Makes a model. */
    @FunctionalInterface
    public interface Maker {

        /** {@return a model} */
        MadeModel make(String stem, Style style);
    }
}
