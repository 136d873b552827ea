package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.format.pal.PalFormat;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.format.texm.PaletteSuffix;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureName;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.runtime.texture.LoadFlags;
import dev.ironkit.runtime.texture.LoadedTexture;
import dev.ironkit.runtime.texture.PaletteBank;
import dev.ironkit.runtime.texture.TextureLoader;
import java.util.Optional;

/**
 * What all material managers share: the libraries, the game time, the pool of materials and the caches of textures.
 *
 * <p>For one thread. Nothing here looks at a clock: time is what {@link #setGameTime} says, in milliseconds, unsigned.
 */
public final class MaterialWorld {

    /** Milliseconds of game time from one sweep of idle textures to the next. */
    public static final int SWEEP_INTERVAL = 20_000;

    /** Milliseconds after which a texture nobody refers to is swept. */
    public static final int IDLE_AGE = 60_000;

    private final WorldOptions options;
    private final ResourceSource source;
    private final TextureRoom textures;
    private final TextureRoom lightmaps;
    private final MaterialShelf materials;
    private String palettesPath = "palettes.lib";
    private PaletteBank palettes;
    private int gameTime;
    private int lastSweep;

    /** A world over a source of bytes, with the engine's own names of libraries. */
    public MaterialWorld(ResourceSource source, WorldOptions options) {
        this.source = source;
        this.options = options;
        EngineLog log = options.log();
        textures = new TextureRoom(TextureRoom.Kind.TEXTURES, "Textures.lib", source, log, this::make);
        lightmaps = new TextureRoom(TextureRoom.Kind.LIGHTMAPS, "LightMap.lib", source, log, this::make);
        materials = new MaterialShelf("Material.lib", source, options, new PhaseTextures(textures, this));
    }

    /** {@return a new manager, without tables} */
    public MaterialManager loadMatManager() {
        return new MaterialManager(this);
    }

    /**
     * Takes materials that are not in the pool from another library from now on. The path is not looked at before one is wanted. The
     * pool goes by the number of the entry alone, as the engine's does: a number that is in it is shown as it was loaded.
     */
    public void setMaterialLib(String path) {
        materials.library(path);
    }

    /** Takes textures that are not in the cache, which goes by numbers of entries, from another library from now on. */
    public void setTexturesLib(String path) {
        textures.library(path);
    }

    /** Takes lightmaps that are not in the cache, which goes by numbers of entries, from another library from now on. */
    public void setLightMapLib(String path) {
        lightmaps.library(path);
    }

    /** Takes palettes from another library from now on. */
    public void setPalettesLib(String path) {
        palettesPath = path;
        palettes = null;
    }

    /** Says how late it is; from time to time this frees textures that nobody has referred to for long. */
    public void setGameTime(int milliseconds) {
        gameTime = milliseconds;
        if (Integer.compareUnsigned(gameTime - lastSweep, SWEEP_INTERVAL) >= 0) {
            lastSweep = gameTime;
            textures.cache().sweep(gameTime, IDLE_AGE);
        }
    }

    /** {@return how late it is} */
    public int gameTime() {
        return gameTime;
    }

    /** Drops all textures and lightmaps. Those that are referred to are loaded again when they are next asked for. */
    public void unloadAllTextures() {
        textures.cache().unload();
        lightmaps.cache().unload();
    }

    /**
     * {@return the texture in a slot, as a phase query names it}
     *
     * @throws EngineException if the slot is not in use, or its texture was dropped and can no longer be had
     */
    public LoadedTexture texture(int slot) {
        return textures.texture(slot);
    }

    MaterialShelf materials() {
        return materials;
    }

    TextureRoom textures() {
        return textures;
    }

    TextureRoom lightmaps() {
        return lightmaps;
    }

    RandomSource random() {
        return options.random();
    }

    EngineLog log() {
        return options.log();
    }

    Optional<ByteView> resource(String path) {
        return source.resource(path);
    }

    /** A texture as the loader plans it, with the palette its name leads to. */
    private LoadedTexture make(Texture texture, ByteView name, LoadFlags flags) {
        TextureLoader loader = new TextureLoader(options.settings());
        return loader.load(texture, flags, texture.header().flags5(), palette(name));
    }

    private Optional<Palette> palette(ByteView name) {
        Optional<PaletteSuffix> suffix = TextureName.of(name).flatMap(TextureName::suffix);
        if (suffix.isEmpty() || suffix.get().index() < 0) {
            return Optional.empty();
        }
        if (palettes == null) {
            palettes = loadPalettes();
        }
        Optional<Palette> found = palettes.forTexture(name);
        if (found.isEmpty()) {
            options.log().say(EngineMessage.NO_PALETTE, new FixedText(name).display());
        }
        return found;
    }

    private PaletteBank loadPalettes() {
        Optional<ArchiveReader> library = source.library(palettesPath);
        if (library.isEmpty()) {
            return PaletteBank.empty();
        }
        ArchiveReader opened = library.get();
        return PaletteBank.load(name -> palette(opened, name), Problems.tolerant());
    }

    /** The content of a palette; one that cannot be read is said and counts as none, so that the others can be had. */
    private Optional<ByteView> palette(ArchiveReader library, String name) {
        int index = library.find(ByteView.of(name.getBytes(FixedText.CP1251))).orElse(-1);
        if (index < 0) {
            return Optional.empty();
        }
        ByteView content = library.contentOrEmpty(index);
        try {
            PalFormat.PAL.decode(content, Attributes.NONE, Problems.tolerant());
            return Optional.of(content);
        } catch (MalformedAssetException e) {
            options.log().say(EngineMessage.PALETTE_UNREADABLE, name);
            return Optional.empty();
        }
    }
}
