package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model brings along.
 *
 * @param materials materials that are new or other than they were
 * @param textures textures that are new or other than they were
 * @param notes what was left as it is, and why
 */
public record ImportedAssets(List<NamedMaterial> materials, List<NamedTexture> textures, List<String> notes) {

    /**
     * A material.
     *
     * @param name its name in the library
     * @param material the material
     * @param note what is other than it was; what was chosen for a new one
     */
    public record NamedMaterial(String name, Material material, String note) {}

    /**
     * A texture.
     *
     * @param name its name in the library
     * @param texture the texture
     * @param imported what became of its picture
     */
    public record NamedTexture(String name, Texture texture, Imported imported) {}

    /** Nothing. */
    public static final ImportedAssets NONE = new ImportedAssets(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public ImportedAssets {
        materials = List.copyOf(materials);
        textures = List.copyOf(textures);
        notes = List.copyOf(notes);
    }

    /**
     * {@return what a model brings along}
     *
     * @param incoming what its file says
     * @param imported what became of it
     * @param existing what the game has already
     * @param withTextures whether pictures become textures
     * @param problems hears of pictures that cannot
     */
    public static ImportedAssets of(
            IncomingModel incoming,
            ImportedModel imported,
            Existing existing,
            boolean withTextures,
            Problems problems) {
        return new ImportedAssetFinder(incoming, existing, withTextures, problems).find(imported);
    }

    /**
     * Says what was changed in a file and would only come along if somebody asked for it.
     *
     * @param incoming what the file says
     * @param imported what became of it
     * @param existing what the game has already
     */
    public static void reportNotTaken(
            IncomingModel incoming, ImportedModel imported, Existing existing, Problems problems) {
        if (imported.edit().isEmpty()) {
            return;
        }
        ImportedAssets assets = of(incoming, imported, existing, true, Problems.tolerant());
        List<String> changed = new ArrayList<>();
        assets.materials().forEach(one -> changed.add("material " + one.name()));
        assets.textures().forEach(one -> changed.add("texture " + one.name()));
        if (!changed.isEmpty()) {
            problems.report(ImportProblem.NOT_TAKEN, new ByteRange(0, 0), String.join(", ", changed));
        }
    }

    /** What the game has already. */
    public interface Existing {

        /** Nothing. */
        Existing EMPTY = new Existing() {
            @Override
            public Optional<Material> material(String name) {
                return Optional.empty();
            }

            @Override
            public Optional<Texture> texture(String name) {
                return Optional.empty();
            }
        };

        /** {@return the material of a name} */
        Optional<Material> material(String name);

        /** {@return the texture of a name} */
        Optional<Texture> texture(String name);
    }
}
