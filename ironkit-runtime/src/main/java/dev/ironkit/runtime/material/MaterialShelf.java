package dev.ironkit.runtime.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.FixedText;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.archive.ArchiveReader;
import dev.ironkit.format.mat0.AnimationBlock;
import dev.ironkit.format.mat0.AnimationKey;
import dev.ironkit.format.mat0.AnimationMode;
import dev.ironkit.format.mat0.BlendMode;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.runtime.link.MaterialLookup;
import dev.ironkit.runtime.resource.ResourceSource;
import dev.ironkit.runtime.texture.LoadFlags;

/** The library of materials and the pool of those in use. */
final class MaterialShelf {

    /** Where a material says how many animations it has. */
    private static final int BLOCK_COUNT_AT = 2;

    private static final int BLOCK_COUNT_END = 4;

    private final ResourceSource source;
    private final WorldOptions options;
    private final MaterialPool pool;
    private String path;
    private ArchiveReader library;

    MaterialShelf(String path, ResourceSource source, WorldOptions options, PhaseTextures textures) {
        this.path = path;
        this.source = source;
        this.options = options;
        this.pool = new MaterialPool(textures);
    }

    void library(String newPath) {
        path = newPath;
        library = null;
    }

    MaterialPool pool() {
        return pool;
    }

    /**
     * {@return the place of a material with one reference more}
     *
     * <p>A name that is not there is said and leads to DEFAULT, and without one to the first entry.
     *
     * @throws EngineException if the library is not there or empty, the material cannot be read, or the pool is full
     */
    int acquire(ByteView name) {
        ArchiveReader materials = opened();
        MaterialLookup lookup = MaterialLookup.of(name, materials.count(), materials::find);
        if (lookup.outcome().isFallback()) {
            options.log().say(EngineMessage.MATERIAL_NOT_FOUND, new FixedText(name).display());
        }
        return pool.acquire(lookup.entry(), wanted -> read(wanted, new FixedText(name).display()));
    }

    private ArchiveReader opened() {
        if (library == null) {
            library = source.library(path).orElseThrow(() -> new EngineException(EngineMessage.LIBRARY_MISSING, path));
        }
        if (library.count() == 0) {
            throw new EngineException(EngineMessage.MATERIALS_EMPTY, path);
        }
        return library;
    }

    private MaterialLook read(int index, String name) {
        ByteView content = library.contentOrEmpty(index);
        // Asked before anything else, as the engine does: a tolerant reader would keep them all.
        if (content.length() >= BLOCK_COUNT_END && content.u16(BLOCK_COUNT_AT) > Material.MOST_BLOCKS) {
            throw new EngineException(EngineMessage.TOO_MANY_ANIMATIONS, name);
        }
        Material material;
        try {
            material = Mat0Format.MAT0.decode(content, library.attributes(index), Problems.tolerant());
        } catch (MalformedAssetException e) {
            throw new EngineException(EngineMessage.MATERIAL_UNREADABLE, name);
        }
        sayOddities(material, name);
        int flags = LoadFlags.PAGES | material.flags().textureLoadFlags(options.bumpMapped());
        return new MaterialLook(name, material, new MaterialMetadata(material.meta(), material.flags(), flags));
    }

    private void sayOddities(Material material, String name) {
        if (material.tail().length() > 0) {
            options.log().say(EngineMessage.BYTES_BEHIND, name);
        }
        if (material.phaseCount() == 0) {
            options.log().say(EngineMessage.NO_PHASES, name);
        }
        if (BlendMode.ofNibble(material.flags().nibbleMode()).isEmpty()) {
            options.log().say(EngineMessage.UNDEFINED_BLEND, name);
        }
        for (AnimationBlock block : material.blocks()) {
            if (AnimationMode.ofNumber(block.modeNumber()).isEmpty()) {
                options.log().say(EngineMessage.UNDEFINED_MODE, name);
            }
            for (AnimationKey key : block.keys()) {
                if (key.phase() >= material.phaseCount()) {
                    options.log().say(EngineMessage.PHASE_OUT_OF_RANGE, name);
                }
            }
        }
    }
}
