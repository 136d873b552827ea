package dev.ironkit.convert.making;

import dev.ironkit.convert.incoming.IncomingMaterial.TextureUse;
import dev.ironkit.convert.incoming.IncomingModel;
import dev.ironkit.convert.incoming.IncomingSurface;
import java.util.List;

/**
 * The coordinates by which the texture of a surface is laid.
 *
 * <p>A material from elsewhere may use the second set, or a part of a picture; then that goes into the coordinates. A material of our own
 * names its part itself, by a page of the texture.
 */
final class LaidUvs {

    private static final List<String> OURS = List.of("ironkit.mat0/1");

    private LaidUvs() {}

    /** Two numbers for each vertex, or none at all. */
    static float[] of(IncomingModel incoming, IncomingSurface surface) {
        TextureUse use = surface.material() == IncomingSurface.NONE
                ? null
                : incoming.materials().get(surface.material()).texture().orElse(null);
        if (use == null
                || incoming.materials()
                        .get(surface.material())
                        .marks()
                        .schema()
                        .filter(OURS::contains)
                        .isPresent()) {
            return surface.uvs();
        }
        float[] from = use.uvSet() == 1 && surface.hasLightmapUvs() ? surface.lightmapUvs() : surface.uvs();
        boolean whole = use.x() == 0 && use.y() == 0 && use.width() == 1 && use.height() == 1;
        return whole ? from : placed(from, use);
    }

    private static float[] placed(float[] from, TextureUse use) {
        float[] to = new float[from.length];
        for (int at = 0; at + 1 < from.length; at += 2) {
            to[at] = (float) (use.x() + from[at] * use.width());
            to[at + 1] = (float) (use.y() + from[at + 1] * use.height());
        }
        return to;
    }
}
