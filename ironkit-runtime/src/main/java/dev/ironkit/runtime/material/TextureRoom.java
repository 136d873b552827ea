package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.format.texm.TexmFormat;
import dev.ironkit.format.texm.Texture;
import dev.ironkit.format.texm.TextureName;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.runtime.texture.LoadFlags;
import dev.ironkit.runtime.texture.LoadedTexture;
import java.util.Optional;

/** A library of textures and the cache of those in use: one for textures, one for lightmaps. */
final class TextureRoom {

    /** What differs between textures and lightmaps. */
    enum Kind {
        TEXTURES(777, "texture slot ", EngineMessage.TEXTURE_NOT_FOUND, EngineMessage.TEXTURES_FULL),
        LIGHTMAPS(100, "lightmap slot ", EngineMessage.LIGHTMAP_NOT_FOUND, EngineMessage.LIGHTMAPS_FULL);

        final int capacity;
        private final String slot;
        private final EngineMessage notFound;
        private final EngineMessage full;

        Kind(int capacity, String slot, EngineMessage notFound, EngineMessage full) {
            this.capacity = capacity;
            this.slot = slot;
            this.notFound = notFound;
            this.full = full;
        }
    }

    private final Kind kind;
    private final ResourceSource source;
    private final EngineLog log;
    private final TextureMaker maker;
    private final TextureCache<LoadedTexture> cache;
    private String path;
    private ArchiveReader library;

    /** Makes what is uploaded of a texture. */
    interface TextureMaker {
        LoadedTexture make(Texture texture, ByteView name, LoadFlags flags);
    }

    TextureRoom(Kind kind, String path, ResourceSource source, EngineLog log, TextureMaker maker) {
        this.kind = kind;
        this.path = path;
        this.source = source;
        this.log = log;
        this.maker = maker;
        this.cache = new TextureCache<>(kind.capacity, this::open);
    }

    /** Uses another library from now on. What is in the cache stays: it goes by numbers, as in the engine. */
    void library(String newPath) {
        path = newPath;
        library = null;
    }

    /**
     * {@return the slot of a texture with one reference more; -1 where it has a bad name or is not there, which is said}
     *
     * @throws EngineException if no slot is free
     */
    int acquire(ByteView name, int flags) {
        String shown = new FixedText(name).display();
        if (TextureName.of(name).isEmpty()) {
            log.say(EngineMessage.BAD_TEXTURE_NAME, "");
            return TextureCache.NONE;
        }
        int resource = library().map(opened -> opened.find(name).orElse(-1)).orElse(TextureCache.NONE);
        if (resource < 0) {
            log.say(kind.notFound, shown);
            return TextureCache.NONE;
        }
        try {
            int slot = cache.acquire(resource, name, flags);
            if (slot == TextureCache.NONE) {
                throw new EngineException(kind.full, shown);
            }
            return slot;
        } catch (MalformedAssetException e) {
            log.say(EngineMessage.TEXTURE_UNREADABLE, shown);
            return TextureCache.NONE;
        }
    }

    /**
     * {@return the texture in a slot, loaded again where it was dropped}
     *
     * @throws EngineException if the slot is not in use, or its library no longer has a texture there
     */
    LoadedTexture texture(int slot) {
        if (slot < 0 || slot >= cache.capacity() || cache.resource(slot) == TextureCache.NONE) {
            throw new EngineException(EngineMessage.BAD_HANDLE, kind.slot + slot);
        }
        try {
            return cache.texture(slot);
        } catch (MalformedAssetException e) {
            throw new EngineException(EngineMessage.TEXTURE_UNREADABLE, new FixedText(cache.name(slot)).display());
        }
    }

    TextureCache<LoadedTexture> cache() {
        return cache;
    }

    private LoadedTexture open(int resource, ByteView name, int flags) {
        ArchiveReader opened = library().orElseThrow(() -> new EngineException(EngineMessage.LIBRARY_MISSING, path));
        if (resource >= opened.count()) {
            // Only a slot from before the library was changed can lead there.
            throw new EngineException(kind.notFound, new FixedText(name).display());
        }
        Texture texture = TexmFormat.TEXM.decode(
                opened.contentOrEmpty(resource), opened.attributes(resource), Problems.tolerant());
        return maker.make(texture, name, new LoadFlags(flags));
    }

    private Optional<ArchiveReader> library() {
        if (library == null) {
            library = source.library(path).orElse(null);
        }
        return Optional.ofNullable(library);
    }
}
