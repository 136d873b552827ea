package dev.ironkit.format.msh.reading;

import dev.ironkit.format.msh.Model;

/** What table 18 of a model holds for each vertex. */
public enum Table18Use {
    /** Two coordinates of a lightmap. */
    LIGHTMAP_UV("lightmap-uv"),
    /** Four bytes of a colour. */
    COLOUR("colour"),
    /** Nothing: the model has no such table. */
    NONE("none");

    private static final float STEP = 1.0f / 1024.0f;

    private final String id;

    Table18Use(String id) {
        this.id = id;
    }

    /** {@return the name on the command line and in JSON} */
    public String id() {
        return id;
    }

    /** {@return a coordinate, 0 or 1, of a vertex in its lightmap} */
    public static float lightmapCoordinate(Model model, int vertex, int axis) {
        return model.lightmapOrColour().u16(vertex, axis * 2) * STEP;
    }

    /** {@return one of the four bytes of a vertex' colour} */
    public static int colourByte(Model model, int vertex, int at) {
        return model.lightmapOrColour().u8(vertex, at);
    }
}
