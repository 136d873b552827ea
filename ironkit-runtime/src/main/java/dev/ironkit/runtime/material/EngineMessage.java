package dev.ironkit.runtime.material;

/**
 * What the material runtime has to say. The texts of the first group are the engine's own, to the letter; the engine has none for
 * the second group, where it reads or writes past the end of a table, or goes on without a word.
 */
public enum EngineMessage {
    MATERIAL_NOT_FOUND("Material %s not found."),
    ILLEGAL_WEAR_LENGTH("Illegal wear length."),
    WEAR_DOES_NOT_EXIST("Wear <%s> doesn't exist."),
    ILLEGAL_LIGHTMAPS_LENGTH("Illegal lightmaps length."),
    LIGHTMAP_NOT_FOUND("LightMap %s not found."),
    BAD_TEXTURE_NAME("Bad texture name."),
    TOO_MANY_ANIMATIONS("Too many animations for material."),

    LIBRARY_MISSING("Library %s not found."),
    MATERIALS_EMPTY("The material library %s has no entries."),
    MATERIAL_UNREADABLE("Material %s cannot be read."),
    MATERIALS_FULL("No room for material %s: all 700 are in use."),
    TEXTURE_NOT_FOUND("Texture %s not found."),
    TEXTURE_UNREADABLE("Texture %s cannot be read."),
    TEXTURES_FULL("No room for texture %s: all 777 slots are taken."),
    LIGHTMAPS_FULL("No room for lightmap %s: all 100 slots are taken."),
    TABLES_FULL("No room for wear <%s>: all 70 tables are in use."),
    WEAR_BROKEN("Wear <%s> cannot be read."),
    BAD_HANDLE("There is no %s."),
    NO_PALETTE("No palette for texture %s."),
    PALETTE_UNREADABLE("Palette %s cannot be read."),
    BYTES_BEHIND("Material %s has bytes after its last block."),
    NO_PHASES("Material %s has no phases."),
    UNDEFINED_MODE("Material %s has a block with a mode above 3."),
    UNDEFINED_BLEND("Material %s has a blend index above 4."),
    PHASE_OUT_OF_RANGE("Material %s has a key for a missing phase.");

    private final String text;

    EngineMessage(String text) {
        this.text = text;
    }

    /** {@return the text with its blank filled} */
    public String text(String about) {
        return text.replace("%s", about);
    }
}
