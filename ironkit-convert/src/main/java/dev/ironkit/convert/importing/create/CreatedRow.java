package dev.ironkit.convert.importing.create;

/**
 * A row of the material list that a model is made with.
 *
 * @param name the name of the material in the game
 * @param material the place of the incoming material, {@link #NONE} for surfaces without one
 */
public record CreatedRow(String name, int material) {

    /** No incoming material. */
    public static final int NONE = -1;
}
