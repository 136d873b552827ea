package dev.ironkit.runtime.link;

/** The files that the engine looks into for what assets name. They lie in the game folder itself, under these names in any case. */
public enum GameLibrary {
    MATERIALS("Material.lib", "materials"),
    TEXTURES("Textures.lib", "textures"),
    LIGHTMAPS("LightMap.lib", "lightmaps"),
    PALETTES("palettes.lib", "palettes");

    private final String file;
    private final String content;

    GameLibrary(String file, String content) {
        this.file = file;
        this.content = content;
    }

    /** {@return the name of the file} */
    public String file() {
        return file;
    }

    /** {@return what is in it} */
    public String content() {
        return content;
    }
}
