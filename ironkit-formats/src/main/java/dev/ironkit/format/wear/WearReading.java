package dev.ironkit.format.wear;

import dev.ironkit.base.bytes.ByteView;
import java.util.List;

/**
 * What a parser takes from a list.
 *
 * @param materials the names of the materials, row by row
 * @param lightmaps the names of the lightmaps, row by row
 */
public record WearReading(List<ByteView> materials, List<ByteView> lightmaps) {

    public WearReading {
        materials = List.copyOf(materials);
        lightmaps = List.copyOf(lightmaps);
    }
}
