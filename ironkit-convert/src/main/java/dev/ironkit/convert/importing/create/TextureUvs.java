package dev.ironkit.convert.importing.create;

import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingSurface;

/**
 * The coordinates by which the texture of a surface is laid.
 *
 * <p>A material from elsewhere may use the second set, or a part of a picture; then that goes into the coordinates. A material of our own
 * names its part itself, by a page of the texture.
 */
final class TextureUvs {

    private static final String OURS = "ironkit.mat0/1";

    /** Two numbers for each vertex, or none at all. */
    final float[] uvs;

    /** Whether they are the second set of the surface. */
    final boolean second;

    private TextureUvs(float[] uvs, boolean second) {
        this.uvs = uvs;
        this.second = second;
    }

    static TextureUvs of(IncomingModel incoming, IncomingSurface surface) {
        IncomingMaterial material = surface.material() == IncomingSurface.NONE
                ? null
                : incoming.materials().get(surface.material());
        TextureUse use = material == null ? null : material.texture().orElse(null);
        if (use == null || material.marks().schema().filter(OURS::equals).isPresent()) {
            return new TextureUvs(surface.uvs(), false);
        }
        boolean second = use.uvSet() == 1 && surface.hasLightmapUvs();
        float[] from = second ? surface.lightmapUvs() : surface.uvs();
        boolean whole = use.x() == 0 && use.y() == 0 && use.width() == 1 && use.height() == 1;
        return new TextureUvs(whole ? from : placed(from, use), second);
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
